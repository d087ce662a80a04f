// A program that holds a seat and plays the first thing it may.
//
//   node --experimental-websocket program.mjs http://127.0.0.1:1858 TABLE TOKEN
//
// From Node 22 on the switch is not needed.

const [server, table, token] = process.argv.slice(2);
const address = `${server.replace(/^http/, "ws").replace(/\/$/, "")}/api/tables/${table}/live`;
const socket = new WebSocket(address, { headers: { Authorization: `Bearer ${token}` } });

const say = (message) => socket.send(JSON.stringify(message));

// Plays for the seat that is asked, if it is ours.
function play(moment) {
  if (!moment) return; // The game has not begun.
  for (const { viewer, actions } of moment.seats) {
    if (!actions?.length) continue;
    const ask = { kind: "play", seat: viewer.seat, action: actions[0], at: moment.decisions };
    say({ type: "ask", id: `decision-${moment.version}`, ask });
    return;
  }
  if (moment.standings) {
    console.log("points:", moment.standings.seats.map((seat) => seat.points).join(" to "));
    socket.close();
  }
}

socket.onopen = () => say({ type: "hello", protocol: 1, detail: "bare" });
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === "welcome" || message.type === "moved") play(message.moment);
  if (message.type === "refused") console.error("refused:", message.reason, message.why.id);
};
socket.onclose = () => process.exit();
socket.onerror = (error) => console.error("no connection:", error.message ?? error);

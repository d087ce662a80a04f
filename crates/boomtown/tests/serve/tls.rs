//! `boomtown serve` without a proxy in front: given certificates, a redirect, and certificates fetched from an ACME server.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::os::fd::OwnedFd;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tempfile::TempDir;
use tokio::time::sleep;
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;

use crate::encrypted::{Authority, Client};
use crate::guest::Guest;

/// A process that is ended with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // Whoever has gone already needs no end.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// An address that nobody uses.
fn free() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// What a command that fails says, and its exit code.
fn refused(arguments: &[&str]) -> (i32, String) {
    let done = Command::new(env!("CARGO_BIN_EXE_boomtown")).args(arguments).output().unwrap();
    (done.status.code().unwrap(), String::from_utf8_lossy(&done.stderr).into_owned())
}

/// A server that is open, and its address.
fn open(command: &mut Command) -> (Running, SocketAddr) {
    let mut child = command.stdout(Stdio::piped()).env("BOOMTOWN_LOG", "error").spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.split("https://").nth(1).and_then(|rest| rest.split('/').next());
    (Running(child), address.unwrap_or_else(|| panic!("the server says: {line:?}")).parse().unwrap())
}

fn serve(data: &Path, listen: SocketAddr, more: &[&str]) -> (Running, SocketAddr) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_boomtown"));
    command.args(["serve", "--data", text(data), "--listen", &listen.to_string()]).args(more);
    open(&mut command)
}

#[tokio::test]
async fn whoever_comes_without_tls_is_sent_where_there_is() {
    let (folder, authority) = (TempDir::new().unwrap(), Authority::new());
    let files = authority.give(folder.path());
    let (plain, monitor) = (free(), free());
    let (redirect, health) = (plain.to_string(), monitor.to_string());
    let tls = ["--tls-certificate", text(&files.certificate), "--tls-key", text(&files.key)];
    let more = ["--redirect-http", &redirect, "--monitor", &health];
    let (server, address) = serve(&folder.path().join("data"), free(), &[&tls[..], &more[..]].concat());
    let client = Client::new(address, "localhost", authority.root());
    assert_eq!(client.get("/").await.status, 200);
    let sent = Guest::nobody(plain).send("GET", "/t/table?x=1", "", &[("Host", "localhost:80")]).await;
    assert_eq!(sent.status, 308);
    assert_eq!(sent.header("location"), format!("https://localhost:{}/t/table?x=1", address.port()));
    assert_eq!(Guest::nobody(plain).get("/api/games").await.status, 308, "nothing is told there");
    // Health is asked where there is no TLS.
    let asked = |more: &[&str]| {
        let command = ["health", "--listen", &address.to_string()].map(str::to_owned);
        Command::new(env!("CARGO_BIN_EXE_boomtown")).args(command).args(tls).args(more).output().unwrap()
    };
    assert!(asked(&["--monitor", &health]).status.success());
    let alone = asked(&[]);
    assert_eq!(alone.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&alone.stderr).contains("--monitor"), "{alone:?}");
    drop(server);
}

#[tokio::test]
async fn sockets_that_the_system_hands_over_are_encrypted_and_redirect_too() {
    let (folder, authority) = (TempDir::new().unwrap(), Authority::new());
    let files = authority.give(folder.path());
    let [socket, second] = [(); 2].map(|()| TcpListener::bind("127.0.0.1:0").unwrap());
    let [address, plain] = [&socket, &second].map(|socket| socket.local_addr().unwrap());
    let words = r#"exec 3<&0 4<&2 0</dev/null 2>/dev/null; LISTEN_FDS=2 LISTEN_PID=$$ exec "$0" serve "$@""#;
    let mut command = Command::new("sh");
    command.args(["-c", words, env!("CARGO_BIN_EXE_boomtown"), "--data"]).arg(folder.path().join("data"));
    command.args(["--tls-certificate", text(&files.certificate), "--tls-key", text(&files.key)]);
    command.args(["--redirect-http", "127.0.0.1:1"]);
    command.stdin(Stdio::from(OwnedFd::from(socket))).stderr(Stdio::from(OwnedFd::from(second)));
    let (server, told) = open(&mut command);
    assert_eq!(told, address);
    assert_eq!(Client::new(address, "localhost", authority.root()).get("/health").await.status, 200);
    assert_eq!(Guest::nobody(plain).get("/").await.status, 308);
    drop(server);
}

#[test]
fn settings_of_tls_that_do_not_go_together_are_refused_with_what_to_do() {
    let (folder, authority) = (TempDir::new().unwrap(), Authority::new());
    let (one, other) = (folder.path().join("one"), folder.path().join("other"));
    for folder in [&one, &other] {
        fs::create_dir(folder).unwrap();
    }
    let (ours, theirs) = (authority.give(&one), authority.give(&other));
    let data = folder.path().join("data");
    let certificate = text(&ours.certificate);
    for (more, hint) in [
        (vec!["--tls-certificate", certificate], "--tls-key"),
        (vec!["--tls-certificate", certificate, "--tls-key", text(&theirs.key)], "does not belong"),
        (vec!["--tls-domain", "games.example", "--tls-certificate", certificate], "not both"),
        (vec!["--tls-domain", "https://games.example"], "such as games.example"),
        (vec!["--redirect-http", "127.0.0.1:0"], "--tls-domain"),
    ] {
        let (code, said) = refused(&[&["serve", "--data", text(&data)], &more[..]].concat());
        assert_eq!((code, said.contains(hint)), (2, true), "{more:?}: {said}");
    }
}

/// A figure of a server.
async fn figure(monitor: SocketAddr, name: &str) -> u64 {
    let figures = Guest::nobody(monitor).get("/metrics").await.body;
    let value = figures.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    value.unwrap_or_else(|| panic!("{name} is missing in {figures}")).parse().unwrap()
}

/// An authority of the ACME protocol that gives certificates to whoever shows that a name is his. All names lead to this machine.
struct Pebble {
    directory: String,
    root: PathBuf,
    management: Client,
    processes: Vec<Running>,
}

impl Pebble {
    /// Starts one that looks for servers at this port, where there is one to start.
    async fn start(folder: &Path, tls_port: u16) -> Option<Pebble> {
        // It shows a certificate of its own.
        let own = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        let (root, key) = (folder.join("pebble.pem"), folder.join("pebble-key.pem"));
        fs::write(&root, own.cert.pem()).unwrap();
        fs::write(&key, own.key_pair.serialize_pem()).unwrap();
        let [api, management, names, other] =
            [free(), free(), free(), free()].map(|address| address.to_string());
        let config = serde_json::json!({"pebble": {
            "listenAddress": api,
            "managementListenAddress": management,
            "certificate": root,
            "privateKey": key,
            "httpPort": 1,
            "tlsPort": tls_port,
        }});
        let file = folder.join("pebble.json");
        fs::write(&file, config.to_string()).unwrap();
        let quietly = |command: &mut Command| {
            command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().ok().map(Running)
        };
        let nothing = ["-http01", "", "-https01", "", "-tlsalpn01", "", "-defaultIPv6", ""];
        let dns = quietly(Command::new("pebble-challtestsrv").args(nothing).args([
            "-dns01",
            &names,
            "-management",
            &other,
        ]))?;
        let mut pebble = Command::new("pebble");
        pebble.args(["-config", text(&file), "-dnsserver", &names]);
        pebble.env("PEBBLE_VA_NOSLEEP", "1").env("PEBBLE_WFE_NONCEREJECT", "0");
        let pebble = quietly(&mut pebble)?;
        let management = management.parse().unwrap();
        let management = Client::offering(management, "localhost", own.cert.der().clone(), &[b"http/1.1"]);
        while management.connect().await.is_err() {
            sleep(Duration::from_millis(50)).await;
        }
        let port = api.rsplit(':').next().unwrap();
        let directory = format!("https://localhost:{port}/dir");
        Some(Pebble { directory, root, management, processes: vec![pebble, dns] })
    }

    /// The root of the certificates that it gives.
    async fn gives(&self) -> CertificateDer<'static> {
        let root = self.management.get("/roots/0").await;
        CertificateDer::from_pem_slice(root.body.as_bytes()).unwrap()
    }
}

#[tokio::test]
async fn a_certificate_is_fetched_kept_and_used_again_when_the_authority_is_gone() {
    let folder = TempDir::new().unwrap();
    let (data, listen, monitor) = (folder.path().join("data"), free(), free());
    let Some(mut pebble) = Pebble::start(folder.path(), listen.port()).await else {
        eprintln!("There is no pebble here, so no certificate is fetched.");
        return;
    };
    let (directory, root) = (pebble.directory.clone(), pebble.root.clone());
    let health = monitor.to_string();
    let domain = ["--tls-domain", "games.example", "--monitor", &health];
    let authority = ["--tls-acme-directory", &directory, "--tls-acme-root", text(&root)];
    let settings = [&domain[..], &authority[..]].concat();
    let (server, address) = serve(&data, listen, &settings);
    let client = Client::new(address, "games.example", pebble.gives().await);
    while client.connect().await.is_err() {
        sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(client.get("/api/games").await.status, 200);
    let shown = client.shown().await.unwrap();
    // What was fetched is for the server's own user alone.
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(fs::metadata(data.join("acme")).unwrap().permissions().mode() & 0o077, 0);
    }
    while fs::read_dir(data.join("acme")).unwrap().count() < 2 {
        sleep(Duration::from_millis(50)).await;
    }
    // As soon as it is kept, a figure says until when it is good.
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
    while figure(monitor, "boomtown_certificate_expiry_timestamp_seconds").await <= now {
        sleep(Duration::from_millis(50)).await;
    }
    drop(server);
    pebble.processes.clear();
    let (server, _) = serve(&data, listen, &settings);
    while client.connect().await.is_err() {
        sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(client.shown().await.unwrap(), shown, "the one of before");
    drop(server);
    // Without the one of before, and without the authority, the server is there and says what is missing.
    fs::remove_dir_all(data.join("acme")).unwrap();
    let (server, _) = serve(&data, listen, &settings);
    while figure(monitor, "boomtown_certificate_failures_total").await == 0 {
        sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(Guest::nobody(monitor).get("/health").await.status, 200);
    assert!(client.connect().await.is_err());
    drop(server);
}

//! Settings from a file, the environment and the command line; a server's health; the socket that the system hands over.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::os::fd::OwnedFd;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use tempfile::TempDir;

fn boomtown(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_boomtown"));
    command.args(arguments).env("BOOMTOWN_LOG", "warn");
    command
}

fn text(output: &Output) -> String {
    [&output.stdout[..], &output.stderr[..]].map(String::from_utf8_lossy).concat()
}

/// A file with these settings.
fn file(folder: &TempDir, settings: &str) -> String {
    let path = folder.path().join("boomtown.toml");
    fs::write(&path, settings).unwrap();
    path.to_str().unwrap().to_owned()
}

/// A server that is open, and its address.
fn open(command: &mut Command) -> (Child, SocketAddr) {
    let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
    (child, address.unwrap_or_else(|| panic!("the server says: {line:?}")).parse().unwrap())
}

fn end(mut child: Child) {
    child.kill().unwrap();
    child.wait().unwrap();
}

/// The status of an answer.
fn status(address: SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer.split(' ').nth(1).unwrap().to_owned()
}

/// A port that nobody uses.
fn free_port() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

#[test]
fn the_command_line_comes_before_the_environment_before_the_file_before_the_default() {
    let folder = TempDir::new().unwrap();
    let file = file(&folder, "think = 1\npause = 2\nidle = 3\nbehind-proxy = true\ntables-per-day = 7\n");
    let shown = boomtown(&["config", "show", "--config", &file, "--think", "100"])
        .env("BOOMTOWN_THINK", "10")
        .env("BOOMTOWN_PAUSE", "20")
        .env("BOOMTOWN_BOTS_PER_PERSON", "3")
        .output()
        .unwrap();
    let shown = text(&shown);
    for line in [
        "think = 100  # command line".to_owned(),
        "pause = 20  # environment".to_owned(),
        format!("idle = 3  # {file}"),
        format!("behind-proxy = 1  # {file}"),
        "keep-guests = 14  # default".to_owned(),
        "keep-addresses = 14  # default".to_owned(),
        format!("tables-per-day = 7  # {file}"),
        "bots-per-person = 3  # environment".to_owned(),
        "bot-requests-per-second = 20  # default".to_owned(),
        "guests-per-address = 300  # default".to_owned(),
    ] {
        assert!(shown.lines().any(|shown| shown == line), "{line} is not in\n{shown}");
    }
}

#[test]
fn what_is_shown_is_a_file_that_can_be_used() {
    let folder = TempDir::new().unwrap();
    let shown = boomtown(&["config", "show"]).output().unwrap();
    let file = file(&folder, &text(&shown));
    let checked = boomtown(&["config", "check", &file]).output().unwrap();
    assert!(checked.status.success(), "{}", text(&checked));
}

#[test]
fn a_file_that_names_something_unknown_or_unfit_is_refused_with_the_line() {
    let folder = TempDir::new().unwrap();
    for (settings, hint) in [
        ("thinking = 5\n", "thinking"),
        ("idle = 1\nlisten = \"nowhere\"\n", "line 2"),
        ("behind-proxy = \"many\"\n", "number of proxies"),
        ("behind-proxy = -1\n", "the number of proxies is at least 0, not -1"),
        (
            "idle = 1\nthink = \"long\"\n",
            "line 2, think: this must be a whole number from 0 on, not \"long\"",
        ),
        ("think = -5\n", "line 1, think: this must be a whole number from 0 on, not -5"),
        ("smtp = 12345\n", "line 1, smtp: this must be a text"),
    ] {
        let file = file(&folder, settings);
        for command in [vec!["config", "check", &file], vec!["serve", "--config", &file]] {
            let refused = boomtown(&command).output().unwrap();
            assert_eq!(refused.status.code(), Some(2), "{settings}");
            let said = text(&refused);
            assert!(said.contains(hint), "{said}");
            for jargon in ["u64", "usize", "struct", "integral", "expected"] {
                assert!(!said.contains(jargon), "{said}");
            }
        }
    }
}

#[test]
fn the_settings_of_the_package_fit() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging/boomtown.toml");
    let checked = boomtown(&["config", "check", file.to_str().unwrap()]).output().unwrap();
    assert!(checked.status.success(), "{}", text(&checked));
}

#[test]
fn health_is_asked_where_the_settings_say_and_nowhere_else() {
    let folder = TempDir::new().unwrap();
    let monitor = free_port();
    let data = folder.path().join("data");
    let settings = format!("data = {data:?}\nlisten = \"127.0.0.1:0\"\nmonitor = \"{monitor}\"\n");
    let file = file(&folder, &settings);
    let asked = || boomtown(&["health", "--config", &file]).output().unwrap();
    assert_eq!(asked().status.code(), Some(1), "nobody answers yet");
    let (server, address) = open(&mut boomtown(&["serve", "--config", &file]));
    assert!(asked().status.success(), "{}", text(&asked()));
    assert_eq!((status(monitor, "/health"), status(monitor, "/metrics")), ("200".into(), "200".into()));
    assert_eq!(status(monitor, "/api/games"), "404");
    // Where people play, these are pages like any other.
    let mut public = TcpStream::connect(address).unwrap();
    write!(public, "GET /metrics HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    public.read_to_string(&mut answer).unwrap();
    assert!(!answer.contains("boomtown_entries"), "{answer}");
    // A page is no answer to how the server is.
    let elsewhere = boomtown(&["health", "--listen", &address.to_string()]).output().unwrap();
    assert_eq!(elsewhere.status.code(), Some(1), "{}", text(&elsewhere));
    assert!(text(&elsewhere).contains("--monitor"), "{}", text(&elsewhere));
    end(server);
}

#[test]
fn an_address_that_is_taken_is_refused_with_what_to_do() {
    let folder = TempDir::new().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let data = folder.path().to_str().unwrap();
    let refused = boomtown(&["serve", "--data", data, "--listen", &address]).output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(&refused).contains("choose another port"), "{}", text(&refused));
}

#[test]
fn a_socket_that_the_system_hands_over_is_used() {
    let folder = TempDir::new().unwrap();
    let socket = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = socket.local_addr().unwrap();
    // As the system does: the socket is the third descriptor, and the process that shall take it is named.
    let words = r#"exec 3<&0 0</dev/null; LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" serve --data "$1""#;
    let mut command = Command::new("sh");
    command.args(["-c", words, env!("CARGO_BIN_EXE_boomtown")]).arg(folder.path());
    let (server, told) = open(command.stdin(Stdio::from(OwnedFd::from(socket))).env("BOOMTOWN_LOG", "warn"));
    assert_eq!(told, address);
    assert_eq!(status(address, "/health"), "200");
    end(server);
}

#[test]
fn mail_needs_its_settings_together_and_its_password_is_not_shown() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().to_str().unwrap();
    let alone =
        boomtown(&["serve", "--data", data, "--listen", "127.0.0.1:0", "--smtp", "smtp://mail.example"])
            .output()
            .unwrap();
    assert_eq!(alone.status.code(), Some(2), "{}", text(&alone));
    assert!(
        text(&alone).contains("--mail-from") && text(&alone).contains("--public-address"),
        "{}",
        text(&alone)
    );
    let shown =
        boomtown(&["config", "show", "--smtp", "smtps://games:open%20sesame@mail.example"]).output().unwrap();
    let shown = text(&shown);
    assert!(shown.contains("smtps://games:…@mail.example") && !shown.contains("sesame"), "{shown}");
}

#[test]
fn the_key_of_messages_lies_beside_the_database_and_stays() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let run = || {
        let (child, _) =
            open(&mut boomtown(&["serve", "--data", data.to_str().unwrap(), "--listen", "127.0.0.1:0"]));
        end(child);
        fs::read_to_string(data.join("notices.key")).unwrap()
    };
    let first = run();
    assert_eq!(first.trim().len(), 64);
    assert_eq!(run(), first);
}

#[test]
fn no_secret_is_shown() {
    let shown = boomtown(&[
        "config",
        "show",
        "--database",
        "postgres://host/games?user=me&password=sesame&sslmode=require",
    ])
    .args(["--otlp-endpoint", "http://me:sesame@traces.example:4318", "--invitation", "sesame"])
    .output()
    .unwrap();
    let shown = text(&shown);
    assert!(!shown.contains("sesame"), "{shown}");
    for kept in
        ["postgres://host/games?user=me&password=…&sslmode=require", "http://me:…@traces.example:4318"]
    {
        assert!(shown.contains(kept), "{kept} is not in\n{shown}");
    }
}

#[test]
fn a_file_with_which_no_server_would_start_is_refused_with_the_reason() {
    let folder = TempDir::new().unwrap();
    for (settings, hint) in [
        ("smtp = \"smtps://games:secret@mail.example\"\n", "--mail-from"),
        ("tls-certificate = \"certificate.pem\"\n", "--tls-key"),
        ("redirect-http = \"127.0.0.1:80\"\n", "--tls-domain"),
        ("database = \"postgres://host/games\"\nbackup-folder = \"backups\"\n", "pg_dump"),
    ] {
        let file = file(&folder, settings);
        let refused = boomtown(&["config", "check", &file]).output().unwrap();
        assert_eq!(refused.status.code(), Some(2), "{settings}");
        assert!(text(&refused).contains(hint), "{}", text(&refused));
    }
}

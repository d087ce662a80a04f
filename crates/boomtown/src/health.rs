//! `boomtown health`: asks a server whether it is well.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use crate::common::{CommandError, CommandResult, Outcome, print};
use crate::serve::settings::GivenSettings;

/// Ask the server of these settings whether it is well: exit code 0 if it can keep moves, 1 if not.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    settings: GivenSettings,

    /// How many seconds to wait for an answer.
    #[arg(long, default_value_t = 5)]
    patience: u64,
}

pub(crate) fn run(args: Args) -> CommandResult {
    let settings = args.settings.whole()?;
    if settings.monitor.is_none() && settings.has_tls() {
        let why =
            "a server with TLS is asked at an address of its own: set one for health and metrics (--monitor)";
        return Err(CommandError::new(why));
    }
    // At an address of its own there is no base path.
    let (address, base_path) = match settings.monitor {
        Some(address) => (address, String::new()),
        None => (settings.listen(), settings.config()?.base_path),
    };
    let patience = Duration::from_secs(args.patience.max(1));
    match ask(address, &base_path, patience) {
        Ok(answer) if answer.status == 200 && !answer.body.starts_with("well") => {
            print(format_args!(
                "What answers at {address} tells nothing of a server's health. It may be told at an address of its own: name the server's settings with --config FILE, or the address with --monitor.\n"
            ));
            Ok(Outcome::CheckFailed)
        }
        Ok(answer) if answer.status == 200 => {
            // What keeps nobody from playing stands below.
            let further = answer.body.split_once('\n').map_or("", |(_, further)| further);
            print(format_args!("The server is well.\n{further}"));
            Ok(Outcome::Good)
        }
        Ok(answer) => {
            print(format_args!("The server is not well ({}): {}\n", answer.status, answer.body.trim()));
            Ok(Outcome::CheckFailed)
        }
        Err(error) => {
            print(format_args!("No server answers at {address}: {error}\n"));
            Ok(Outcome::CheckFailed)
        }
    }
}

struct Answer {
    status: u16,
    body: String,
}

/// One request of a plain kind, for which no client library is needed.
fn ask(address: SocketAddr, base_path: &str, patience: Duration) -> Result<Answer, CommandError> {
    let mut stream = TcpStream::connect_timeout(&address, patience).map_err(CommandError::new)?;
    stream.set_read_timeout(Some(patience)).map_err(CommandError::new)?;
    stream.set_write_timeout(Some(patience)).map_err(CommandError::new)?;
    let request = format!("GET {base_path}/health HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).map_err(CommandError::new)?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).map_err(CommandError::new)?;
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
    let body = answer.split_once("\r\n\r\n").map(|(_, body)| body.to_owned());
    match (status, body) {
        (Some(status), Some(body)) => Ok(Answer { status, body }),
        _ => Err(CommandError::new("what answers there is not Boomtown")),
    }
}

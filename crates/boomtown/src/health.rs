//! `boomtown health`: asks a server whether it is healthy.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use crate::common::{CommandError, CommandResult, Outcome, print};
use crate::serve::settings::GivenSettings;

/// Check whether the server with these settings is healthy.
///
/// Exits with 0 if the server can store moves, and 1 if it cannot or does not answer.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    settings: GivenSettings,

    /// Seconds to wait for an answer.
    #[arg(long, default_value_t = 5)]
    patience: u64,
}

pub(crate) fn run(args: Args) -> CommandResult {
    let settings = args.settings.whole()?;
    if settings.monitor.is_none() && settings.has_tls() {
        let why = "with TLS the health check needs a separate address: set --monitor for health and metrics";
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
                "The answer from {address} is not a health report. The server may report its health at another address: use --config FILE with the server's settings, or --monitor ADDRESS.\n"
            ));
            Ok(Outcome::CheckFailed)
        }
        Ok(answer) if answer.status == 200 => {
            // Problems that keep nobody from playing follow on further lines.
            let further = answer.body.split_once('\n').map_or("", |(_, further)| further);
            print(format_args!("The server is healthy.\n{further}"));
            Ok(Outcome::Good)
        }
        Ok(answer) => {
            print(format_args!("The server is not healthy ({}): {}\n", answer.status, answer.body.trim()));
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

/// Sends one plain HTTP request, without a client library.
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
        _ => Err(CommandError::new("the answer does not come from a Boomtown server")),
    }
}

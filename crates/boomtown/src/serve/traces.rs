//! Sends traces to an OpenTelemetry collector.

use std::error::Error;
use std::fmt;
use std::io::{self, Read, Write};
use std::net::{TcpStream, ToSocketAddrs as _};
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use opentelemetry::trace::TracerProvider as _;
use opentelemetry_http::{Bytes, HttpClient, HttpError, Request, Response};
use opentelemetry_otlp::{SpanExporter, WithExportConfig as _, WithHttpConfig as _};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::trace::SdkTracerProvider;
use server::TRACES;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use tracing::Subscriber;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::registry::LookupSpan;
use url::Url;

use crate::common::CommandError;

/// The path at which collectors accept traces.
const PATH: &str = "v1/traces";
/// How long a collector may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// The largest response that is read.
const LONGEST: u64 = 1 << 20;

/// Traces to be sent to a collector.
pub(super) struct Traces(SdkTracerProvider);

impl Traces {
    /// Starts sending traces to a collector, on a separate thread.
    pub(super) fn to(endpoint: &str) -> Result<Traces, CommandError> {
        let endpoint = address(endpoint)?;
        let exporter = SpanExporter::builder()
            .with_http()
            .with_http_client(Collector::new(&endpoint)?)
            .with_endpoint(endpoint.as_str())
            .with_timeout(PATIENCE)
            .build()
            .map_err(CommandError::new)?;
        let resource = Resource::builder().with_service_name("boomtown").build();
        let provider =
            SdkTracerProvider::builder().with_batch_exporter(exporter).with_resource(resource).build();
        Ok(Traces(provider))
    }

    /// The layer that collects the spans meant for traces.
    pub(super) fn layer<S>(&self) -> impl Layer<S> + use<S>
    where
        S: Subscriber + for<'a> LookupSpan<'a>,
    {
        let tracer = self.0.tracer("boomtown");
        let layer =
            tracing_opentelemetry::layer().with_tracer(tracer).with_location(false).with_threads(false);
        layer.with_filter(Targets::new().with_target(TRACES, LevelFilter::INFO))
    }

    /// Sends the remaining spans and stops.
    pub(super) fn end(self) {
        if let Err(error) = self.0.shutdown() {
            eprintln!("boomtown: cannot send the last traces: {error}");
        }
    }
}

/// The URL at which a collector accepts traces.
fn address(endpoint: &str) -> Result<Url, CommandError> {
    let wrong = || {
        CommandError::new(format!(
            "'{endpoint}' is not the address of a collector: write it like http://localhost:4318"
        ))
    };
    let mut address = Url::parse(endpoint).map_err(|_| wrong())?;
    if !["http", "https"].contains(&address.scheme()) || address.host_str().is_none() {
        return Err(wrong());
    }
    if !address.path().ends_with(PATH) {
        let path = format!("{}/{PATH}", address.path().trim_end_matches('/'));
        address.set_path(&path);
    }
    Ok(address)
}

/// Posts to one collector. It blocks: the thread that sends traces does nothing else.
struct Collector {
    host: String,
    port: u16,
    tls: Option<Arc<ClientConfig>>,
}

impl fmt::Debug for Collector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Collector")
            .field("host", &self.host)
            .field("port", &self.port)
            .finish_non_exhaustive()
    }
}

trait Stream: Read + Write {}
impl<S: Read + Write> Stream for S {}

impl Collector {
    fn new(address: &Url) -> Result<Collector, CommandError> {
        let tls: Option<Result<_, CommandError>> = (address.scheme() == "https").then(|| {
            let mut roots = RootCertStore::empty();
            roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
            let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
                .with_safe_default_protocol_versions()
                .map_err(CommandError::new)?
                .with_root_certificates(roots)
                .with_no_client_auth();
            Ok(Arc::new(config))
        });
        Ok(Collector {
            host: address.host_str().unwrap_or_default().to_owned(),
            port: address.port_or_known_default().unwrap_or(4318),
            tls: tls.transpose()?,
        })
    }

    fn connect(&self) -> Result<Box<dyn Stream>, Box<dyn Error + Send + Sync>> {
        let bare = self.host.trim_matches(['[', ']']);
        let mut last = io::Error::from(io::ErrorKind::NotFound);
        for address in (bare, self.port).to_socket_addrs()? {
            match TcpStream::connect_timeout(&address, PATIENCE) {
                Ok(stream) => {
                    stream.set_read_timeout(Some(PATIENCE))?;
                    stream.set_write_timeout(Some(PATIENCE))?;
                    let Some(tls) = &self.tls else { return Ok(Box::new(stream)) };
                    let name = ServerName::try_from(bare.to_owned())?;
                    let connection = ClientConnection::new(Arc::clone(tls), name)?;
                    return Ok(Box::new(StreamOwned::new(connection, stream)));
                }
                Err(error) => last = error,
            }
        }
        Err(last.into())
    }

    fn post(&self, request: &Request<Bytes>) -> Result<Response<Bytes>, Box<dyn Error + Send + Sync>> {
        let mut stream = self.connect()?;
        let body = request.body();
        let path = request.uri().path_and_query().map_or("/", |path| path.as_str());
        let mut head = format!(
            "{} {path} HTTP/1.1\r\nHost: {}:{}\r\nConnection: close\r\nContent-Length: {}\r\n",
            request.method(),
            self.host,
            self.port,
            body.len()
        );
        for (name, value) in request.headers() {
            head.extend([name.as_str(), ": ", value.to_str()?, "\r\n"]);
        }
        stream.write_all(head.as_bytes())?;
        stream.write_all(b"\r\n")?;
        stream.write_all(body)?;
        stream.flush()?;
        // Only the status matters: whether it was taken, and whether it is worth another attempt.
        let mut answer = Vec::new();
        let read = stream.take(LONGEST).read_to_end(&mut answer);
        let text = String::from_utf8_lossy(&answer);
        let status: Option<u16> = text.split(' ').nth(1).and_then(|status| status.parse().ok());
        match (status, read) {
            (Some(status), _) => Ok(Response::builder().status(status).body(Bytes::new())?),
            (None, Err(error)) => Err(error.into()),
            (None, Ok(_)) => Err("the answer does not come from a collector".into()),
        }
    }
}

#[async_trait]
impl HttpClient for Collector {
    async fn send_bytes(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
        self.post(&request)
    }
}

#[cfg(test)]
mod tests {
    use super::address;

    #[test]
    fn an_endpoint_is_the_address_of_a_collector_with_or_without_its_path() {
        for (given, meant) in [
            ("http://localhost:4318", "http://localhost:4318/v1/traces"),
            ("http://localhost:4318/", "http://localhost:4318/v1/traces"),
            ("https://collector.example/tenant/", "https://collector.example/tenant/v1/traces"),
            ("https://collector.example/v1/traces", "https://collector.example/v1/traces"),
        ] {
            assert_eq!(address(given).unwrap().as_str(), meant);
        }
        for bad in ["localhost:4318", "grpc://localhost:4317", "", "http://"] {
            assert!(address(bad).is_err(), "{bad}");
        }
    }
}

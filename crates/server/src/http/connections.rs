//! Accepts connections and serves each in its own task, until the server stops.

use std::future::{Future, pending};
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tower::ServiceExt as _;

use super::admission::{Admission, Admitted};
use super::monitor::Monitoring;
use super::redirect;
use super::request_body::RequestBody;
use crate::app_state::AppState;
use crate::tls::Tls;

/// The delay when the system cannot accept a connection.
const BREATH: Duration = Duration::from_millis(200);

/// The response for a client without room.
const FULL: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

/// What a listener needs to serve its connections.
#[derive(Clone)]
struct Endpoint {
    router: Router,
    tls: Option<Arc<Tls>>,
}

/// Serves until `stop` resolves, and then finishes running requests. Connections to `plain` are redirected to TLS.
pub(crate) async fn serve(
    app: &Arc<AppState>,
    monitoring: Monitoring,
    listener: TcpListener,
    plain: Option<TcpListener>,
    stop: impl Future<Output = ()>,
) {
    let endpoint = Endpoint { router: super::router(app, monitoring), tls: app.config.tls.clone() };
    let port = listener.local_addr().map_or(0, |address| address.port());
    let side = Endpoint { router: redirect::router(app, port), tls: None };
    let admission = Admission::new(app);
    let mut connections = JoinSet::new();
    let mut stop = pin!(stop);
    loop {
        let (accepted, endpoint) = tokio::select! {
            accepted = listener.accept() => (accepted, &endpoint),
            accepted = accept(plain.as_ref()) => (accepted, &side),
            Some(_) = connections.join_next() => continue,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, from)) => match admission.admit(from.ip()) {
                Some(admitted) => {
                    connections.spawn(converse(Arc::clone(app), endpoint.clone(), stream, from, admitted));
                }
                None => turn_away(&stream, endpoint),
            },
            Err(error) => {
                tracing::warn!(%error, "cannot accept a connection");
                sleep(BREATH).await;
            }
        }
    }
    drop((listener, plain));
    while connections.join_next().await.is_some() {}
}

/// The next connection, if there is a listener.
async fn accept(listener: Option<&TcpListener>) -> io::Result<(TcpStream, SocketAddr)> {
    match listener {
        Some(listener) => listener.accept().await,
        None => pending().await,
    }
}

/// Tells a client that there is no room, as far as it reads.
fn turn_away(stream: &TcpStream, endpoint: &Endpoint) {
    // Who expects to agree on keys first would not understand it.
    if endpoint.tls.is_none() {
        // Nobody waits for it: what the system does not take at once is not said.
        let _ = stream.try_write(FULL);
    }
}

/// Serves a connection from the TLS handshake, if there is one, to its end.
async fn converse(
    app: Arc<AppState>,
    Endpoint { router, tls }: Endpoint,
    stream: TcpStream,
    from: SocketAddr,
    (admitted, mut closed): (Arc<Admitted>, oneshot::Receiver<()>),
) {
    // Without it small messages are sent late; a system that refuses sends them late.
    let _ = stream.set_nodelay(true);
    let Some(tls) = tls else { return talk(&app, router, stream, from, (admitted, closed)).await };
    let agreed = tokio::select! {
        agreed = timeout(app.config.asking, tls.accept(stream)) => agreed,
        _ = &mut closed => return,
        () = app.closed() => return,
    };
    match agreed {
        Ok(Ok(Some(stream))) => talk(&app, router, stream, from, (admitted, closed)).await,
        Ok(Ok(None)) => tracing::debug!(%from, "it was asked whether the name is ours"),
        Ok(Err(error)) => tracing::debug!(%error, %from, "no keys were agreed upon"),
        Err(_) => tracing::debug!(%from, "a client took too long to agree on keys"),
    }
}

/// Serves a connection from its first request to its last, or to the socket that it becomes. It is closed when it is idle and
/// others need the room.
async fn talk(
    app: &AppState,
    router: Router,
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    from: SocketAddr,
    (admitted, closed): (Arc<Admitted>, oneshot::Receiver<()>),
) {
    let service = tower::service_fn(move |mut request: Request<Incoming>| {
        let busy = Arc::new(admitted.hears());
        request.extensions_mut().insert(ConnectInfo(from));
        // A socket holds it for as long as it is one.
        request.extensions_mut().insert(Arc::clone(&busy));
        let arriving = Arc::clone(&busy);
        let answer = router.clone().oneshot(request.map(|body| Body::new(RequestBody::new(body, arriving))));
        async move {
            let answer = answer.await;
            drop(busy);
            answer
        }
    });
    let conversation = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.config.asking)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    let mut conversation = pin!(conversation);
    let ended = tokio::select! {
        ended = &mut conversation => ended,
        // Dropped, and with it the connection.
        _ = closed => return,
        () = app.closed() => {
            conversation.as_mut().graceful_shutdown();
            conversation.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, %from, "a connection ended early");
    }
}

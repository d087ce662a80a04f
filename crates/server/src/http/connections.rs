//! Takes connections and serves them, each on a task of its own, until the server goes down.

use std::future::Future;
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
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio::time::sleep;
use tower::ServiceExt as _;

use super::admission::{Admission, Admitted};
use super::arriving::Arriving;
use super::monitor::Monitoring;
use crate::app_state::AppState;

/// How long to wait when the system has no connection to give.
const BREATH: Duration = Duration::from_millis(200);

/// What a client is told for whom there is no room.
const FULL: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

/// Serves until `stop` resolves; then what is under way is finished.
pub(crate) async fn serve(
    app: &Arc<AppState>,
    monitoring: Monitoring,
    listener: TcpListener,
    stop: impl Future<Output = ()>,
) {
    let router = super::router(app, monitoring);
    let admission = Admission::new(app);
    let mut connections = JoinSet::new();
    let mut stop = pin!(stop);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, from)) => match admission.admit(from.ip()) {
                    Some(admitted) => {
                        connections.spawn(converse(Arc::clone(app), router.clone(), stream, from, admitted));
                    }
                    None => turn_away(&stream),
                },
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be taken");
                    sleep(BREATH).await;
                }
            },
            Some(_) = connections.join_next() => {}
            () = &mut stop => break,
        }
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

/// Tells a client that there is no room, as far as it listens.
fn turn_away(stream: &TcpStream) {
    // Nobody waits for it: what the system does not take at once is not said.
    let _ = stream.try_write(FULL);
}

/// One connection from its first request to its last, or to the socket that it becomes. It ends when it is idle and others need the
/// room.
async fn converse(
    app: Arc<AppState>,
    router: Router,
    stream: TcpStream,
    from: SocketAddr,
    (admitted, closed): (Arc<Admitted>, oneshot::Receiver<()>),
) {
    // Without it small messages are sent late; a system that refuses sends them late.
    let _ = stream.set_nodelay(true);
    let service = tower::service_fn(move |mut request: Request<Incoming>| {
        let busy = Arc::new(admitted.hears());
        request.extensions_mut().insert(ConnectInfo(from));
        // A socket holds it for as long as it is one.
        request.extensions_mut().insert(Arc::clone(&busy));
        let arriving = Arc::clone(&busy);
        let answer = router.clone().oneshot(request.map(|body| Body::new(Arriving::new(body, arriving))));
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

//! Takes connections and serves them, each on a task of its own, until the server goes down.

use std::future::Future;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::sleep;
use tower::ServiceExt as _;

use crate::house::House;

/// How long to wait when the system has no connection to give.
const BREATH: Duration = Duration::from_millis(200);

/// Serves until `stop` resolves; then what is under way is finished.
pub(crate) async fn serve(house: &Arc<House>, listener: TcpListener, stop: impl Future<Output = ()>) {
    let app = super::router(house);
    let mut connections = JoinSet::new();
    let mut stop = pin!(stop);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, from)) => {
                    connections.spawn(converse(Arc::clone(house), app.clone(), stream, from));
                }
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

/// One connection from its first request to its last, or to the socket that it becomes.
async fn converse(house: Arc<House>, app: Router, stream: TcpStream, from: SocketAddr) {
    // Without it small messages are sent late; a system that refuses sends them late.
    let _ = stream.set_nodelay(true);
    let service = app.map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        request.map(axum::body::Body::new)
    });
    let conversation = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(house.config.asking)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    let mut conversation = pin!(conversation);
    let ended = tokio::select! {
        ended = &mut conversation => ended,
        () = house.closed() => {
            conversation.as_mut().graceful_shutdown();
            conversation.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, %from, "a connection ended early");
    }
}

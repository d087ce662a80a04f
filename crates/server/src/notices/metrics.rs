//! Metrics of messages: how many by channel and result.

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

use crate::protocol::ChannelKind;

/// The channel, and the result.
type Labels = [(&'static str, &'static str); 2];

/// The metrics of messages to people.
pub(crate) struct NoticeMetrics {
    messages: Family<Labels, Counter>,
    /// Channels that were switched off because they kept failing.
    pub(crate) off: Counter,
    /// Open event streams.
    pub(crate) streams: Gauge,
    /// For how many seconds the mail server has taken nothing.
    pub(crate) mail_away: Gauge,
}

impl NoticeMetrics {
    pub(crate) fn register(registry: &mut Registry) -> NoticeMetrics {
        let metrics = NoticeMetrics {
            messages: Family::default(),
            off: Counter::default(),
            streams: Gauge::default(),
            mail_away: Gauge::default(),
        };
        // A figure that is not there yet cannot be told from one that nobody counts.
        for channel in [ChannelKind::Push, ChannelKind::Mail, ChannelKind::Webhook] {
            drop(metrics.messages.get_or_create(&[("channel", channel.name()), ("outcome", "sent")]));
        }
        let messages = metrics.messages.clone();
        registry.register("notices", "Attempts to send messages, by channel and outcome", messages);
        let off = metrics.off.clone();
        registry.register("channels_off", "Channels switched off because they kept failing", off);
        registry.register("event_streams", "Streams of events that are open", metrics.streams.clone());
        let away = metrics.mail_away.clone();
        registry.register("mail_away_seconds", "For how long the mail server has taken nothing", away);
        metrics
    }

    /// Counts an attempt to send a message.
    pub(crate) fn tried(&self, channel: ChannelKind, outcome: &'static str) {
        self.messages.get_or_create(&[("channel", channel.name()), ("outcome", outcome)]).inc();
    }
}

use bots::{Budget, find, Level};
use table::dice::FastDice;
use table::{Viewer, Seat};
use rayon::prelude::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let la: Level = a[1].parse().unwrap(); let ma: u64 = a[2].parse().unwrap();
    let lb: Level = a[3].parse().unwrap(); let mb: u64 = a[4].parse().unwrap();
    let pairs: u64 = a[5].parse().unwrap();
    let entry = find("circle-wagons").unwrap();
    let res: Vec<(i32, u128, u64)> = (0..pairs*2).into_par_iter().map(|g| {
        let swap = g % 2 == 1; let seed = g / 2;
        let mut dice = FastDice::seeded(seed + 1000);
        let mut s = entry.title().begin(&serde_json::Value::Null, &mut dice).unwrap();
        let mut ba = entry.bot(la, seed); let mut bb = entry.bot(lb, seed);
        let mut t = 0u128; let mut n = 0;
        while let Some(seat) = s.deciders().lowest() {
            let is_a = (seat == Seat::FIRST) != swap;
            let v = s.bot_view(Viewer::Seat(seat));
            let t0 = std::time::Instant::now();
            let act = if is_a { ba.choose(&v, seat, Budget::millis(ma)) } else { bb.choose(&v, seat, Budget::millis(mb)) };
            if is_a { t += t0.elapsed().as_micros(); n += 1; }
            s.play(seat, &act, &mut dice).unwrap();
        }
        let p = s.standings().unwrap().points();
        let d = p[0] - p[1];
        (if swap { -d } else { d }, t, n)
    }).collect();
    let w = res.iter().filter(|r| r.0 > 0).count(); let d = res.iter().filter(|r| r.0 == 0).count();
    let m: f64 = res.iter().map(|r| r.0 as f64).sum::<f64>() / res.len() as f64;
    let t: u128 = res.iter().map(|r| r.1).sum(); let n: u64 = res.iter().map(|r| r.2).sum();
    println!("{la}:{ma} vs {lb}:{mb}: wins {w} draws {d} of {} mean margin {m:.2}  us/decision {}", res.len(), t / n as u128);
}

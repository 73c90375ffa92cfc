//! Work on all cores, with the results in order.

use std::collections::BTreeMap;
use std::io;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// How far a core may be ahead of the slowest one, in jobs for each core: what waits in
/// memory has an end.
const AHEAD: usize = 16;

/// What is done and waits for its turn.
struct Done<R> {
    /// The number of the next result to hand on.
    next: usize,
    waiting: BTreeMap<usize, R>,
    failed: Option<io::Error>,
}

/// Does the work of each job on any core, and hands the results on in the order of the jobs.
/// However many jobs there are, only a few are in memory at once.
///
/// # Errors
/// The first one of `hand_on`; the work then ends early.
pub(crate) fn in_order<T: Send, R: Send>(
    jobs: impl Iterator<Item = T> + Send,
    work: impl Fn(T) -> R + Sync,
    hand_on: impl FnMut(R) -> io::Result<()> + Send,
) -> io::Result<()> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let jobs = Mutex::new(jobs.enumerate());
    let done = Mutex::new((
        Done {
            next: 0,
            waiting: BTreeMap::new(),
            failed: None,
        },
        hand_on,
    ));
    let moved = Condvar::new();
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let Some((number, job)) = lock(&jobs).next() else {
                        return;
                    };
                    let result = work(job);
                    let guard = lock(&done);
                    let full = |(done, _): &mut (Done<R>, _)| {
                        number >= done.next + AHEAD * cores && done.failed.is_none()
                    };
                    let guard = moved.wait_while(guard, full);
                    let mut guard = guard.unwrap_or_else(PoisonError::into_inner);
                    let (done, hand_on) = &mut *guard;
                    done.waiting.insert(number, result);
                    while let Some(result) = done.waiting.remove(&done.next) {
                        done.next += 1;
                        if done.failed.is_none() {
                            done.failed = hand_on(result).err();
                        }
                    }
                    moved.notify_all();
                    if done.failed.is_some() {
                        return;
                    }
                }
            });
        }
    });
    let (done, _) = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.failed.map_or(Ok(()), Err)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn results_come_in_order_however_long_each_takes() {
        let mut seen = Vec::new();
        let work = |n: u64| {
            thread::sleep(Duration::from_micros(n * 7919 % 97));
            n
        };
        let keep = |n| {
            seen.push(n);
            Ok(())
        };
        in_order(0..2000, work, keep).unwrap();
        assert_eq!(seen, (0..2000).collect::<Vec<_>>());
    }

    #[test]
    fn an_error_ends_the_work() {
        let mut handed = 0;
        let fail = |n: u32| {
            handed += 1;
            let stop = io::Error::from(io::ErrorKind::BrokenPipe);
            if n < 10 { Ok(()) } else { Err(stop) }
        };
        // Without an end.
        let error = in_order(0.., |n| n, fail).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::BrokenPipe);
        assert_eq!(handed, 11);
    }
}

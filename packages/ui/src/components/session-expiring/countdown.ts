/** The clock of a countdown; tests and stories bring their own. */
export interface CountdownClock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Calls back every so many milliseconds until the answer is called. */
  every: (milliseconds: number, work: () => void) => () => void;
}

export const systemClock: CountdownClock = {
  now: () => Date.now(),
  every: (milliseconds, work) => {
    const timer = setInterval(work, milliseconds);
    return () => clearInterval(timer);
  },
};

/** Notice before the session ends, in milliseconds (building-blocks §9). */
export const SESSION_NOTICE = 60_000;
/** A countdown ticks every so many milliseconds. */
export const COUNTDOWN_TICK = 1000;

/**
 * Counts down by the clock, not by the number of ticks: a sleeping computer or a tab in the background does not get more time.
 * `onEnd` is called once. The answer stops it.
 */
export function startCountdown(
  milliseconds: number,
  onTick: (remaining: number) => void,
  onEnd: () => void,
  clock: CountdownClock = systemClock,
): () => void {
  const end = clock.now() + milliseconds;
  const stop = clock.every(COUNTDOWN_TICK, () => {
    const remaining = Math.max(0, end - clock.now());
    onTick(remaining);
    if (remaining > 0) return;
    stop();
    onEnd();
  });
  return stop;
}

/** Whole seconds shown: the last one is 1 until the time is up. */
export const secondsLeft = (remaining: number): number => Math.max(0, Math.ceil(remaining / 1000));

/** Seconds at which the rest is read out; every second would be a chatter. */
const MARKS = [60, 30, 10];

/** The seconds last read out: the nearest mark at or above. Before the first mark what is left at the start. */
export const spokenSeconds = (seconds: number, atStart: number): number =>
  MARKS.findLast((mark) => mark >= seconds && mark <= atStart) ?? atStart;

import { expect, test, vi } from 'vitest';
import { type CountdownClock, secondsLeft, spokenSeconds, startCountdown } from './countdown.ts';

function fakeClock() {
  let now = 1000;
  const work = new Set<() => void>();
  const clock: CountdownClock = {
    now: () => now,
    every: (_milliseconds, tick) => {
      work.add(tick);
      return () => work.delete(tick);
    },
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (const tick of [...work]) tick();
  };
  return { clock, pass, running: () => work.size > 0 };
}

// holds blocks 9.6
test('ticks every second and ends once', () => {
  const { clock, pass, running } = fakeClock();
  const ticks: number[] = [];
  const onEnd = vi.fn();
  startCountdown(3000, (remaining) => ticks.push(remaining), onEnd, clock);
  for (let second = 0; second < 3; second++) pass(1000);
  expect(ticks).toEqual([2000, 1000, 0]);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(running()).toBe(false);
});

test('a sleeping computer gets no more time', () => {
  const { clock, pass } = fakeClock();
  const onEnd = vi.fn();
  startCountdown(60_000, () => {}, onEnd, clock);
  pass(1000);
  expect(onEnd).not.toHaveBeenCalled();
  pass(600_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('stopped it says nothing more', () => {
  const { clock, pass } = fakeClock();
  const onEnd = vi.fn();
  startCountdown(1000, () => {}, onEnd, clock)();
  pass(5000);
  expect(onEnd).not.toHaveBeenCalled();
});

test.each([
  [60_000, 60],
  [59_001, 60],
  [47_000, 47],
  [1, 1],
  [0, 0],
])('%i ms are %i seconds', (remaining, seconds) => {
  expect(secondsLeft(remaining)).toBe(seconds);
});

test.each([
  [60, 60],
  [31, 60],
  [30, 30],
  [11, 30],
  [10, 10],
  [1, 10],
])('at %i seconds %i was read out last', (seconds, spoken) => {
  expect(spokenSeconds(seconds, 60)).toBe(spoken);
});

test('a start below the first mark is read out itself', () => {
  expect(spokenSeconds(47, 47)).toBe(47);
  expect(spokenSeconds(30, 47)).toBe(30);
  expect(spokenSeconds(5, 5)).toBe(5);
});

import { readFileSync } from 'node:fs';
import { again, type Sample } from './rounds.ts';
import { pairedRatios, type Spread, spread } from './statistics.ts';

/** One line of goals.json: the ratio ours / peer of a metric, and what it must be. Without a peer the value itself. */
export interface Goal {
  readonly area: string;
  readonly metric: string;
  readonly peer: string | null;
  /** `at most` or `at least` the gate. */
  readonly direction: 'at most' | 'at least';
  readonly gate: number;
  readonly aim: number | null;
  /** Exact figures (bytes) have no noise and are judged as they are. */
  readonly exact?: boolean;
  readonly source: string;
}

export type Verdict = 'aim met' | 'gate met' | 'missed' | 'not judged';

export interface Judgement {
  readonly goal: Goal;
  readonly ratio: Spread;
  /** Spread of ours against ours in the same rounds: half the interquartile range over the median. */
  readonly noise: number;
  readonly verdict: Verdict;
}

export function readGoals(area: string): Goal[] {
  const all = JSON.parse(readFileSync(new URL('../../goals.json', import.meta.url), 'utf8')) as Goal[];
  return all.filter((goal) => goal.area === area);
}

/**
 * Judges one goal. A gate is missed only when the better quartile of the paired ratios is past it, so noise alone
 * fails nothing; when the margin is smaller than the A/A spread the goal is not judged at all.
 */
export function judge(goal: Goal, samples: Map<string, Sample[]>): Judgement {
  const series = (name: string) => (samples.get(name) ?? []).map((sample) => sample[goal.metric] ?? Number.NaN);
  const ours = series('ours');
  const ratio = spread(goal.peer === null ? ours : pairedRatios(ours, series(goal.peer)));
  const repeat = spread(pairedRatios(ours, series(again)));
  const noise = goal.exact ? 0 : (repeat.upper - repeat.lower) / 2 / repeat.median;
  return { goal, ratio, noise, verdict: verdictOf(goal, ratio, noise) };
}

function verdictOf(goal: Goal, ratio: Spread, noise: number): Verdict {
  if (Number.isNaN(ratio.median)) return 'missed';
  const meets = (limit: number, value: number) => (goal.direction === 'at most' ? value <= limit : value >= limit);
  const better = goal.direction === 'at most' ? ratio.lower : ratio.upper;
  const margin = Math.abs(ratio.median - goal.gate) / goal.gate;
  if (!goal.exact && margin < noise) return 'not judged';
  if (!meets(goal.gate, goal.exact ? ratio.median : better)) return 'missed';
  return goal.aim !== null && meets(goal.aim, ratio.median) ? 'aim met' : 'gate met';
}

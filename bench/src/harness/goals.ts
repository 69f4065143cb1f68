import { readFileSync } from 'node:fs';
import { again, type Sample } from './rounds.ts';
import { pairedRatios, quantile, type Spread, spread } from './statistics.ts';

/** One line of goals.json: the ratio ours / peer of a metric, and what it must be. Without a peer the value itself; of several peers the best one. */
export interface Goal {
  readonly area: string;
  readonly metric: string;
  readonly peer: string | readonly string[] | null;
  /** `at most` or `at least` the gate. */
  readonly direction: 'at most' | 'at least';
  /** `null`: an aim only, which fails nothing. */
  readonly gate: number | null;
  readonly aim: number | null;
  /** Exact figures (bytes) have no noise and are judged as they are. */
  readonly exact?: boolean;
  readonly source: string;
}

export type Verdict = 'aim met' | 'gate met' | 'aim not met' | 'missed' | 'not judged';

export interface Judgement {
  readonly goal: Goal;
  /** The contender that ours was held against; the best one where the goal names several. */
  readonly peer: string | null;
  readonly ratio: Spread;
  /** Spread of ours against ours in the same rounds: half the interquartile range over the median. */
  readonly noise: number;
  readonly verdict: Verdict;
}

export function readGoals(area: string): Goal[] {
  const all = JSON.parse(readFileSync(new URL('../../goals.json', import.meta.url), 'utf8')) as Goal[];
  return all.filter((goal) => goal.area === area);
}

/** The goals whose peers were measured: quick runs leave some out. */
export function judgeable(goals: readonly Goal[], samples: Map<string, Sample[]>): Goal[] {
  return goals.filter(({ peer }) => peer === null || [peer].flat().some((name) => samples.has(name)));
}

/**
 * Judges one goal. A gate is missed only when the better quartile of the paired ratios is past it, so noise alone
 * fails nothing; when the margin is smaller than the A/A spread the goal is not judged at all.
 */
export function judge(goal: Goal, samples: Map<string, Sample[]>): Judgement {
  const series = (name: string) => (samples.get(name) ?? []).map((sample) => sample[goal.metric] ?? Number.NaN);
  const ours = series('ours');
  const peer = bestOf(goal, series);
  const ratio = spread(peer === null ? measured(ours) : pairedRatios(ours, series(peer)));
  const repeat = spread(pairedRatios(ours, series(again)));
  const noise = goal.exact ? 0 : (repeat.upper - repeat.lower) / 2 / repeat.median || 0;
  return { goal, peer, ratio, noise, verdict: verdictOf(goal, ratio, noise) };
}

/** What the rounds that measured it gave. */
const measured = (values: readonly number[]) => values.filter((value) => !Number.isNaN(value));

/** The peer with the best median: the one round by round best would be nobody's real figure. */
function bestOf({ peer, direction }: Goal, series: (name: string) => number[]): string | null {
  if (peer === null || typeof peer === 'string') return peer;
  const turn = direction === 'at most' ? 1 : -1;
  const candidates = peer.filter((name) => series(name).length > 0);
  const median = (name: string) => turn * quantile(measured(series(name)), 0.5);
  return candidates.toSorted((a, b) => median(a) - median(b))[0] ?? null;
}

function verdictOf(goal: Goal, ratio: Spread, noise: number): Verdict {
  if (Number.isNaN(ratio.median)) return 'missed';
  const meets = (limit: number, value: number) => (goal.direction === 'at most' ? value <= limit : value >= limit);
  const better = goal.direction === 'at most' ? ratio.lower : ratio.upper;
  const limit = goal.gate ?? goal.aim ?? Number.NaN;
  if (!goal.exact && Math.abs(ratio.median - limit) < noise * limit) return 'not judged';
  if (goal.gate !== null && !meets(goal.gate, goal.exact ? ratio.median : better)) return 'missed';
  if (goal.aim !== null && meets(goal.aim, ratio.median)) return 'aim met';
  return goal.gate === null ? 'aim not met' : 'gate met';
}

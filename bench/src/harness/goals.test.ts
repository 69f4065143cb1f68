import { describe, expect, it } from 'vitest';
import { type Goal, judge, judgeable } from './goals.ts';
import { again, type Sample } from './rounds.ts';

const goal: Goal = {
  area: 'grid',
  metric: 'ms',
  peer: 'peer',
  direction: 'at most',
  gate: 0.5,
  aim: 0.25,
  source: 'a test',
};

/** Samples of one metric by contender; ours again is as ours, unless given. */
function samples(series: Record<string, number[]>): Map<string, Sample[]> {
  const all: Record<string, number[]> = { [again]: series.ours ?? [], ...series };
  return new Map(Object.entries(all).map(([name, values]) => [name, values.map((ms) => ({ ms }))]));
}

describe('judge', () => {
  it('meets the aim, the gate, or neither', () => {
    const against = (ours: number) => judge(goal, samples({ ours: [ours, ours, ours], peer: [100, 100, 100] })).verdict;
    expect(against(20)).toBe('aim met');
    expect(against(40)).toBe('gate met');
    expect(against(60)).toBe('missed');
  });

  it('misses a gate only when the better quartile is past it', () => {
    const series = { ours: [40, 60, 60, 62, 64], peer: [100, 100, 100, 100, 100] };
    expect(judge({ ...goal, gate: 0.61 }, samples({ ...series, ours: [40, 59, 62, 63, 64] })).verdict).toBe('gate met');
    expect(judge(goal, samples(series)).verdict).toBe('missed');
  });

  it('does not judge what the spread of ours against ours could turn', () => {
    const noisy = samples({ ours: [52, 52, 52, 52], [again]: [40, 60, 45, 65], peer: [100, 100, 100, 100] });
    expect(judge(goal, noisy).verdict).toBe('not judged');
    expect(judge({ ...goal, exact: true }, noisy).verdict).toBe('missed');
  });

  it('holds the value itself against the limit where there is no peer', () => {
    const value = judge({ ...goal, peer: null, gate: 40, aim: 16 }, samples({ ours: [24, 24, 24] }));
    expect([value.ratio.median, value.verdict]).toEqual([24, 'gate met']);
  });

  it('takes the peer with the best median of several', () => {
    const two = samples({ ours: [30, 30, 30], slow: [100, 100, 20], quick: [90, 90, 90] });
    const { peer, ratio } = judge({ ...goal, peer: ['slow', 'quick', 'absent'] }, two);
    expect(peer).toBe('quick');
    expect(ratio.median).toBeCloseTo(1 / 3);
  });

  it('fails nothing where there is only an aim', () => {
    const aim = { ...goal, gate: null };
    expect(judge(aim, samples({ ours: [90, 90, 90], peer: [100, 100, 100] })).verdict).toBe('aim not met');
    expect(judge(aim, samples({ ours: [10, 10, 10], peer: [100, 100, 100] })).verdict).toBe('aim met');
  });

  it('turns round for "at least"', () => {
    const least: Goal = { ...goal, direction: 'at least', gate: 2, aim: 3 };
    expect(judge(least, samples({ ours: [250, 250, 250], peer: [100, 100, 100] })).verdict).toBe('gate met');
    expect(judge(least, samples({ ours: [150, 150, 150], peer: [100, 100, 100] })).verdict).toBe('missed');
  });

  it('counts a metric that was not measured as missed', () => {
    expect(judge({ ...goal, metric: 'other' }, samples({ ours: [1], peer: [1] })).verdict).toBe('missed');
  });
});

describe('judgeable', () => {
  it('leaves out goals whose peers were not measured', () => {
    const measured = samples({ ours: [1], peer: [1] });
    const goals = [goal, { ...goal, peer: 'absent' }, { ...goal, peer: ['absent', 'peer'] }, { ...goal, peer: null }];
    expect(judgeable(goals, measured)).toEqual([goals[0], goals[2], goals[3]]);
  });
});

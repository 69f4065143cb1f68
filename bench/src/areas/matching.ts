import { exceptionsOf, type ItemsToMatch, proposeMatches } from '@closewright/domain/reconciliation';
import type { Area } from '../harness/area.ts';
import { allAlike, busyMonth } from '../matching/waiting-items.ts';

const counts = { tiny: 100, quick: 20_000, full: 20_000 } as const;

const slow = 'each with each, checks alone';
/** It takes seconds, and is no goal. */
const slowRounds = 3;

/** The rules and the exceptions of what is left, each timed; what the rules are sure of is counted, so that a fast wrong answer fails. */
function work(items: ItemsToMatch, sure: number) {
  const processor = process.cpuUsage();
  const begin = performance.now();
  const proposed = proposeMatches(items);
  const matched = performance.now();
  const { user } = process.cpuUsage(processor);
  exceptionsOf({ ...items, date: '2026-12-31', endedChecks: [], unreleased: [], proposed });
  const end = performance.now();
  const found = proposed.filter(({ confidence }) => confidence === 'sure').length;
  if (found !== sure) throw new Error(`The rules are sure of ${found}, not of ${sure}`);
  return { 'match-ms': matched - begin, 'cpu-ms': user / 1000, 'exceptions-ms': end - matched };
}

/** Checks by number and amount alone, by looking through the book for each. */
function lookThrough({ bankItems, bookItems }: ItemsToMatch) {
  const begin = performance.now();
  const found = bankItems.filter((paid) =>
    bookItems.some((check) => check.checkNumber === paid.checkNumber && check.amount === paid.amount),
  );
  if (found.length === 0) throw new Error('Nothing was found');
  return { 'match-ms': performance.now() - begin };
}

/** Matching a bank with the book: a busy month, and items that are all alike. In this process, warmed up. */
export const matching: Area = {
  rounds: { quick: 5, full: 15 },
  prepare(size) {
    const count = counts[size];
    const month = busyMonth(count);
    const alike = allAlike(count);
    // Nine of ten are by number, reference or slip; of 50 one differs.
    const sure = Array.from({ length: count }, (_, at) => at).filter((at) => at % 10 !== 9 && at % 50 !== 0).length;
    const contenders = [
      { name: 'ours', run: () => work(month, sure) },
      { name: 'ours, all of one amount', run: () => work(alike, 0) },
      { name: slow, run: () => lookThrough(month) },
    ];
    if (size !== 'tiny') for (const { run } of contenders) run();
    return Promise.resolve({
      contenders: contenders.map(({ name, run }) => ({
        name,
        sample: (round) => Promise.resolve(name === slow && round >= slowRounds ? {} : run()),
      })),
      notes: [
        `${count} items of the bank beside ${count} of the book; all that is not matched for sure or likely is said why.`,
      ],
    });
  },
};

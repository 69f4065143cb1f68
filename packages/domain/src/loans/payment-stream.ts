import { type Cents, Exact } from '../money/index.ts';
import type { UnitTime } from './unit-period.ts';

/** Money that changes hands at a time counted in unit-periods from the beginning of the term. */
export interface TimedFlow {
  readonly time: UnitTime;
  readonly amount: Cents;
}

/** Equal flows one unit-period apart, the first at `time`. */
export interface FlowStream extends TimedFlow {
  readonly count: number;
}

const isNext = (last: FlowStream, { time, amount }: FlowStream) =>
  last.amount === amount &&
  last.time.rest === time.rest &&
  last.time.per === time.per &&
  last.time.periods + last.count === time.periods;

/** Puts equal flows one unit-period apart together: a loan of 360 payments is a stream or two, and worth is reckoned by the stream. */
export function streamsOf(flows: readonly TimedFlow[]): FlowStream[] {
  const streams: FlowStream[] = [];
  for (const flow of flows) {
    const next = { ...flow, count: 1 };
    const last = streams.at(-1);
    if (last && isNext(last, next)) streams[streams.length - 1] = { ...last, count: last.count + 1 };
    else streams.push(next);
  }
  return streams;
}

/** The streams of payments one period apart, the first one period after the beginning, or after another first period. */
export const regularStreams = (
  payments: readonly Cents[],
  first: UnitTime = { periods: 1, rest: 0, per: 1 },
): FlowStream[] =>
  streamsOf(payments.map((amount, at) => ({ time: { ...first, periods: first.periods + at }, amount })));

/** All that is paid. */
export const totalOf = (streams: readonly FlowStream[]): number =>
  streams.reduce((all, { amount, count }) => all + amount * count, 0);

/** What streams are worth at the beginning, at this rate per unit-period. A fraction of a period bears simple interest. */
export function presentWorth(streams: readonly FlowStream[], i: Exact): Exact {
  const one = new Exact(1);
  const factor = one.div(i.plus(1));
  return streams.reduce((sum, { time, amount, count }) => {
    const first = factor.pow(time.periods).times(amount);
    const odd = time.rest === 0 ? first : first.div(i.times(time.rest).div(time.per).plus(1));
    const all = i.isZero() ? odd.times(count) : odd.times(one.minus(factor.pow(count))).div(one.minus(factor));
    return sum.plus(all);
  }, new Exact(0));
}

/** The same by quick arithmetic at a rate above zero, to look for a rate with; never what a figure is taken from. */
export function roughWorth(streams: readonly FlowStream[], i: number): number {
  return streams.reduce((sum, { time, amount, count }) => {
    const first = (amount * (1 + i) ** -time.periods) / (1 + (i * time.rest) / time.per);
    return sum + (first * (1 - (1 + i) ** -count)) / (1 - 1 / (1 + i));
  }, 0);
}

/** Streams in words that {@link readStreams} reads back: "80 x 844.13 from 1; 1 x 760.02 from 360 19/30". */
export const writeStreams = (streams: readonly FlowStream[]): string =>
  streams
    .map(({ time: { periods, rest, per }, amount, count }) => {
      const from = rest === 0 ? `${periods}` : `${periods} ${rest}/${per}`;
      return `${count} x ${new Exact(amount).div(100).toFixed(2)} from ${from}`;
    })
    .join('; ');

/** Reads what {@link writeStreams} wrote. */
export const readStreams = (words: string): FlowStream[] =>
  [...words.matchAll(/(\d+) x ([\d.]+) from (\d+)(?: (\d+)\/(\d+))?/g)].map(
    ([, count, amount, periods, rest, per]) => ({
      count: Number(count),
      amount: new Exact(amount ?? 0).times(100).toNumber() as Cents,
      time: { periods: Number(periods), rest: Number(rest ?? 0), per: Number(per ?? 1) },
    }),
  );

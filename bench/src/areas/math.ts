import { type ClosingFile, closeFile, whatIf } from '@closewright/domain/closing-file';
import { type LoanTerms, schedule } from '@closewright/domain/loans';
import { type Cents, cents } from '@closewright/domain/money';
import { prorateAmounts } from '@closewright/domain/prorations';
import { Decimal } from 'decimal.js';
import { Loan } from 'loanjs';
import { fullFile } from '../../apps/math/full-file.ts';
import type { Area } from '../harness/area.ts';
import { quantile } from '../harness/statistics.ts';

const share = { yearly: 1, daysInYear: 365 };
const days = 104;
/** Amounts as bills have them, none like the other. */
const amounts: readonly Cents[] = Array.from({ length: 20_000 }, (_, at) => cents(((at * 7_919) % 900_000) + 10_007));
const terms: LoanTerms = {
  amount: cents(328_500_00),
  rate: '6.375',
  termMonths: 360,
  paymentRounding: 'halfUp',
  interestRounding: 'halfUp',
};

/** Milliseconds of one run of `work`. */
function timed<T>(work: () => T): { ms: number; result: T } {
  const begin = performance.now();
  const result = work();
  return { ms: performance.now() - begin, result };
}

/** Milliseconds of each of many runs. */
const series = (runs: number, work: () => unknown) => Array.from({ length: runs }, () => timed(work).ms);

/** The closing moves by a day with each run, so that nothing can be remembered from the one before. */
let run = 0;
const nextFile = (): ClosingFile => {
  run += 1;
  return { ...fullFile, closing: `2026-04-${String(10 + (run % 15)).padStart(2, '0')}` };
};

const decimalProrations = () =>
  amounts.map((amount) =>
    new Decimal(amount).times(days).div(share.daysInYear).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber(),
  );

/** The same cents as ours, or it does not count. */
const expected = prorateAmounts(amounts, share, days);

function ours() {
  const files = series(60, () => closeFile(nextFile()));
  const again = series(20, () => whatIf(nextFile(), { lenderCredits: cents(1) }));
  const prorations = series(25, () => prorateAmounts(amounts, share, days));
  const rows = series(60, () => schedule(terms));
  return {
    'full-file-ms': quantile(files, 0.5),
    'full-file-p95-ms': quantile(files, 0.95),
    'what-if-ms': quantile(again, 0.5),
    'prorate-20000-ms': quantile(prorations, 0.5),
    'schedule-360-ms': quantile(rows, 0.5),
  };
}

function decimalJs() {
  const { result } = timed(decimalProrations);
  if (result.some((amount, at) => amount !== expected[at])) throw new Error('decimal.js and we differ');
  return { 'prorate-20000-ms': quantile(series(5, decimalProrations), 0.5) };
}

function loanJs() {
  const make = () => Loan(328_500, 360, 6.375, 'annuity');
  const own = schedule(terms);
  const { installments } = make();
  if (
    installments.length !== own.length ||
    Math.abs((installments[0]?.installment ?? 0) * 100 - (own[0]?.amount ?? 0)) > 1
  )
    throw new Error('loanjs and we differ');
  return { 'schedule-360-ms': quantile(series(60, make), 0.5) };
}

/** The closing math: a full file recomputed with all its reasons, many prorations, a schedule. In this process, warmed up. */
export const math: Area = {
  rounds: { quick: 3, full: 15 },
  prepare(size) {
    // The peers are small and prove the figures: they run in every size.
    const works = { ours, 'decimal.js': decimalJs, loanjs: loanJs };
    if (size !== 'tiny') for (const warm of Object.values(works)) warm();
    return Promise.resolve({
      contenders: Object.entries(works).map(([name, work]) => ({ name, sample: () => Promise.resolve(work()) })),
      notes: [
        'A full file: 40 fees, 4 prorations, 2 payoffs, policies with endorsements, escrow, APR, every statement and all totals, traces on; another closing date each time. Prorations: the same cents by both. loanjs reckons in floats and keeps no cents: its last payment does not end at zero.',
      ],
    });
  },
};

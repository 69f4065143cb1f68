import { cents } from '../money/index.ts';
import { stepsOf, type Trace } from '../trace/index.ts';
import { commercialStatement, type Fee, feesOf, statementsOf } from './index.ts';
import { sampleFees, samplePurchase } from './sample-purchase.ts';

const head = { label: 'Typed', section: 'H', bucket: 'tenPercent', source: 'typed', estimate: cents(1_00) } as const;
const borrower = { paidBy: 'borrower', when: 'atClosing', part: 1 } as const;
const bases = { loanAmount: cents(162_000_00), salePrice: cents(180_000_00) };

/** A fee of each terms, one of two payers. */
const typed: readonly Fee[] = feesOf(
  [
    { ...head, code: 'percent', percent: '1', of: 'loanAmount', shares: [borrower] },
    { ...head, code: 'count', count: 3, each: cents(5_00), shares: [borrower] },
    {
      ...head,
      code: 'shared',
      bucket: 'zero',
      amount: cents(100_00),
      shares: [borrower, { ...borrower, when: 'beforeClosing' }, { ...borrower, paidBy: 'seller' }],
    },
  ],
  bases,
);

/** All traces in a value. */
function* tracesIn(value: unknown, seen = new Set<unknown>()): Generator<Trace> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if ('trace' in value) yield value.trace as Trace;
  for (const part of Object.values(value)) yield* tracesIn(part, seen);
}

/** What the statements of a purchase and a refinance say of their steps: label, formula, rounding and rule, each kind of step once. */
export function wordsOf(): string[] {
  const fees = [...sampleFees, ...typed];
  const lenderCredits = cents(5_00);
  const purchase = statementsOf({ purchase: samplePurchase, fees, lenderCredits });
  const refinance = { loanAmount: cents(150_000_00), payoffs: samplePurchase.payoffs, otherCredits: [] };
  const parties = [
    { name: 'First', side: 'buyer', part: 1 },
    { name: 'Second', side: 'seller', part: 1 },
  ] as const;
  const all = [
    purchase,
    statementsOf({ refinance, fees, lenderCredits }),
    commercialStatement(purchase.entries, { parties }),
  ];
  const words = new Map<string, string>();
  for (const trace of tracesIn(all)) {
    for (const { label, formula, rounding, rule } of stepsOf(trace)) {
      if (!formula) continue;
      const said = [formula, rounding, rule?.text].filter(Boolean).join(' | ');
      if (!words.has(said)) words.set(said, label);
    }
  }
  return [...words].map(([said, label]) => `${label}: ${said}`).toSorted();
}

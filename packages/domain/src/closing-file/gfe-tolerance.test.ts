import { expect, it } from 'vitest';
import { cents, zeroCents } from '../money/index.ts';
import { entriesOf, type Fee } from '../settlement/index.ts';
import { sampleFees, samplePurchase } from '../settlement/sample-purchase.ts';
import { faultsOf } from '../trace/index.ts';
import type { FiguredFee } from './figured-fee.ts';
import { gfeTolerance } from './gfe-tolerance.ts';
import { blocksOf } from './hud-figures.ts';

const estimates: Readonly<Record<string, number>> = { 'Credit report fee': 20_00, 'Tax monitoring fee': 75_00 };
const fees: readonly Fee[] = sampleFees.map((fee, at) => {
  const estimate = estimates[fee.label];
  return { ...fee, code: `fees.${at}`, ...(estimate !== undefined && { estimate: cents(estimate) }) };
});
const blocks = {
  gfeOrigination: 1300_00,
  gfeRate: 405_00,
  gfeTitle: 2400_00,
  gfeOwnersTitle: 1000_00,
  gfeRecording: 60_00,
  gfeTransferTaxes: 900_00,
  gfeEscrow: 400_00,
  gfeInterest: 200_00,
  gfeInsurance: 1200_00,
};
const entries = entriesOf({ purchase: samplePurchase, fees, lenderCredits: zeroCents });
const figured = fees.map((fee): FiguredFee => ({ kind: 'figure', fee }));
const toleranceOf = (typed: Readonly<Record<string, number>>, open: readonly FiguredFee[] = []) =>
  gfeTolerance({ entries, hud: { blocks: blocksOf(typed) } }, [...figured, ...open]);

it('the parts of page 3: each charge that cannot increase by itself, those of 10 % in sum, and no limit', () => {
  const state = toleranceOf(blocks);
  if (state.kind !== 'figure') throw new Error(`It is ${state.kind}`);
  const shown = Object.entries(state.buckets).map(([part, { estimate, final, over }]) => [
    part,
    estimate.value,
    final.value,
    over?.value ?? null,
  ]);
  expect(shown).toEqual([
    // 1,300.00 + 405.00 + 900.00; origination rose by 97.00, the transfer tax by 50.00.
    ['zero', 2605_00, 2752_00, 147_00],
    // 85.00 − 60.00 × 1.1.
    ['tenPercent', 60_00, 85_00, 19_00],
    ['canChange', 5295_00, 5456_05, null],
  ]);
  expect(state.cure.value).toBe(166_00);
  for (const { estimate, final } of Object.values(state.buckets))
    expect([...faultsOf(estimate.trace), ...faultsOf(final.trace)]).toEqual([]);
});

it('nothing was estimated: nothing is compared', () => {
  const fee = fees.find(({ section }) => section === 'A');
  if (fee === undefined) throw new Error('The sample has fees of section A');
  const untold = entriesOf({ purchase: samplePurchase, fees: [fee], lenderCredits: zeroCents });
  expect(gfeTolerance({ entries: untold, hud: { blocks: {} } }, [{ kind: 'figure', fee }])).toEqual({ kind: 'none' });
});

it('a block that is not entered and a charge that is open keep it open', () => {
  const { gfeRecording: _, ...rest } = blocks;
  expect(toleranceOf(rest)).toMatchObject({ kind: 'open', missing: [{ field: 'gfeRecording' }] });
  const missing = [{ field: 'fees.40.amount', words: 'What it is' }];
  expect(toleranceOf(blocks, [{ kind: 'open', section: 'A', missing }])).toEqual({ kind: 'open', missing });
});

import { describe, expect, it } from 'vitest';
import { feesOfEscrow } from '../closing-file/index.ts';
import { faultsOf } from '../trace/index.ts';
import {
  type BilledItem,
  emptyEscrowItem,
  escrowFigure,
  escrowProcedures,
  firstPaymentOf,
  type StoredEscrowTerms,
} from './index.ts';

const bill = (dueDate: string, amount: number) => ({ dueDate, amount });
/** Appendix E of 12 CFR 1024: its account comes to an adjustment of -90.00. */
const items: readonly BilledItem[] = [
  { item: { ...emptyEscrowItem, label: 'School taxes', paidBy: 'Buyer' }, bills: [bill('2013-09-20', 360_00)] },
  {
    item: { ...emptyEscrowItem, label: 'County taxes', paidBy: 'Buyer' },
    bills: [bill('2013-07-25', 500_00), bill('2013-12-10', 700_00)],
  },
];
const terms: StoredEscrowTerms = { cushionMonths: 2, paymentRounding: 'Nearest' };
const inJuly = firstPaymentOf({ firstPaymentDate: '2013-07-01' }, null);

function accountWith(part: Partial<StoredEscrowTerms>) {
  const figure = escrowFigure({ ...terms, ...part }, inJuly, items);
  if (figure.kind !== 'figure') throw new Error(`The account is ${JSON.stringify(figure)}`);
  return figure;
}

const why = 'as its initial escrow disclosure has it';
const apart = (words: string) => ({
  field: 'lenderAdjustment',
  what: `The lender takes ${words}`,
  act: 'compare its initial escrow disclosure',
});
const noReason = {
  field: 'lenderReason',
  what: 'The adjustment of the lender stands without a reason',
  act: 'say why it is taken',
};

describe('the adjustment of the lender', () => {
  it.each([
    ['is that of the account', { lenderAdjustment: -90_00 }, []],
    [
      'is more than the rule allows',
      { lenderAdjustment: -85_00, lenderReason: why },
      [apart('5.00 more than the account may ask for')],
    ],
    [
      'is less than the account needs',
      { lenderAdjustment: -90_01, lenderReason: why },
      [apart('0.01 less than the account asks for')],
    ],
    [
      'has no reason',
      { lenderAdjustment: 0, lenderReason: ' ' },
      [apart('90.00 more than the account may ask for'), noReason],
    ],
  ])('that %s is charged as it is, and is compared with the account', (_, part, findings) => {
    const figure = accountWith(part);
    expect(figure.adjustment.value).toBe(part.lenderAdjustment);
    expect(figure.aggregateDeposit.value).toBe(1130_00 + part.lenderAdjustment);
    expect(figure.calculatedAdjustment?.value).toBe(-90_00);
    expect(figure.findings).toEqual(findings);
    const fee = feesOfEscrow(figure)?.find(({ code }) => code === 'escrow.adjustment');
    expect(fee?.charges).toMatchObject([{ amount: part.lenderAdjustment }]);
  });

  it('moves every balance of the first year, and says why it is taken', () => {
    const [own, ofLender] = [accountWith({}), accountWith({ lenderAdjustment: -80_00, lenderReason: why })];
    expect(ofLender.months.map(({ balance }, at) => balance.value - (own.months[at]?.balance.value ?? 0))).toEqual(
      Array.from({ length: 12 }, () => 10_00),
    );
    expect(ofLender.adjustment.trace.formula).toBe(`As the lender discloses it: ${why}`);
    for (const { trace } of [ofLender.adjustment, ofLender.aggregateDeposit])
      expect(faultsOf(trace, escrowProcedures)).toEqual([]);
  });

  it('is what stands: the rule is not judged besides', () => {
    const [taxes] = items;
    const collects = { item: { ...emptyEscrowItem, ...taxes?.item, monthsCollected: 0 }, bills: taxes?.bills ?? [] };
    const of = (part: Partial<StoredEscrowTerms>) => {
      const figure = escrowFigure({ ...terms, ...part }, inJuly, [collects]);
      return figure.kind === 'figure' ? figure.findings.map(({ field }) => field) : [];
    };
    expect(of({})).toEqual(['escrowItems.0']);
    expect(of({ lenderAdjustment: 0, lenderReason: why })).toEqual(['lenderAdjustment']);
  });

  it.each([
    [-1130_00, false],
    [-1130_01, true],
    [-5000_00, true],
  ])('of %i leaves a deposit that is below zero: %s', (lenderAdjustment, isBelow) => {
    const { findings } = accountWith({ lenderAdjustment, lenderReason: why });
    expect(findings.some(({ what }) => what === 'The deposit is below zero')).toBe(isBelow);
  });

  it('leaves the account to its rule where none is typed', () => {
    expect(accountWith({ lenderReason: why })).toMatchObject({ calculatedAdjustment: null, findings: [] });
    expect(accountWith({}).adjustment.value).toBe(-90_00);
  });
});

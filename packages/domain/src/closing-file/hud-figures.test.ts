import { describe, expect, it } from 'vitest';
import { SettlementStatementType } from '../orders/index.ts';
import { statementFigures } from './from-stored.ts';
import { totalsOf, totalWords } from './index.ts';
import { statementCosts } from './statement-costs.ts';
import type { TotalName } from './statement-total.ts';
import { fees, figureIn, file, payoff, rows } from './stored-purchase.fixture.ts';

const of = (type: 'HUD1974' | 'HUD2010', facts = file, stored = rows) =>
  statementFigures({ ...facts, settlementStatementType: SettlementStatementType[type] }, stored, fees);

/** What form H-25(B) comes to on a HUD-1, as `settlement/hud/hud-sample.test.ts` has it. */
const sample: Readonly<Partial<Record<TotalName, number>>> = {
  borrowerAtClosing: 9682_30,
  sellerAtClosing: 12_800_00,
  dueFromBorrower: 189_762_30,
  paidForBorrower: 175_615_04,
  cashFromBorrower: 14_147_26,
  dueToSeller: 180_080_00,
  dueFromSeller: 115_665_04,
  cashToSeller: 64_414_96,
};

describe.each(['HUD2010', 'HUD1974'] as const)('a stored statement on %s', (type) => {
  it('comes to what the sample comes to, and has no totals of the closing disclosure', () => {
    const figures = of(type);
    for (const [name, value] of Object.entries(sample))
      expect([name, figureIn(figures, name as TotalName)]).toEqual([name, value]);
    expect([figures.totals.loanCosts, figures.totals.otherCosts, figures.totals.closingCosts]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('has its costs by series, and line 1400', () => {
    const costs = statementCosts(of(type), fees);
    expect(costs.map(({ letter }) => letter)).toEqual(['700', '800', '900', '1000', '1100', '1200', '1300', '1400']);
    const borrower = costs.map(({ total }): number => (total.kind === 'figure' ? total.value : 0));
    expect(borrower.at(-1)).toBe(9682_30);
    expect(borrower.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(9682_30);
  });

  it('is open where something is, also the credits that page 1 has of it', () => {
    const open = { kind: 'open', section: 'B', missing: [{ field: 'fees.0.amount', words: 'The amount' }] } as const;
    const facts = { ...file, settlementStatementType: SettlementStatementType[type] };
    const { totals } = statementFigures(facts, rows, [open]);
    expect(totals.borrowerAtClosing?.kind).toBe('open');
    expect(totals.paidForBorrower?.kind).toBe(type === 'HUD2010' ? 'open' : 'figure');
  });

  it('keeps line 220 open for an open credit of the lender only where that stands among 204 to 209', () => {
    const credit = { kind: 'Lender credit', buyerAmount: null } as const;
    const { totals } = of(type, file, { ...rows, adjustments: [...rows.adjustments, credit] });
    expect(totals.cashFromBorrower?.kind).toBe('open');
    expect(totals.paidForBorrower?.kind).toBe(type === 'HUD1974' ? 'open' : 'figure');
  });

  it('without a seller has sections M and N of a HUD-1A', () => {
    const refinance = { ...file, hasSeller: false, salePrice: null, earnestMoney: null };
    const figures = of(type, refinance, {
      payoffs: [payoff],
      prorations: [],
      adjustments: [{ kind: 'Lender credit', buyerAmount: 100_00 }],
    });
    const lines = figures.hud?.oneA?.lines.map(({ number, buyer }) => [number, buyer?.value]) ?? [];
    const at = new Map(lines.map(([number, value]) => [number, value] as const));
    expect(figureIn(figures, 'payoffsAndPayments')).toBe(at.get('1520'));
    expect(-Number(figureIn(figures, 'cashFromBorrower'))).toBe(at.get('1604'));
    expect([figures.totals.dueFromBorrower, figures.totals.cashToSeller]).toEqual([null, null]);
    const words = totalWords('cashFromBorrower', figures.totals.cashFromBorrower, totalsOf(figures));
    expect(words).toEqual({ line: '1604', label: 'Disbursements to borrower', isTurned: true });
  });
});

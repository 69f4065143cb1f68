import { describe, expect, it } from 'vitest';
import { feeFigure } from '../fees/index.ts';
import { zeroCents } from '../money/index.ts';
import { SettlementStatementType } from '../orders/index.ts';
import { emptyRateOrder, type StoredRates } from '../premium/index.ts';
import { faultsOf, fieldsOf } from '../trace/index.ts';
import { figuredFees, ratedPremiums, type StoredCharges, statementFigures, titleDetailsOf } from './index.ts';
import { closingProcedures } from './procedures.ts';
import { file, noCharges, rows } from './stored-purchase.fixture.ts';

const texas: StoredRates = {
  order: {
    ...emptyRateOrder,
    state: 'TX',
    effectiveDate: '2026-11-20',
    policies: 'Owner and loan, together',
    ownerBorrowerPart: '0',
    loanBorrowerPart: '100',
    loanSection: 'C',
    underwriterPercent: '15',
  },
  endorsements: [{ code: 't-19-residential', label: 'T-19', policy: 'Loan', amount: null }],
  parties: [],
};
const typed = { label: 'Owner’s policy', kind: 'Owner’s title insurance', section: 'H', bucket: 'None' } as const;
const { HUD1974, HUD2010, CDF } = SettlementStatementType;

/** The lines of the policies by number, with their amounts. */
function linesOf(charges: Partial<StoredCharges>, type: number = HUD2010) {
  const all = { ...noCharges, ...charges };
  const hudFile = { ...file, settlementStatementType: type };
  const figures = statementFigures(hudFile, rows, figuredFees(hudFile, all), titleDetailsOf(hudFile, all));
  const lines = figures.hud?.lines.filter(({ label }) => /limit|portion|coverage/.test(label)) ?? [];
  return { lines, shown: lines.map(({ number, buyer }) => [number, buyer?.value]) };
}

describe('what a HUD-1 says of its policies', () => {
  it('1105 to 1108 of the form of 2010: limits, and what agent and underwriter have of 1,329.30', () => {
    const { lines, shown } = linesOf({ rates: [texas] });
    // 1,175.00 and 100.00, and T-19 of 54.30: 15 % of it is 199.395.
    expect(shown).toEqual([
      ['1105', 162_000_00],
      ['1106', 180_000_00],
      ['1107', 1129_90],
      ['1108', 199_40],
    ]);
    for (const { buyer, isOutside } of lines) {
      expect([isOutside, buyer && faultsOf(buyer.trace, closingProcedures)]).toEqual([true, []]);
    }
    expect(lines.flatMap(({ buyer }) => (buyer ? fieldsOf(buyer.trace) : []))).toEqual(
      expect.arrayContaining(['salePrice', 'loanAmount', 'rateOrders.0.underwriterPercent']),
    );
  });

  it('that of 1974 has the limits alone, and a closing disclosure nothing', () => {
    expect(linesOf({ rates: [texas] }, HUD1974).shown).toEqual([
      ['1109', 162_000_00],
      ['1110', 180_000_00],
    ]);
    expect(titleDetailsOf({ ...file, settlementStatementType: CDF }, { ...noCharges, rates: [texas] })).toEqual({});
  });

  it('a second loan policy has a line of its own, and the parts are those of both orders', () => {
    const order = { ...texas.order, policies: 'Loan alone' as const, loanLiability: 20_000_00 };
    const { shown } = linesOf({ rates: [texas, { ...texas, order, endorsements: [] }] });
    expect(shown.map(([number]) => number)).toEqual(['1105', '1105.2', '1106', '1107', '1108']);
    expect(shown[1]).toEqual(['1105.2', 20_000_00]);
    const parts = shown.slice(3).map(([, value]) => Number(value));
    // Texas has 308.00 as its least basic premium.
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(1329_30 + 308_00);
  });

  it.each<[string, Partial<StoredCharges>]>([
    ['is typed', { rates: [texas], fees: [{ ...typed, sellerAtClosing: 1000_00 }] }],
    ['is open', { rates: [texas, { ...texas, order: emptyRateOrder }] }],
    [
      'is shared in parts that nobody knows',
      { rates: [{ ...texas, order: { ...texas.order, underwriterPercent: null } }] },
    ],
  ])('where a premium %s nobody knows the parts; the limits stand', (name, charges) => {
    const { shown } = linesOf(charges);
    const numbers = shown.map(([number]) => number);
    expect(numbers.slice(0, 2)).toEqual(['1105', '1106']);
    // Texas itself says what an underwriter has.
    expect(numbers.slice(2)).toEqual(name.startsWith('is shared') ? ['1107', '1108'] : []);
  });
});

describe('a typed fee that counts in place of a premium', () => {
  const found = (kind: 'Owner’s title insurance' | 'Survey', rates: readonly StoredRates[] = [texas]) => {
    const elsewhere = { recording: zeroCents, transferTaxes: zeroCents, premiums: ratedPremiums(file, { rates }) };
    const bases = { salePrice: null, loanAmount: null };
    const figure = feeFigure({ ...typed, kind, sellerAtClosing: 1000_00 }, bases, elsewhere);
    return figure.kind === 'figure' ? figure.findings.map(({ what }) => what) : null;
  };

  it('is marked, with what the rates say', () => {
    expect(found('Owner’s title insurance')).toEqual(['It counts in place of 1,175.00 of Premium Rates']);
    expect(found('Survey')).toEqual([]);
  });

  it('also where the rates are open; not where none are ordered', () => {
    const open = { ...texas, order: { ...texas.order, state: 'WY' } };
    expect(found('Owner’s title insurance', [open])).toEqual(['It counts in place of a premium of Premium Rates']);
    expect(found('Owner’s title insurance', [])).toEqual([]);
  });
});

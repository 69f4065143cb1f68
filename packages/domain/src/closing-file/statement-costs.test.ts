import { describe, expect, it } from 'vitest';
import { maxCents } from '../money/index.ts';
import { SettlementStatementType } from '../orders/index.ts';
import { costColumns, type Fee, takenOff } from '../settlement/index.ts';
import { type FiguredFee, lenderCreditsOf, type StatementTotal, statementCosts, statementFigures } from './index.ts';
import { fees, file, rows } from './stored-purchase.fixture.ts';

const shown = (total: StatementTotal | null) =>
  total && (total.kind === 'figure' ? total.value : total.missing.map(({ field }) => field).join());

function lines(list: readonly FiguredFee[], stored = rows, facts = file) {
  const costs = statementCosts(statementFigures(facts, stored, list), list);
  return Object.fromEntries(
    costs.map(({ letter, title, fees: count, total, columns }) => [
      letter ?? title,
      [count, shown(total), ...costColumns.map((column) => shown(columns[column]))],
    ]),
  );
}

describe('the costs of a statement', () => {
  it('of form H-25(B) are those of its page 2, by section and payer', () => {
    expect(lines(fees)).toEqual({
      A: [3, 1802_00, 1802_00, null, null, null, null],
      B: [6, 236_55, 206_75, 29_80, null, null, 405_00],
      C: [6, 2655_50, 2655_50, null, null, null, null],
      D: [15, 4694_05, 4664_25, 29_80, null, null, 405_00],
      E: [2, 85_00, 85_00, null, 950_00, null, null],
      F: [3, 2120_80, 2120_80, null, null, null, null],
      G: [3, 412_25, 412_25, null, null, null, null],
      H: [7, 2400_00, 2400_00, null, 11_850_00, null, null],
      I: [15, 5018_05, 5018_05, null, 12_800_00, null, null],
      J: [30, 9712_10, 9682_30, 29_80, 12_800_00, null, 405_00],
    });
  });

  it.each(['fees', 'lender credits'])('that add up beyond all amounts are open on every line: %s', (what) => {
    const largest = (fee: Fee): Fee => ({
      ...fee,
      charges: fee.charges.map((each) => ({ ...each, amount: maxCents })),
    });
    const huge = fees.map((each) => (each.kind === 'open' ? each : { ...each, fee: largest(each.fee) }));
    const credit = { kind: 'Lender credit', buyerAmount: maxCents } as const;
    const made =
      what === 'fees' ? lines(huge) : lines(fees, { ...rows, adjustments: [...rows.adjustments, credit, credit] });
    expect(Object.keys(made)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J']);
    expect(Object.values(made).map(([, total]) => total)).toEqual(Array(10).fill('statement'));
  });

  it('what the lender gives stands before the last total, and is taken off it', () => {
    const credit = { kind: 'Lender credit', buyerAmount: 100_00 } as const;
    const made = lines(fees, { ...rows, adjustments: [...rows.adjustments, credit, credit] });
    expect(Object.keys(made)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'Lender credits', 'J']);
    expect(made['Lender credits']).toEqual([0, -200_00, -200_00, null, null, null, null]);
    expect(made.J).toEqual([30, 9512_10, 9482_30, 29_80, 12_800_00, null, 405_00]);
  });

  it('what the lender gives has one reason: that of the totals it is taken off', () => {
    const credit = { kind: 'Lender credit', buyerAmount: 100_00 } as const;
    for (const adjustments of [[credit], [credit, credit]]) {
      const figures = statementFigures(file, { ...rows, adjustments }, fees);
      const line = statementCosts(figures, fees).find(({ title }) => title === 'Lender credits');
      const credits = lenderCreditsOf(figures.parts);
      expect(line?.total).toMatchObject({ kind: 'figure', trace: credits && takenOff(credits.trace) });
    }
  });

  it('an open fee opens its section and the totals it goes into, whoever pays it, and no other', () => {
    const open = { kind: 'open', section: 'C', missing: [{ field: 'fees.30.amount', words: 'What it is' }] } as const;
    const made = lines([...fees, open]);
    const opened = Object.keys(made).filter((letter) => made[letter]?.[1] === 'fees.30.amount');
    expect(opened).toEqual(['C', 'D', 'J']);
    expect(made.C?.slice(2)).toEqual(costColumns.map(() => 'fees.30.amount'));
    expect(made.E).toEqual([2, 85_00, 85_00, null, 950_00, null, null]);
  });

  it('a fee of no section may be of any: all totals are open, and no section is', () => {
    const made = lines([...fees, { kind: 'open', section: null, missing: [{ field: 'fees.30.section', words: '' }] }]);
    expect(Object.keys(made).filter((letter) => made[letter]?.[1] === 'fees.30.section')).toEqual(['D', 'I', 'J']);
  });

  describe('on a HUD-1', () => {
    const hud = { ...file, settlementStatementType: SettlementStatementType.HUD2010 };
    const missing = [{ field: 'gap', words: 'What it is' }] as const;
    const opened = (open: Partial<FiguredFee>) => {
      // What is left out of it says that it is open.
      const fee = { kind: 'open', section: null, missing, ...open } as FiguredFee;
      const made = lines([...fees, fee], rows, hud);
      return Object.keys(made).filter((letter) => made[letter]?.[1] === 'gap');
    };
    it.each<[string, Partial<FiguredFee>, string[]]>([
      ['of a section', { section: 'A' }, ['800']],
      ['of prepaids', { section: 'F' }, ['900']],
      ['of the escrow account', { section: 'G' }, ['1000']],
      ['of a government', { section: 'E' }, ['1200']],
      ['by its kind', { section: 'H', feeKind: 'commission' }, ['700']],
      ['of the title, by its kind', { section: 'H', feeKind: 'ownersTitleInsurance' }, ['1100']],
      ['of the title, of no section yet', { feeKind: 'titleService' }, ['1100']],
      ['premiums that nobody may see', { movesSides: true }, ['1100']],
      ['nobody knows what for', {}, ['700', '800', '900', '1000', '1100', '1200', '1300']],
    ])('an open fee opens the series it stands in and line 1400: %s', (_, open, expected) => {
      expect(opened(open)).toEqual([...expected, '1400']);
    });
  });

  it('of an empty statement are nothing', () => {
    const { A, J } = lines([]);
    expect([A, J]).toEqual([
      [0, 0, null, null, null, null, null],
      [0, 0, 0, null, null, null, null],
    ]);
  });
});

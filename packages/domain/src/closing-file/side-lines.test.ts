import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SettlementStatementType } from '../orders/index.ts';
import { figureOf } from '../settlement/index.ts';
import { type FileFacts, reckonedDocument, type SideLine, sideLines, statementFigures } from './index.ts';
import { anyStatement } from './statement-document.fixture.ts';
import { fees, file, payoff, rows } from './stored-purchase.fixture.ts';

const centsOf = ({ amount }: SideLine) => amount && figureOf(amount).value;
const shown = (given: Partial<FileFacts> = {}, stored = rows) =>
  Object.fromEntries(
    Object.entries(sideLines(statementFigures({ ...file, ...given }, stored, fees))).map(([name, lines]) => [
      name,
      lines.map((line) => [line.number, line.from, centsOf(line)]),
    ]),
  );

it('form H-25(B) has its lines of K to N, each from where it is made', () => {
  expect(shown()).toEqual({
    dueFromBorrower: [
      ['K 01', 'salePrice', 180_000_00],
      ['K 03', 'closingCosts', 9682_30],
      ['K 11', 'prorations.0', 80_00],
    ],
    paidForBorrower: [
      ['L 01', 'earnestMoney', 10_000_00],
      ['L 02', 'loanAmount', 162_000_00],
      ['L 05', 'adjustments.0', 2500_00],
      ['L 06', 'adjustments.1', 750_00],
      ['L 13', 'prorations.1', 365_04],
    ],
    dueToSeller: [
      ['M 01', 'salePrice', 180_000_00],
      ['M 12', 'prorations.0', 80_00],
    ],
    dueFromSeller: [
      ['N 02', 'closingCosts', 12_800_00],
      ['N 04', 'payoffs.0', 100_000_00],
      ['N 08', 'adjustments.0', 2500_00],
      ['N 15', 'prorations.1', 365_04],
    ],
  });
});

const refinance = {
  payoffs: [payoff],
  prorations: [],
  adjustments: [{ kind: 'Other credit', label: 'Gift', buyerAmount: 100_00, party: 'Aunt' } as const],
};

it.each([
  [
    'CDF',
    [
      ['K 01', 'payoffs.0', 100_000_00],
      ['K 02', 'adjustments.0', -100_00],
    ],
  ],
  ['HUD2010', [['1501', 'payoffs.0.principal', 100_000_00]]],
] as const)('without a seller a %s has those of what the loan pays', (type, lines) => {
  const facts = { hasSeller: false, salePrice: null, earnestMoney: null };
  const settlementStatementType = SettlementStatementType[type];
  expect(shown({ ...facts, settlementStatementType }, refinance)).toEqual({ payoffsAndPayments: lines });
});

it.each(['CDF', 'HUD2010', 'HUD1974'] as const)('the lines of a %s add up to their totals', (type) => {
  let sums = 0;
  const property = fc.property(anyStatement, fc.boolean(), (statement, hasSeller) => {
    const settlementStatementType = SettlementStatementType[type];
    const { figures } = reckonedDocument({ ...statement, fees: [], settlementStatementType, hasSeller });
    for (const [name, lines] of Object.entries(sideLines(figures))) {
      const total = figures.totals[name as keyof typeof figures.totals];
      if (total?.kind !== 'figure') continue;
      sums += 1;
      expect([name, lines.reduce((sum, line) => sum + Number(centsOf(line)), 0)]).toEqual([name, total.value]);
    }
  });
  fc.assert(property, { numRuns: 200 });
  expect(sums).toBeGreaterThan(100);
});

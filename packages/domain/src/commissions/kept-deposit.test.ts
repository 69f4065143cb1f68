import { describe, expect, it } from 'vitest';
import { faultsOf } from '../trace/index.ts';
import { commissionFigures, commissionName, commissionsFindings, commissionTotals, emptyCommission } from './index.ts';

const side = (label: string, depositHeld: number | null, payees = [{ payee: 'Alpha', part: '100' }]) => ({
  stored: {
    ...emptyCommission,
    label,
    paidBy: 'Seller',
    agreedAs: 'Flat amount',
    flatAmount: 5700_00,
    depositHeld,
  } as const,
  payees,
  tiers: [],
});
const sides = [side('Listing', 1000_00), side('Selling', 1000_00), side('Other', null)];
const findingsOf = (of: typeof sides, deposit: number | null) => {
  const figures = commissionFigures(of, { salePrice: null, deposit });
  return commissionsFindings(
    figures.map((figure, at) => ({ name: commissionName(of[at]?.stored ?? emptyCommission), figure })),
  );
};

describe('brokers hold of the deposit', () => {
  it.each([
    ['more than the file has', 1999_99, [{ what: 'More deposit than the file has', names: ['Listing', 'Selling'] }]],
    ['what the file has', 2000_00, []],
    ['nobody knows how much there is', null, []],
  ])('%s', (_, deposit, findings) => {
    expect(findingsOf(sides, deposit)).toEqual(findings);
  });

  it.each([
    [1999_99, 0, 5700_00],
    [2000_00, 1000_00, 4700_00],
    [null, 1000_00, 4700_00],
  ])('%s: each keeps %s, and %s of its commission is due', (deposit, kept, due) => {
    const figures = commissionFigures(sides, { salePrice: null, deposit });
    const [first] = figures;
    if (first?.kind !== 'figure') throw new Error('It is open');
    expect([first.retainedFromDeposit.value, first.dueAtClosing.value]).toEqual([kept, due]);
    expect(first.depositHeld).toBe(kept);
    expect(first.depositToClosing.value).toBe(0);
    for (const { trace } of [first.retainedFromDeposit, first.dueAtClosing]) expect(faultsOf(trace)).toEqual([]);
    expect(commissionTotals(figures)?.due.value).toBe(2 * due + 5700_00);
  });
});

it('findings are told with what there is to look at in each', () => {
  expect(findingsOf([side('Listing', 1, []), side('Selling', null, [])], 0)).toEqual([
    { what: 'Payees are open', names: ['Listing', 'Selling'] },
    { what: 'More deposit than the file has', names: ['Listing'] },
  ]);
});

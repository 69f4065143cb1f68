import { describe, expect, it } from 'vitest';
import { faultsOf } from '../trace/index.ts';
import {
  commissionFigure,
  commissionFigures,
  commissionName,
  commissionsFindings,
  commissionTotals,
  emptyCommission,
} from './index.ts';

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

describe('a payee holds the deposit of its side', () => {
  const [alpha, beta] = [
    { payee: ' Alpha ', part: '60' },
    { payee: 'Beta', part: '40' },
  ];
  const alone = { ...alpha, part: '100' };
  const holds = (payee: typeof alpha) => ({ ...payee, holdsDeposit: true });
  it.each([
    ['the only one', [alone], null, 'Alpha', []],
    ['none of several that is not marked', [alpha, beta], null, null, ['Deposit held by nobody by name']],
    ['the one that is marked', [alpha, holds(beta)], null, 'Beta', []],
    ['none where two are marked', [holds(alpha), holds(beta)], null, null, ['Deposit held by nobody by name']],
    ['not the only one beside a referral', [alone], 'Gamma', null, ['Deposit held by nobody by name']],
    ['the one that is marked beside a referral', [holds(alone)], 'Gamma', 'Alpha', []],
    ['nobody where nobody gets anything', [], null, null, []],
  ])('%s', (_, payees, referralPayee, holder, findings) => {
    const { stored } = side('Listing', 1000_00);
    const referral = { referralPayee, referralRate: referralPayee && '25' };
    const figure = commissionFigure({ ...stored, ...referral }, payees, [], { salePrice: null });
    if (figure.kind !== 'figure') throw new Error('It is open');
    expect(figure.holder).toBe(holder);
    const ofHolder = figure.findings.filter(({ what }) => what.startsWith('Deposit'));
    expect(ofHolder.map(({ what }) => what)).toEqual(findings);
  });

  it('is not asked for where a side holds none', () => {
    const { stored } = side('Listing', null);
    expect(commissionFigure(stored, [alpha, beta], [], { salePrice: null })).toMatchObject({
      holder: null,
      findings: [],
    });
  });
});

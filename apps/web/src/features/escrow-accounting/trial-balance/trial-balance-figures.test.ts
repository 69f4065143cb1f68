import { describe, expect, it } from 'vitest';
import { balanceNode, balanceVerdict, isPart, trialBalanceFigures } from './trial-balance-figures.ts';

const all = {
  positive: { count: 2, amount: 1_030_00 },
  negative: { count: 1, amount: -150_00 },
  zero: 1,
  ...{ uncollected: 30_00, available: 1_000_00, apart: 0, lacking: 150_00 },
};
const control = {
  cash: 928_33,
  inTransit: 105_00,
  outstanding: -150_00,
  noFile: 3_33,
  interest: 3_33,
  unclaimed: 0,
  unclaimedSince: null,
};
const known = { all, shown: all, control, totalRecords: 3 };
const part = { ...known, shown: { ...all, positive: { count: 1, amount: 30_00 }, negative: { count: 0, amount: 0 } } };

describe('the figures of a trial balance', () => {
  it('never take what is below zero off the rest', () => {
    expect(trialBalanceFigures(known).map(({ label, text, isShort = false }) => [label, text, isShort])).toEqual([
      ['Above zero, 2', '1,030.00', false],
      ['Below zero, 1', '(150.00)', true],
      ['All files and none', '883.33', false],
      ['Interest of no file', '3.33', false],
      ['Book', '883.33', false],
    ]);
  });

  it('say what is shown beside what all come to', () => {
    expect([isPart(known), isPart(part)]).toEqual([false, true]);
    const figures = trialBalanceFigures(part);
    expect(figures.map(({ name }) => name)).toEqual(['positive', 'negative', 'files', 'interest', 'book', 'shown']);
    expect(figures.at(-1)?.text).toBe('30.00');
    expect(figures.at(0)?.text).toBe('1,030.00');
    expect(figures.at(-1)?.explain().operation).toContain('1 of 3 files');
  });

  it.each([
    ['agree', control, 'In balance, difference 0.00', true],
    ['do not', { ...control, cash: 928_30 }, 'Out of balance by (0.03)', false],
  ])('say whether files and book %s', (_name, held, text, isRight) => {
    expect(balanceVerdict({ all, control: held })).toEqual({ text, isRight });
  });

  it('are sums of the steps they show', () => {
    const cents = (text: string) => Number(text.replace(/[(),.]/g, '')) * (text.startsWith('(') ? -1 : 1);
    for (const { name, explain } of trialBalanceFigures(known)) {
      const { value, children = [] } = explain();
      const sum = children.reduce((total, each) => total + cents(each.value), 0);
      if (name === 'files' || name === 'book') expect(sum, name).toBe(cents(value));
    }
    const row = { bankAccountID: 1, bankAccount: 'Trust', ordersID: 1, fileNumber: '26-1', lastActivity: '2026-03-31' };
    const node = balanceNode({
      ...row,
      balance: 70_00,
      uncollected: 50_00,
      available: 40_00,
      apart: 10_00,
      lacking: 30_00,
    });
    expect((node.children ?? []).reduce((total, each) => total + cents(each.value), 0)).toBe(cents(node.value));
  });
});

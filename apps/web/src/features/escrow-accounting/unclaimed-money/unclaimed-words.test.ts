import type { UnclaimedList, UnclaimedMoney, UnclaimedRequest } from '@closewright/contract/unclaimed';
import { describe, expect, it } from 'vitest';
import {
  askedBesideClaim,
  claimObstacle,
  decideObstacle,
  explainLeft,
  figuresOf,
  fitsWords,
  howWords,
  linesOf,
  payObstacle,
  stateWords,
  takeBackObstacle,
  takenObstacle,
  voidObstacle,
  withdrawObstacle,
} from './unclaimed-words.ts';

const money: UnclaimedMoney = {
  ...{ stripe: 0, number: 7, bankAccountID: 1, bankAccount: 'Trust', kind: 'unclaimed receipt', date: '2026-11-20' },
  ...{ age: 3, amount: 700_00, left: 700_00, sender: 'Ficus Bank', instrument: 'Wire', reference: 'F1', memo: null },
  ...{ depositedOn: '2026-11-20', fits: [], claims: [] },
};
const request: UnclaimedRequest = {
  ...{ requestID: 5, bankAccountID: 1, bankAccount: 'Trust', kind: 'paid back', about: { stripe: 0, number: 7 } },
  ...{
    amount: 300_00,
    payee: 'Ficus Bank',
    method: 'check',
    checkNumber: 1044,
    wirePayeeID: null,
    reference: null,
    comment: 'Wrong',
  },
  ...{ state: 'pending', requestedBy: 'Ada Park', requestedAt: '2026-11-21T15:00:00Z', isOwn: false },
  ...{ decidedBy: null, decisionComment: null, posted: null, payment: null },
};
const list = (more: Partial<UnclaimedList> = {}): UnclaimedList => ({
  ...{ today: '2026-11-23', results: [money], interest: [], requests: [], ...more },
});
const lineOf = (more: Partial<UnclaimedMoney> = {}, requests: readonly UnclaimedRequest[] = []) => {
  const [line] = linesOf(list({ results: [{ ...money, ...more }], requests: [...requests] }));
  if (!line) throw new Error('no line');
  return line;
};
const interest = () => {
  const [line] = linesOf(list({ results: [], interest: [{ bankAccountID: 1, bankAccount: 'Trust', amount: 3_21 }] }));
  if (!line) throw new Error('no line');
  return line;
};
const fit = { ordersID: 1, fileNumber: 'E-1', sender: 'Ficus', party: null, why: 'Reference', isSure: true };

describe('a line of unclaimed money', () => {
  it.each([
    [lineOf(), 'Waits'],
    [lineOf({ fits: [fit] }), 'Fits a wire'],
    [lineOf({ fits: [{ ...fit, isSure: false }] }), 'Waits'],
    [lineOf({ left: 300_00 }), 'Used in part'],
    [lineOf({ depositedOn: null }), 'Not at bank'],
    [lineOf({ kind: 'bank error' }), 'Bank takes it back'],
    [lineOf({}, [request]), 'To be approved'],
    [lineOf({}, [{ ...request, state: 'approved' }]), 'Waits'],
    [lineOf({}, [{ ...request, bankAccountID: 2 }]), 'Waits'],
    [interest(), 'Not given yet'],
  ])('%# says how far it has come: %s', (line, words) => {
    expect(stateWords(line)).toBe(words);
  });

  it('names the files that expect it', () => {
    expect(fitsWords(lineOf({ fits: [fit, { ...fit, fileNumber: 'E-2' }] }))).toBe('E-1, E-2');
  });

  it.each([
    ['waits', lineOf(), [null, null, null, null]],
    ['is used in part', lineOf({ left: 1 }), [null, null, null, /void the payment, first$/]],
    ['is no money of ours', lineOf({ kind: 'bank error' }), [/no file claims it$/, /takes its own/, null, null]],
    ['is asked for', lineOf({}, [request]), [null, /^Ada Park has asked/, null, null]],
    ['is interest', interest(), [/no file/, null, /stays/, /stays/]],
    ['is none', null, [/in hand/, /in hand/, /in hand/, /in hand/]],
  ] as const)('that %s: what keeps it from being claimed, paid, taken by the bank, taken back', (_what, line, all) => {
    const told = [claimObstacle, payObstacle, takenObstacle, takeBackObstacle].map((of) => of(line, null));
    expect(told).toEqual(all.map((words) => (words === null ? null : expect.stringMatching(words))));
    expect(claimObstacle(line, 'Read only')).toBe('Read only');
  });

  it('says to whoever claims it that somebody has asked to pay it', () => {
    expect(askedBesideClaim(lineOf({}, [request]))).toMatch(/^Ada Park has asked to pay 300\.00 of it to Ficus Bank\./);
    expect(askedBesideClaim(lineOf())).toBeNull();
  });

  it('explains what is left by what was claimed, paid and given back of it', () => {
    const claims = [{ ordersID: 1, fileNumber: 'E-1', amount: 400_00, date: '2026-11-22' }];
    const { value, children = [] } = explainLeft(lineOf({ left: 100_00, claims }));
    expect([value, ...children.map((each) => `${each.label} ${each.value}`)]).toEqual([
      ...['100.00', 'Came in 11/20/2026 700.00', 'Claimed 11/22/2026 for E-1 (400.00)', 'Paid or given back (200.00)'],
    ]);
  });
});

describe('a payment of unclaimed money', () => {
  const paid = { ...request, state: 'approved', payment: 'outstanding', posted: { stripe: 0, number: 9 } } as const;
  it.each([
    ['waits, of another person', request, [null, /^Only Ada Park/, /no payment/]],
    ['waits, of oneself', { ...request, isOwn: true }, [/yourself/, null, /no payment/]],
    ['is outstanding', paid, [/decided/, /decided/, null]],
    ['is none', null, [/in hand/, /in hand/, /in hand/]],
  ] as const)('that %s: what keeps it from being decided, withdrawn, voided', (_what, one, all) => {
    const told = [decideObstacle(one, null), withdrawObstacle(one, null), voidObstacle(one, [], null)];
    expect(told).toEqual(all.map((words) => (words === null ? null : expect.stringMatching(words))));
  });

  it('says how it leaves', () => {
    expect(howWords(request)).toBe('Check 1044');
    expect(howWords({ method: 'ACH', checkNumber: null })).toBe('ACH');
  });

  it('is not asked to be voided twice', () => {
    const asked = { ...request, kind: 'void', about: paid.posted } as const;
    expect(voidObstacle(paid, [paid, asked], null)).toMatch(/already/);
    expect(voidObstacle(paid, [paid, { ...asked, state: 'refused' }], null)).toBeNull();
  });

  it('is in the totals while it is outstanding, beside what is left by kind', () => {
    const lines = linesOf(list({ results: [money, { ...money, number: 8, kind: 'bank error', left: 5_00 }] }));
    const figures = figuresOf([...lines, interest()], [paid, request]);
    expect(figures.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      ...['Unclaimed, 1: 700.00', 'Bank errors, 1: 5.00', 'Interest, 1: 3.21', 'Paid, outstanding, 1: 300.00'],
    ]);
    for (const { text, explain } of figures) expect(explain().value).toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import { keptLines } from '../../trace/kept-lines.fixture.ts';
import type { LedgerCheck, PresentedCheck } from './exception.ts';
import {
  type AskedCheck,
  isExceptionAlarm,
  needsReason,
  needsSecond,
  secondBecause,
  urgencyOf,
} from './exception-state.ts';
import { exceptionStates } from './exception-states.ts';
import { isSamePayee, judgeException } from './judge-exception.ts';

const presented: PresentedCheck = {
  ...{ checkNumber: 1042, amount: 1_250_00, payee: 'HARPER LOWELL SURVEYORS', presentedOn: '2026-06-30' },
  bankReason: 'No issue on file',
};
const check: LedgerCheck = {
  ...{
    amount: 1_250_00,
    payee: 'Harper & Lowell, Surveyors',
    drawnOn: '2026-06-29',
    ended: null,
    isTold: true,
    otherPay: null,
    endAsked: null,
  },
};
const ended = (how: NonNullable<LedgerCheck['ended']>['how']) => ({ ended: { how, on: '2026-06-30' } });

describe('a check that a bank asks about', () => {
  it.each([
    ['agrees', {}, check],
    ['agrees', {}, { ...check, isTold: false }],
    ['agrees', { presentedOn: '2027-06-30' }, check],
    ['amount', { amount: 1_250_01 }, check],
    ['amount', { amount: 1, payee: 'Mallory' }, check],
    ['payee', { payee: 'Mallory' }, check],
    ['payee', { payee: '???' }, { ...check, payee: '!!!' }],
    ['paid', {}, { ...check, ...ended('paid') }],
    ['void', { amount: 1 }, { ...check, ...ended('void') }],
    ['stopped', {}, { ...check, ...ended('stopped') }],
    ['taken back', {}, { ...check, ...ended('taken back') }],
    ['no payee', { payee: null }, check],
    ['ending', { amount: 1 }, { ...check, endAsked: 'stop', otherPay: '2026-06-29' }],
    ['void', {}, { ...check, ...ended('void'), endAsked: 'void' }],
    ['twice', { amount: 1 }, { ...check, otherPay: '2026-06-29' }],
    ['paid', {}, { ...check, ...ended('paid'), otherPay: '2026-06-29' }],
    ['unknown', {}, null],
  ] as const)('%s: %j', (finding, more, of) => {
    const { value } = judgeException({ ...presented, ...more }, of);
    expect([value.finding, value.recommends]).toEqual([finding, finding === 'agrees' ? 'pay' : 'return']);
    expect(value.checks.some(({ state }) => state === 'blocks')).toBe(finding !== 'agrees');
  });

  it('says why, with what the bank and the ledger have', () => {
    const { trace } = judgeException({ ...presented, amount: 900_00 }, { ...check, isTold: false });
    expect(keptLines(trace)).toBe(
      [
        'Recommended: "Return: amount differs" | Pay what was drawn and stands, once, with the amount and the payee of the ledger; return anything else. The first that differs is said',
        '  Drawn: "Check 1042 is of 06/29/2026"',
        '  Stands: "It waits for the bank"',
        '  Presented once: "No other presentment of it is to be paid"',
        '  Amount: "The bank says 900.00, it was drawn for 1,250.00"',
        '    Amount of the bank: 90000 cents | field amount',
        '    Amount of the ledger: 125000 cents',
        '  Payee: "Both say Harper & Lowell, Surveyors"',
        '    Payee of the bank: "HARPER LOWELL SURVEYORS" | field payee',
        '    Payee of the ledger: "Harper & Lowell, Surveyors"',
        '  Told to the bank: "The bank was not told of it: that may be all that is wrong"',
        '  Not stale: "It was 1 day old" | by UCC 4-404: a bank need not pay a check that is older than six months',
      ].join('\n'),
    );
  });

  it.each([
    ['José Núñez', 'JOSE NUNEZ', true],
    ['Bjørn Œuvre', 'bjorn oeuvre', true],
    ['Amy Doe', 'Amy Does', false],
    ['李', '李', true],
    ['李明 LLC', '王芳 LLC', false],
    ['ACME Иванов LLC', 'Acme Иванов, LLC', true],
    ['ACME Иванов LLC', 'ACME Петров LLC', false],
    ['ACME Иванов LLC', 'ACME LLC', false],
    ['???', '???', false],
    ['', '', false],
  ])('%s and %s are one payee: %s', (one, other, isSame) => {
    expect(isSamePayee(one, other)).toBe(isSame);
  });
});

describe('a decision', () => {
  const listed: AskedCheck = { finding: 'agrees', importedAs: 'List.csv', isToldOtherwise: false, isOwn: false };
  const typed = { importedAs: null };
  it.each([
    ['agrees', 'pay', {}, false, null],
    ['agrees', 'pay', typed, true, 'typed'],
    ['agrees', 'pay', { ...typed, isOwn: true }, true, 'typed'],
    ['agrees', 'pay', { isOwn: true }, false, 'own'],
    ['agrees', 'pay', { isToldOtherwise: true }, false, 'told otherwise'],
    ['agrees', 'pay', { isToldOtherwise: true, isOwn: true }, false, 'told otherwise'],
    ['agrees', 'return', {}, true, null],
    ['agrees', 'return', { ...typed, isOwn: true, isToldOtherwise: true }, true, null],
    ['payee', 'pay', {}, true, 'against'],
    ['no payee', 'pay', { isOwn: true }, true, 'against'],
    ['ending', 'pay', typed, true, 'against'],
    ['unknown', 'pay', {}, true, 'against'],
    ['void', 'return', typed, false, null],
  ] as const)('%s, %s, %o: has a reason %s, by two people %s', (finding, decision, part, reason, two) => {
    const check = { ...listed, finding, ...part };
    expect(needsReason(finding, decision, check.importedAs === null)).toBe(reason);
    expect([secondBecause(check, decision), needsSecond(check, decision)]).toEqual([two, two !== null]);
  });
});

describe('its time', () => {
  const now = new Date('2026-06-30T17:00:00Z');
  it.each([
    ['2026-06-30T19:00:01Z', 'later'],
    ['2026-06-30T19:00:00Z', 'near'],
    ['2026-06-30T17:00:01Z', 'near'],
    ['2026-06-30T17:00:00Z', 'passed'],
  ])('%s is %s', (until, urgency) => {
    expect(urgencyOf(until, now)).toBe(urgency);
  });
  it('is an alarm until the bank was told', () => {
    const alarms = exceptionStates.filter((state) => isExceptionAlarm(state, '2026-06-30T18:00:00Z', now));
    expect(alarms).toEqual(['open', 'to confirm', 'decided']);
    expect(isExceptionAlarm('open', '2026-06-30T20:00:00Z', now)).toBe(false);
  });
});

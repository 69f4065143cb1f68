import { describe, expect, it } from 'vitest';
import { plainAccount } from '../formats/index.ts';
import {
  accountNumberFinding,
  type BankAccount,
  bankAccountChangeProblems,
  bankAccountList,
  bankAccountProblems,
  fractionalRoutingFinding,
  type PostedFacts,
  routingNumberFinding,
} from './index.ts';

const digits = 'A routing number has nine digits';
const check = 'The check digit of this routing number is wrong';

describe('a routing number', () => {
  it.each([
    ['123456780', null],
    ['011401533', null],
    // 3 × 4, 7 × 2 and 1 × 4 add up to 30.
    ['420000004', null],
    ['420000003', check],
    ['123456781', check],
    // Neighbours swapped.
    ['213456780', check],
    ['000000000', check],
    ['12345678', digits],
    ['1234567800', digits],
    ['12345678O', digits],
    ['123 45678', digits],
    ['', digits],
  ])('%j: %s', (routingNumber, finding) => {
    expect(routingNumberFinding(routingNumber)).toBe(finding);
  });

  it('is right with one of ten last digits', () => {
    for (const first of ['00000001', '12345678', '98765432', '80000000']) {
      const right = [...'0123456789'].filter((last) => routingNumberFinding(`${first}${last}`) === null);
      expect(right, first).toHaveLength(1);
    }
  });
});

const fraction = 'A fractional routing number is written 11-35/1210';

describe('a fractional routing number', () => {
  it.each([
    ['11-35/1210', null],
    ['1-2/210', null],
    ['90-7162/3222', null],
    ['11-35', fraction],
    ['35/1210', fraction],
    ['11 35/1210', fraction],
    ['111-35/1210', fraction],
    ['11-35/12', fraction],
    ['11-35/12100', fraction],
    [' 11-35/1210', fraction],
    ['', fraction],
  ])('%j: %s', (text, finding) => {
    expect(fractionalRoutingFinding(text)).toBe(finding);
  });
});

const length = 'An account number has 4 to 17 letters and digits';

describe('an account number', () => {
  it.each([
    ['0000', null],
    ['00012345678901234', null],
    ['12-34 56', null],
    ['ab12', null],
    ['123', length],
    ['1--2 3', length],
    ['123456789012345678', length],
    ['12_34', length],
    ['***1234', length],
    ['１２３４', length],
    ['', length],
  ])('%j: %s', (accountNumber, finding) => {
    expect(accountNumberFinding(accountNumber)).toBe(finding);
  });

  it('is compared without blanks, dashes and case, with its zeros', () => {
    expect(plainAccount(' 00-ab 12 ')).toBe('00AB12');
  });
});

const account: BankAccount = {
  ...bankAccountList.begin,
  name: 'Trust',
  kind: 'Escrow trust',
  routingNumber: '123456780',
  accountNumber: '0012345678',
};
const { accountNumber: _typed, ...stored } = account;

describe('a bank account', () => {
  it.each<[Partial<BankAccount>, Record<string, string>]>([
    [{}, {}],
    [{ routingNumber: '123456781' }, { routingNumber: check }],
    [{ accountNumber: '12' }, { accountNumber: length }],
    [{ kind: null }, { kind: 'Kind is required' }],
    [{ openedOn: '2026-01-02', closedOn: '2026-01-02' }, {}],
    [{ openedOn: '2026-01-02', closedOn: '2026-01-01' }, { closedOn: 'It is closed after it was opened' }],
    [{ closedOn: '2026-01-01' }, {}],
    [{ firstCheckNumber: 1001, lastCheckNumber: 1001 }, {}],
    [{ fractionalRouting: '70-5678/1234' }, {}],
    [
      { fractionalRouting: '70-5678/123' },
      { fractionalRouting: 'Of routing number 123456780 it ends with -5678/1234' },
    ],
    [
      { fractionalRouting: '70-567/1234' },
      { fractionalRouting: 'Of routing number 123456780 it ends with -5678/1234' },
    ],
    // Zeros in front may be left out.
    [{ routingNumber: '021200025', fractionalRouting: '55-2/212' }, {}],
    [{ routingNumber: '021200025', fractionalRouting: '55-0002/0212' }, {}],
    [
      { routingNumber: '021200025', fractionalRouting: '55-25/212' },
      { fractionalRouting: 'Of routing number 021200025 it ends with -2/212' },
    ],
    // What is wrong with the routing number is said of that alone.
    [{ routingNumber: '123456781', fractionalRouting: '11-35/1210' }, { routingNumber: check }],
    [{ fractionalRouting: '1210' }, { fractionalRouting: fraction }],
    [{ firstCheckNumber: 1001, lastCheckNumber: 1000 }, { lastCheckNumber: 'The last number is below the first' }],
    [{ firstCheckNumber: 1001 }, {}],
    [{ lastCheckNumber: 1000 }, {}],
    // What is missing is the schema's to say.
    [{ routingNumber: '', accountNumber: null }, {}],
  ])('with %j has the problems %j', (more, problems) => {
    expect(bankAccountProblems({ ...account, ...more })).toEqual(problems);
  });

  const whole = { accountNumber: 'With another routing number, the account number is typed in full' };
  it.each<[Partial<BankAccount>, Record<string, string>]>([
    [{ name: 'Other' }, {}],
    [{ accountNumber: '99998888' }, {}],
    [{ routingNumber: '011401533' }, whole],
    [{ routingNumber: '011401533', accountNumber: '' }, whole],
    [{ routingNumber: '011401533', accountNumber: '0012345678' }, {}],
  ])('that becomes %j has the problems %j', (more, problems) => {
    expect(bankAccountChangeProblems(stored, { ...stored, ...more })).toEqual(problems);
  });

  const drawn = 'Checks were drawn on it: add another account instead';
  it.each<[string, PostedFacts, Partial<BankAccount>, Record<string, string>]>([
    ['nothing', {}, { kind: 'Operating' }, {}],
    [
      'something',
      { isPosted: true },
      { kind: 'Operating' },
      { kind: 'Something was posted to it: add another account instead' },
    ],
    ['no check', { isPosted: true }, { routingNumber: '011401533', accountNumber: '0012345678' }, {}],
    ['a check', { isPosted: true, hasChecks: true }, { name: 'Other', note: 'Moved' }, {}],
    ['a check', { isPosted: true, hasChecks: true }, { routingNumber: '011401533' }, { routingNumber: drawn }],
    ['a check', { isPosted: true, hasChecks: true }, { accountNumber: '99998888' }, { accountNumber: drawn }],
  ])('to which %s was posted (%j) and that becomes %j has the problems %j', (_what, facts, more, problems) => {
    expect(bankAccountChangeProblems({ ...stored, ...facts }, { ...stored, ...more })).toEqual(problems);
  });

  it('is told by its name, in whatever case', () => {
    expect(bankAccountList.keyOf({ ...account, name: ' TRUST ' })).toBe(bankAccountList.keyOf(account));
  });
});

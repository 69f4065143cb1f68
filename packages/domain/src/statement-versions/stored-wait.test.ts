import { expect, it } from 'vitest';
import type { DisclosedTerms } from '../closing-file/index.ts';
import { type DeliveredVersion, type DeliveryMethod, storedWait, type VersionDelivery, waitToClose } from './index.ts';
import { newWait } from './new-wait.ts';

const fixed: DisclosedTerms = {
  rate: '7.000',
  reckonedRate: '7.0000',
  financeCharge: 250_000_00,
  product: { words: 'Fixed Rate', mayBe: ['Fixed Rate'] },
  hasPenalty: false,
};
/** A rate, and a finance charge that is off to the same side unless it is said. */
const at = (rate: string, financeCharge = 250_000_00 + Math.sign(Number(rate) - 7) * 5_000_00): DisclosedTerms => ({
  ...fixed,
  rate: Number(rate).toFixed(3),
  reckonedRate: rate,
  financeCharge,
});
const words = (before: DisclosedTerms, after: DisclosedTerms) => {
  const judged = newWait(before, after);
  return judged.kind === 'new' ? judged.reasons.map((each) => each.words) : judged;
};
const rateOf = (is: string) => `the APR of 7.000 % is not accurate, it is ${is} %, 12 CFR 1026.19(f)(2)(ii)(A)`;

// The rates are those of comment 19(f)(2)(ii)-1.
it.each<[string, DisclosedTerms, DisclosedTerms, unknown]>([
  ['nothing changed', fixed, fixed, { kind: 'none' }],
  ['7.00 to 7.10 is accurate', fixed, at('7.10'), { kind: 'none' }],
  ['up to 1/8', fixed, at('7.125'), { kind: 'none' }],
  ['beyond 1/8, before it is rounded', fixed, at('7.1251'), [rateOf('7.125')]],
  ['7.00 to 7.15', fixed, at('7.15'), [rateOf('7.150')]],
  ['lower, from a finance charge that is too high: 22(a)(4)', fixed, at('6.80'), { kind: 'none' }],
  ['lower, while the finance charge rose', fixed, at('6.80', 251_000_00), [rateOf('6.800')]],
  ['higher by 100.00 of finance charge', fixed, at('7.20', 250_100_00), { kind: 'none' }],
  ['higher by 100.01 of it', fixed, at('7.20', 250_100_01), [rateOf('7.200')]],
  ['higher, while the finance charge fell', fixed, at('7.20', 200_000_00), [rateOf('7.200')]],
  [
    'another product',
    fixed,
    { ...fixed, product: { words: '5 Year Interest Only, Fixed Rate', mayBe: ['Interest Only, Fixed Rate'] } },
    ['the loan product was Fixed Rate and is 5 Year Interest Only, Fixed Rate, 12 CFR 1026.19(f)(2)(ii)(B)'],
  ],
  [
    'a product of which something is open',
    fixed,
    { ...fixed, product: { words: null, mayBe: ['Balloon Payment, Fixed Rate', 'Fixed Rate'] } },
    { kind: 'unknown', missing: ['loan product'] },
  ],
  ['a penalty', fixed, { ...fixed, hasPenalty: true }, ['a prepayment penalty was added, 12 CFR 1026.19(f)(2)(ii)(C)']],
  ['a penalty that is taken away', { ...fixed, hasPenalty: true }, fixed, { kind: 'none' }],
  ['no rate known', fixed, { ...fixed, reckonedRate: null }, { kind: 'unknown', missing: ['APR'] }],
  [
    'no word of a penalty before',
    { ...fixed, hasPenalty: null },
    { ...fixed, hasPenalty: true },
    { kind: 'unknown', missing: ['prepayment penalty'] },
  ],
  ['no word of a penalty before, and none now', { ...fixed, hasPenalty: null }, fixed, { kind: 'none' }],
])('%s', (_, before, after, expected) => {
  expect(words(before, after)).toEqual(expected);
});

const sent = (
  method: DeliveryMethod,
  sentOn: string,
  receivedOn: string | null = null,
  deliveredTo = 'Michael Jones',
): VersionDelivery & { takenBack: object | null } => ({ deliveredTo, method, sentOn, receivedOn, takenBack: null });
const version = (
  number: number,
  deliveries: DeliveredVersion['deliveries'],
  more: Partial<DeliveredVersion> = {},
): DeliveredVersion => ({
  number,
  kind: 'Issued to borrower',
  isThere: true,
  isOfRemovedLoan: false,
  terms: fixed,
  deliveries,
  ...more,
});
const counted = (versions: readonly DeliveredVersion[], toEach = false) => {
  const wait = storedWait(versions, toEach);
  return wait && [wait.version.number, wait.received.value, wait.earliest.value];
};
const monday = version(1, [sent('In person', '2026-11-16')]);
const later = (number: number, terms: DisclosedTerms | null, day = '2026-11-18') =>
  version(number, [sent('In person', day)], { terms });

// 2026-11-26 is Thanksgiving, 2026-11-22 a Sunday.
it.each<[string, DeliveredVersion[], unknown]>([
  ['handed over', [monday], [1, '2026-11-16', '2026-11-19']],
  ['mailed: three business days later', [version(1, [sent('Mail', '2026-11-16')])], [1, '2026-11-19', '2026-11-23']],
  ['e-mailed counts as mail does', [version(1, [sent('E-mail', '2026-11-16')])], [1, '2026-11-19', '2026-11-23']],
  ['known to have come', [version(1, [sent('E-mail', '2026-11-16', '2026-11-17')])], [1, '2026-11-17', '2026-11-20']],
  [
    'known later than it counts',
    [version(1, [sent('Mail', '2026-11-16', '2026-11-24')])],
    [1, '2026-11-19', '2026-11-23'],
  ],
  ['over Thanksgiving', [version(1, [sent('Mail', '2026-11-24')])], [1, '2026-11-28', '2026-12-02']],
  [
    'in two ways: the first',
    [version(1, [sent('Mail', '2026-11-16'), sent('In person', '2026-11-17')])],
    [1, '2026-11-17', '2026-11-20'],
  ],
  [
    'the newer came first: the older corrects nothing',
    [version(1, [sent('Mail', '2026-11-16')], { terms: at('7.5') }), later(2, fixed, '2026-11-17')],
    [2, '2026-11-17', '2026-11-20'],
  ],
  ['not to the borrower', [version(1, [sent('Mail', '2026-11-02')], { kind: 'Issued to seller' })], null],
  ['not delivered', [version(1, [])], null],
  ['taken back', [version(1, [{ ...sent('Mail', '2026-11-16'), takenBack: {} }])], null],
  ['of a loan that was removed', [version(1, [sent('Mail', '2026-11-16')], { isOfRemovedLoan: true })], null],
  ['taken away', [version(1, [sent('Mail', '2026-11-16')], { isThere: false })], null],
  ['a correction without a new wait', [monday, later(2, at('7.10'))], [1, '2026-11-16', '2026-11-19']],
  ['a correction with a new wait', [monday, later(2, at('7.15'))], [2, '2026-11-18', '2026-11-21']],
  [
    'small steps that add up',
    [monday, later(2, at('7.10'), '2026-11-17'), later(3, at('7.20'))],
    [3, '2026-11-18', '2026-11-21'],
  ],
  [
    'a penalty that goes and comes again',
    [
      later(1, { ...fixed, hasPenalty: true }, '2026-11-16'),
      later(2, fixed, '2026-11-17'),
      later(3, { ...fixed, hasPenalty: true }),
    ],
    [3, '2026-11-18', '2026-11-21'],
  ],
  ['one of which nothing is known', [monday, later(2, null)], [1, '2026-11-16', '2026-11-19']],
])('%s', (_, versions, expected) => {
  expect(counted(versions)).toEqual(expected);
});

it('of two borrowers the first counts, and the last where each may rescind', () => {
  const both = [version(1, [sent('In person', '2026-11-16'), sent('In person', '2026-11-18', null, 'Mary Stone')])];
  expect(counted(both)).toEqual([1, '2026-11-16', '2026-11-19']);
  expect(counted(both, true)).toEqual([1, '2026-11-18', '2026-11-21']);
});

it('a recipient who is written otherwise is no second one', () => {
  const again = sent('In person', '2026-11-18', null, 'MICHAEL  Jones\u200b');
  expect(counted([version(1, [sent('In person', '2026-11-16'), again])], true)).toEqual([
    1,
    '2026-11-16',
    '2026-11-19',
  ]);
});

it('says why a wait counts, and what later versions are', () => {
  const wait = storedWait([monday, later(2, at('7.10')), later(3, null)]);
  expect(wait?.why).toBe('the first disclosure, 12 CFR 1026.19(f)(1)(ii)');
  expect(wait?.corrections).toEqual([
    'Version 2 begins no new wait: a correction may come at or before consummation, 12 CFR 1026.19(f)(2)(i)',
    'Whether version 3 begins a new wait is not known: APR, product and prepayment penalty open',
  ]);
  expect(storedWait([monday, later(2, at('7.15'))])?.why).toBe(`a corrected disclosure: ${rateOf('7.150')}`);
});

it('what is entered now and has to be disclosed anew is missing to close; a closing in the wait is looked at', () => {
  const wait = storedWait([monday]);
  const asks = (now: DisclosedTerms | null, closing: string) =>
    wait && waitToClose(wait, now, closing).map(({ kind, field, words: said }) => [kind, field, said]);
  expect(asks(fixed, '2026-11-19')).toEqual([]);
  expect(asks(null, '2026-11-19')).toEqual([]);
  expect(asks({ ...fixed, hasPenalty: true }, '2026-11-18')).toEqual([
    [
      'missing',
      'prepaymentPenalty',
      'A corrected disclosure, received three business days before the closing: a prepayment penalty was added, 12 CFR 1026.19(f)(2)(ii)(C)',
    ],
    ['look', 'closingDate', 'The closing is before 11/19/2026, the end of the wait from version 1'],
  ]);
});

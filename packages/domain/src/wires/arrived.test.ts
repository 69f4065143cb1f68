import { describe, expect, it } from 'vitest';
import type { BankItemKind, StoredBankItem } from '../bank-files/index.ts';
import { bankItem } from '../reconciliation/items.fixture.ts';
import { type ExpectedWireFacts, expectedFits } from './index.ts';

const wire = (expectedWireID: number, more: Partial<ExpectedWireFacts> = {}): ExpectedWireFacts => ({
  expectedWireID,
  expectedOn: '2026-11-20',
  amount: 41_200_000,
  sender: 'First Lender Bank, N.A.',
  reference: null,
  fileNumber: '12-3390',
  ...more,
});
const arrived = (text: string, more: Partial<StoredBankItem> = {}) =>
  bankItem(1, 'Wire in', more.amount ?? 41_200_000, { text, ...more });
const told = (item: StoredBankItem, ...expected: ExpectedWireFacts[]) =>
  expectedFits(item, expected).map(
    ({ expectedWireID, why, isSure }) => `${expectedWireID} ${isSure ? 'sure' : 'likely'}: ${why}`,
  );

describe('a wire that came in', () => {
  it.each<[string, StoredBankItem, ExpectedWireFacts[], string[]]>([
    [
      'names the reference',
      arrived('ORIG ACME REF FW-0091'),
      [wire(1, { reference: 'FW0091' })],
      ['1 sure: Reference and amount'],
    ],
    [
      'has the reference of the customer',
      arrived('', { customerReference: 'FW 0091' }),
      [wire(1, { reference: 'FW0091' })],
      ['1 sure: Reference and amount'],
    ],
    [
      'names the file',
      arrived('FILE 12-3390'),
      [wire(1), wire(2, { fileNumber: '12-3391' })],
      ['1 sure: File number and amount', '2 likely: Amount'],
    ],
    [
      'names both and the sender',
      arrived('FIRST LENDER NA 12-3390 FW0091'),
      [wire(1, { reference: 'FW0091' })],
      ['1 sure: Reference, file number, amount and sender'],
    ],
    [
      'names the file with less money',
      arrived('12-3390', { amount: 41_198_500 }),
      [wire(1)],
      ['1 likely: File number, 15.00 less than expected'],
    ],
    [
      'names the file with more money',
      arrived('12-3390', { amount: 50_000_000 }),
      [wire(1)],
      ['1 likely: File number, 88,000.00 more than expected'],
    ],
    [
      'names the file half a year later',
      arrived('12-3390', { date: '2027-05-20' }),
      [wire(1)],
      ['1 sure: File number and amount'],
    ],
    [
      'names two files',
      arrived('12-3390 12-3391'),
      [wire(1), wire(2, { fileNumber: '12-3391' })],
      ['1 likely: File number and amount', '2 likely: File number and amount'],
    ],
    [
      'names a file that expects two',
      arrived('12-3390'),
      [wire(1), wire(2, { amount: 100_00 })],
      ['1 likely: File number and amount', '2 likely: File number, 411,900.00 more than expected'],
    ],
    [
      'has the amount and the sender',
      arrived('ORIG:FIRST LENDER'),
      [wire(2), wire(1, { sender: 'Jane Roe' })],
      ['2 likely: Amount and sender', '1 likely: Amount'],
    ],
    ['has the amount alone', arrived('INCOMING'), [wire(1)], ['1 likely: Amount']],
    [
      'has the amount, days nearer',
      arrived(''),
      [wire(1, { expectedOn: '2026-11-16' }), wire(2, { expectedOn: '2026-11-23' })],
      ['2 likely: Amount', '1 likely: Amount'],
    ],
    [
      'has the amount, ten business days off',
      arrived(''),
      [wire(1, { expectedOn: '2026-12-04' })],
      ['1 likely: Amount'],
    ],
    ['has the amount, eleven business days off', arrived(''), [wire(1, { expectedOn: '2026-12-07' })], []],
    [
      'has amount and sender, thirty business days off',
      arrived('FIRST LENDER'),
      [wire(1, { expectedOn: '2027-01-01' })],
      ['1 likely: Amount and sender'],
    ],
    ['has amount and sender, farther off', arrived('FIRST LENDER'), [wire(1, { expectedOn: '2027-01-04' })], []],
    [
      'has the sender and what a bank kept less',
      arrived('FIRST LENDER', { amount: 41_198_500 }),
      [wire(1)],
      ['1 likely: Sender, 15.00 less than expected'],
    ],
    ['has the sender and 100.01 less', arrived('FIRST LENDER', { amount: 41_189_999 }), [wire(1)], []],
    ['has nearly the amount alone', arrived('', { amount: 41_198_500 }), [wire(1)], []],
    ['has another amount', arrived('', { amount: 100_00 }), [wire(1)], []],
    ['has half of the name of the sender', arrived('ORIG FIRST', { amount: 41_198_500 }), [wire(1)], []],
    [
      'has a sender whose name is in the names of many',
      arrived('THE TITLE COMPANY', { amount: 41_198_500 }),
      [wire(1, { sender: 'The Title Company' })],
      [],
    ],
    [
      'has half of the name of a sender with marks',
      arrived('JOSE GOMEZ'),
      [wire(1, { sender: 'José Núñez' })],
      ['1 likely: Amount'],
    ],
    [
      'has a sender with marks',
      arrived('JOSE NUNEZ'),
      [wire(1, { sender: 'José Núñez' })],
      ['1 likely: Amount and sender'],
    ],
  ])('%s', (_, item, expected, fits) => {
    expect(told(item, ...expected)).toEqual(fits);
  });

  it.each<[BankItemKind, number]>([
    ['Wire in', 1],
    ['ACH in', 1],
    ['Transfer in', 1],
    ['Deposit', 1],
    ['Other in', 1],
    ['Interest', 0],
    ['Reversal', 0],
    ['Returned deposit', 0],
    ['Check', 0],
  ])('as %s fits %i', (kind, count) => {
    expect(told(arrived('12-3390', { kind }), wire(1))).toHaveLength(count);
  });

  it('is no money that went out', () => {
    expect(
      told(arrived('12-3390', { kind: 'Wire out', amount: -41_200_000 }), wire(1, { amount: -41_200_000 })),
    ).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { createReceipt } from './check-writing.contract.ts';
import { ledgerTransactionSchema } from './ledger-transaction.schema.ts';

const facts = { instrument: 'Wire', party: 'name cohen\u200f', reference: null, memo: null, kept: [] };
const placed = { bankAccountID: 1, date: '2026-11-20' };
const posted = {
  ...{ ...placed, stripe: 0, number: 1, kind: 'receipt', postedAt: '', postedBy: '', reverses: null, about: null },
  lines: [],
};

it('a name with invisible characters is not posted any more, and read where it was', () => {
  const typed = createReceipt.body.safeParse({ ...placed, amount: 1, ...facts, party: null, payer: 'Ada\u200bPark' });
  expect(typed.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['payer', 'This text has an invisible character (U+200B): write it anew without it'],
  ]);
  const of = { ...facts, receipt: 1, payer: 'Ada\u200bPark' };
  expect(ledgerTransactionSchema.safeParse({ ...posted, facts: of }).success).toBe(true);
});

it('a name of marks alone is not posted any more', () => {
  const typed = createReceipt.body.safeParse({ ...placed, amount: 1, ...facts, party: null, payer: '- .' });
  expect(typed.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['payer', 'A name has a letter, a digit or a symbol'],
  ]);
});

import type { ReconciliationRow } from '@closewright/contract/reconciliation';
import type { StoredBankItem } from '@closewright/domain/bank-files';
import {
  type BookItem,
  type PackParts,
  type ReconciliationPack,
  reconciliationPack,
  threeWay,
} from '@closewright/domain/reconciliation';
import { hashOf } from '../../src/platform/documents/index.ts';

const date = '2026-03-31';
const at = '2026-04-01T14:05:06Z';

const itemOf = (number: number, amount: number, on: string): BookItem => ({
  ...{ stripe: number % 16, number, kind: amount > 0 ? 'receipt' : 'check', date: on, amount },
  ...{ ordersID: number, fileNumber: `NM-2026-${String(number).padStart(7, '0')}`, memo: null },
  name: `The Consolidated Northwestern and Transcontinental Association ${number}`,
  ...{ checkNumber: amount > 0 ? null : 20_000 + number, reference: amount > 0 ? `W${number}` : null },
  ...{ instrument: amount > 0 ? 'Wire' : null, slip: null, depositedOn: null },
});

/** A pack of so many files and outstanding checks, balanced to the cent, in which two files lack money. */
export function packSample({ files = 40, checks = 30, matches = 10 } = {}): ReconciliationPack {
  const outstanding = Array.from({ length: checks }, (_, n) =>
    itemOf(n + 1, -100_00, `2025-${String(1 + (n % 12)).padStart(2, '0')}-10`),
  );
  const inTransit = [itemOf(900_001, 3_500_00, date), itemOf(900_002, 70_00, '2026-03-30')];
  const money = Array.from({ length: files }, (_, n) => ({
    ...{ ordersID: n + 1, fileNumber: `26-${String(n + 1).padStart(6, '0')}`, uncollected: 0, available: 1_000_00 },
    ...{ apart: 0, lacking: n < 2 ? -1_350_00 : 0, balance: n < 2 ? -350_00 : 1_000_00 },
  }));
  const book = money.reduce((sum, { balance }) => sum + balance, 0);
  const parts = {
    ...{ date, opening: book, book, zero: 12, noFile: 0 },
    ...{ receipts: { count: 0, amount: 0 }, disbursements: { count: 0, amount: 0 } },
    inTransit: { count: 2, amount: 3_570_00 },
    outstanding: { count: checks, amount: -checks * 100_00 },
    positive: { count: files - 2, amount: (files - 2) * 1_000_00 },
    negative: { count: 2, amount: -700_00 },
    statement: { closing: book - 3_570_00 + checks * 100_00, of: date, since: { count: 0, amount: 0 }, unexplained: 0 },
  };
  const bankItem: StoredBankItem = {
    ...{ bankItemID: 1, date, valueDate: null, kind: 'Deposit', amount: 10_00, code: '301', checkNumber: null },
    ...{ bankReference: 'BR1', customerReference: null, text: 'DEPOSIT', bankID: null },
  };
  const sample: PackParts = {
    ...{ office: 'Epsilon Title & Escrow', zone: 'America/New_York', threeWay: threeWay(parts) },
    account: {
      bankAccountID: 1,
      name: 'Trust 1',
      bankName: 'First Bank',
      title: 'Epsilon Title escrow trust',
      accountNumber: '***1234',
    },
    previous: threeWay({ ...parts, date: '2026-02-27' }),
    bookItems: [...outstanding, ...inTransit],
    bankItems: [bankItem],
    exceptions: [
      {
        ...{
          kind: 'Amount differs',
          bankItemID: 1,
          bookItem: null,
          item: 'Check 20388, file 12-3390',
          amount: -35_42_00,
        },
        ...{ since: '2026-03-02', age: 29, nextStep: 'Ask bank' },
        notes: [{ text: 'The bank looks for its image', by: 'The bookkeeper', at }],
      },
    ],
    files: money,
    matches: Array.from({ length: matches }, (_, n) => ({
      ...{
        date,
        rule: 'check',
        reason: `Check number and amount ${20_000 + n}`,
        note: null,
        by: 'The officer',
        at,
        amount: -100_00,
      },
      ...{ bankItems: [bankItem], bookItems: [itemOf(n + 1, -100_00, date)] },
    })),
    ends: Array.from({ length: 16 }, (_, stripe) => [stripe, 1000 + stripe, hashOf(Buffer.of(stripe))]),
  };
  return reconciliationPack(sample);
}

/** The reconciliation that a pack is of, signed by both. */
export const signedSample = (pack: ReconciliationPack): ReconciliationRow => ({
  ...{
    reconciliationID: 1,
    bankAccountID: 1,
    name: 'Trust 1',
    reconciliationDate: date,
    isReconFinalized: true,
    isLast: true,
    version: 1,
  },
  ...{
    threeWay: pack.threeWay,
    openExceptions: 1,
    reopenAsked: null,
    reopened: null,
    sha256: hashOf(Buffer.from(JSON.stringify(pack))),
  },
  prepared: { by: 'The officer', at, note: 'As every month', isOwn: true },
  reviewed: { by: 'The bookkeeper', at, note: null, isOwn: false },
});

import type { endpoints } from '@closewright/contract';
import type { LedgerTransaction, ReceiptFacts } from '@closewright/domain/check-writing';
import { type LedgerEvent, postingOf } from '@closewright/domain/ledger';
import { sql } from 'kysely';
import { postTransactions } from '../../src/modules/ledger/post-transactions.usecases.ts';
import { beginSettlement } from '../../src/modules/settlement/settlement.queries.ts';
import { type Database, nextIDs, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { commissionLine, keptByBroker, makeBroker } from './check-writing-broker.ts';
import type { Example } from './example.ts';
import { files } from './world.ts';

/** The file whose money the examples move: its statement is locked, until the example of `lockSettlement`, which stands after these. */
export const file = files.settlementLocked;
const stripe = file % 16;
export const trustAccount = 1;
const date = '2013-04-15';
export const placed = { bankAccountID: trustAccount, date };
export const onFile = { path: { ordersID: file } };

/** What is posted of it from the start, in this order: the place is the number. */
export const posted = {
  ...{ wire: 1, waiting: 3, deposited: 4, returned: 6, mistaken: 8, check: 9, printed: 10 },
  /** What is verified and deposited with receipts of other files. */
  beside: { deposited: 11, waiting: 13 },
} as const;
export const numbered = (number: number) => ({ stripe, number });

/** What its broker is owed, and holds of the deposit; and what it kept on another day of a deposit that the statement had then. */
const ofBroker = { commission: 5_700_00, deposit: 4_000_00 } as const;
const keptID = 4711;

/** A receipt as it is recorded. */
export const newReceipt = {
  ...placed,
  amount: 1_000_00,
  instrument: 'Personal check',
  payer: 'Michael Jones',
  party: null,
  reference: '4711',
  memo: null,
  kept: [],
} as const;

/** The fee that the statement has, and what it comes to. */
export const courier = { feeID: 9101, label: 'Courier fee', payee: 'Alpha Courier', amount: 50_00 };

/** Gives a file of the world a statement that is in balance: the price, the loan, and one fee of the buyer. */
export async function makeBalanced(database: Database, tenant: string, ordersID: number): Promise<void> {
  await database.inTenant(systemActor(tenant, 'test'), async (tx) => {
    const settlement_id = await beginSettlement(tx, { tenant, ordersID }, ordersID, {});
    const { feeID, label, payee, amount } = courier;
    await tx
      .insertInto('fees')
      .values({
        ...{ tenant_id: tenant, fee_id: feeID + ordersID, orders_id: ordersID, settlement_id },
        ...{
          label,
          section: 'C',
          bucket: 'Zero',
          estimate_cents: amount,
          payee_name: payee,
          borrower_at_closing_cents: amount,
        },
      })
      .execute();
    await tx
      .updateTable('orders')
      .set({ earnest_money_cents: 0 })
      .where('tenant_id', '=', tenant)
      .where('orders_id', '=', ordersID)
      .execute();
  });
}

/** Posts what the examples carry on: receipts in each state, and a check. */
export async function makeMoney(database: Database, tenant: string): Promise<void> {
  const facts = (receipt: number, more: Partial<ReceiptFacts> = {}): ReceiptFacts => ({
    ...{ receipt, instrument: 'Personal check', payer: 'Michael Jones' },
    ...{ party: null, reference: null, memo: null, kept: [] },
    ...more,
  });
  const receipt = (amount: number, isGood = false): LedgerEvent => ({
    kind: 'receipt',
    parts: [{ file, amount, isGood }],
  });
  const deposit = (amount: number): LedgerEvent => ({ kind: 'deposit', parts: [{ file, amount }] });
  const slip = { slip: null };
  const events: readonly [LedgerEvent, LedgerTransaction['facts'], about?: number][] = [
    [receipt(300_000_00, true), facts(1, { instrument: 'Wire', payer: 'Ficus Bank' })],
    [deposit(300_000_00), slip, posted.wire],
    [receipt(1_000_00), facts(2)],
    [receipt(1_000_00), facts(3)],
    [deposit(1_000_00), slip, posted.deposited],
    [receipt(1_000_00), facts(4)],
    [deposit(1_000_00), slip, posted.returned],
    [receipt(1_000_00), facts(5)],
    [
      { kind: 'check', parts: [{ file, amount: 100_00, from: 'available' }] },
      { payee: 'County', party: null, memo: null, lines: [], checkNumber: 1001, reference: null },
    ],
    [
      { kind: 'check', parts: [{ file, amount: 10_00, from: 'available' }] },
      { payee: 'City', party: null, memo: null, lines: [], checkNumber: 1002, reference: null },
    ],
    [receipt(1_000_00), facts(6)],
    [deposit(1_000_00), slip, posted.beside.deposited],
    [receipt(1_000_00), facts(7)],
  ];
  await makeBalanced(database, tenant, file);
  await makeBroker(database, tenant, file, ofBroker);
  const kept = { tenant_id: tenant, kept_id: keptID, orders_id: file, kept_on: date };
  await database.inTenant(systemActor(tenant, 'test'), (tx) =>
    tx
      .insertInto('kept_deposits')
      .values({
        ...{ ...kept, payer: 'Omega Realty', party: 'name omega realty' },
        lines: JSON.stringify([{ ...commissionLine(file, 1_00), key: 'fee.commission.id4711' }]),
      })
      .execute(),
  );
  await database.inTenant(systemActor(tenant, 'test'), async (tx) => {
    await postTransactions(
      tx,
      events.map(([event, said, about], at) => ({
        ...{ bank: trustAccount, date, key: `example ${at}`, posting: postingOf(event), facts: { ...said } },
        ...(about === undefined ? {} : { about: { place: about } }),
      })),
    );
    await tx
      .insertInto('check_prints')
      .values({
        ...{ tenant_id: tenant, print_id: await nextIDs(tx, 'print_id'), orders_id: file, check_layout_id: 1 },
        ...{ bank_account_id: trustAccount, stripe, number: posted.printed },
      })
      .execute();
    // The checkpoint of the day, which is under the audit: later it would come beside what a test counts.
    await sql`select note_ledger_ends()`.execute(tx);
  });
}

type Names =
  | 'getFileLedger'
  | 'createReceipt'
  | 'depositReceipts'
  | 'collectReceipts'
  | 'returnReceipt'
  | 'takeBackPosting'
  | 'recordKept'
  | 'takeBackKept'
  | 'planDisbursements'
  | 'disburse';

/** What the seller is paid by the statement of the file. */
const toSeller = {
  method: 'wire out',
  payee: 'Steve Cole',
  party: 'seller',
  memo: null,
  lines: [{ loanID: file, key: 'cashToSeller', label: 'Cash to seller', amount: 180_000_00 - ofBroker.commission }],
} as const;

/** What the courier is paid by it, which waits. */
const toCourier = {
  method: 'check',
  payee: courier.payee,
  party: 'name alpha courier',
  memo: null,
  hold: 'Until the deed is recorded',
  lines: [{ loanID: file, key: `fee.fees.id${courier.feeID + file}`, label: courier.label, amount: courier.amount }],
} as const;

/** Calls of check writing that succeed. */
export const checkWritingExamples: Record<Names & keyof typeof endpoints, () => Example> = {
  getFileLedger: () => onFile,
  createReceipt: () => ({ ...onFile, body: newReceipt, wrongValue: { ...newReceipt, amount: 0 } }),
  depositReceipts: () => ({
    ...onFile,
    body: { ...placed, receipts: [numbered(posted.waiting)] },
    wrongValue: { ...placed, receipts: [] },
  }),
  collectReceipts: () => ({
    ...onFile,
    body: { ...placed, receipts: [numbered(posted.deposited)], note: 'The bank said so on the telephone' },
    wrongValue: { ...placed, receipts: [numbered(posted.deposited)], note: '' },
  }),
  returnReceipt: () => ({
    ...onFile,
    body: { ...placed, receipt: numbered(posted.returned), reason: 'Not sufficient funds' },
    wrongValue: { ...placed, receipt: numbered(posted.returned), reason: ' ' },
  }),
  takeBackPosting: () => ({
    ...onFile,
    body: { ...placed, transaction: numbered(posted.mistaken), reason: 'Of another file' },
    wrongValue: { ...placed, transaction: numbered(posted.mistaken), reason: '' },
  }),
  recordKept: () => ({
    ...onFile,
    body: keptByBroker(file, ofBroker.deposit, date),
    wrongValue: { ...keptByBroker(file, ofBroker.deposit, date), kept: [] },
  }),
  takeBackKept: () => ({
    path: { ordersID: file, keptID },
    body: { reason: 'Sent it after all' },
    wrongValue: { reason: '' },
  }),
  planDisbursements: () => ({
    ...onFile,
    body: { planVersion: 0, plans: [toCourier] },
    wrongValue: { planVersion: 0, plans: [{ ...toCourier, lines: [] }] },
  }),
  disburse: () => ({
    ...onFile,
    body: { ...placed, loanID: file, firstCheckNumber: null, disbursements: [{ ...toSeller, reference: null }] },
    wrongValue: { ...placed, loanID: file, firstCheckNumber: 0, disbursements: [{ ...toSeller, reference: null }] },
  }),
};

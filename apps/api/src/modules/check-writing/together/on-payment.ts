import type { ConsolidatedDetail } from '@closewright/contract/consolidated-checks';
import { type LedgerTransaction, transactionKey } from '@closewright/domain/check-writing';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { type FileInHand, writeFiles } from '../../orders/file-work.usecases.ts';
import { todayOf } from '../../workflow/file-tasks.usecases.ts';
import { type CheckWritingDeps, foundLedger, type LedgerOfFile } from '../file-ledger.usecases.ts';
import { filesOfPayment, type PaymentPlace } from './payments.queries.ts';
import { foundPayment } from './readers.ts';

/** A payment for several files under the locks of all of them: nobody pays, ends or prints it meanwhile. */
export interface PaymentInHand {
  readonly tx: Transaction<DB>;
  readonly place: PaymentPlace;
  readonly payment: ConsolidatedDetail;
  /** Its files in the order of their ids. */
  readonly files: readonly FileInHand[];
  /** The one that stands for all of them: the first, whose ledger has its states. */
  readonly first: FileInHand;
  readonly ledger: LedgerOfFile;
  readonly transaction: LedgerTransaction;
  readonly today: string;
}

/**
 * Works on a payment for several files, which takes the right to the checks of each of them, and answers what came of it with the payment as it is then.
 * @throws AppError NOT_FOUND where the caller may not know of all of its files
 */
export async function onPayment<T>(
  { database, clock }: CheckWritingDeps,
  caller: Caller,
  place: PaymentPlace,
  work: (inHand: PaymentInHand) => Promise<T>,
): Promise<{ readonly result: T; readonly payment: ConsolidatedDetail }> {
  // What a payment is for never changes, so its files are known before they are locked.
  const ordersIDs = await database.inTenant(caller.actor, async (tx) => {
    await foundPayment(tx, caller, place);
    return filesOfPayment(tx, caller.actor.tenant, place);
  });
  const writing = {
    database,
    caller,
    ordersIDs,
    action: 'writeConsolidated',
    pathOf: (at: number) => `parts.${at}`,
  } as const;
  return writeFiles(writing, async (tx, files) => {
    files.forEach((file, at) => {
      file.refuse('writeChecks', `parts.${at}`);
    });
    const [first] = files;
    if (!first) throw new AppError('NOT_FOUND');
    const ledger = await foundLedger(tx, first.place);
    const key = transactionKey(place);
    const transaction = ledger.transactions.find((each) => transactionKey(each) === key);
    if (!transaction) throw new AppError('NOT_FOUND');
    const payment = await foundPayment(tx, caller, place);
    const today = todayOf(caller, clock.now());
    const result = await work({ tx, place, payment, files, first, ledger, transaction, today });
    return { result, payment: await foundPayment(tx, caller, place) };
  });
}

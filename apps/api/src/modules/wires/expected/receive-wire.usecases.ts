import type { ExpectedWire } from '@closewright/contract/wires';
import type { StoredBankItem } from '@closewright/domain/bank-files';
import { AppError, type ErrorCode } from '@closewright/domain/errors';
import { formatMoney } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { invalid } from '../../../platform/records/index.ts';
import { createReceipt } from '../../check-writing/receipts.usecases.ts';
import { visibleFile } from '../../orders/file-work.usecases.ts';
import { readNamedBankItems } from '../../reconciliation/matching/bank-items.queries.ts';
import { addWireReceipt, holdBankAccount, readTaken } from './arrived-wires.queries.ts';
import { foundWire, refuseEnded, type WiresDeps } from './judged-wires.usecases.ts';

interface Receiving {
  readonly expectedWireID: number;
  readonly bankItemID: number;
  /** That whoever records it has seen that the amount is another one. */
  readonly differs: boolean;
}

/**
 * Records the receipt of an expected wire by the item of the bank, in the lock of the file and with the account held: nobody matches or receives it
 * meanwhile. What the bank told does not change, so it is read before.
 */
export async function receiveWire(deps: WiresDeps, caller: Caller, asked: Receiving): Promise<ExpectedWire> {
  const { actor } = caller;
  const { tenant } = actor;
  const { wire, item } = await deps.database.inTenant(actor, async (tx) => {
    const found = await foundWire(tx, deps, caller, asked.expectedWireID);
    await visibleFile(tx, caller, found.wire.ordersID);
    refuseEnded(found.wire);
    return { wire: found.wire, item: await waitingItem(tx, tenant, found.wire, asked.bankItemID) };
  });
  const { ordersID, bankAccountID, sender: payer, party, amount } = wire;
  const isOther = amount !== item.amount;
  let answer = wire;
  await createReceipt(
    deps,
    caller,
    {
      ...{ ordersID, bankAccountID, date: item.date, amount: item.amount, instrument: 'Wire', payer, party, kept: [] },
      reference: item.bankReference ?? item.customerReference ?? wire.reference,
      memo: isOther ? `Expected ${told(amount)}` : null,
    },
    {
      before: async ({ tx }) => {
        await holdBankAccount(tx, bankAccountID);
        const { wire: now } = await foundWire(tx, deps, caller, wire.expectedWireID);
        refuseEnded(now);
        if (now.version !== wire.version)
          throw new AppError('CARRIED_ON', 'This wire was changed meanwhile. Look at it again.');
        await waitingItem(tx, tenant, wire, asked.bankItemID);
        await refuseTaken(tx, tenant, asked.bankItemID);
        if (isOther && !asked.differs)
          throw invalid(
            'differs',
            `The bank has ${told(item.amount)}, expected were ${told(amount)}. Say that it is so`,
          );
      },
      after: async ({ tx }, posted) => {
        await addWireReceipt(tx, tenant, { ...asked, bankAccountID, posted });
        answer = (await foundWire(tx, deps, caller, wire.expectedWireID)).wire;
      },
    },
  );
  return answer;
}

const told = (amount: number): string => formatMoney(cents(amount));

/** An item of the bank that is a wire in, of the account of a wire, and is not matched. Throws at its field. */
async function waitingItem(
  tx: Transaction<DB>,
  tenant: string,
  { bankAccountID }: ExpectedWire,
  bankItemID: number,
): Promise<StoredBankItem> {
  const [found] = await readNamedBankItems(tx, { tenant, bankAccountID }, [bankItemID]);
  if (!found) throw refusal('NOT_FOUND', 'There is no such item of this bank account.');
  if (found.item.kind !== 'Wire in' || found.item.amount <= 0)
    throw invalid('bankItemID', 'This is no wire that came in');
  if (found.until !== null) throw refusal('CARRIED_ON', 'This wire is matched with what the book has.');
  return found.item;
}

/** Refuses an item of the bank whose money the book has already. */
async function refuseTaken(tx: Transaction<DB>, tenant: string, bankItemID: number): Promise<void> {
  const { receivedBy, isRecorded } = await readTaken(tx, tenant, bankItemID);
  if (receivedBy !== null) throw refusal('CARRIED_ON', `This wire was received already, for file ${receivedBy}.`);
  if (isRecorded)
    throw refusal(
      'CARRIED_ON',
      'A receipt has this amount and reference already. Match the two, or take that one back.',
    );
}

const refusal = (code: ErrorCode, message: string): AppError =>
  new AppError(code, message, { modelState: { bankItemID: [message] } });

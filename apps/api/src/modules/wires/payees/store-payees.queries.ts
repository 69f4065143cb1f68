import type { recordCallBack, WireInstructionsBody } from '@closewright/contract/wires';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { DB } from '../../../platform/db/schema.gen.ts';
import type { AccountColumns } from '../../../platform/secrets/index.ts';
import type { InstructionsRef } from './payees.queries.ts';

/** Adds a payee, which has no instructions yet. */
export async function insertPayee(
  tx: Transaction<DB>,
  tenant: string,
  {
    wirePayeeID,
    name,
    companyID,
  }: { readonly wirePayeeID: number; readonly name: string; readonly companyID: number | null },
): Promise<void> {
  await tx
    .insertInto('wire_payees')
    .values({ tenant_id: tenant, wire_payee_id: wirePayeeID, name, company_id: companyID })
    .execute();
}

/** Stores what changed on a payee. */
export async function updatePayee(
  tx: Transaction<DB>,
  tenant: string,
  wirePayeeID: number,
  changes: { readonly name: string; readonly inactive: boolean },
): Promise<void> {
  await tx
    .updateTable('wire_payees')
    .set(changes)
    .where('tenant_id', '=', tenant)
    .where('wire_payee_id', '=', wirePayeeID)
    .execute();
}

/** Adds instructions, with the account number as it is sealed; by whom and when, the table says itself. */
export async function insertInstructions(
  tx: Transaction<DB>,
  tenant: string,
  { wirePayeeID, number }: InstructionsRef,
  { address, accountNumber: _sealed, ...typed }: WireInstructionsBody,
  account: AccountColumns,
): Promise<void> {
  await tx
    .insertInto('wire_instructions')
    .values({
      ...{ tenant_id: tenant, wire_payee_id: wirePayeeID, number, ...address, ...account },
      ...{ beneficiary: typed.beneficiary, bank_name: typed.bankName, routing_number: typed.routingNumber },
      ...{ intermediary_name: typed.intermediaryName, intermediary_routing: typed.intermediaryRouting },
      ...{ further_credit: typed.furtherCredit, account_type: typed.accountType, sec_code: typed.secCode },
      ...{ source: typed.source, received_on: typed.receivedOn },
      ...{ phone_given: typed.phoneGiven, note: typed.note },
    })
    .execute();
}

/** A call as it is stored. */
type CallBackBody = Omit<z.output<typeof recordCallBack.body>, 'accountNumber'>;

/** Adds a call; by whom, when and from when on money may go, the table says itself. */
export async function insertCallBack(
  tx: Transaction<DB>,
  tenant: string,
  { wirePayeeID, number }: InstructionsRef,
  { result, numberCalled, numberSource, spokeTo, note }: CallBackBody,
): Promise<void> {
  await tx
    .insertInto('wire_call_backs')
    .values({
      ...{ tenant_id: tenant, wire_payee_id: wirePayeeID, number, result, note },
      ...{ number_called: numberCalled, number_source: numberSource, spoke_to: spokeTo },
    })
    .execute();
}

/** Stops instructions; by whom and when, the table says itself. */
export async function stopInstructions(
  tx: Transaction<DB>,
  tenant: string,
  { wirePayeeID, number }: InstructionsRef,
  reason: string,
): Promise<void> {
  await tx
    .updateTable('wire_instructions')
    .set({ stop_reason: reason })
    .where('tenant_id', '=', tenant)
    .where('wire_payee_id', '=', wirePayeeID)
    .where('number', '=', number)
    .execute();
}

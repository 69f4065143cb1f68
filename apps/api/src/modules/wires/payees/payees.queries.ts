import type { WireInstructions } from '@closewright/domain/wires';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { type AccountPlace, openAccountNumber, type SecretBox } from '../../../platform/secrets/index.ts';
import { actorName } from '../../../platform/tenant/actor-name.ts';

/** Which instructions: of a payee, by number. */
export interface InstructionsRef {
  readonly wirePayeeID: number;
  readonly number: number;
}

/** Instructions as they are stored, with what their state follows from. The account number is masked; `openAccount` opens it. */
export interface StoredInstructions extends Omit<WireInstructions, 'state'>, InstructionsRef {
  readonly payee: string;
  /** Whether their payee is inactive. */
  readonly inactive: boolean;
  /** Of the latest instructions of the payee. */
  readonly latestNumber: number;
  /** The user who entered them, as `app.actor` has it. */
  readonly enteredByKey: string;
  readonly last4: string;
  /** The sealed account number, in base64. */
  readonly sealed: string;
}

/** The row that the account number of instructions is sealed to. */
export const placeOf = (tenant: string, { wirePayeeID, number }: InstructionsRef): AccountPlace => ({
  tenant,
  table: 'wire_instructions',
  row: `${wirePayeeID}/${number}`,
});

/** The account number of instructions in full. For files that the bank reads and for what is typed again, which nobody is shown. */
export const openAccount = (secrets: SecretBox, tenant: string, of: StoredInstructions): string =>
  openAccountNumber(secrets, placeOf(tenant, of), {
    account_number_encrypted: Buffer.from(of.sealed, 'base64'),
    account_number_last4: of.last4,
  });

/** Instructions by payee and number; those that are not there are left out. */
export function readInstructions(
  tx: Transaction<DB>,
  tenant: string,
  refs: readonly InstructionsRef[],
): Promise<StoredInstructions[]> {
  const wanted = sql`exists (select from jsonb_to_recordset(${JSON.stringify(refs)}::jsonb) as r ("wirePayeeID" integer, number integer)
    where r."wirePayeeID" = i.wire_payee_id and r.number = i.number)`;
  return storedInstructions(tx, tenant, wanted);
}

/** The latest instructions of payees, by payee. */
export async function latestInstructions(
  tx: Transaction<DB>,
  tenant: string,
  wirePayeeIDs: readonly number[],
): Promise<Map<number, StoredInstructions>> {
  const found = await storedInstructions(
    tx,
    tenant,
    sql`i.wire_payee_id = any(${[...wirePayeeIDs]}::integer[]) and i.number = ${latestNumber(tenant)}`,
  );
  return new Map(found.map((each) => [each.wirePayeeID, each]));
}

/** All instructions of payees, the latest first. */
export const instructionsOf = (
  tx: Transaction<DB>,
  tenant: string,
  wirePayeeIDs: readonly number[],
): Promise<StoredInstructions[]> =>
  storedInstructions(tx, tenant, sql`i.wire_payee_id = any(${[...wirePayeeIDs]}::integer[])`);

/** The number of the latest instructions of the payee of a row `i`. */
const latestNumber = (tenant: string) => sql<number>`(select max(n.number) from wire_instructions n
  where n.tenant_id = ${tenant} and n.wire_payee_id = i.wire_payee_id)`;

async function storedInstructions(
  tx: Transaction<DB>,
  tenant: string,
  wanted: RawBuilder<unknown>,
): Promise<StoredInstructions[]> {
  const { rows } = await sql<{ stored: StoredInstructions }>`
    select json_build_object(
      'wirePayeeID', i.wire_payee_id, 'number', i.number, 'payee', p.name, 'inactive', p.inactive, 'latestNumber', ${latestNumber(tenant)},
      'beneficiary', i.beneficiary,
      'address', json_build_object('street', i.street, 'building', i.building, 'postcode', i.postcode, 'town', i.town, 'state', i.state,
        'country', i.country),
      'bankName', i.bank_name, 'routingNumber', i.routing_number, 'accountNumber', '***' || i.account_number_last4,
      'intermediaryName', i.intermediary_name, 'intermediaryRouting', i.intermediary_routing, 'furtherCredit', i.further_credit,
      'accountType', i.account_type, 'secCode', i.sec_code,
      'source', i.source, 'receivedOn', i.received_on, 'phoneGiven', i.phone_given, 'note', i.note,
      'enteredBy', ${actorName(tenant, 'i.entered_by')}, 'enteredByKey', i.entered_by, 'enteredAt', iso_instant(i.entered_at),
      'stopped', case when i.stopped_by is not null then json_build_object('by', ${actorName(tenant, 'i.stopped_by')},
        'at', iso_instant(i.stopped_at), 'reason', i.stop_reason) end,
      'callBacks', (select coalesce(json_agg(json_build_object('result', b.result, 'numberCalled', b.number_called,
          'numberSource', b.number_source, 'spokeTo', b.spoke_to, 'note', b.note, 'calledBy', ${actorName(tenant, 'b.called_by')},
          'calledAt', iso_instant(b.called_at)) order by b.call_number desc), '[]')
        from wire_call_backs b where b.tenant_id = ${tenant} and b.wire_payee_id = i.wire_payee_id and b.number = i.number),
      'goodFrom', (select iso_instant(min(b.good_from)) from wire_call_backs b
        where b.tenant_id = ${tenant} and b.wire_payee_id = i.wire_payee_id and b.number = i.number),
      'last4', i.account_number_last4,
      'sealed', translate(encode(i.account_number_encrypted, 'base64'), E'\n', '')) as stored
    from wire_instructions i
    join wire_payees p on p.tenant_id = ${tenant} and p.wire_payee_id = i.wire_payee_id
    where i.tenant_id = ${tenant} and ${wanted} order by i.wire_payee_id, i.number desc`.execute(tx);
  return rows.map(({ stored }) => stored);
}

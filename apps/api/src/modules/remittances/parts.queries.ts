import type { RemittanceDetail } from '@closewright/contract/remittances';
import { sql, type Transaction } from 'kysely';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';
import type { NewLine } from './remittances.queries.ts';

type Tx = Transaction<DB>;

/** The exceptions of the underwriter, as they were noted. */
export async function readExceptions(
  tx: Tx,
  tenant: string,
  remittanceID: number,
): Promise<RemittanceDetail['exceptions']> {
  const { rows } = await sql<RemittanceDetail['exceptions'][number]>`
    select e.remittance_exception_id as "remittanceExceptionID", e.line, e.kind, e.reason, ${actorName(tenant, 'e.noted_by')} as by, iso_instant(e.noted_at) as at,
      case when e.resolution is not null then json_build_object('by', ${actorName(tenant, 'e.resolved_by')}, 'at', iso_instant(e.resolved_at), 'how', e.resolution) end as resolved
    from remittance_exceptions e where e.tenant_id = ${tenant} and e.remittance_id = ${remittanceID} order by e.remittance_exception_id`.execute(
    tx,
  );
  return rows;
}

/** What goes along with a remittance. */
export async function readDocuments(
  tx: Tx,
  tenant: string,
  remittanceID: number,
): Promise<RemittanceDetail['documents']> {
  const rows = await tx
    .selectFrom('remittance_documents')
    .select(['remittance_document_id', 'name', 'description'])
    .where('tenant_id', '=', tenant)
    .where('remittance_id', '=', remittanceID)
    .orderBy('remittance_document_id')
    .execute();
  return rows.map(({ remittance_document_id, ...row }) => ({ remittanceDocumentID: remittance_document_id, ...row }));
}

/** The payments of files that a remittance names, whichever it is. */
export async function readNamedPayments(tx: Tx, tenant: string, ordersIDs: readonly number[]) {
  const { rows } = await sql<{
    remittanceID: number;
    ordersID: number;
    bankAccountID: number;
    stripe: number;
    number: number;
    isBack: boolean;
  }>`select remittance_id as "remittanceID", orders_id as "ordersID", bank_account_id as "bankAccountID", stripe, ledger_number::integer as number, is_back as "isBack"
    from remittance_payments where tenant_id = ${tenant} and orders_id = any(${ordersIDs}::integer[])`.execute(tx);
  return rows;
}

/** Freezes the lines of a remittance. */
export const insertLines = (tx: Tx, tenant: string, remittanceID: number, lines: readonly NewLine[]): Promise<void> =>
  insertRows(
    tx,
    'remittance_lines',
    lines.map((line, at) => ({
      ...{ tenant_id: tenant, remittance_id: remittanceID, line: at + 1, title_policy_id: line.titlePolicyID },
      ...{ orders_id: line.ordersID, record_type: line.type, label: line.label, policy_number: line.policyNumber },
      ...{ policy: line.policy, effective_date: line.effectiveDate, state: line.state, county: line.county },
      ...{ liability_cents: line.liability, gross_cents: line.gross, underwriter_cents: line.underwriter },
      ...{ agent_cents: line.agent, trace: JSON.parse(JSON.stringify(line.trace)), reason: line.reason },
      ...{ corrects_remittance: line.corrects?.remittanceID ?? null, corrects_line: line.corrects?.line ?? null },
    })),
  );

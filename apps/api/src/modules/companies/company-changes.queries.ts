import type { ProtectedChange } from '@closewright/contract/companies';
import type { ProtectedKind, ProtectedStatus } from '@closewright/domain/companies';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

/** The table of changes that need two people; secrets are sealed for it. */
export const changesTable = 'company_protected_changes';

/** Selects protected changes `p` as the contract shows them; a condition may follow. */
export function protectedChanges(tenant: string): RawBuilder<ProtectedChange> {
  const name = (column: string) => actorName(tenant, column);
  return sql<ProtectedChange>`
    select p.change_id as "changeID", p.kind, p.status,
      case p.tax_id_kind when 'ssn' then '***-**-' || p.tax_id_last4 when 'ein' then '**-***' || p.tax_id_last4
        else '***' || p.account_number_last4 end as masked,
      p.bank_name as "bankName", p.routing_number as "routingNumber", p.account_name as "accountName", p.instructions, p.reason,
      p.asked_by as "askedBy", ${name('p.asked_by_key')} as "askedByName", iso_instant(p.asked_at) as "askedAt",
      case when p.decided_by is not null then ${name('p.decided_by_key')} end as "decidedByName",
      iso_instant(p.decided_at) as "decidedAt", p.decision_note as "decisionNote", p.verified_on as "verifiedOn"
    from (select *, asked_by::text as asked_by_key, decided_by::text as decided_by_key from company_protected_changes) p`;
}

/** A change with what its decision needs. */
export interface StoredChange {
  readonly kind: ProtectedKind;
  readonly status: ProtectedStatus;
  readonly askedBy: number;
  /** What was sealed, a tax id or an account number, and how it ends. */
  readonly sealed: Buffer;
  readonly last4: string;
}

/** A change of a company. */
export async function readChange(
  tx: Transaction<DB>,
  tenant: string,
  companyID: number,
  changeID: number,
): Promise<StoredChange | null> {
  const { rows } = await sql<StoredChange>`
    select p.kind, p.status, p.asked_by as "askedBy", coalesce(p.tax_id_encrypted, p.account_number_encrypted) as sealed,
      coalesce(p.tax_id_last4, p.account_number_last4) as last4
    from company_protected_changes p
    where p.tenant_id = ${tenant} and p.company_id = ${companyID} and p.change_id = ${changeID}`.execute(tx);
  return rows[0] ?? null;
}

/** Adds a change that waits. */
export async function insertChange(
  tx: Transaction<DB>,
  tenant: string,
  changeID: number,
  change: Record<string, unknown> & { company_id: number; kind: ProtectedKind; asked_by: number; reason: string },
): Promise<void> {
  await tx
    .insertInto(changesTable)
    .values({ tenant_id: tenant, change_id: changeID, ...change } as never)
    .execute();
}

/** How a change was decided. */
export interface StoredDecision {
  readonly status: 'current' | 'refused' | 'withdrawn';
  readonly decidedBy: number;
  readonly note: string | null;
  readonly verifiedOn: string | null;
}

/** Stores a decision. What was current before is replaced by a change that becomes so. */
export async function storeDecision(
  tx: Transaction<DB>,
  tenant: string,
  companyID: number,
  changeID: number,
  kind: ProtectedKind,
  { status, decidedBy, note, verifiedOn }: StoredDecision,
): Promise<void> {
  if (status === 'current') {
    await tx
      .updateTable(changesTable)
      .set({ status: 'replaced' })
      .where('tenant_id', '=', tenant)
      .where('company_id', '=', companyID)
      .where('kind', '=', kind)
      .where('status', '=', 'current')
      .execute();
  }
  await tx
    .updateTable(changesTable)
    .set({
      status,
      decided_by: decidedBy,
      decided_at: sql<string>`now()`,
      decision_note: note,
      verified_on: verifiedOn,
    })
    .where('tenant_id', '=', tenant)
    .where('change_id', '=', changeID)
    .execute();
}

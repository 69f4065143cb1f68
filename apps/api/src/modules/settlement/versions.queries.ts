import type { StatementVersion } from '@closewright/contract/settlement';
import { RoleType } from '@closewright/domain/parties';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { FilePlace } from '../../platform/records/index.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';
import { nextIDs } from '../../platform/tenant/in-tenant.ts';

/** A version as stored. */
export interface StoredVersion extends StatementVersion {
  readonly loanID: number;
  readonly snapshot: string;
}

/** What was kept before the file had a loan is shown with the statement of any loan. */
const ofLoan = (loanID: number) => sql<boolean>`v.loan_id in (0, ${loanID})`;

const read = (tx: Transaction<DB>, { tenant, ordersID }: FilePlace, loanID: number) =>
  tx
    .selectFrom('statement_versions as v')
    .where('v.tenant_id', '=', tenant)
    .where('v.orders_id', '=', ordersID)
    .where(ofLoan(loanID))
    .select([
      'v.statement_version_id as statementVersionID',
      'v.number',
      // The check of the contract is that of every write.
      sql<StatementVersion['kind']>`v.kind`.as('kind'),
      'v.note',
      'v.hash',
      sql<string>`iso_instant(v.kept_at)`.as('keptAt'),
      actorName(tenant, 'v.kept_by').as('keptBy'),
    ]);

/** The versions of a statement, the newest first. */
export const versionsOf = (tx: Transaction<DB>, place: FilePlace, loanID: number): Promise<StatementVersion[]> =>
  read(tx, place, loanID).orderBy('v.number', 'desc').orderBy('v.statement_version_id', 'desc').execute();

/** One version of a statement with what it holds. */
export const versionOf = (
  tx: Transaction<DB>,
  place: FilePlace,
  { loanID, statementVersionID }: { loanID: number; statementVersionID: number },
): Promise<StoredVersion | undefined> =>
  read(tx, place, loanID)
    .where('v.statement_version_id', '=', statementVersionID)
    .select(['v.loan_id as loanID', 'v.snapshot'])
    .executeTakeFirst();

/** Whether somebody sells on a file. */
export async function isWithSeller(tx: Transaction<DB>, { tenant, ordersID }: FilePlace): Promise<boolean> {
  const row = await tx
    .selectFrom('order_parties')
    .select('orders_id')
    .where('tenant_id', '=', tenant)
    .where('orders_id', '=', ordersID)
    .where('role_type_id', '=', RoleType.Seller)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a version. Answers its id. */
export async function addVersion(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  version: Pick<StoredVersion, 'loanID' | 'number' | 'kind' | 'note' | 'snapshot' | 'hash'>,
): Promise<number> {
  const id = await nextIDs(tx, 'statement_version_id');
  const { loanID, ...columns } = version;
  await tx
    .insertInto('statement_versions')
    .values({ ...columns, tenant_id: tenant, orders_id: ordersID, statement_version_id: id, loan_id: loanID })
    .execute();
  return id;
}

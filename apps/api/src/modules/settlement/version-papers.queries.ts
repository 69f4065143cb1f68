import { type FormName, isFormName } from '@closewright/domain/forms';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { FilePlace } from '../../platform/records/index.ts';

interface PaperKey {
  readonly statementVersionID: number;
  readonly form: SettlementForm;
}

/** Whether the audit says of a row what it says itself; it knows each that the product has kept. */
const isAsNoted = sql<boolean>`(select coalesce(bool_and(
    (a.after ->> 'statement_version_id', a.after ->> 'form') is not distinct from (p.statement_version_id::text, p.form)), false)
  from audit_log a where a.tenant_id = p.tenant_id and a.table_name = 'version_papers' and a.row_key = p.document_id::text
    and a.operation = 'INSERT')`;

/**
 * The document of a form of a version; undefined while it was not printed, and null where it is none of its file, or was that of another form or version
 * when it was kept.
 */
export async function paperOf(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  { statementVersionID, form }: PaperKey,
): Promise<number | null | undefined> {
  const row = await tx
    .selectFrom('version_papers as p')
    .leftJoin('documents as d', (join) =>
      join
        .onRef('d.tenant_id', '=', 'p.tenant_id')
        .onRef('d.document_id', '=', 'p.document_id')
        .on('d.orders_id', '=', ordersID)
        .on(isAsNoted),
    )
    .select('d.document_id as documentID')
    .where('p.tenant_id', '=', tenant)
    .where('p.statement_version_id', '=', statementVersionID)
    .where('p.form', '=', form)
    .executeTakeFirst();
  return row?.documentID;
}

/** The forms on which versions of a file were printed, by their ids. */
export async function formsPrinted(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
): Promise<ReadonlyMap<number, readonly FormName[]>> {
  const rows = await tx
    .selectFrom('version_papers')
    .select(['statement_version_id', 'form'])
    .where('tenant_id', '=', tenant)
    .where('orders_id', '=', ordersID)
    .orderBy('document_id')
    .execute();
  const byVersion = Map.groupBy(rows, ({ statement_version_id }) => statement_version_id);
  return new Map([...byVersion].map(([id, of]) => [id, of.map(({ form }) => form).filter(isFormName)]));
}

/** Keeps a document as a form of a version. Throws where it has one. */
export async function addPaper(
  tx: Transaction<DB>,
  { tenant, ordersID }: FilePlace,
  { statementVersionID, form, documentID }: PaperKey & { readonly documentID: number },
): Promise<void> {
  await tx
    .insertInto('version_papers')
    .values({
      tenant_id: tenant,
      orders_id: ordersID,
      document_id: documentID,
      statement_version_id: statementVersionID,
      form,
    })
    .execute();
}

import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { FilePlace } from '../../platform/records/index.ts';

interface PaperKey {
  readonly statementVersionID: number;
  readonly form: string;
}

/** The document of a form of a version; undefined while it was not printed. */
export async function paperOf(
  tx: Transaction<DB>,
  { tenant }: FilePlace,
  { statementVersionID, form }: PaperKey,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('version_papers')
    .select('document_id')
    .where('tenant_id', '=', tenant)
    .where('statement_version_id', '=', statementVersionID)
    .where('form', '=', form)
    .executeTakeFirst();
  return row?.document_id;
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

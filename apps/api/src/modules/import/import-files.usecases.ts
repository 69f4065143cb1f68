import { columnOf, type Fields } from '@closewright/contract/kit';
import { loanFields, orderFields, partyFields, propertyFields } from '@closewright/contract/orders';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { type SecretBox, sealTaxID } from '../../platform/secrets/index.ts';
import { type Actor, type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { type CheckedFile, checkRecord, type Problem } from './check-record.ts';
import { readSurroundings } from './import.queries.ts';
import { findColumn } from './import-columns.ts';
import { type ImportRecord, ImportUnreadable, readCsv, readJson } from './read-records.ts';

/** What came of an import. Each record is stored as a whole or not at all. */
export interface ImportReport {
  readonly stored: number;
  readonly alreadyThere: number;
  readonly problems: readonly Problem[];
  /** How many records have problems. */
  readonly refused: number;
}

/** Imports closing files from CSV or JSON text. Running it again adds nothing: a file number that is there is left alone. */
export async function importFiles(
  deps: { readonly database: Database; readonly secrets: SecretBox },
  actor: Actor,
  input: { readonly format: 'csv' | 'json'; readonly text: string },
): Promise<ImportReport> {
  const { headers, records } = input.format === 'csv' ? readCsv(input.text) : readJson(input.text);
  if (input.format === 'csv') refuseUnknownHeaders(headers);
  const surroundings = await readSurroundings(deps.database, actor);
  const lineOf = new Map<string, number>();
  const problems: Problem[] = [];
  const counts = { stored: 0, alreadyThere: 0, refused: 0 };
  const refuse = (found: readonly Problem[]): void => {
    counts.refused += 1;
    problems.push(...found);
  };

  for (const record of records) {
    const checked = checkRecord(record, surroundings);
    if (Array.isArray(checked)) refuse(checked);
    else {
      const key = checked.order.fileNumber.toLowerCase();
      const earlier = lineOf.get(key);
      lineOf.set(key, earlier ?? record.line);
      if (earlier !== undefined)
        refuse([{ line: record.line, column: 'fileNumber', why: `is also the file number of line ${earlier}` }]);
      else await storeRecord(deps, actor, checked, record, counts, refuse);
    }
  }
  return { ...counts, problems };
}

function refuseUnknownHeaders(headers: readonly string[]): void {
  const seen = new Set<string>();
  for (const [index, header] of headers.entries()) {
    const column = findColumn(header);
    if (!column)
      throw new ImportUnreadable(
        `Line 1, column ${index + 1}: "${header}" is not a column. docs/import.md lists them.`,
      );
    const key = `${column.group}.${column.name}`;
    if (seen.has(key)) throw new ImportUnreadable(`Line 1, column ${index + 1}: "${header}" is there twice`);
    seen.add(key);
  }
}

async function storeRecord(
  { database, secrets }: { readonly database: Database; readonly secrets: SecretBox },
  actor: Actor,
  file: CheckedFile,
  { line }: ImportRecord,
  counts: { stored: number; alreadyThere: number },
  refuse: (problems: readonly Problem[]) => void,
): Promise<void> {
  try {
    await database.inTenant(actor, (tx) => storeFile(tx, actor.tenant, secrets, file));
    counts.stored += 1;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'FILE_NUMBER_IN_USE') counts.alreadyThere += 1;
    else if (error.code === 'VALIDATION_FAILED') refuse([{ line, column: '', why: error.message }]);
    else throw error;
  }
}

async function storeFile(tx: Transaction<DB>, tenant: string, secrets: SecretBox, file: CheckedFile): Promise<void> {
  const key = { tenant_id: tenant, orders_id: await nextIDs(tx, 'orders_id') };
  const columns = (fields: Fields, values: Record<string, unknown>): Record<string, unknown> => {
    const row: Record<string, unknown> = { ...key };
    for (const [name, value] of Object.entries(values)) {
      const field = fields[name];
      if (field?.kind === 'secret') Object.assign(row, sealTaxID(secrets, tenant, value as string | null));
      else if (field) row[columnOf(name, field.kind)] = value;
    }
    return row;
  };
  // The rows were checked field by field against the contract, and the parity test ties the contract to these tables.
  const insert = (table: 'orders' | 'loans' | 'properties' | 'order_parties', row: Record<string, unknown>) =>
    tx
      .insertInto(table)
      .values(row as never)
      .execute();

  const firstLoan = file.loans.length > 0 ? await nextIDs(tx, 'loan_id', file.loans.length) : null;
  await insert('orders', { ...columns(orderFields, file.order), default_loan_id: firstLoan });
  for (const [index, loan] of file.loans.entries()) {
    await insert('loans', { ...columns(loanFields, loan), loan_id: (firstLoan ?? 0) + index, loan_order: index + 1 });
  }
  for (const [index, property] of file.properties.entries()) {
    await insert('properties', {
      ...columns(propertyFields, property),
      property_id: await nextIDs(tx, 'property_id'),
      sequence: index + 1,
    });
  }
  for (const [index, party] of file.parties.entries()) {
    await insert('order_parties', {
      ...columns(partyFields, party),
      roles_id: await nextIDs(tx, 'roles_id'),
      sequence: index + 1,
    });
  }
}

import { columnOf, type Fields, parentColumnOf, type RecordKind, rootColumnOf } from '@closewright/contract/kit';
import { loanRecord, orderRecord } from '@closewright/contract/orders';
import {
  type StatementEdit,
  settlementListNames,
  settlementLists,
  settlementRecord,
  statementFileFields,
  statementLoanFields,
} from '@closewright/contract/settlement';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import { auditEntryOf } from '../../platform/audit/audit-entry.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { keysOf } from '../../platform/records/select-of.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { besideFile } from '../orders/file-work.usecases.ts';
import type { StoredSettlement } from './settlement.queries.ts';
import { foundSettlement, isHidden, type StatementWanted } from './settlement.usecases.ts';
import {
  auditKey,
  type EditRow,
  editsOf,
  placeOfVersion,
  removedRows,
  type Stretch,
  writtenTables,
} from './statement-edits.queries.ts';
import { type StatementOfFile, versionOf } from './versions.queries.ts';
import { statementOf } from './versions.usecases.ts';

/** Of which statement, and where its edits begin and end. */
interface Wanted extends StatementWanted {
  readonly since?: string | undefined;
  readonly sinceVersion?: number | undefined;
  readonly untilVersion?: number | undefined;
  readonly after: number;
  readonly take: number;
}

/** What of a table is told of a statement, by the names the statement has for it. */
interface Source {
  readonly list: StatementEdit['list'];
  readonly record: RecordKind;
  readonly columns: readonly { readonly name: string; readonly column: string }[];
}

const columnsOfFields = (fields: Fields) =>
  Object.entries(fields).map(([name, { kind }]) => ({ name, column: columnOf(name, kind) }));

/** What a statement is made of: its file, its loan, itself, its lists. */
const sources: readonly Source[] = [
  { list: 'order', record: orderRecord, columns: columnsOfFields(statementFileFields) },
  { list: 'loans', record: loanRecord, columns: columnsOfFields(statementLoanFields) },
  { list: 'statement', record: settlementRecord, columns: columnsOfFields(settlementRecord.fields) },
  ...settlementListNames.map((list) => {
    const { record } = settlementLists[list];
    const keys = keysOf(record).filter(({ name }) => name !== record.id);
    return { list, record, columns: [...keys, ...columnsOfFields(record.fields)] };
  }),
];

const sourceOfTable = new Map(sources.map((source) => [source.record.table, source]));

/** A page of the edits of a statement that the caller may read, the oldest first, as they were audited. */
export function listStatementEdits(
  database: Database,
  caller: Caller,
  { ordersID, loanID, take, ...wanted }: Wanted,
): Promise<{ results: StatementEdit[]; next: number | null; leftOut: (typeof settlementListNames)[number][] }> {
  return besideFile({ database, caller, ordersID, action: 'readSettlement' }, async (tx, file) => {
    const { place, session } = file;
    const settlement = await foundSettlement(tx, place, loanID);
    const statement = await statementOf(tx, file, settlement.loanID);
    const stretch = await stretchOf(tx, statement, wanted);
    const keys = await keysOfStatement(tx, statement, settlement);
    const isOpen = ({ list, record }: Source) =>
      // What is shown of file and loan is part of the statement.
      list === 'order' || list === 'loans' || !isHidden(record, settlement, session);
    const shown = sources.filter(isOpen);
    const keysIn = (of: readonly Source[]) => of.flatMap(({ list }) => keys.get(list) ?? []);
    const columns = Object.fromEntries(
      shown.map((each) => [each.record.table, each.columns.map(({ column }) => column)]),
    );
    const rows = await editsOf(tx, place, { ...stretch, keys: keysIn(shown), columns }, take);
    const hidden = sources.filter((source) => !isOpen(source));
    const written = await writtenTables(tx, place, { ...stretch, after: stretch.from, keys: keysIn(hidden) });
    // It stands with the statement itself.
    const isReasonShown = !isHidden(settlementRecord, settlement, session);
    return {
      results: rows.flatMap((row) => editOf(isReasonShown ? row : { ...row, reason: null })),
      next: rows.length < take ? null : (rows.at(-1)?.sequence ?? null),
      leftOut: settlementListNames.filter((name) => written.includes(settlementLists[name].record.table)),
    };
  });
}

/** Where the edits that are asked for begin and end. */
async function stretchOf(
  tx: Transaction<DB>,
  statement: StatementOfFile,
  { since, sinceVersion, untilVersion, after }: Omit<Wanted, 'ordersID' | 'loanID' | 'take'>,
): Promise<Stretch & { readonly from: number }> {
  const placeOf = async (statementVersionID: number | undefined) => {
    if (statementVersionID === undefined) return null;
    const version = await versionOf(tx, statement, statementVersionID);
    const at = version && (await placeOfVersion(tx, statement, statementVersionID));
    if (!at) throw new AppError('NOT_FOUND', 'The statement has no such version.');
    return at;
  };
  const from = (await placeOf(sinceVersion)) ?? 0;
  return { from, after: Math.max(from, after), before: await placeOf(untilVersion), since };
}

/** What the audit calls the rows that a statement has or once had, by list. */
async function keysOfStatement(
  tx: Transaction<DB>,
  { settlementID: id, loanID, ...place }: StatementOfFile,
  settlement: StoredSettlement,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const removed = await removedRows(
    tx,
    place,
    settlementListNames.map((name) => settlementLists[name].record.table),
  );
  const keys = new Map<string, readonly string[]>([
    ['order', [auditKey(orderRecord.table, place.ordersID)]],
    ['loans', [auditKey(loanRecord.table, loanID)]],
    ['statement', id === null ? [] : [auditKey(settlementRecord.table, id)]],
  ]);
  // Lists stand before those whose rows belong to theirs.
  for (const [list, { record, ...above }] of Object.entries(settlementLists)) {
    const root = rootColumnOf(record);
    const parent = 'parent' in above ? settlementLists[above.parent].record.table : '';
    const parents = 'parent' in above ? new Set(keys.get(above.parent)) : null;
    const isOwn = ({ before }: Pick<EditRow, 'before'>) =>
      parents
        ? parents.has(auditKey(parent, String(before?.[parentColumnOf(record) ?? ''])))
        : before?.[root ?? ''] === id;
    // Rows by the names of the lists; each has its id.
    const rows = settlement[list as keyof typeof settlementLists] as readonly Readonly<Record<string, unknown>>[];
    keys.set(list, [
      ...rows.map((row) => auditKey(record.table, String(row[record.id]))),
      ...removed
        .filter((row) => row.table === record.table && isOwn(row))
        .map(({ rowKey }) => auditKey(record.table, rowKey)),
    ]);
  }
  return keys;
}

/** An audit row as an edit of the statement; none where nothing of it is told. */
function editOf(row: EditRow): StatementEdit[] {
  const source = sourceOfTable.get(row.table);
  // That the file came to be is no edit of its statement.
  if (source === undefined || (source.list === 'order' && row.operation !== 'UPDATE')) return [];
  const { list, record, columns } = source;
  const { changes } = auditEntryOf({ ...row, requestID: '', customField: null });
  const known = new Map(changes.map((change) => [change.field, change]));
  const fields: Fields = record.fields;
  const told = columns.flatMap(({ name, column }) => {
    const change = known.get(name) ?? known.get(column);
    if (change) return [{ ...change, field: name }];
    // The audit leaves out what is empty in a row that comes or goes.
    const empty = fields[name]?.kind === 'boolean' ? false : null;
    return row.operation === 'UPDATE' ? [] : [{ field: name, before: empty, after: empty }];
  });
  const { sequence, at, actor: by, operation, reason } = row;
  return [{ sequence, at, by, reason, list, id: Number(row.rowKey), operation, changes: told }];
}

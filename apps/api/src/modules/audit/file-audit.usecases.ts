import type { FileAuditFilter, FileChange } from '@closewright/contract/audit';
import type { DownloadAddress } from '@closewright/contract/kit';
import type { LookupSets } from '@closewright/domain/lookups';
import { auditedFields } from '../../platform/audit/audit-entry.ts';
import { type AuditScope, auditScopeOf } from '../../platform/audit/audit-scope.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import { refuseAction } from '../../platform/auth/refuse-action.ts';
import { tenantZone } from '../../platform/clock/tenant-zone.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';
import { readLookups } from '../lookups/lookups.queries.ts';
import { visibleFile } from '../orders/file-work.usecases.ts';
import { daysOf } from './audit-days.ts';
import { type ChangeRow, changeInWords, fieldLabel, recordNoun } from './change-words.ts';
import {
  type FileAuditFacts,
  type FileAuditPage,
  type FileAuditSearch,
  noteFileExport,
  readCompanyNames,
  readFileAuditFacts,
  readFileChanges,
} from './file-audit.queries.ts';

type Filters = { [K in keyof FileAuditFilter]: FileAuditFilter[K] | undefined };

/** What a listing of changes goes by: plain data, so that a download can carry it along. */
export interface FileChangesInput {
  readonly ordersID: number;
  readonly search: FileAuditSearch;
  readonly scope: AuditScope;
  readonly visibleRegions: readonly number[] | null;
  /** IANA zone of the tenant. */
  readonly zone: string;
}

/** A page of the changed fields of a file in words, newest first. */
export async function fileChanges(
  database: Database,
  caller: Caller,
  {
    ordersID,
    after,
    skip,
    take,
    ...filters
  }: Filters & { ordersID: number; after?: string | undefined; skip: number; take: number },
): Promise<{ results: FileChange[]; totalRecords: number | null }> {
  await admit(database, caller, ordersID, 'readOrderAudit');
  const { read } = await listing(database, caller.actor, inputOf(caller, ordersID, filters));
  return read({ after: after === undefined ? null : placeOf(after), skip, take });
}

/** Who has changed a file, and which of its fields, by their labels. */
export async function fileAuditFacts(database: Database, caller: Caller, ordersID: number) {
  await admit(database, caller, ordersID, 'readOrderAudit');
  const { actors, fields } = await readFileAuditFacts(
    database,
    caller.actor,
    ordersID,
    auditScopeOf(caller.session.access),
  );
  const labelled = fields
    .filter(({ key }) => key !== '' && key !== '*')
    .map(({ table, key }) => ({ key: `${table}.${key}`, label: `${recordNoun(table)}: ${fieldLabel(table, key)}` }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en-US'));
  return { actors, fields: labelled };
}

/** Where the changes that pass the filters may be fetched; notes who took how many of them. */
export async function exportFileChanges(
  database: Database,
  caller: Caller,
  { ordersID, format, ...filters }: Filters & { ordersID: number; format: 'csv' | 'pdf' },
  offer: (input: FileChangesInput, fileNumber: string) => DownloadAddress,
): Promise<DownloadAddress> {
  const fileNumber = await admit(database, caller, ordersID, 'exportOrderAudit');
  const input = inputOf(caller, ordersID, filters);
  const { read } = await listing(database, caller.actor, input);
  const { totalRecords } = await read({ after: null, skip: 0, take: 1 });
  const { actor } = caller;
  await database.inTenant(actor, (tx) =>
    noteFileExport(tx, actor.tenant, { ordersID, filters: { ...filters, format }, entries: totalRecords ?? 0 }),
  );
  return offer(input, fileNumber);
}

const pageSize = 500;

/** All changes that pass, a page in memory at a time. */
export async function* everyChange(
  database: Database,
  actor: Actor,
  input: FileChangesInput,
): AsyncGenerator<FileChange> {
  const { read } = await listing(database, actor, input);
  let after: FileAuditPage['after'] = null;
  for (;;) {
    const { results } = await read({ after, skip: 0, take: pageSize });
    yield* results;
    const last = results.at(-1);
    if (last === undefined || results.length < pageSize) return;
    after = last;
  }
}

/** The file must be one the caller may know of, and the right must be there: in this order, as everywhere. Answers its number. */
async function admit(
  database: Database,
  caller: Caller,
  ordersID: number,
  action: 'readOrderAudit' | 'exportOrderAudit',
): Promise<string> {
  const { state, session } = await database.inTenant(caller.actor, (tx) => visibleFile(tx, caller, ordersID));
  refuseAction(session.access, action);
  return state.fileNumber;
}

function inputOf({ session }: Caller, ordersID: number, { from, until, ...filters }: Filters): FileChangesInput {
  return {
    ordersID,
    search: { ...filters, ...daysOf(session, { from, until }) },
    scope: auditScopeOf(session.access),
    visibleRegions: session.visibleRegions,
    zone: tenantZone(session),
  };
}

/** The changes by their filters, with all that is needed to say and search them. */
async function listing(
  database: Database,
  actor: Actor,
  { ordersID, search, scope, visibleRegions, zone }: FileChangesInput,
) {
  const lookups = await lookupsOf(database, actor, visibleRegions);
  const noFacts: FileAuditFacts = { actors: [], fields: [] };
  const facts = search.text === undefined ? noFacts : await readFileAuditFacts(database, actor, ordersID, scope);
  return {
    async read(page: FileAuditPage) {
      const { rows, total } = await readFileChanges(database, actor, { ordersID, search, scope, facts, lookups }, page);
      const sets = { ...lookups, companies: await companiesOf(database, actor, rows) };
      return { results: rows.map((row) => changeInWords(row, sets, zone)), totalRecords: total };
    },
  };
}

async function lookupsOf(
  database: Database,
  actor: Actor,
  visibleRegions: readonly number[] | null,
): Promise<LookupSets> {
  const items = await readLookups(database, actor, visibleRegions);
  return Object.groupBy(items, ({ set }) => set) as LookupSets;
}

/** The companies that a page of changes names by id, as a lookup set. */
async function companiesOf(database: Database, actor: Actor, rows: readonly ChangeRow[]) {
  const ids = rows.flatMap(({ table, key, before, after }) =>
    auditedFields.get(`${table}.${key}`)?.lookup === 'companies' ? [before?.[key], after?.[key]] : [],
  );
  const wanted = [...new Set(ids)].filter((id) => typeof id === 'number');
  const names = wanted.length === 0 ? [] : await readCompanyNames(database, actor, wanted);
  return names.map((item) => ({ ...item, data: null, regionID: 0, inactive: false }));
}

function placeOf(after: string): { sequence: number; key: string } {
  const [sequence = '', key = ''] = after.split(':');
  return { sequence: Number(sequence), key };
}

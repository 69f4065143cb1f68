import type { SanctionsListRow } from '@closewright/contract/sanctions';
import type { WireDate } from '@closewright/domain/dates';
import { AppError } from '@closewright/domain/errors';
import { counted, formatDate } from '@closewright/domain/formats';
import { type SanctionsIndex, sanctionsIndex, sanctionsLimits } from '@closewright/domain/sanctions';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { hashOf } from '../../platform/documents/index.ts';
import { type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { todayOf } from '../workflow/file-tasks.usecases.ts';
import { keepReady, packNames, screenNames } from './imported-lists.ts';
import { readLists, storeList } from './lists.queries.ts';
import type { ListFile, ListProblem, ListReader } from './read-list.ts';
import { readPayeeNames } from './screening.queries.ts';
import { recordScreenings } from './screening.usecases.ts';

interface SentFile {
  readonly fileName: string;
  /** Base64. */
  readonly content: string;
}

/** A list as it is sent. */
interface SentList {
  readonly listDate: WireDate;
  readonly names: SentFile;
  readonly aliases: SentFile | null;
  readonly consolidatedNames: SentFile | null;
  readonly consolidatedAliases: SentFile | null;
}

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
  readonly reader: ListReader;
}

const parts = ['names', 'aliases', 'consolidatedNames', 'consolidatedAliases'] as const satisfies readonly ListFile[];

/** Takes a list whole and screens all active payees against it, or refuses it and nothing changes. */
export async function importSanctionsList(
  { database, clock, reader }: Deps,
  caller: Caller,
  sent: SentList,
): Promise<SanctionsListRow> {
  const { actor } = caller;
  const { tenant } = actor;
  const { listDate } = sent;
  if (listDate > todayOf(caller, clock.now())) throw refusedAt('listDate', 'This day has not begun yet');
  if (sent.consolidatedAliases && !sent.consolidatedNames)
    throw refusedAt(
      'consolidatedNames',
      'The names of the consolidated list are missing: aliases alone say of nobody who it is',
    );
  const bytes = {
    names: Buffer.from(sent.names.content, 'base64'),
    aliases: bytesOf(sent.aliases),
    consolidatedNames: bytesOf(sent.consolidatedNames),
    consolidatedAliases: bytesOf(sent.consolidatedAliases),
  };
  const sha256 = hashOf(Buffer.concat(parts.flatMap((part) => bytes[part] ?? [])));
  // Reading, packing and looking for names take long, and need no connection.
  const { names, problems } = await reader.read(bytes);
  if (problems.length > 0) throw refusedList(problems);
  const content = await packNames(names);
  const index = sanctionsIndex(names);
  const before = await database.inTenant(actor, (tx) => readPayeeNames(tx, tenant));
  const known = await screenNames(
    before.flatMap((payee) => payee.names),
    index,
  );
  const list = await database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    const lists = await readLists(tx, tenant);
    refuseEarlier(lists, listDate, sha256);
    refuseShort(lists, names.length);
    const sanctionsListID = await nextIDs(tx, 'sanctions_list_id');
    await storeList(tx, tenant, {
      ...{ sanctionsListID, listDate, sha256, content, names: names.length },
      entries: names.filter(({ kind }) => kind === 'name').length,
      files: parts.flatMap((part) => sent[part]?.fileName ?? []),
    });
    const payees = await readPayeeNames(tx, tenant);
    await recordScreenings(tx, tenant, payees, { sanctionsListID, hits: await withNew(known, payees, index) });
    const [stored] = await readLists(tx, tenant);
    if (!stored) throw new AppError('NOT_FOUND');
    return stored;
  });
  keepReady(tenant, list.sanctionsListID, index);
  return list;
}

const bytesOf = (file: SentFile | null): Buffer | null => file && Buffer.from(file.content, 'base64');

/** What is known of names, with those that came since. */
async function withNew(
  known: Awaited<ReturnType<typeof screenNames>>,
  payees: Awaited<ReturnType<typeof readPayeeNames>>,
  index: SanctionsIndex,
): Promise<typeof known> {
  const names = payees.flatMap((payee) => payee.names).filter((name) => !known.has(name));
  return new Map([...known, ...(await screenNames(names, index))]);
}

/** A list is taken once, and none that is older than what names are screened against: it would say less. */
function refuseEarlier([current, ...others]: readonly SanctionsListRow[], listDate: WireDate, sha256: string): void {
  if (!current) return;
  const same = [current, ...others].find((one) => one.listDate === listDate && one.sha256 === sha256);
  if (same) throw refusedAt('names', `${same.importedBy} has imported this list already`);
  if (listDate < current.listDate)
    throw refusedAt('listDate', `Names are screened against a list of ${formatDate(current.listDate)} already`);
}

/** A list that lost many of its names is cut off, or another one: it would say less of everybody. */
function refuseShort([current]: readonly SanctionsListRow[], names: number): void {
  if (!current || names >= current.names * sanctionsLimits.leastShare) return;
  const [has, had] = [counted(names, 'name'), counted(current.names, 'name')];
  throw refusedAt('names', `This list has ${has}, the current one ${had}: it is cut off, or without its other files`);
}

const refusedAt = (path: string, message: string): AppError =>
  new AppError('SANCTIONS_LIST_REFUSED', `${message}.`, { modelState: { [path]: [message] } });

const words = ({ line, text }: ListProblem): string => (line === null ? text : `Line ${line}: ${text}`);

/** All that is wrong with the files, by file. */
function refusedList(problems: readonly ListProblem[]): AppError {
  const byFile = Map.groupBy(problems, ({ file }) => file);
  const [first] = problems;
  const more = problems.length > 1 ? `. There is more: ${problems.length - 1}` : '';
  return new AppError('SANCTIONS_LIST_REFUSED', first && `${words(first)}${more}.`, {
    modelState: Object.fromEntries([...byFile].map(([file, of]) => [file, of.map(words)])),
  });
}

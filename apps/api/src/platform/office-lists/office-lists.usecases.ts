import { type CsvImport, idColumnOf } from '@closewright/contract/kit';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../auth/caller.ts';
import type { Choices } from '../csv/read-value.ts';
import type { DB } from '../db/schema.gen.ts';
import { refuseFields } from '../errors/refuse-fields.ts';
import { refuseStale } from '../errors/stale-version.ts';
import { type Database, nextIDs } from '../tenant/in-tenant.ts';
import { lockTenant } from '../tenant/tenant-locks.ts';
import { insertOfficeRows, readOfficeChoices, readOfficeRows, updateOfficeRow } from './office-lists.queries.ts';
import type { OfficeTable, StoredFacts } from './office-table.ts';
import { readOfficeCsv } from './read-office-csv.ts';

/** A save of what changed on a row. */
interface Save<R> {
  readonly id: number;
  readonly version: number;
  readonly changes: { readonly [K in keyof R]?: R[K] | undefined };
}

/** What is done with a list of the office: read, added to, saved row by row, and brought as CSV. */
export function officeListUsecases<R extends object, S extends R & StoredFacts>(table: OfficeTable<R>) {
  const { record, list } = table;
  const counter = idColumnOf(record);
  const idOf = (row: S): number => Number(Object.entries(row).find(([name]) => name === record.id)?.[1]);
  const [, many] = list.noun;

  const read = (tx: Transaction<DB>, tenant: string) => readOfficeRows<R, S>(tx, tenant, table);
  const isSeen = ({ session }: Caller, row: R): boolean => table.isSeen?.(session, row) ?? true;

  /** The list as somebody meets it, who neither makes a row of a region of others nor changes one. */
  function listOf(caller: Caller): typeof list {
    const wrongRegion = (row: R): Record<string, string> =>
      isSeen(caller, row) ? {} : { regionID: 'The region is not one of yours.' };
    return {
      ...list,
      problems: (row) => ({ ...list.problems(row), ...wrongRegion({ ...list.begin, ...row }) }),
      changeProblems: (before, after) => ({ ...list.changeProblems?.(before, after), ...wrongRegion(before) }),
    };
  }

  /** What is wrong with a row beside others. */
  function wrongWith(row: R, others: readonly R[], choices: Choices, caller: Caller): Record<string, string> {
    const same = others.find((other) => list.keyOf(other) === list.keyOf(row));
    return { ...listOf(caller).problems(row), ...unknownChoices(row, choices), ...(same && list.taken(same)) };
  }
  /** An id that none of the choices has. */
  function unknownChoices(row: R, choices: Choices): Record<string, string> {
    const wrong = Object.entries(row).filter(([name, value]) => {
      const known = choices.get(record.fields[name]?.lookup ?? '');
      return record.fields[name]?.kind === 'select' && value !== null && known?.every(({ id }) => id !== value);
    });
    return Object.fromEntries(wrong.map(([name]) => [name, 'There is none of this id']));
  }
  function found(all: readonly S[], id: number): S {
    const row = all.find((each) => idOf(each) === id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  return {
    list: (database: Database, caller: Caller): Promise<S[]> =>
      database.inTenant(caller.actor, async (tx) =>
        (await read(tx, caller.actor.tenant)).filter((row) => isSeen(caller, row)),
      ),

    create: (database: Database, caller: Caller, row: R): Promise<S> =>
      database.inTenant(caller.actor, async (tx) => {
        const { tenant } = caller.actor;
        await lockTenant(tx);
        const others = await read(tx, tenant);
        const wrong = wrongWith(row, others, await readOfficeChoices(tx, tenant), caller);
        refuseFields({ ...list.addProblems?.(row), ...wrong }, '');
        const full = `There are ${list.most} ${many} already`;
        if (others.length >= list.most) refuseFields({ [list.needed[0] ?? '']: full }, '');
        const firstID = await nextIDs(tx, counter);
        await insertOfficeRows(tx, tenant, table, { firstID, rows: [row] });
        return found(await read(tx, tenant), firstID);
      }),

    save: (database: Database, caller: Caller, { id, version, changes }: Save<R>): Promise<S> =>
      database.inTenant(caller.actor, async (tx) => {
        const { tenant } = caller.actor;
        await lockTenant(tx);
        const all = await read(tx, tenant);
        const stored = found(all, id);
        if (!isSeen(caller, stored)) throw new AppError('NOT_FOUND');
        refuseStale(stored, version);
        const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
        const row: R = { ...stored, ...given };
        const others = all.filter((each) => each !== stored);
        const wrong = wrongWith(row, others, await readOfficeChoices(tx, tenant), caller);
        refuseFields({ ...list.changeProblems?.(stored, row), ...wrong }, 'changes.');
        await updateOfficeRow(tx, tenant, table, { id, row });
        return found(await read(tx, tenant), id);
      }),

    /** Adds and changes rows from a CSV, all or none; rows it does not have stay. A trial stores nothing. */
    bring: (database: Database, caller: Caller, { csv, isTrial }: { csv: string; isTrial: boolean }) =>
      database.inTenant(caller.actor, async (tx): Promise<CsvImport> => {
        const { tenant } = caller.actor;
        await lockTenant(tx);
        const stored = new Map((await read(tx, tenant)).map((row) => [list.keyOf(row), row]));
        const choices = await readOfficeChoices(tx, tenant);
        const { rows, problems } = await readOfficeCsv(csv, { ...table, list: listOf(caller) }, { stored, choices });
        if (problems.length > 0) return { added: [], changed: [], same: 0, problems };
        const added = rows.filter((row) => !stored.has(list.keyOf(row)));
        const changed = rows.flatMap((row) => {
          const before = stored.get(list.keyOf(row));
          return before && isOther(before, row) ? [{ id: idOf(before), row }] : [];
        });
        const answer = {
          added: added.map(list.nameOf),
          changed: changed.map(({ row }) => list.nameOf(row)),
          same: rows.length - added.length - changed.length,
        };
        const count = stored.size + added.length;
        if (count > list.most) {
          const why = `There would be ${count} ${many}; there may be ${list.most}`;
          return { ...answer, problems: [{ line: 1, column: '', why }] };
        }
        if (isTrial) return { ...answer, problems: [] };
        if (added.length > 0) {
          const firstID = await nextIDs(tx, counter, added.length);
          await insertOfficeRows(tx, tenant, table, { firstID, rows: added });
        }
        for (const each of changed) await updateOfficeRow(tx, tenant, table, each);
        return { ...answer, problems: [] };
      }),
  };

  function isOther(before: R, row: R): boolean {
    // The columns are the fields of a row.
    return (Object.keys(list.columns) as (keyof R)[]).some((name) => before[name] !== row[name]);
  }
}

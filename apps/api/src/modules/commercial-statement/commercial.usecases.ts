import {
  type CommercialStatement,
  type CommercialStatementChanges,
  commercialLists,
  commercialRecord,
} from '@closewright/contract/commercial-statement';
import { blankOf } from '@closewright/contract/kit';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { visible } from '../../platform/auth/visible.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { staleVersion } from '../../platform/errors/stale-version.ts';
import {
  choicesOf,
  choicesOfRows,
  columnsOf,
  type FilePlace,
  listsOf,
  refuseProblems,
  refuseUnknownChoices,
  removeRecords,
  saveRecords,
  touches,
} from '../../platform/records/index.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { writeFile } from '../orders/file-work.usecases.ts';
import { readingCommercial, type StoredCommercialStatement, writeCommercial } from './commercial.queries.ts';

interface Deps {
  readonly database: Database;
  readonly secrets: SecretBox;
}

const lists = listsOf(commercialLists);

/** The commercial statement of a file; one round trip to the database. */
export async function getCommercialStatement(
  database: Database,
  { actor, session }: Caller,
  ordersID: number,
): Promise<CommercialStatement> {
  const [row] = await database.readInTenant(actor, readingCommercial({ tenant: actor.tenant, ordersID }));
  return shown(visible(row?.commercial, session));
}

/** Stores what changed in a commercial statement, whole or not at all, and answers it as it is then. */
export function saveCommercialStatement(
  { database, secrets }: Deps,
  caller: Caller,
  { ordersID, version, changes }: { ordersID: number; version: number; changes: CommercialStatementChanges },
): Promise<CommercialStatement> {
  return writeFile({ database, caller, ordersID, action: commercialRecord.write }, async (tx, file) => {
    const { place, leaveUntold } = file;
    const { statement = {} } = changes;
    const stored = await found(tx, place);
    if (stored.version !== version) throw staleVersion(stored, { shown: shown(stored) });
    if (Object.keys(statement).length === 0 && !lists.some((list) => touches(changes, list))) {
      leaveUntold();
      return shown(stored);
    }
    await refuseUnknownChoices(tx, place.tenant, [
      ...choicesOf(commercialRecord.fields, statement, 'changes.statement'),
      ...choicesOfRows(lists, changes),
    ]);
    const rootID = await writeCommercial(tx, place, columnsOf(commercialRecord.fields, statement));
    const saving = { tx, secrets, place: { ...place, rootID, what: 'statement' } };
    await saveRecords(saving, lists, changes);
    await removeRecords(saving, lists, changes);
    const saved = await found(tx, place);
    refuseProblems(lists, changes, saved, { name: 'statement', record: commercialRecord });
    return shown(saved);
  });
}

/** The commercial statement of a file as it is stored, with its fields before its first save. Throws NOT_FOUND where the file is not there. */
export const foundCommercial = async (tx: Transaction<DB>, place: FilePlace): Promise<CommercialStatement> =>
  shown(await found(tx, place));

async function found(tx: Transaction<DB>, place: FilePlace): Promise<StoredCommercialStatement> {
  const { rows } = await tx.executeQuery(readingCommercial(place));
  const statement = rows[0]?.commercial;
  if (!statement) throw new AppError('NOT_FOUND');
  return statement;
}

function shown(stored: StoredCommercialStatement): CommercialStatement {
  const { regionID: _, statement, ...rest } = stored;
  return { ...rest, statement: statement ?? blankOf(commercialRecord.fields) };
}

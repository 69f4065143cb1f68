import type { Compilable } from 'kysely';
import pg from 'pg';
import { searchDuplicates, searchFiles } from '../../../apps/api/src/modules/file-search/file-search.usecases.ts';
import { recentFiles } from '../../../apps/api/src/modules/orders/orders.usecases.ts';
import { listPortfolio } from '../../../apps/api/src/modules/portfolio/portfolio.usecases.ts';
import type { Caller } from '../../../apps/api/src/platform/auth/caller.ts';
import { readUser } from '../../../apps/api/src/platform/auth/user.queries.ts';
import { systemClock } from '../../../apps/api/src/platform/clock/index.ts';
import { createDatabase } from '../../../apps/api/src/platform/db/index.ts';
import { valueTypes } from '../../../apps/api/src/platform/db/types.ts';
import { type Actor, type Database, systemActor } from '../../../apps/api/src/platform/tenant/in-tenant.ts';
import { makeCaller } from '../../../apps/api/test/harness/made-caller.ts';
import { readStatement } from '../harness/read-statement.ts';
import { type Stage, tenant } from '../harness/stage.ts';
import { idsOf, type Operations, type Readings, readingNames } from './api-operations.ts';
import { type SoughtFile, typedText } from './people.ts';

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** Every answer is compared with the api's for so many turns. */
const compared = 12;

const scopes = ['mine', 'branch', 'all'] as const;

/**
 * The statements that the api sends for the same turns, written down once and then sent by `pg` as the superuser: no token, no rights, no row level
 * security, no schema. They have to find what the api finds. A save is one transaction with the statements that no save goes without, under the audit.
 */
export async function bareOperations(
  stage: Stage,
  files: readonly SoughtFile[],
  api: Readings,
  ending: AsyncDisposableStack,
): Promise<Partial<Operations>> {
  const pool = new pg.Pool({ connectionString: stage.superuserURL, max: 10, types: valueTypes });
  const saving = `${stage.loginURL}&options=${encodeURIComponent('-c role=closewright_app')}`;
  const asRole = new pg.Pool({ connectionString: saving, max: 10, types: valueTypes });
  ending.defer(() => asRole.end());
  ending.defer(() => pool.end());
  const database = await createDatabase({
    databaseURL: stage.loginURL,
    databaseOwnerURL: null,
    dataFolder: null,
    migrate: false,
  });
  ending.defer(() => database.close());
  const caller = await administrator(database);
  const fileOf = (turn: number) => files[turn % files.length] as SoughtFile;
  // Turns after which each begins again.
  const cycles = { recent: 3, search: files.length * 4, duplicates: files.length, portfolio: 3, counts: 3 };
  const replayed: Record<string, (turn: number) => Promise<void>> = {};
  for (const name of readingNames) {
    const recorded: Statement[][] = [];
    for (let turn = 0; turn < cycles[name]; turn += 1) {
      const sent: Statement[] = [];
      const answer = await bareReadings(recorder(database, pool, sent), caller, files)[name](turn);
      if (turn < compared && JSON.stringify(answer) !== JSON.stringify(await api[name](turn)))
        throw new Error(`The api and the bare SQL differ in turn ${turn} of ${name}`);
      recorded.push(sent);
    }
    replayed[name] = async (turn) => {
      for (const { text, values } of recorded[turn % recorded.length] ?? []) await pool.query(text, values);
    };
  }
  const document = `select (${await readStatement(stage, 'read_order_document', ['tenant', 'wanted'])}) as document`;
  return {
    ...replayed,
    open: async (turn) => {
      await pool.query({ name: 'open', text: document, values: [tenant, fileOf(turn).ordersID] });
    },
    save: (turn) => save(asRole, document, fileOf(turn).ordersID, turn),
  };
}

/** The administrator as the database has them, who sees files of all regions. */
async function administrator(database: Database): Promise<Caller> {
  const user = await readUser(database, systemActor(tenant, 'bench'), 'administrator');
  if (!user) throw new Error(`${tenant} has no administrator`);
  return makeCaller(user);
}

/** The database, but reading as the superuser and writing down what it is asked. */
function recorder(database: Database, pool: pg.Pool, sent: Statement[]): Database {
  return {
    ...database,
    async readInTenant<R>(_actor: Actor, query: Compilable<R>): Promise<R[]> {
      const { sql: text, parameters } = query.compile();
      sent.push({ text, values: [...parameters] });
      return (await pool.query<R & pg.QueryResultRow>(text, [...parameters])).rows;
    },
  };
}

/** The lists as the api reads them, without what stands around it. */
function bareReadings(database: Database, caller: Caller, files: readonly SoughtFile[]): Readings {
  const fileOf = (turn: number) => files[turn % files.length] as SoughtFile;
  const portfolio = (turn: number, counts: boolean) =>
    listPortfolio({ database, clock: systemClock }, caller, {
      scope: 'open',
      officerDuty: 'escrowOfficerID',
      branchIDs: [(turn % 3) + 1],
      sort: 'closingDate',
      direction: 'ascending',
      skip: 0,
      take: 100,
      counts,
    });
  return {
    recent: async (turn) => idsOf(await recentFiles(database, caller, scopes[turn % 3] ?? 'mine')),
    search: async (turn) => idsOf((await searchFiles(database, caller, typedText(fileOf(turn), turn))).files),
    duplicates: async (turn) => {
      const { firstName, lastName, sellerLastName, address } = fileOf(turn);
      const sought = { buyerFirstName: firstName, buyerLastName: lastName, sellerLastName, propertyAddress: address };
      return idsOf((await searchDuplicates(database, caller, { ...sought, allBranches: true })).files);
    },
    portfolio: async (turn) => idsOf((await portfolio(turn, false)).results),
    counts: async (turn) => (await portfolio(turn, true)).counts,
  };
}

async function save(pool: pg.Pool, document: string, ordersID: number, turn: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      "select set_config('app.tenant', $1, true), set_config('app.actor', '1', true), set_config('app.request', 'bench', true)",
      [tenant],
    );
    await client.query('select lock_files($1)', [[ordersID]]);
    await client.query('select version from orders where tenant_id = $1 and orders_id = $2', [tenant, ordersID]);
    await client.query('update orders set place_of_closing = $3 where tenant_id = $1 and orders_id = $2', [
      tenant,
      ordersID,
      `Bare room ${turn}`,
    ]);
    await client.query(document, [tenant, ordersID]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

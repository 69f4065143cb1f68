import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { tracedStatement } from '../tracing/index.ts';
import { type Settings, settingsOfTransaction } from './context.ts';
import { toAppError } from './database-errors.ts';
import { identifier } from './identifier.ts';

/** Prepared once per connection. The last parameter is off unless the system itself works across tenants. */
export function setContext({ tenant, actor, request, system }: Settings): pg.QueryConfig {
  return {
    name: 'closewright_context',
    text: "select set_config('app.tenant', $1, true), set_config('app.actor', $2, true), set_config('app.request', $3, true), set_config('app.system', $4, true)",
    values: [tenant, actor, request, system],
  };
}

class TenantConnection implements DatabaseConnection {
  readonly client: pg.PoolClient;
  /** `begin` and the context, sent but perhaps not answered yet. */
  beginning: Promise<unknown> = Promise.resolve();
  broken = false;

  constructor(client: pg.PoolClient) {
    this.client = client;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const answered = tracedStatement(sql, () => this.client.query(sql, [...parameters]));
      // A failed beginning explains the failure of what follows better than "transaction is aborted" does.
      const [, { command, rowCount, rows }] = await Promise.all([this.beginning, answered]);
      const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
      return changes ? { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) } : { rows: rows as R[] };
    } catch (error) {
      throw toAppError(error);
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    // A stream holds a portal open, which a pipelined connection cannot share.
    throw new Error('Streaming is not available on a pipelined connection: page instead');
  }
}

/**
 * Kysely's driver over a pool. Its one difference to Kysely's own: a transaction begins with the tenant's context, and neither `begin`
 * nor the context waits for an answer. They travel with the first statement, because waiting for each costs half of the speed
 * (design/bench.md §8). Nothing can slip through: were the context to fail, the server would refuse every statement after it.
 */
export class TenantDriver implements Driver {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<TenantConnection> {
    try {
      return new TenantConnection(await this.#pool.connect());
    } catch (error) {
      throw toAppError(error);
    }
  }

  async beginTransaction(connection: TenantConnection): Promise<void> {
    const { client } = connection;
    connection.beginning = Promise.all([client.query('begin'), client.query(setContext(settingsOfTransaction()))]);
    // Whoever waits for it next reports the failure; until then it must not count as unhandled.
    connection.beginning.catch(() => {});
  }

  async commitTransaction(connection: TenantConnection): Promise<void> {
    try {
      await connection.beginning;
      // Postgres answers the commit of an aborted transaction with ROLLBACK, not with an error.
      const committed = await tracedStatement('commit', () => connection.client.query('commit'));
      if (committed.command === 'ROLLBACK') throw new AbortedTransactionError();
    } catch (error) {
      throw toAppError(error);
    }
  }

  async rollbackTransaction(connection: TenantConnection): Promise<void> {
    try {
      await connection.client.query('rollback');
    } catch {
      // The connection is gone, and with it the transaction. The error that led here is the one to report.
      connection.broken = true;
    }
  }

  async savepoint(connection: TenantConnection, name: string): Promise<void> {
    await connection.client.query(`savepoint ${identifier(name)}`);
  }

  async rollbackToSavepoint(connection: TenantConnection, name: string): Promise<void> {
    await connection.client.query(`rollback to savepoint ${identifier(name)}`);
  }

  async releaseSavepoint(connection: TenantConnection, name: string): Promise<void> {
    await connection.client.query(`release savepoint ${identifier(name)}`);
  }

  async releaseConnection(connection: TenantConnection): Promise<void> {
    connection.client.release(connection.broken);
  }

  async destroy(): Promise<void> {}
}

import { isDeepStrictEqual } from 'node:util';
import type { Settlement } from '@closewright/contract/settlement';
import pg from 'pg';
import { valueTypes } from '../../../apps/api/src/platform/db/types.ts';
import { ApiClient } from '../file/api-client.ts';
import { latencies } from '../file/latencies.ts';
import { readStatement } from '../harness/read-statement.ts';
import type { Sample } from '../harness/rounds.ts';
import { type Stage, tenant } from '../harness/stage.ts';
import { quantile } from '../harness/statistics.ts';

/** Reads of the whole statement of a file by one client: through the api, and by the statement inside `read_settlement`, sent by `pg` as the superuser. */
export async function statementReads(stage: Stage, ordersID: number, calls: number, ending: AsyncDisposableStack) {
  const client = new ApiClient(stage);
  ending.defer(() => client.close());
  const pool = new pg.Pool({ connectionString: stage.superuserURL, max: 1, types: valueTypes });
  ending.defer(() => pool.end());
  const text = `select (${await readStatement(stage, 'read_settlement', ['tenant', 'wanted', 'loan'])}) as statement`;
  const byApi = () => client.call<Settlement>('GET', `/api/orders/${ordersID}/settlements/0`);
  const bySQL = async () => {
    const values = [tenant, ordersID, 0];
    const { rows } = await pool.query<{ statement: Settlement }>({ name: 'statement', text, values });
    return rows[0]?.statement;
  };
  // Who may read all of it is told so.
  const { regionID: _, ...stored } = { regionID: 0, ...(await bySQL()), leftOut: [] };
  if (!isDeepStrictEqual(stored, await byApi())) throw new Error('The api and the plain SQL differ');
  const measured = async (read: () => Promise<{ fees: readonly unknown[] } | undefined>): Promise<Sample> => {
    const call = async () => {
      if ((await read())?.fees.length !== 60) throw new Error('The statement came incomplete');
    };
    // Nobody begins cold.
    await latencies(1, Math.ceil(calls / 10), call);
    const taken = await latencies(1, calls, call);
    return { 'read-ms': quantile(taken, 0.5), 'read-p95-ms': quantile(taken, 0.95) };
  };
  return {
    async byApi() {
      // A run is longer than a token lives.
      await client.signIn();
      return measured(byApi);
    },
    bySQL: () => measured(bySQL),
  };
}

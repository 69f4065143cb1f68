import type pg from 'pg';
import { type ChainReport, type ChainRow, chainPage, verifyChain } from './verify-chain.ts';

/** Follows the chain of a tenant over a connection of the operator. */
export async function verifyAsOwner(client: pg.ClientBase, tenant: string): Promise<ChainReport> {
  await client.query('begin read only');
  try {
    await client.query("select set_config('app.tenant', $1, true)", [tenant]);
    return await verifyChain(async (after, limit) => {
      const { sql, parameters } = chainPage(tenant, after, limit).compile();
      return (await client.query<ChainRow>(sql, [...parameters])).rows;
    }, tenant);
  } finally {
    await client.query('rollback');
  }
}

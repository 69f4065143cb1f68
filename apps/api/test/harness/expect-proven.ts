import { expect } from 'vitest';
import { reconcile } from '../../src/platform/audit/proof/reconcile.ts';
import { verifyChain } from '../../src/platform/audit/proof/verify-chain.ts';
import { type Database, readerOf, systemActor } from '../../src/platform/tenant/in-tenant.ts';

/** The audit of a tenant is whole, and every record is as it says. */
export async function expectProven(database: Database, tenant: string): Promise<void> {
  const read = readerOf(database, systemActor(tenant, 'test'));
  expect(await verifyChain(read, tenant)).toMatchObject({ broken: null });
  const { rows, differences } = await reconcile(read, tenant);
  expect(differences).toEqual([]);
  expect(rows).toBeGreaterThan(0);
}

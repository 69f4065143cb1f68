import { receiptKinds, type ThreeWay } from '@closewright/domain/reconciliation';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyLedger } from '../../src/modules/ledger/verify-ledger.ts';
import { readLedgerEnds } from '../../src/modules/reconciliation/statements/pack.queries.ts';
import { storeReconciliation } from '../../src/modules/reconciliation/statements/reconciliations.queries.ts';
import { readThreeWay } from '../../src/modules/reconciliation/statements/three-way.queries.ts';
import { hashOf } from '../../src/platform/documents/index.ts';
import { type Actor, nextIDs, readerOf, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { tellOfBank } from '../ledger/bank-world.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { day, letReconcile, statementCalls } from './statements-world.ts';
import { users } from './world.ts';

const tenant = 'alpha';
const officer: Actor = { tenant, requestID: 'test', name: 'officer', usersID: users.officer.usersID };

/** What somebody writes who has the login of the application: the true figures and ends of the day, unless it is said otherwise. */
interface Written {
  readonly figures?: (true_: ThreeWay) => ThreeWay;
  readonly ends?: readonly (readonly [number, number, string])[];
  readonly inPack?: object;
}

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const calls = statementCalls(
    () => api,
    () => test.database,
  );
  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await letReconcile(test.database);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  /** An account of which bank, book and files agree at 20.00 in transit. */
  const agreeing = async () => {
    const bank = await calls.newAccount();
    await calls.receive(bank, 20_00);
    await calls.bankHad(bank, 0);
    return bank;
  };
  const write = (bankAccountID: number, { figures = (same) => same, ends, inPack }: Written = {}) =>
    test.database.inTenant(officer, async (tx) => {
      const threeWay = figures(await readThreeWay(tx, bankAccountID, day));
      const at = ends ?? (await readLedgerEnds(tx, { tenant, bankAccountID }));
      const pack = JSON.stringify({ threeWay, ends: at, ...inPack });
      const reconciliationID = await nextIDs(tx, 'reconciliation_id');
      await storeReconciliation(tx, tenant, {
        ...{ reconciliationID, bankAccountID, figures: threeWay, ends: at, note: null, openExceptions: 0 },
        ...{ pack, sha256: hashOf(Buffer.from(pack)) },
      });
    });

  it('the database knows what comes in as the domain does', async () => {
    const { rows } = await test.database.inTenant(officer, (tx) =>
      sql<{ kinds: string[] }>`select book_receipt_kinds() as kinds`.execute(tx),
    );
    expect(rows[0]?.kinds).toEqual(receiptKinds);
  });

  it('the figures of the day are taken from who has the login of the application', async () => {
    await write(await agreeing());
  });

  it.each<[string, Written, string]>([
    ['a book that is none', { figures: (all) => ({ ...all, book: 1_00 }) }, 'figures'],
    ['a figure that is left out', { figures: ({ noFile: _noFile, ...all }) => all as ThreeWay }, 'figures'], // cast: what no program of ours writes
    ['a count that is none', { figures: (all) => ({ ...all, inTransit: { count: 2, amount: 20_00 } }) }, 'figures'],
    ['no ends of the ledger', { ends: [] }, 'ends'],
    ['a pack that says other figures', { inPack: { threeWay: {} } }, 'a pack has the figures'],
    ['a pack that says other ends', { inPack: { ends: [] } }, 'a pack has the figures'],
  ])('the database refuses %s', async (_what, written, words) => {
    await expect(write(await agreeing(), written)).rejects.toThrow(words);
  });

  it.each<[string, (bank: number) => Promise<unknown>]>([
    ['bank and book differ by a cent', (bank) => calls.bankHad(bank, 1)],
    ['the bank has told no balance of it', async () => undefined],
    [
      'an item of the bank waits',
      async (bank) => {
        await tellOfBank(test.database, systemActor(tenant, 'test'), bank, [
          { day, amount: 5_00 },
          { day, amount: -5_00 },
        ]);
        await calls.bankHad(bank, 0);
      },
    ],
  ])('the database finalizes no day of which %s, with the true figures either', async (_what, there) => {
    const bank = await calls.newAccount();
    await calls.receive(bank, 20_00);
    await there(bank);
    await expect(write(bank)).rejects.toThrow('a day is finalized at zero');
  });

  it('ledger:verify names a chain that a reconciliation had otherwise', async () => {
    const bank = await agreeing();
    await calls.made(bank);
    const faults = async () =>
      (await verifyLedger(readerOf(test.database, systemActor(tenant, 'test')), tenant)).faults;
    expect(await faults()).toEqual([]);
    await test.asSuperuser(async (owner) => {
      await owner.query('set session_replication_role = replica');
      await owner.query(
        `update reconciliations set ends = jsonb_set(ends, '{0,2}', to_jsonb(repeat('0', 64))) where bank_account_id = ${bank}`,
      );
      await owner.query('set session_replication_role = default');
    });
    expect(await faults()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^bank account ${bank}, .* is not what the reconciliation of ${day} says: the chain was written anew$`,
        ),
      ),
    ]);
  });
});

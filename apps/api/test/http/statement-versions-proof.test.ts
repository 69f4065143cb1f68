import type { StatementVersion } from '@closewright/contract/settlement';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { letter } from './settlement-examples.ts';
import { statementCalls } from './statement-calls.ts';
import { files, onlyInBeta, users } from './world.ts';

const twice = (number: number, kind: string) => `Version ${number} holds the same and was kept as ${kind}, too.`;

/** What a version proves: what its keeper saw, whose eyes it is for, what it came to, and that none is gone unseen. */
serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const at = (tenant: string, ordersID: number = files.open, loanID = 0) =>
    statementCalls(() => api, { tenant, ordersID, loanID });
  const behind = (tenant: string, statement: string) =>
    test.asOwner(async (owner) => {
      await owner.query(
        `select set_config('app.tenant', '${tenant}', false), set_config('app.actor', 'system:test', false)`,
      );
      await owner.query(statement);
    });

  describe('who keeps a version', () => {
    const { read, save, saveFile, keep, list, get } = at('alpha');

    it('has seen the file, too: its price, dates, deposit and loan', async () => {
      await save({ payoffs: [{ payoffID: -1, ...letter }] });
      const { version, orderVersion } = await read();
      await saveFile({ order: { salePrice: 190_000_00 } });
      const { errorCode, result } = await keep('Draft', { version, orderVersion });
      expect(errorCode).toBe('VERSION_CONFLICT');
      expect(result.conflict).toMatchObject({
        changedBy: 'The officer',
        current: { version, salePrice: 190_000_00, payoffs: [{ lenderName: letter.lenderName }] },
      });
      expect(await list()).toEqual([]);
      const kept = (await keep('Draft', { orderVersion: result.conflict.current.orderVersion })).result;
      expect((await get(kept.statementVersionID)).settlement.salePrice).toBe(190_000_00);
    });

    it('does not keep the same twice for the same purpose, also not with another in between', async () => {
      const refusal = async (kind: string) => (await keep(kind)).result.modelState?.kind;
      expect(await refusal('Draft')).toEqual([twice(1, 'Draft')]);
      expect((await keep('Sent to lender')).isSuccessful).toBe(true);
      expect(await refusal('Draft')).toEqual([twice(1, 'Draft')]);
      const { payoffs } = await read();
      const other = (principal: number) => save({ payoffs: [{ payoffID: payoffs[0]?.payoffID, principal }] });
      // Saved and taken back it is the same again.
      await other(98_000_00);
      await other(letter.principal);
      expect(await refusal('Sent to lender')).toEqual([twice(2, 'Sent to lender')]);
      await other(98_000_00);
      expect((await keep('Draft')).result).toMatchObject({ number: 3 });
      // What is as it once was may be kept again: something else came in between.
      await other(letter.principal);
      expect((await keep('Draft')).result).toMatchObject({ number: 4 });
    });
  });

  describe('a version', () => {
    const { keep, list, get } = at('alpha');

    it('shows the figures it was kept with, whatever today would reckon; who may not read a part of it is shown none', async () => {
      const [newest] = await list();
      const id = newest?.statementVersionID ?? 0;
      const total = async () => (await get(id)).figures?.totals.find(({ name }) => name === 'dueFromSeller')?.figure;
      const asKept = await total();
      expect(asKept).toMatchObject({ kind: 'figure' });
      await behind(
        'alpha',
        `update statement_versions set snapshot = replace(snapshot, '"name":"dueFromSeller","figure":{"kind":"figure","value":',
          '"name":"dueFromSeller","figure":{"kind":"figure","value":1') where statement_version_id = ${id}`,
      );
      expect(await total()).toEqual({ kind: 'figure', value: Number(`1${asKept?.kind === 'figure' && asKept.value}`) });
      expect((await get(id)).isIntact).toBe(false);
      await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
        tx
          .insertInto('user_security_settings')
          .values({
            tenant_id: 'alpha',
            users_id: users.closer.usersID,
            name: 'GenericSettlementStatement_ScreenAccess',
            value: 2,
          })
          .execute(),
      );
      expect(await get(id, 'closer')).toMatchObject({ figures: null, settlement: { leftOut: ['payoffs'] } });
    });

    it('is not intact when it says otherwise by whom or when it was kept', async () => {
      const { statementVersionID: id } = (await keep('Sent to lender')).result;
      const isIntact = async (change: string) => {
        await behind('alpha', `update statement_versions set ${change} where statement_version_id = ${id}`);
        return (await get(id)).isIntact;
      };
      expect(await isIntact(`kept_by = '${users.closer.usersID}'`)).toBe(false);
      expect(await isIntact(`kept_by = '${users.officer.usersID}'`)).toBe(true);
      expect(await isIntact(`kept_at = kept_at - interval '1 day'`)).toBe(false);
    });
  });

  it('the last version that was taken away behind the api is told of, as the audit has it', async () => {
    const { save, keep, list } = at('beta');
    await save({ payoffs: [{ payoffID: -1, ...letter }] });
    const first = (await keep('Draft')).result;
    const second = (await keep('Sent to lender')).result;
    const take = (table: string) =>
      behind('beta', `delete from ${table} where statement_version_id = ${second.statementVersionID}`);
    // What was printed of it holds it.
    await expect(take('statement_versions')).rejects.toThrow(/version_papers/);
    await take('version_papers');
    await take('statement_versions');
    expect(await list()).toMatchObject([
      { ...second, isThere: false },
      { ...first, isThere: true },
    ]);
  });

  it('is read by the rights of the region that its file has today', async () => {
    const { read, keep, get } = at('beta');
    await test.database.inTenant(systemActor('beta', 'test'), async (tx) => {
      const key = { tenant_id: 'beta' };
      const role = { ...key, security_role_id: 1 };
      await tx
        .insertInto('security_roles')
        .values({ ...role, name: 'Regional' })
        .execute();
      await tx
        .insertInto('security_role_settings')
        .values([
          { ...role, name: 'Payoff_ScreenAccess', value: 2 },
          { ...role, name: 'GenericSettlementStatement_ScreenAccess', value: 2 },
        ])
        .execute();
      await tx
        .insertInto('security_role_region_settings')
        .values({ ...role, region_id: 2, name: 'Payoff_ScreenAccess', value: 0 })
        .execute();
      await tx
        .updateTable('users')
        .set({ security_role_id: 1 })
        .where('tenant_id', '=', 'beta')
        .where('users_id', '=', users.closer.usersID)
        .execute();
      await tx
        .insertInto('user_regions')
        .values({ ...key, users_id: users.closer.usersID, region_id: 2 })
        .execute();
    });
    expect((await read()).payoffs).toHaveLength(1);
    const { statementVersionID } = (await keep('Sent to lender')).result;
    expect((await get(statementVersionID, 'closer')).settlement.payoffs).toHaveLength(1);
    await test.database.inTenant(systemActor('beta', 'test'), (tx) =>
      tx
        .updateTable('orders')
        .set({ region_id: 2, branch_id: 2 })
        .where('tenant_id', '=', 'beta')
        .where('orders_id', '=', files.open)
        .execute(),
    );
    expect((await get(statementVersionID, 'closer')).settlement).toMatchObject({ payoffs: [], leftOut: ['payoffs'] });
  });

  it('of no loan stays with the loan that took its statement over; of a loan that is gone it is read with any', async () => {
    const without = at('beta', onlyInBeta);
    const ids = (all: readonly StatementVersion[]) => all.map(({ statementVersionID }) => statementVersionID);
    await without.saveFile({ removeLoans: [onlyInBeta] });
    const early = (await without.keep('Draft')).result;
    await without.saveFile({ loans: [{ loanID: -1, lenderName: 'Ficus Bank' }] });
    await without.saveFile({ loans: [{ loanID: -1, lenderName: 'Rho Bank' }] });
    const [first, second] = (await without.read()).loans.map(({ loanID }) => at('beta', onlyInBeta, loanID));
    const lists = async () => [ids((await first?.list()) ?? []), ids((await second?.list()) ?? [])];
    expect(await lists()).toEqual([[early.statementVersionID], []]);
    const { loans } = await without.read();
    await without.saveFile({ defaultLoanID: loans[1]?.loanID });
    expect(await lists()).toEqual([[early.statementVersionID], []]);
    const late = (await first?.keep('Draft'))?.result;
    expect([early, late]).toMatchObject([{ number: 1 }, { number: 2 }]);
    await without.saveFile({ removeLoans: [loans[0]?.loanID] });
    expect(await second?.list()).toMatchObject([
      { ...late, isOfRemovedLoan: true },
      { ...early, isOfRemovedLoan: true },
    ]);
    expect(await second?.get(late.statementVersionID)).toMatchObject({
      number: 2,
      isIntact: true,
      settlement: { loanID: loans[0]?.loanID },
    });
  });
});

import type { StatementVersion } from '@closewright/contract/settlement';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { letter } from './settlement-examples.ts';
import { statementCalls } from './statement-calls.ts';
import { files, users } from './world.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
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
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const { path, read, save, keep, list, get } = statementCalls(() => api);

  describe('a version of a statement', () => {
    it('holds what was stored when it was kept, whatever is entered afterwards, and is numbered', async () => {
      await save({ payoffs: [{ payoffID: -1, ...letter }] });
      const first: StatementVersion = (await keep('Draft')).result;
      const before = await read();
      await save({ prorations: [{ prorationID: -1, label: 'County taxes' }] });
      const second: StatementVersion = (await keep('Sent to lender')).result;
      expect([first, second]).toMatchObject([
        { number: 1, kind: 'Draft', keptBy: 'The officer' },
        { number: 2, kind: 'Sent to lender' },
      ]);
      expect(await list()).toMatchObject([second, first]);
      const kept = await get(first.statementVersionID);
      expect(kept).toMatchObject({ ...first, isIntact: true, settlement: before });
      expect((await get(second.statementVersionID)).settlement.prorations).toHaveLength(1);
    });

    it('cannot be changed by the login of the api, and one that is changed behind it is told apart, with all that follow', async () => {
      const [second, first] = await list();
      const change = test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
        tx.updateTable('statement_versions').set({ note: 'Other' }).where('tenant_id', '=', 'alpha').execute(),
      );
      await expect(change).rejects.toThrow(/permission denied/);
      await test.asOwner(async (owner) => {
        await owner.query(
          `select set_config('app.tenant', 'alpha', false), set_config('app.actor', 'system:test', false)`,
        );
        await owner.query(`update statement_versions set snapshot = replace(snapshot, '"hasSeller":true', '"hasSeller":false'),
          hash = repeat('a', 64) where number = 1`);
      });
      expect((await get(first?.statementVersionID ?? 0)).isIntact).toBe(false);
      expect((await get(second?.statementVersionID ?? 0)).isIntact).toBe(false);
    });

    it('that was kept before there was a list or a field is read without any', async () => {
      await test.asOwner(async (owner) => {
        await owner.query(
          `select set_config('app.tenant', 'alpha', false), set_config('app.actor', 'system:test', false)`,
        );
        await owner.query(`update statement_versions set snapshot = (snapshot::jsonb #- '{settlement,rateOrders}'
          #- '{settlement,statement,cushionMonths}')::text where number = 2`);
      });
      const [second] = await list();
      for (const as of ['officer', 'closer'] as const)
        expect((await get(second?.statementVersionID ?? 0, as)).settlement).toMatchObject({
          rateOrders: [],
          statement: { cushionMonths: null },
        });
    });

    it('is printed as it was kept, by who may read all of it', async () => {
      const [version] = await list();
      const document = `${path}/versions/${version?.statementVersionID}/document`;
      const { result } = (await api.send('GET', document)).body;
      expect(result.fileName).toMatch(/^statement-.+-version-2\.pdf$/);
      const file = await api.send('GET', result.url, { as: null });
      expect(file.headers['content-type']).toBe('application/pdf');
      expect(file.text).toMatch(/^%PDF-1\.7/);
      expect((await api.send('GET', document, { as: 'closer' })).body.errorCode).toBe('FORBIDDEN');
    });

    it('is final only in balance; what is open is kept as a draft', async () => {
      const { body } = { body: await keep('Final') };
      expect(body.errorCode).toBe('VALIDATION_FAILED');
      expect(body.result.modelState.kind[0]).toMatch(/^The statement is open: .* It can be kept as a draft\.$/);
      expect((await list())[0]?.kind).toBe('Sent to lender');
    });

    it('is of what the caller has seen', async () => {
      const { errorCode } = await keep('Draft', { version: (await read()).version - 1 });
      expect(errorCode).toBe('VERSION_CONFLICT');
    });
  });

  describe('is kept from', () => {
    it('who has no right to part of it: it is read without that, and not kept', async () => {
      const [version] = await list('closer');
      const { settlement } = await get(version?.statementVersionID ?? 0, 'closer');
      expect(settlement).toMatchObject({ payoffs: [], leftOut: ['payoffs'] });
      expect(settlement.prorations).toHaveLength(1);
      expect(version?.forms).toEqual([]);
      expect((await list())[0]?.forms[0]).toBe('closingDisclosure');
      expect((await keep('Draft', { as: 'closer' })).errorCode).toBe('FORBIDDEN');
    });

    it('another file, and a statement that has no such version', async () => {
      const [version] = await list();
      const other = `/api/orders/${files.locked}/settlements/0/versions/${version?.statementVersionID}`;
      expect((await api.send('GET', other)).body.errorCode).toBe('NOT_FOUND');
      expect((await api.send('GET', `${path}/versions/99999`)).body.errorCode).toBe('NOT_FOUND');
    });
  });
});

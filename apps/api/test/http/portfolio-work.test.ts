import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { fileNumber, files, users } from './world.ts';

const actor = { tenant: 'alpha', usersID: 1, name: 'x', requestID: 'x' };
const criteria = { scope: 'open', officerDuty: 'escrowOfficerID', closings: ['nextWeek'] };

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await test.database.inTenant(actor, async (tx) => {
      for (const id of [users.officer.usersID, users.closer.usersID, users.reader.usersID]) {
        await sql`insert into user_security_settings (tenant_id, users_id, name, value)
          values ('alpha', ${id}, 'appPortfolioManager_AppAccess', 1)`.execute(tx);
      }
      await sql`update users set is_active = false where tenant_id = 'alpha' and users_id = ${users.outsider.usersID}`.execute(
        tx,
      );
    });
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const send = async (method: string, path: string, sent: Sent = {}) => {
    const { status, body } = await api.send(method, `/api/portfolio${path}`, { as: 'officer', ...sent });
    return { status, code: body.errorCode, result: body.result };
  };

  describe('saved filters', () => {
    const create = (name: string, isShared = false, sent: Sent = {}) =>
      send('POST', '/filters', { body: { name, isShared, criteria }, ...sent });

    it('are seen by their owner, shared ones by everybody with the portfolio, in the order of their names', async () => {
      await create('b next week', true);
      await create('A next week');
      const own = await send('GET', '/filters');
      expect(own.result).toMatchObject([
        { name: 'A next week', isShared: false, isMine: true, criteria, owner: 'The officer' },
        { name: 'b next week', isShared: true, isMine: true, criteria },
      ]);
      const others = await send('GET', '/filters', { as: 'closer' });
      expect(others.result).toMatchObject([{ name: 'b next week', isMine: false }]);
      expect((await send('GET', '/filters', { as: 'administrator', tenant: 'beta' })).result).toMatchObject([
        { name: 'changed' },
        { name: 'removed' },
      ]);
    });

    it('have names that differ by more than capitals, per user', async () => {
      expect(await create('Mine')).toMatchObject({ status: 200 });
      expect(await create('MINE')).toMatchObject({
        status: 409,
        code: 'NAME_IN_USE',
        result: { modelState: { name: expect.anything() } },
      });
      expect(await create('Mine', false, { as: 'closer' })).toMatchObject({ status: 200 });
      const { result } = await create('Other');
      const rename = await send('PATCH', `/filters/${result.portfolioFilterID}`, {
        body: { version: 1, changes: { name: 'mine' } },
      });
      expect(rename).toMatchObject({
        code: 'NAME_IN_USE',
        result: { modelState: { 'changes.name': expect.anything() } },
      });
      const capitals = await send('PATCH', `/filters/${result.portfolioFilterID}`, {
        body: { version: 1, changes: { name: 'OTHER' } },
      });
      expect(capitals).toMatchObject({ status: 200, result: { name: 'OTHER', version: 2 } });
    });

    it('are changed and removed by their owner, or an administrator, and nobody else', async () => {
      const { result } = await create('Shared list', true);
      const path = `/filters/${result.portfolioFilterID}`;
      const changes = { isShared: false };
      const before = await api.auditCount();
      expect(await send('PATCH', path, { as: 'closer', body: { version: 1, changes } })).toMatchObject({ status: 404 });
      expect(await send('POST', `${path}/remove`, { as: 'closer', body: { version: 1 } })).toMatchObject({
        status: 404,
      });
      expect(await send('PATCH', path, { body: { version: 9, changes } })).toMatchObject({
        status: 409,
        code: 'VERSION_CONFLICT',
      });
      expect(await api.auditCount()).toBe(before);
      expect(await send('PATCH', path, { as: 'administrator', body: { version: 1, changes } })).toMatchObject({
        status: 200,
        result: { isShared: false, version: 2 },
      });
      expect(await send('POST', `${path}/remove`, { body: { version: 2 } })).toMatchObject({ status: 200 });
      expect((await send('GET', '/filters')).result.some((one: { name: string }) => one.name === 'Shared list')).toBe(
        false,
      );
    });

    it('are refused with criteria that are none', async () => {
      const wrong = { name: 'Wrong', isShared: false, criteria: { ...criteria, closings: ['some day'] } };
      expect(await send('POST', '/filters', { body: wrong })).toMatchObject({
        status: 400,
        code: 'VALIDATION_FAILED',
        result: { modelState: { 'criteria.closings.0': expect.anything() } },
      });
    });
  });

  describe('handing files over', () => {
    const changes = { escrowOfficerID: users.closer.usersID, titleOfficerID: null };
    const preview = async (ordersIDs: number[], sent: Sent = {}) =>
      (
        await send(
          'GET',
          `/reassign?ordersIDs=${ordersIDs.join(',')}&escrowOfficerID=${users.closer.usersID}&titleOfficerID=0`,
          sent,
        )
      ).result.files;

    it('previews what becomes of each file and stores nothing; then does what can be done and names the rest', async () => {
      const free = files.settlementLocked;
      const wanted = [free, files.open, files.locked, files.consolidated, files.inRegionTwo, 4711];
      // Somebody works on one of them.
      await api.send('POST', `/api/orders/${files.open}/open`, {
        as: 'closer',
        body: { sessionKey: '6b8cb7a4-6f0e-4a62-8b67-3b0a6f0f2c11' },
      });
      const before = await api.auditCount();
      const seen = await preview(wanted);
      expect(await api.auditCount()).toBe(before);
      expect(seen).toMatchObject([
        {
          ordersID: free,
          fileNumber: fileNumber(free),
          outcome: 'changes',
          reason: null,
          before: { escrowOfficerID: null },
        },
        { ordersID: files.open, outcome: 'left', reason: 'Somebody else has this file open. You can read and copy.' },
        { ordersID: files.locked, outcome: 'left', reason: 'This file is locked. You can read and copy.' },
        { ordersID: files.consolidated, outcome: 'left', reason: 'This file is consolidated. You can read and copy.' },
        { ordersID: files.inRegionTwo, fileNumber: null, outcome: 'left', before: null },
        { ordersID: 4711, fileNumber: null, outcome: 'left', version: null },
      ]);
      const sent = seen.map(({ ordersID, version }: { ordersID: number; version: number | null }) => ({
        ordersID,
        version: version ?? 1,
      }));
      const { result } = await send('POST', '/reassign', { body: { files: sent, changes } });
      expect(result.files.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
        'done',
        'left',
        'left',
        'left',
        'left',
        'left',
      ]);
      expect(await api.auditCount()).toBe(before + 1);
      const { body } = await api.send('GET', `/api/orders/${free}`);
      expect(body.result.order).toMatchObject({ escrowOfficerID: users.closer.usersID, titleOfficerID: null });
      const again = await preview([free]);
      expect(again).toMatchObject([{ outcome: 'unchanged', version: sent[0].version + 1 }]);
      const stale = await send('POST', '/reassign', { body: { files: [sent[0]], changes: { escrowOfficerID: null } } });
      expect(stale.result.files).toMatchObject([
        { outcome: 'left', reason: 'Somebody else saved this file in the meantime.' },
      ]);
      expect(await api.auditCount()).toBe(before + 1);
    });

    it.each([
      ['nobody known', { closerID: 4711 }],
      ['somebody who left', { closerID: users.outsider.usersID }],
    ])('refuses %s', async (_, wrong) => {
      const version = (await preview([files.settlementLocked]))[0].version;
      const body = { files: [{ ordersID: files.settlementLocked, version }], changes: wrong };
      expect(await send('POST', '/reassign', { body })).toMatchObject({
        status: 400,
        result: { modelState: { 'changes.closerID': ['Nobody on the staff is this'] } },
      });
    });

    it('needs the right to change files', async () => {
      expect(await send('GET', `/reassign?ordersIDs=${files.open}&closerID=0`, { as: 'reader' })).toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
      });
    });
  });
});

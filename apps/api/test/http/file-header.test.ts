import { fileHeaderOf } from '@closewright/domain/orders';
import { RoleType } from '@closewright/domain/parties';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { fileNumber, files, type UserName, users } from './world.ts';

// Who may open a page of a file but not File Main: finds the file and reads its header.
serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  /** May write notes, may read notes, may do nothing; and nothing else. */
  const [noteTaker, noteReader, nobody] = ['outsider', 'reader', 'closer'] as const;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await test.database.inTenant(systemActor('alpha', 'test'), async (tx) => {
      const notes = (name: UserName, value: number) => ({
        tenant_id: 'alpha',
        users_id: users[name].usersID,
        name: 'Notes_ScreenAccess',
        value,
      });
      await tx
        .deleteFrom('user_security_settings')
        .where('tenant_id', '=', 'alpha')
        .where('users_id', 'in', [users[noteReader].usersID, users[nobody].usersID])
        .execute();
      await tx
        .insertInto('user_security_settings')
        .values([notes(noteTaker, 2), notes(noteReader, 1)])
        .execute();
    });
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const get = async (path: string, as: Sent['as']) => (await api.send('GET', path, { as })).body;
  const header = (as: Sent['as'], ordersID: number = files.open) => get(`/api/orders/${ordersID}/header`, as);
  const sessionKey = crypto.randomUUID();
  const lock = async (method: 'POST' | 'PUT', path: string, as: Sent['as']) =>
    (await api.send(method, `/api/orders/${files.open}/${path}`, { as, body: { sessionKey } })).body;

  describe('the header of a file', () => {
    it('is what File Main knows of it, and no more', async () => {
      const { result } = await header(noteTaker);
      const { order } = (await get(`/api/orders/${files.open}`, 'officer')).result;
      expect(result).toMatchObject({
        ordersID: files.open,
        fileNumber: fileNumber(files.open),
        regionID: 1,
        closingDate: '2013-04-15',
        property: '456 Somewhere Ave, Anytown ST 12345',
      });
      for (const name of ['salePrice', 'earnestMoney', 'version', 'contacts', 'loans'])
        expect(result).not.toHaveProperty(name);
      expect(order.salePrice).toBe(18_000_000);
      expect(await header('officer')).toEqual(await header(noteTaker));
    });

    it('is refused without a page of files, and not there in another region', async () => {
      expect((await header(nobody)).errorCode).toBe('FORBIDDEN');
      expect((await header(noteTaker, files.inRegionTwo)).errorCode).toBe('NOT_FOUND');
    });

    it.each(['GET', 'PATCH'])('gives no way to the rest of the file: %s', async (method) => {
      const body = method === 'PATCH' ? { version: 1, changes: { order: { placeOfClosing: 'Here' } } } : undefined;
      const answer = await api.send(method, `/api/orders/${files.open}`, { as: noteTaker, body });
      expect(answer.body.errorCode).toBe('FORBIDDEN');
    });
  });

  it('reads of the file what the header is made of: buyers and sellers, the first property, the default loan', async () => {
    const path = `/api/orders/${files.settlementLocked}`;
    const changes = {
      loans: [
        { loanID: files.settlementLocked, loanOrder: 2 },
        { loanID: -1, loanOrder: 1, lenderName: 'Ash Bank', amount: 100, rate: '2.5' },
      ],
      properties: [
        { propertyID: files.settlementLocked, sequence: 2 },
        { propertyID: -1, sequence: 1, address1: '1 First St', city: 'Elsewhere' },
      ],
      contacts: [
        { rolesID: files.settlementLocked, sequence: 2 },
        { rolesID: -1, sequence: 1, roleTypeID: RoleType.Buyer, firstName: 'Mary', lastName: 'Stone' },
        { rolesID: -2, sequence: 1, roleTypeID: RoleType.Seller },
      ],
    };
    // Its statement is open: a locked one keeps its seller, its property and its loans.
    await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx
        .updateTable('orders')
        .set({ is_settlement_locked: false })
        .where('tenant_id', '=', 'alpha')
        .where('orders_id', '=', files.settlementLocked)
        .execute(),
    );
    const { version } = (await get(path, 'officer')).result.order;
    const saved = await api.send('PATCH', path, { body: { version, changes } });
    expect(saved.body.isSuccessful, JSON.stringify(saved.body)).toBe(true);
    const note = { noteTypeID: null, noteCategoryID: null, body: 'Wire fraud attempt', isCritical: true };
    const more = { isPinned: false, isVisibleToClient: false, supersedesID: null };
    await api.send('POST', `${path}/notes`, { as: noteTaker, body: { ...note, ...more } });

    const { result } = await header(noteTaker, files.settlementLocked);
    expect(result).toMatchObject({ buyers: 'Mary Stone and Michael Jones', property: '1 First St, Elsewhere' });
    expect(result.lender).toEqual({ name: 'Ficus Bank', amount: 16_200_000, rate: '3.875' });
    expect(result).toEqual({ ...fileHeaderOf(saved.body.result), criticalNotes: [note.body] });

    // The default loan is gone: the first one stands in.
    await api.send('PATCH', path, {
      body: { version: version + 1, changes: { removeLoans: [files.settlementLocked] } },
    });
    const later = (await get(path, 'officer')).result;
    expect((await header('officer', files.settlementLocked)).result).toEqual(fileHeaderOf(later));
    expect(later.loans).toHaveLength(1);
  });

  describe('a file is found by whoever may open one of its pages', () => {
    it.each([
      ['by number', '/api/orders/by-number?fileNumber=24-0001'],
      ['by the beginning of a number', '/api/orders/find?text=24-0001'],
      ['by a text', '/api/orders/search?text=24-0001'],
      ['among the recent files', '/api/recent-files'],
    ])('%s', async (_how, path) => {
      await lock('POST', 'open', noteReader);
      expect(JSON.stringify((await get(path, noteReader)).result)).toContain('"fileNumber":"24-0001"');
      expect((await get(path, nobody)).errorCode).toBe('FORBIDDEN');
    });
  });

  it('is found by what its header tells, and by nothing that stands on its pages alone', async () => {
    const { version } = (await get(`/api/orders/${files.open}`, 'officer')).result.order;
    const changes = { loans: [{ loanID: files.open, loanNumber: 'LN-4711' }] };
    await api.send('PATCH', `/api/orders/${files.open}`, { body: { version, changes } });
    const numbers = async (text: string, as: Sent['as']) =>
      (await get(`/api/orders/search?text=${text}`, as)).result.files.map(
        (file: { fileNumber: string }) => file.fileNumber,
      );
    expect(await numbers('LN-4711', 'officer')).toEqual([fileNumber(files.open)]);
    expect(await numbers('LN-4711', noteReader)).toEqual([]);
    expect(await numbers('jones', noteReader)).toContain(fileNumber(files.open));
  });

  it('keeps nobody from it: it is in use by who may edit File Main', async () => {
    expect((await lock('POST', 'open', noteTaker)).result).toEqual({ isHeldByMe: false, lock: null });
    expect((await lock('PUT', 'lock', noteTaker)).errorCode).toBe('FORBIDDEN');
    expect((await lock('POST', 'lock/take-over', noteTaker)).errorCode).toBe('FORBIDDEN');
    await lock('POST', 'open', 'officer');
    expect((await lock('POST', 'open', noteTaker)).result).toMatchObject({
      isHeldByMe: false,
      lock: { holder: 'The officer' },
    });
    expect((await lock('POST', 'lock/release', 'officer')).result.lock).toBeNull();
  });
});

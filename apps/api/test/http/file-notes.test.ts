import type { FileNote } from '@closewright/contract/file-notes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { someNote } from './note-examples.ts';
import { files, users } from './world.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await test.database.inTenant(systemActor('alpha', 'test'), async (tx) => {
      const key = { tenant_id: 'alpha' };
      await tx
        .insertInto('user_security_settings')
        .values([
          { ...key, users_id: users.closer.usersID, name: 'Notes_ScreenAccess', value: 2 },
          { ...key, users_id: users.reader.usersID, name: 'Notes_ScreenAccess', value: 1 },
        ])
        .execute();
      await tx
        .insertInto('lookups')
        .values([
          { ...key, set_name: 'noteTypes', id: 1, name: 'Phone call' },
          { ...key, set_name: 'noteCategories', id: 1, name: 'Lender' },
        ])
        .execute();
    });
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const path = (ordersID: number = files.open) => `/api/orders/${ordersID}/notes`;
  const read = async (ordersID: number = files.open) => (await api.send('GET', path(ordersID))).body.result.notes;
  const add = (note: object = {}, as: Sent['as'] = 'officer', ordersID: number = files.open) =>
    api.send('POST', path(ordersID), { as, body: { ...someNote, ...note } });
  const change = (orderNoteID: number, version: number, changes: object, as: Sent['as'] = 'officer') =>
    api.send('PATCH', `${path()}/${orderNoteID}`, { as, body: { version, changes } });
  /** Adds a note and answers it. */
  const added = async (note: object = {}, as: Sent['as'] = 'officer') => {
    const body = `Note ${Math.random()}`;
    const answer = await add({ body, ...note }, as);
    const notes: FileNote[] = answer.body.result.notes;
    const found = notes.find((each) => each.body === ((note as { body?: string }).body ?? body));
    if (!found) throw new Error(`The note was not added: ${answer.body.errorCode}`);
    return found;
  };
  /** The answer is this code, and nothing was stored. */
  const refused = async (call: () => ReturnType<typeof add>, code: string) => {
    const count = await api.auditCount();
    const { body } = await call();
    expect(body.errorCode).toBe(code);
    expect(await api.auditCount()).toBe(count);
    return body.result?.modelState ?? {};
  };
  const setWindow = async (value: string) => {
    const { body } = await api.send('GET', '/api/configuration/system-settings', { as: 'administrator' });
    const settings: { name: string; version: number }[] = body.result;
    const version = settings.find(({ name }) => name === 'noteEditMinutes')?.version ?? 0;
    const sent = { settings: [{ name: 'noteEditMinutes', value, version }] };
    const saved = await api.send('PATCH', '/api/configuration/system-settings', { as: 'administrator', body: sent });
    expect(saved.status).toBe(200);
  };

  it('keeps a note with its author, its time and its marks, pinned ones first', async () => {
    await add({ body: 'First' });
    await add({ body: 'Second', noteTypeID: 1, noteCategoryID: 1, isVisibleToClient: true }, 'closer');
    await add({ body: 'Third', isPinned: true });
    const notes = await read();
    expect(notes.map(({ body }: { body: string }) => body)).toEqual(['Third', 'Second', 'First']);
    expect(notes[1]).toMatchObject({
      noteTypeID: 1,
      noteCategoryID: 1,
      isVisibleToClient: true,
      usersID: users.closer.usersID,
      author: 'The closer',
      supersedesID: null,
      supersededAt: null,
      version: 1,
    });
    expect(Math.abs(Date.now() - Date.parse(notes[1].createdAt))).toBeLessThan(600_000);
  });

  describe('a note', () => {
    it('is edited by its author, and by nobody else; anybody pins it', async () => {
      const { orderNoteID } = await added({ body: 'Call Amy' });
      expect((await change(orderNoteID, 1, { body: 'Call Ann' })).status).toBe(200);
      const errors = await refused(() => change(orderNoteID, 2, { body: 'x' }, 'closer'), 'FIELD_NOT_EDITABLE');
      expect(errors['changes.body'][0]).toMatch(/Only its author/);
      expect((await change(orderNoteID, 2, { isPinned: true }, 'closer')).status).toBe(200);
      const note = (await read()).find((each: { orderNoteID: number }) => each.orderNoteID === orderNoteID);
      expect(note).toMatchObject({ body: 'Call Ann', isPinned: true, usersID: users.officer.usersID, version: 3 });
      const stale = await change(orderNoteID, 2, { body: 'Call Al' });
      expect(stale.body.errorCode).toBe('VERSION_CONFLICT');
      expect(stale.body.result.conflict).toMatchObject({ version: 3, changedBy: 'The closer' });
    });

    it('is superseded after the window of the company, never edited', async () => {
      const { orderNoteID } = await added();
      await setWindow('0');
      await refused(() => change(orderNoteID, 1, { body: 'x' }), 'FIELD_NOT_EDITABLE');
      expect((await api.send('GET', path())).body.result.editMinutes).toBe(0);
      await setWindow('15');
      expect((await change(orderNoteID, 1, { body: 'Mended' })).status).toBe(200);
    });

    it('stays where another takes its place: neither critical nor pinned, read below it, superseded once', async () => {
      const old = await added({ isCritical: true, isPinned: true });
      const { orderNoteID } = await added({ supersedesID: old.orderNoteID }, 'closer');
      const notes = await read();
      const at = notes.findIndex((each: { orderNoteID: number }) => each.orderNoteID === orderNoteID);
      expect(notes[at]).toMatchObject({ supersedesID: old.orderNoteID, isCritical: false });
      expect(notes[at + 1]).toMatchObject({ orderNoteID: old.orderNoteID, isCritical: false, isPinned: false });
      expect(notes[at + 1].supersededAt).toBe(notes[at].createdAt);
      await refused(() => change(old.orderNoteID, notes[at + 1].version, { isPinned: true }), 'FIELD_NOT_EDITABLE');
      const errors = await refused(() => add({ supersedesID: old.orderNoteID }), 'VALIDATION_FAILED');
      expect(errors.supersedesID[0]).toMatch(/superseded already/);
    });

    it('is never deleted, and never changed after it was superseded, whatever the application does', async () => {
      const old = await added();
      await added({ supersedesID: old.orderNoteID });
      const asSystem = (work: Parameters<typeof test.database.inTenant>[1]) =>
        test.database.inTenant(systemActor('alpha', 'test'), work);
      await expect(asSystem((tx) => tx.deleteFrom('order_notes').execute())).rejects.toThrow(/permission denied/);
      const rewritten = asSystem((tx) =>
        tx
          .updateTable('order_notes')
          .set({ body: 'x' })
          .where('tenant_id', '=', 'alpha')
          .where('order_note_id', '=', old.orderNoteID)
          .execute(),
      );
      await expect(rewritten).rejects.toThrow(/a superseded one is not changed/);
    });
  });

  it.each([
    [{ body: ' ' }, 'body'],
    [{ body: 'x'.repeat(8001) }, 'body'],
    [{ noteTypeID: 99 }, 'noteTypeID'],
    [{ noteCategoryID: 99 }, 'noteCategoryID'],
    [{ supersedesID: 4711 }, 'supersedesID'],
  ])('refuses %j and names the field', async (note, field) => {
    expect(Object.keys(await refused(() => add(note), 'VALIDATION_FAILED'))).toEqual([field]);
  });

  it('shows a critical note on the file until another takes its place', async () => {
    const critical = async () => (await api.send('GET', `/api/orders/${files.open}`)).body.result.criticalNotes;
    const old = await added({ isCritical: true, body: 'Do not disburse' });
    expect(await critical()).toEqual(['Do not disburse']);
    await added({ supersedesID: old.orderNoteID });
    expect(await critical()).toEqual([]);
  });

  it.each([
    ['reader', files.open, 'FORBIDDEN'],
    ['officer', files.locked, 'FILE_LOCKED'],
    ['officer', files.consolidated, 'FILE_LOCKED'],
    ['officer', files.inRegionTwo, 'NOT_FOUND'],
  ] as const)('is not written by %s on file %i: %s', async (as, ordersID, code) => {
    await refused(() => add({}, as, ordersID), code);
  });

  it('knows no note of another file or tenant', async () => {
    const { orderNoteID } = await added();
    const elsewhere = (ordersID: number, tenant = 'alpha') =>
      api.send('PATCH', `${path(ordersID)}/${orderNoteID}`, { tenant, body: { version: 1, changes: { body: 'x' } } });
    await refused(() => elsewhere(files.settlementLocked), 'NOT_FOUND');
    await refused(() => elsewhere(files.open, 'beta'), 'NOT_FOUND');
    expect((await api.send('GET', path(), { tenant: 'beta' })).body.result.notes).toEqual([]);
  });
});

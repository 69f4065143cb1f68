import { once } from 'node:events';
import { connect } from 'node:net';
import { notStorable } from '@closewright/domain/formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { makeCompanies, more } from './companies-world.ts';
import { makeCustomData } from './custom-data-world.ts';
import { originOf } from './tokens.ts';
import { files } from './world.ts';

/** Names as they are written all over the world: both directions, marks of their own, beyond 16 bits, joined emoji. */
const names = [
  'Łukasz Żółć',
  'Nguyễn Thị Hà',
  'Jose\u0301 with a mark of its own',
  'Ωμέγα Παπαδόπουλος',
  'Ирина Щёголева',
  'Անի Հակոբյան',
  'ნინო ბერიძე',
  'שָׁלוֹם כֹּהֵן',
  'محمد عبد الله',
  'می\u200cخواهم mixed with Latin',
  'कृष्णा श्रीवास्तव',
  'கிருஷ்ணன்',
  'สมชาย ใจดี',
  'ញ៉ាន សុខា',
  '北京 龍',
  '田中 ゆき',
  '김민수',
  'ᚠᚢᚦ',
  '𠮷野家 beyond 16 bits',
  '👨‍👩‍👧‍👦 O’Brien-Smith',
  '🏳️‍🌈 ½ № ™',
  '1️⃣ 🏴󠁧󠁢󠁳󠁣󠁴󠁿 Jose\u0301',
];

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const path = `/api/orders/${files.open}`;
  const read = async () => (await api.send('GET', path, { as: 'administrator' })).body.result;
  const patch = (version: number, changes: object, sent: Sent = {}) =>
    api.send('PATCH', path, { ...sent, body: { version, changes } });
  const save = async (changes: object) => patch((await read()).order.version, changes);
  const buyer = (file: { contacts: { rolesID: number }[] }) =>
    file.contacts.find(({ rolesID }) => rolesID === files.open);

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    await makeCustomData(test.database, 'alpha');
    await makeCompanies(test.database, 'alpha');
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  it('two people who save one party lose nothing: the later one is shown the other, and both changes stand', async () => {
    const { version } = (await read()).order;
    const changes = [
      { contacts: [{ rolesID: files.open, phone: '555-0101' }] },
      { contacts: [{ rolesID: files.open, email: 'buyer@mail.example' }] },
    ];
    const [first, second] = await Promise.all([
      patch(version, changes[0] ?? {}),
      patch(version, changes[1] ?? {}, { as: 'administrator' }),
    ]);
    expect([first.status, second.status].sort((a, b) => a - b)).toEqual([200, 409]);
    const [refused, own] = first.status === 409 ? [first, changes[0]] : [second, changes[1]];
    const { conflict } = refused.body.result;
    expect(conflict.version).toBe(version + 1);
    expect(buyer(conflict.current)).toMatchObject(first.status === 200 ? { phone: '555-0101' } : {});
    expect((await patch(conflict.version, own ?? {})).status).toBe(200);
    const file = await read();
    expect(buyer(file)).toMatchObject({ phone: '555-0101', email: 'buyer@mail.example', name: 'Michael Jones' });
    expect(file.contacts).toHaveLength(2);
  });

  describe('a name', () => {
    it.each(names)('%s is kept letter by letter, in the audit, by its search and in an export', async (name) => {
      expect((await save({ contacts: [{ rolesID: files.open, name }] })).status).toBe(200);
      expect(buyer(await read())).toMatchObject({ name });
      const audit = await api.send('GET', `${path}/audit?take=2`, { as: 'administrator' });
      expect(audit.body.result.flatMap(({ changes }: { changes: { after: unknown }[] }) => changes)).toContainEqual(
        expect.objectContaining({ after: name }),
      );
      const found = await api.send('GET', `/api/orders/search?text=${encodeURIComponent(name)}`);
      expect(found.body.result.files.map(({ ordersID }: { ordersID: number }) => ordersID)).toContain(files.open);
      const taken = await api.send('POST', `${path}/export`, { body: { withTaxIDs: false } });
      expect(taken.body.result.files[0].parties[0].name).toBe(name);
    });

    it.each([
      ['NUL', 'a\u0000b', notStorable],
      ['the first half of a character', 'a\ud83d', notStorable],
      ['the second half of one', '\ude00b', notStorable],
      ['both in the wrong order', '\ude00\ud83d', notStorable],
      ['a control character', 'a\u001b[31mb', expect.stringContaining('control character (U+001B)')],
      ['a line break', 'a\nb', 'This text has one line: leave out line breaks and tabs'],
      ['a turn of direction', 'a\u202eb', expect.stringContaining('direction of writing (U+202E)')],
    ])('with %s is refused by its field, and nothing is stored', async (_what, name, problem) => {
      const before = await api.auditCount();
      const { body } = await save({ order: { placeOfClosing: 'Room' }, contacts: [{ rolesID: files.open, name }] });
      expect(body).toMatchObject({
        errorCode: 'VALIDATION_FAILED',
        result: { modelState: { 'changes.contacts.0.name': [problem] } },
      });
      expect(await api.auditCount()).toBe(before);
      const search = await api.send('GET', '/api/orders/search?text=ab%00');
      expect(search.body).toMatchObject({
        errorCode: 'VALIDATION_FAILED',
        result: { modelState: { text: [expect.stringContaining('stored')] } },
      });
    });
  });

  it.each([
    ['000-00-0000', 'No SSN begins with 000'],
    ['666-12-3456', 'No SSN begins with 666'],
    ['912-34-5678', 'No SSN begins with 9; an ITIN does, with 50–65, 70–88, 90–92 or 94–99 in the middle'],
    ['123-00-4567', 'No SSN has 00 in the middle'],
    ['123-45-0000', 'No SSN ends in 0000'],
  ])('the SSN %s is refused by its field, of a party and of a company', async (taxID, problem) => {
    const party = await save({ contacts: [{ rolesID: files.open, taxID }] });
    expect(party.body.result.modelState).toEqual({ 'changes.contacts.0.taxID': [problem] });
    const body = { taxID, reason: 'A call' };
    const company = await api.send('POST', `/api/companies/${more.survivor}/tax-id-changes`, { body });
    expect(company.body.result.modelState).toEqual({ taxID: [problem] });
  });

  it('a company merged while a file with it is open: the old one is refused by name, the rest of the party is saved', async () => {
    const { duplicate, survivor } = more;
    expect((await save({ contacts: [{ rolesID: files.open, companyID: duplicate }] })).status).toBe(200);
    const open = await read();
    const at = async (id: number) =>
      (await api.send('GET', `/api/companies/${id}`, { as: 'administrator' })).body.result.version;
    const merged = await api.send('POST', `/api/companies/${duplicate}/merge`, {
      body: { intoCompanyID: survivor, version: await at(duplicate), intoVersion: await at(survivor) },
    });
    expect(merged.status).toBe(200);
    // Who has the file open saves on what was read before: the conflict shows the company it is now.
    const stale = await patch(open.order.version, { contacts: [{ rolesID: files.open, detail: 'x' }] });
    const current = stale.status === 409 ? stale.body.result.conflict.current : await read();
    expect(buyer(current)).toMatchObject({ companyID: survivor });
    expect((await save({ contacts: [{ rolesID: files.open, detail: 'Joint tenants' }] })).status).toBe(200);
    const refused = await save({ contacts: [{ rolesID: files.open, companyID: duplicate, detail: 'gone' }] });
    expect(refused.body).toMatchObject({
      errorCode: 'VALIDATION_FAILED',
      result: { modelState: { 'changes.contacts.0.companyID': [expect.stringMatching(/inactive|no such/)] } },
    });
    expect(buyer(await read())).toMatchObject({ companyID: survivor, detail: 'Joint tenants' });
  });

  it('more than a request holds is refused whole, and says that it is too large', async () => {
    const before = await read();
    const properties = Array.from({ length: 20 }, (_, index) => ({
      propertyID: -1 - index,
      fullLegal: 'Lot '.repeat(5000),
    }));
    const { status, body } = await save({ properties, order: { placeOfClosing: 'Elsewhere' } });
    expect([status, body.errorCode]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(body.errorMessage).toContain('too large');
    expect(await read()).toEqual(before);
  });

  describe('a line cut', () => {
    /** Sends so much of a save over a line of its own and cuts it. */
    const cut = async (body: string, share: number) => {
      const { port } = api.app.server.address() as { port: number };
      const token = await api.issuer.token('alpha', 'officer');
      const line = connect(port, '127.0.0.1');
      await once(line, 'connect');
      const head = [
        `PATCH ${path} HTTP/1.1`,
        `host: ${new URL(originOf('alpha')).host}`,
        `authorization: Bearer ${token}`,
        'content-type: application/json',
        `content-length: ${Buffer.byteLength(body)}`,
        '\r\n',
      ].join('\r\n');
      const sent = body.slice(0, Math.floor(body.length * share));
      await new Promise((done) => line.write(head + sent, done));
      if (share === 1) await once(line, 'data');
      line.destroy();
    };
    const added = (file: { properties: unknown[] }) => file.properties.length;

    beforeAll(async () => {
      await api.app.listen({ port: 0, host: '127.0.0.1' });
    });

    it('in the middle of a save stores nothing of it, and the next save is as if it had not been', async () => {
      const before = await read();
      const changes = { properties: [{ propertyID: -1, address1: '9 Cut Line' }] };
      await cut(JSON.stringify({ version: before.order.version, changes }), 0.7);
      expect(await read()).toEqual(before);
      const saved = await patch(before.order.version, changes);
      expect(added(saved.body.result)).toBe(added(before) + 1);
    });

    it('before the answer is read has stored once: sent again, it is told apart by its version', async () => {
      const before = await read();
      const changes = { properties: [{ propertyID: -1, address1: '10 Cut Line' }] };
      await cut(JSON.stringify({ version: before.order.version, changes }), 1);
      const again = await patch(before.order.version, changes);
      expect(again.body.errorCode).toBe('VERSION_CONFLICT');
      expect(added(again.body.result.conflict.current)).toBe(added(before) + 1);
      expect(added(await read())).toBe(added(before) + 1);
    });
  });
});

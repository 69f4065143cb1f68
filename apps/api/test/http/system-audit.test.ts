import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SystemAuditEntry } from '@closewright/contract/audit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { eachDatabase, makeTestDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { fileNumber, files } from './world.ts';

const as = 'administrator';

eachDatabase((kind, make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    const { version } = (await api.send('GET', `/api/orders/${files.open}`)).body.result.order;
    await api.send('PATCH', `/api/orders/${files.open}`, {
      body: { version, changes: { order: { salePrice: 19_000_000, placeOfClosing: 'Office' } } },
    });
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const read = async (query: string, tenant = 'alpha') =>
    (await api.send('GET', `/api/audit-log${query}`, { as, tenant })).body.result;
  const tables = (entries: SystemAuditEntry[]) => [...new Set(entries.map(({ table }) => table))];
  const today = () => new Date().toISOString().slice(0, 10);

  it('says who changed what on which file, newest first, a page at a time', async () => {
    const { results, totalRecords } = await read('?take=2');
    expect(totalRecords).toBe(await api.auditCount());
    expect(results[0]).toMatchObject({
      table: 'orders',
      operation: 'UPDATE',
      actor: 'The officer',
      fileNumber: fileNumber(files.open),
      changes: [
        { field: 'placeOfClosing', before: null, after: 'Office' },
        { field: 'salePrice', before: 18_000_000, after: 19_000_000 },
      ],
    });
    const second = await read('?skip=2&take=2');
    expect(second.results[0].sequence).toBe(results[1].sequence - 1);
  });

  describe('is filtered by', () => {
    it('table, field by either of its names, operation and user', async () => {
      expect(tables((await read('?table=users&take=200')).results)).toEqual(['users']);
      for (const field of ['salePrice', 'sale_price_cents']) {
        const { results } = await read(`?field=${field}&operation=UPDATE`);
        expect(results.map(({ table }: SystemAuditEntry) => table)).toEqual(['orders']);
      }
      expect((await read('?field=nothing')).totalRecords).toBe(0);
      expect((await read('?actor=1')).results.every(({ actor }: SystemAuditEntry) => actor === 'The officer')).toBe(
        true,
      );
      expect((await read('?actor=1')).totalRecords).toBeGreaterThan(0);
      expect((await read('?operation=DELETE')).totalRecords).toBe(0);
    });

    it('days of the tenant, the last one to its end', async () => {
      const all = await api.auditCount();
      expect((await read(`?from=2000-01-01&until=${today()}&take=1`)).totalRecords).toBe(all);
      expect((await read('?until=2000-01-01')).totalRecords).toBe(0);
      expect((await read('?from=2199-01-01')).totalRecords).toBe(0);
      expect((await read('?from=0001-01-01&until=9999-12-31&take=1')).totalRecords).toBe(all);
      expect((await read('?from=9999-12-31')).totalRecords).toBe(0);
      expect((await read('?until=0001-01-01')).totalRecords).toBe(0);
      for (const none of ['yesterday', '0000-01-01']) {
        const wrong = await api.send('GET', `/api/audit-log?from=${none}`, { as });
        expect(wrong.body.result.modelState).toHaveProperty('from');
      }
    });
  });

  it('shows nothing of another tenant, and of other regions nothing to who does not see them', async () => {
    const there = await read('?take=200&table=orders', 'beta');
    expect(there.results.some(({ changes }: SystemAuditEntry) => changes.some(({ after }) => after === 'Office'))).toBe(
      false,
    );
    await test.database.inTenant(systemActor('alpha', 'test'), async (tx) => {
      await tx
        .insertInto('user_security_settings')
        .values({ tenant_id: 'alpha', users_id: 7, name: 'appSystemAuditLog_AppAccess', value: 1 })
        .execute();
    });
    const seen = async () =>
      (await api.send('GET', '/api/audit-log?take=200', { as: 'elsewhere' })).body.result?.results ?? [];
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(0);
    const numbers = new Set((await seen()).map(({ fileNumber: number }: SystemAuditEntry) => number));
    expect(numbers).toEqual(new Set([fileNumber(files.inRegionTwo), null]));
  });

  it('names its users and tables, and checks its chain', async () => {
    const facts = await read('/facts');
    expect(facts).toMatchObject({ entries: await api.auditCount(), check: null });
    expect(facts.tables).toEqual(expect.arrayContaining(['lookups', 'orders', 'users']));
    expect(facts.actors).toEqual(
      expect.arrayContaining([
        { key: '1', name: 'The officer' },
        { key: 'system:test', name: 'system:test' },
      ]),
    );
    const check = (await api.send('POST', '/api/audit-log/check', { as })).body.result;
    const logged = api.log.filter((line) => line.includes('"audit head"')).map((line) => JSON.parse(line));
    expect(logged).toMatchObject([
      { tenant: 'alpha', head: expect.stringContaining(`head1.alpha.${check.entries}.${check.head}.`) },
    ]);
    expect(check).toMatchObject({ broken: null, entries: facts.entries, checkedBy: 'The administrator' });
    const { check: stored, signedHead } = await read('/facts');
    expect(stored).toEqual(check);
    expect(signedHead).toContain(`head1.alpha.${check.entries}.${check.head}.`);
    // The next check compares with the end that this one signed.
    const again = (await api.send('POST', '/api/audit-log/check', { as })).body.result;
    expect([check.heads, again.heads]).toEqual([0, 1]);
    expect([check.notes, again.notes]).toEqual([[expect.stringContaining('No head was signed before')], []]);
  });

  it('tells of entries that were cut off behind a check', async () => {
    const check = (await api.send('POST', '/api/audit-log/check', { as, tenant: 'beta' })).body.result;
    const cut = check.entries - 2;
    await test.asOwner((owner) =>
      owner.query(`begin; select set_config('app.tenant', 'beta', true); alter table audit_log disable trigger user;
        delete from audit_log where tenant_id = 'beta' and seq > ${cut};
        update audit_chain set last_seq = ${cut},
          last_hash = (select hash from audit_log where tenant_id = 'beta' and seq = ${cut}) where tenant_id = 'beta';
        alter table audit_log enable trigger user; commit`),
    );
    const { body } = await api.send('POST', '/api/audit-log/check', { as, tenant: 'beta' });
    expect(body.result.broken).toMatchObject({
      sequence: cut + 1,
      reason: expect.stringMatching(/^is missing: by the head of .* in the database there were/),
    });
    expect((await read('/facts', 'beta')).check.broken).toEqual(body.result.broken);
  });

  it('finds the row that was changed behind its back', async () => {
    const [{ sequence }] = (await read('?table=users&take=1', 'beta')).results;
    await test.asOwner(async (owner) => {
      await owner.query('alter table audit_log disable trigger audit_append_only');
      await owner.query("select set_config('app.tenant', 'beta', false)");
      await owner.query(`update audit_log set actor = 'nobody' where tenant_id = 'beta' and seq = $1`, [sequence]);
      await owner.query('alter table audit_log enable trigger audit_append_only');
    });
    const { body } = await api.send('POST', '/api/audit-log/check', { as, tenant: 'beta' });
    expect(body.result.broken).toEqual({ sequence, reason: 'does not match its hash: the row was changed' });
  });

  it('signs heads by itself and takes them out of the database, while it serves', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'closewright-heads-'));
    const path = join(folder, 'heads.log');
    const fresh = await makeTestDatabase(kind);
    const other = await makeApi(fresh, { env: { AUDIT_HEADS_TO: `file:${path}`, AUDIT_HEADS_MINUTES: '0.01' } });
    const lines = () => (existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []);
    await expect.poll(lines, { timeout: 20_000 }).toHaveLength(2);
    expect(lines()).toEqual([expect.stringMatching(/^head1\.alpha\./), expect.stringMatching(/^head1\.beta\./)]);
    expect(other.log.filter((line) => line.includes('"audit head"'))).toHaveLength(2);
    await other.close();
    await fresh.close();
    rmSync(folder, { recursive: true });
  });

  it('gives out what passes the filters, and says in the audit who took it', async () => {
    const { body } = await api.send('POST', '/api/audit-log/export', { as, body: { table: 'orders' } });
    expect(tables(body.result.results)).toEqual(['orders']);
    const [note] = (await read('?take=1')).results;
    expect(note).toMatchObject({ table: 'audit_exports', operation: 'INSERT', actor: 'The administrator' });
    expect(note.changes).toEqual(
      expect.arrayContaining([
        { field: 'filters', before: null, after: { table: 'orders' } },
        { field: 'entries', before: null, after: body.result.results.length },
      ]),
    );
  });

  it('is closed while the feature is off', async () => {
    await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx.updateTable('feature_flags').set({ is_on: false }).where('name', '=', 'auditlog').execute(),
    );
    await expect.poll(async () => (await api.send('GET', '/api/audit-log', { as })).body.errorCode).toBe('FORBIDDEN');
  });
});

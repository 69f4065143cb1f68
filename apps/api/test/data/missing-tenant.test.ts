import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditVerify } from '../../src/cli/audit-verify.ts';
import type { CommandContext } from '../../src/operator/command.ts';
import { headPlace } from '../../src/platform/audit/proof/head-places.ts';
import { signAllHeads } from '../../src/platform/audit/proof/keep-heads.ts';
import { signHead } from '../../src/platform/audit/proof/signed-head.ts';
import { systemClock } from '../../src/platform/clock/index.ts';
import { createSecretBox } from '../../src/platform/secrets/secret-box.ts';
import { type TestDatabase, takeSharedDatabase } from '../harness/each-database.ts';
import { makeSmallTenant } from '../harness/small-tenant.ts';

const secrets = createSecretBox(() => [{ id: 'k1', key: Buffer.alloc(32, 1) }]);

/** Whoever owns the server takes a tenant out of these tables, or of all; no trigger and no foreign key is asked. */
const without = (tenant: string, tables: string) => `
  begin; set local session_replication_role = replica;
  do $$
  declare
    each text;
  begin
    for each in select quote_ident(c.relname) from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname ~ '${tables}'
    loop
      execute 'delete from ' || each || ' where tenant_id = ''${tenant}''';
    end loop;
  end $$;
  commit`;

// On the server alone: what it asks of the database, the other kind answers in the same way.
describe('tenants against the heads that are held of them', () => {
  let test: TestDatabase;
  let folder: string;
  let headsFile: string;
  let kept: string;

  const place = () => ({ kind: 'file', path: headsFile }) as const;
  /** What the command says, and how it ends. */
  const verify = async (args: string[] = [], targets: object[] = [place()]) => {
    const said: string[] = [];
    const say = async (line: string) => void said.push(line);
    // What of a command's surroundings the check of the audit asks for.
    const context = {
      connections: test.connections,
      database: test.database,
      config: { auditHeads: { targets } },
      clock: systemClock,
      secrets: () => secrets,
      out: say,
      err: say,
      signal: new AbortController().signal,
    } as unknown as CommandContext;
    const code = await auditVerify.prepare(args)(context);
    return { code, said: said.join('\n') };
  };
  /** What the hourly keeping of heads complains of. */
  const keep = async () => {
    const said: unknown[] = [];
    const log = { info: () => {}, error: (detail: object, words: string) => said.push([words, detail]) };
    await signAllHeads({ database: test.database, secrets, clock: systemClock, places: [headPlace(place())], log });
    return said;
  };
  const tamper = (tenant: string, tables = '') =>
    test.asSuperuser((superuser) => superuser.query(without(tenant, tables)));

  /** One more entry of the audit. */
  const rename = (tenant: string) =>
    test.database.inTenant({ tenant, usersID: 1, name: 'x', requestID: 'x' }, (tx) =>
      tx.updateTable('tenants').set({ display_name: 'Other' }).where('tenant_id', '=', tenant).execute(),
    );

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'closewright-missing-'));
    headsFile = join(folder, 'heads.log');
    test = await takeSharedDatabase('server');
  });
  beforeEach(async () => {
    await test.empty();
    writeFileSync(headsFile, '');
    for (const tenant of ['epsilon', 'ficus']) await makeSmallTenant(test.database, tenant);
    expect(await keep()).toEqual([]);
    kept = readFileSync(headsFile, 'utf8');
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
  });

  describe('a tenant that is gone', () => {
    it('is no matter while none is', async () => {
      const { code, said } = await verify();
      expect(said).toMatch(/^2 tenants, and no other is named by the heads file and the database$/m);
      expect(code).toBe(0);
    });

    it('is found by the heads outside when every row of it was deleted', async () => {
      await tamper('ficus');
      const { code, said } = await verify();
      expect(said).toMatch(/^ficus: MISSING from the database, but the heads file has its head of \S+, at row 4$/m);
      expect(said).toMatch(/^epsilon: 4 rows verified/m);
      expect(code).toBe(1);
      expect((await verify(['--tenant', 'ficus'])).said).toMatch(/^ficus: MISSING/);
      expect((await verify(['--tenant', 'ficus'])).code).toBe(1);
      expect((await verify(['--tenant', 'epsilon'])).code).toBe(0);
      expect(await keep()).toEqual([
        ['audit tenant missing', { tenant: 'ficus', where: [expect.stringContaining('heads file')] }],
      ]);
    });

    it('is found when it was the last one', async () => {
      for (const tenant of ['ficus', 'epsilon']) await tamper(tenant);
      const { code, said } = await verify();
      expect(said.match(/^\w+: MISSING/gm)).toEqual(['epsilon: MISSING', 'ficus: MISSING']);
      expect(code).toBe(1);
    });

    it('is found by what is left of it in the database, where only its name was deleted', async () => {
      await tamper('ficus', '^tenants$');
      const { code, said } = await verify([], []);
      expect(said).toMatch(/^ficus: MISSING from the database, but the database has its head of \S+, at row 4$/m);
      expect(code).toBe(1);
      await tamper('ficus', '^audit_heads$');
      expect((await verify([], [])).said).toMatch(
        /^ficus: MISSING from the database, but the database has its chain of hashes$/m,
      );
    });

    it('is found by a head that was written down, for instance from the log', async () => {
      await tamper('ficus');
      const head = /head1\.ficus\.\S+/.exec(kept)?.[0] ?? '';
      const { code, said } = await verify(['--head', head], []);
      expect(said).toMatch(/^ficus: MISSING from the database, but the operator has its head of \S+, at row 4$/m);
      expect(code).toBe(1);
      // Another first sign of its signature, whichever it has: the last ones may mean the same.
      const forged = head.replace(/\.(.)([^.]*)$/, (_, first, rest) => `.${first === 'A' ? 'B' : 'A'}${rest}`);
      await expect(verify(['--head', forged], [])).rejects.toThrow(/was not signed here/);
      await expect(verify(['--head', 'x'], [])).rejects.toThrow(/x is no head/);
    });

    it('is not made up by a head that was not signed here, which is told of itself', async () => {
      const other = createSecretBox(() => [{ id: 'k1', key: Buffer.alloc(32, 2) }]);
      const forged = signHead(other, { tenant: 'omega', seq: 9, hash: '0'.repeat(64), at: '2026-01-01T00:00:00Z' });
      appendFileSync(headsFile, `${forged}\nno head\n`);
      const { code, said } = await verify();
      expect(said).toMatch(/^omega: the heads file has a head at row 9 that was not signed here/m);
      expect(said).not.toMatch(/omega: MISSING/);
      expect(code).toBe(1);
    });

    it('is not shown by places that nobody can ask, and the command says so', async () => {
      const { code, said } = await verify([], [{ kind: 'file', path: join(folder, 'none') }]);
      expect(said).toMatch(/^The heads file could not be asked which tenants there were \(.*ENOENT/m);
      const mail = await verify([], [{ kind: 'mail', to: 'a@example.com', from: 'b@example.com', server: '' }]);
      expect(mail.said).toMatch(/^No place outside of the database could be asked which tenants there were/m);
      expect([code, mail.code]).toEqual([0, 0]);
    });
  });

  describe('what the hourly look finds of a tenant that is there', () => {
    it.each([
      [
        'its audit gone whole, the chain at its start',
        '^audit_(log|heads)$',
        1,
        "update audit_chain set last_seq = 0, last_hash = sha256('ficus') where tenant_id = 'ficus'",
      ],
      ['its chain gone too', '^audit_', 0, ''],
    ])('%s', async (_what, tables, seq, sql) => {
      await tamper('ficus', tables);
      if (sql) await test.asSuperuser((superuser) => superuser.query(sql));
      expect(await keep()).toEqual([['audit chain broken', expect.objectContaining({ tenant: 'ficus', seq })]]);
      expect(readFileSync(headsFile, 'utf8')).toBe(kept);
    });

    it.each([
      ['in the middle of its last line', (text: string) => text.slice(0, -30)],
      ['in the name of a tenant', (text: string) => text.slice(0, text.lastIndexOf('ficus') + 2)],
      ['in the middle of a line to which others were added', (text: string) => text.slice(0, -30) + text],
    ])('nothing, where the heads file was cut %s', async (_where, cut) => {
      writeFileSync(headsFile, cut(kept));
      await rename('ficus');
      expect(await keep()).toEqual([]);
      expect(readFileSync(headsFile, 'utf8')).toMatch(/\nhead1\.ficus\.5\.\S+\n$/);
      const { code, said } = await verify();
      expect(said).toMatch(/^The heads file has a line that is no whole head \(.*heads\.log: head1\.fi\S*\)$/m);
      expect(said).toMatch(/^ficus: 5 rows verified, compared with 2 signed heads$/m);
      expect(code).toBe(0);
    });

    it('an end that was cut back to an older head, though nobody has written since', async () => {
      await rename('ficus');
      expect(await keep()).toEqual([]);
      await test.asSuperuser((superuser) =>
        superuser.query(`begin; set local session_replication_role = replica; delete from audit_log where seq > 4; delete from audit_heads where seq > 4;
          update audit_chain c set last_seq = 4, last_hash = a.hash from audit_log a where a.seq = 4 and a.tenant_id = c.tenant_id; commit`),
      );
      expect(await keep()).toEqual([['audit chain broken', expect.objectContaining({ tenant: 'ficus', seq: 5 })]]);
    });
  });
});

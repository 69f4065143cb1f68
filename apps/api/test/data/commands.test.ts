import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysText, newKey } from '../../src/platform/secrets/keys.ts';
import { makeTestDatabase, type TestDatabase } from '../harness/each-database.ts';
import { runCommand } from '../harness/run-command.ts';

const example = fileURLToPath(new URL('../../../../docs/examples/import.csv', import.meta.url));

describe('the commands', () => {
  let test: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    test = await makeTestDatabase('server');
    folder = mkdtempSync(join(tmpdir(), 'closewright-commands-'));
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (command: string, ...options: string[]) =>
    runCommand(command, options, {
      DATA_DIR: folder,
      DATABASE_URL: String(test.options.databaseURL),
      DATABASE_OWNER_URL: String(test.options.databaseOwnerURL),
    });

  it('seed, import, rotate and verify, each saying what it did', async () => {
    const seeded = await run('seed', '--files', '20', '--tenant', 'ficus', '--seed', '3');
    expect(seeded).toMatchObject({ code: 0, output: expect.stringContaining('20 files stored in ficus') });
    const imported = await run('import', example, '--tenant', 'epsilon', '--user', 'administrator');
    expect(imported).toMatchObject({ code: 0, output: expect.stringContaining('2 files stored') });
    const exported = await run('export', '26-9001', '--tenant', 'epsilon', '--user', 'administrator');
    expect(exported.code).toBe(0);
    expect(JSON.parse(exported.out)).toMatchObject({ taxIDs: 'masked', files: [{ fileNumber: '26-9001' }] });
    const rotated = await run('keys-rotate');
    expect(rotated).toMatchObject({ code: 0, output: expect.stringContaining('8 values are now sealed with') });
    const verified = await run('audit-verify');
    expect(verified.out).toMatch(
      /epsilon: [\d,]+ rows verified, compared with 0 signed heads\n {2}[\d,]+ records as the audit says\n {2}signed head head1/,
    );
    expect(verified.code).toBe(0);
    const [, head = ''] = /(head1\.ficus\.\S+)/.exec(verified.out) ?? [];
    const again = await run('audit-verify', '--tenant', 'ficus', '--head', head);
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('compared with 1 signed head') });
    const changed = head.replace('.ficus.', '.epsilon.');
    for (const tenant of ['ficus', 'epsilon']) {
      const refused = await run('audit-verify', '--tenant', tenant, '--head', changed);
      expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(changed) });
    }
  });

  it('end with 1 and the reason when they cannot', async () => {
    const refused: [reason: string, command: string, ...options: string[]][] = [
      ['no tenant nobody', 'import', example, '--tenant', 'nobody'],
      ['Usage: npm run import', 'import'],
      ['has no file nothing', 'export', 'nothing', '--tenant', 'epsilon'],
      ['--files must be a number', 'seed', '--files', 'many'],
    ];
    await Promise.all(
      refused.map(async ([reason, command, ...options]) =>
        expect(await run(command, ...options)).toMatchObject({ code: 1, output: expect.stringContaining(reason) }),
      ),
    );
  });

  it('a restore that is refused leaves the keys of the folder as they are', async () => {
    const [backup, keys] = [join(folder, 'backup.tar'), join(folder, 'foreign.json')];
    const before = readFileSync(join(folder, 'keys.json'), 'utf8');
    expect(await run('backup', backup)).toMatchObject({ code: 0 });
    writeFileSync(keys, keysText([newKey(new Date())]));
    expect(await run('restore', backup, '--with-keys', keys)).toMatchObject({
      code: 1,
      err: expect.stringContaining('the database is not empty'),
    });
    expect(readFileSync(join(folder, 'keys.json'), 'utf8')).toBe(before);
  });

  it('import refuses what is not UTF-8 before it would store broken names, and export writes for its owner only', async () => {
    const [input, out] = [join(folder, 'names.csv'), join(folder, '26-9001.json')];
    writeFileSync(input, Buffer.from('fileNumber,buyer.name\nL-1,Jos\u00e9', 'latin1'));
    expect(await run('import', input, '--tenant', 'epsilon')).toMatchObject({
      code: 1,
      output: expect.stringContaining('not UTF-8'),
    });
    const json = join(folder, 'names.json');
    writeFileSync(json, '\ufeff[{ "fileNumber": "L-1", "buyers": [{ "name": "Jos\u00e9" }] }]');
    expect(await run('import', json, '--tenant', 'epsilon')).toMatchObject({ code: 0 });
    writeFileSync(out, '', { mode: 0o644 });
    expect(await run('export', '26-9001', '--tenant', 'epsilon', '--with-tax-ids', '--out', out)).toMatchObject({
      code: 0,
    });
    expect(readFileSync(out, 'utf8')).toContain('"taxIDs": "clear"');
    expect(statSync(out).mode & 0o777).toBe(0o600);
  });

  it('an import lets the planner know when the tables have grown', async () => {
    const known = () =>
      test.asOwner(async (owner) => {
        const { rows } = await owner.query<{ known: number }>(
          "select reltuples::integer as known from pg_class where relname in ('orders', 'order_parties') order by relname desc",
        );
        return rows.map((row) => row.known);
      });
    const before = await known();
    const input = join(folder, 'hundred.csv');
    const lines = Array.from({ length: 100 }, (_, at) => `H-${at},Anna Field ${at}`);
    writeFileSync(input, ['fileNumber,buyer.name', ...lines].join('\n'));
    expect(await run('import', input, '--tenant', 'epsilon')).toMatchObject({ code: 0 });
    const [orders = 0, parties = 0] = await known();
    expect(orders).toBeGreaterThanOrEqual(Math.max(before[0] ?? 0, 0) + 100);
    expect(parties).toBeGreaterThanOrEqual(Math.max(before[1] ?? 0, 0) + 100);
  });

  it('name the first row that somebody changed', async () => {
    await test.asOwner(async (owner) => {
      await owner.query("begin; select set_config('app.tenant', 'epsilon', true)");
      await owner.query('alter table audit_log disable trigger audit_append_only');
      await owner.query("update audit_log set actor = 'somebody else' where seq in (20, 30)");
      await owner.query('alter table audit_log enable trigger audit_append_only; commit');
    });
    const { code, output } = await run('audit-verify');
    expect(output).toContain('epsilon: BROKEN at row 20, which does not match its hash: the row was changed');
    expect(output).toMatch(/ficus: [\d,]+ rows verified/);
    expect(code).toBe(1);
  });
});

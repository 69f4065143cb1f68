import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Ended } from '../../../../tools/follow.ts';
import { makeMigratedFolder } from '../harness/migrated-folder.ts';
import { type NodeProcess, startNode } from '../harness/node-process.ts';
import { runCommand, startCommand } from '../harness/run-command.ts';

const example = fileURLToPath(new URL('../../../../docs/examples/import.csv', import.meta.url));

describe('beside a server on the embedded database', () => {
  let folder: string;
  let server: NodeProcess;
  /** Typed while the server starts. */
  let early: Promise<Ended>;
  const env = () => ({ DATA_DIR: join(folder, '.data'), LOG_LEVEL: 'info' });
  const run = (command: string, ...options: string[]) => runCommand(command, options, env());

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'closewright-beside-'));
    makeMigratedFolder(env().DATA_DIR);
    const starting = startNode(env());
    await vi.waitFor(() => expect(existsSync(join(env().DATA_DIR, 'db.lock'))).toBe(true), 30_000);
    early = run('seed', '--files', '3', '--tenant', 'ficus');
    server = await starting;
  });
  afterAll(async () => {
    server.process.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('every command runs, with its own output and exit code', async () => {
    expect(await early).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^The (server|holder) .*: waiting for it\.\n/),
      out: expect.stringMatching(/^3 files stored in ficus in [\d.]+ s$/m),
    });
    expect(await run('import', example, '--tenant', 'epsilon')).toMatchObject({
      code: 0,
      out: '2 files stored, 0 already there, 0 refused\n',
    });
    const exported = await run('export', '26-9001', '--tenant', 'epsilon');
    expect(exported).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(exported.out)).toMatchObject({ files: [{ fileNumber: '26-9001' }] });
    expect(await run('audit-verify')).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^No place outside of the database could be asked .*\nepsilon: [\d,]+ rows verified, .*\n {2}[\d,]+ records as the audit says\n {2}signed head head1\..*\nficus: /,
      ),
    });
    expect(await run('counts-verify')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^epsilon: [\d,]+ files, every count is right\nficus: /),
    });
    expect(await run('keys-rotate')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^[\d,]+ values are now sealed with k\d{14}\w{5}\n$/),
    });
  });

  it('a backup beside a server is restored elsewhere, with its keys apart', async () => {
    const [file, keys] = [join(folder, 'backup.tar'), join(folder, 'keys.json')];
    const made = await run('backup', file, '--with-keys', keys);
    expect(made).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^[\d,]+ rows of \d+ tables in .*backup\.tar$/m),
    });
    for (const path of [file, keys]) expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await run('restore', file)).toMatchObject({ code: 1, err: expect.stringContaining('in use by another') });
    const elsewhere = { ...env(), DATA_DIR: join(folder, 'elsewhere') };
    makeMigratedFolder(elsewhere.DATA_DIR);
    const restored = await runCommand('restore', [file, '--with-keys', keys], elsewhere);
    expect(restored).toMatchObject({ code: 0, err: '' });
    for (const [, audit] of made.out.matchAll(/^(\w+: [\d,]+ rows of audit), head/gm))
      expect(restored.out).toContain(audit);
    const exported = await runCommand('export', ['12-3456', '--tenant', 'epsilon', '--with-tax-ids'], elsewhere);
    expect(exported.out).toContain('987-65-3456');
  });

  it('what is wrong is said where it belongs, and the server goes on', async () => {
    const bad = join(folder, 'bad.csv');
    writeFileSync(bad, 'fileNumber,salePrice\n77-0001,250000.00\n77-0002,much\n');
    expect(await run('import', bad, '--tenant', 'epsilon')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^line 3, column salePrice: /),
      out: '1 file stored, 0 already there, 1 refused\n',
    });
    mkdirSync(join(folder, 'odd.csv'));
    const refused: [reason: string, command: string, ...options: string[]][] = [
      ['no tenant nobody', 'import', example, '--tenant', 'nobody'],
      ['odd.csv is a directory, but', 'import', join(folder, 'odd.csv'), '--tenant', 'epsilon'],
      ['no such file', 'export', '26-9001', '--tenant', 'epsilon', '--out', join(folder, 'missing', 'file.json')],
    ];
    for (const [reason, command, ...options] of refused)
      expect(await run(command, ...options)).toMatchObject({ code: 1, out: '', err: expect.stringContaining(reason) });
    expect(server.process.exitCode).toBeNull();
  });

  it('a command whose output nobody reads any more ends at its next safe point', async () => {
    const bad = join(folder, 'all-bad.csv');
    writeFileSync(bad, `fileNumber,salePrice\n${'77-0003,much\n'.repeat(2000)}`);
    const command = startCommand('import', [bad, '--tenant', 'epsilon'], env());
    command.process.stderr?.destroy();
    expect(await command.ended).toMatchObject({ code: 1, err: '', out: expect.stringMatching(/^0 files stored, /) });
  });

  it('a file is written whole and for its owner only', async () => {
    const out = join(folder, 'out.json');
    writeFileSync(out, '', { mode: 0o644 });
    expect(await run('export', '26-9001', '--tenant', 'epsilon', '--out', out)).toMatchObject({ code: 0, out: '' });
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ files: [{ fileNumber: '26-9001' }] });
    expect(statSync(out).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.startsWith('out.json'))).toEqual(['out.json']);
  });

  it('Ctrl-C ends a command between two files, and not the server', async () => {
    const many = join(folder, 'many.csv');
    const numbers = Array.from({ length: 2000 }, (_, at) => `78-${String(at).padStart(4, '0')}`);
    writeFileSync(many, `fileNumber\n${numbers.join('\n')}\n`);
    const begun = () =>
      server.output().match(/"command":"import","msg":"a command of the operator begins"/g)?.length ?? 0;
    const before = begun();
    const command = startCommand('import', [many, '--tenant', 'epsilon'], env());
    await vi.waitFor(() => expect(begun()).toBe(before + 1), 30_000);
    command.process.kill('SIGINT');
    // npm hands it on to what the terminal has told already: this is no second wish to end.
    command.process.kill('SIGTERM');
    const { code, out, err } = await command.ended;
    // Which of two signals of one moment is heard first is not said.
    expect([130, 143]).toContain(code);
    expect(err).toBe('Stopped: you told it to. What was stored until then is kept.\n');
    expect(Number(/^(\d+) files? stored, 0 already there, 0 refused\n$/.exec(out)?.[1] ?? 0)).toBeLessThan(2000);
    expect(server.process.exitCode).toBeNull();
  });

  it('an import whose caller is gone ends with its counts in the log of the server', async () => {
    const many = join(folder, 'killed.csv');
    const numbers = Array.from({ length: 2000 }, (_, at) => `79-${String(at).padStart(4, '0')},`);
    writeFileSync(many, `fileNumber,salePrice\n79-bad,much\n${numbers.join('\n')}\n`);
    const command = startCommand('import', [many, '--tenant', 'epsilon'], env());
    await command.hears('line 2, column salePrice');
    command.process.kill('SIGKILL');
    const counts = /"command":"import","line":"(\d+) files? stored, 0 already there, 1 refused"/;
    await vi.waitFor(() => expect(server.output()).toMatch(counts), 30_000);
    expect(Number(counts.exec(server.output())?.[1])).toBeLessThan(2000);
    const why = 'Stopped: its caller is gone. What was stored until then is kept.';
    await vi.waitFor(() => expect(server.output()).toContain(`"code":1,"why":"${why}"`), 30_000);
  });

  it('where they are asked for opens for the owner only, and a command takes over when the server stops', async () => {
    const place = join(env().DATA_DIR, 'operator');
    expect(statSync(place).mode & 0o777).toBe(0o700);
    expect(readdirSync(place)).toEqual(['address.json', 'socket']);
    for (const name of readdirSync(place)) expect(statSync(join(place, name)).mode & 0o077, name).toBe(0);
    const ended = new Promise((done) => server.process.once('exit', done));
    server.process.kill('SIGTERM');
    const late = run('counts-verify', '--tenant', 'ficus');
    expect(await ended, server.output().slice(-5000)).toBe(0);
    expect(await late).toMatchObject({ code: 0, out: expect.stringContaining('every count is right') });
    expect(readdirSync(place)).toEqual([]);
    expect(server.output()).not.toMatch(/"level":(50|60)/);
  });
});

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callHost } from '../../apps/api/test/harness/call-host.ts';
import { freePort } from '../../apps/web/e2e/arrange/free-port.ts';
import { removeLater, run, start } from './run.ts';

/** A data folder with the demo tenants and three made-up files. What commands say beside a server is told by apps/api/test/data/commands-beside.test.ts. */
const { path: data, remove } = removeLater();
const env = { DATA_DIR: join(data, '.data'), LOG_LEVEL: 'warn' };
let seeded: Awaited<ReturnType<typeof run>>;

beforeAll(async () => {
  mkdirSync(env.DATA_DIR);
  seeded = await run('npm run seed -- --files 3 --tenant epsilon', env);
});
afterAll(remove);

/** The answer to a request of epsilon's host. */
const get = (port: number, path: string, token?: string) =>
  callHost(port, 'epsilon', 'GET', path, token === undefined ? {} : { token });

it('seed makes files', () => {
  expect([seeded.code, seeded.said]).toEqual([0, expect.stringMatching(/^3 files stored in epsilon/m)]);
});

it('start serves the web app, and a token opens the api', async () => {
  const port = await freePort();
  const server = start('npm start', { ...env, PORT: String(port), HOST: '127.0.0.1' });
  await server.hears(`http://epsilon.localhost:${port}`);
  expect(await get(port, '/')).toMatchObject({ status: 200, text: expect.stringContaining('<div id="root">') });
  for (const path of ['/api/docs', '/api/openapi.json']) expect(await get(port, path)).toMatchObject({ status: 200 });
  const token = await run(`npm run -s token -- --tenant epsilon --user closer --url http://127.0.0.1:${port}`);
  expect(token).toEqual({ code: 0, said: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+\n$/) });
  const answer = await get(port, '/api/recent-files', token.said.trim());
  expect(answer.body).toMatchObject({ isSuccessful: true, result: expect.any(Array) });
  expect((await get(port, '/api/recent-files')).status).toBe(401);
  const { said } = await server.stop();
  expect(said).not.toMatch(/"level":(50|60)/);
});

it('import stores a file and names what is wrong with another', async () => {
  const file = join(data, 'files.csv');
  writeFileSync(file, 'fileNumber,salePrice\n77-0001,250000.00\n77-0002,much\n');
  const { code, said } = await run(`npm run import -- ${file} --tenant epsilon`, env);
  expect([code, said]).toEqual([1, expect.stringMatching(/^line 3, column salePrice: /m)]);
  expect(said).toMatch(/^1 file stored, 0 already there, 1 refused$/m);
});

it('export writes a file as a document', async () => {
  const out = join(data, 'file.json');
  const { code, said } = await run(`npm run export -- 12-3456 --tenant epsilon --out ${out}`, env);
  expect(code, said).toBe(0);
  expect(readFileSync(out, 'utf8')).toContain('"12-3456"');
});

it('audit:verify follows the chain of every tenant', async () => {
  const { code, said } = await run('npm run audit:verify', env);
  expect(code, said).toBe(0);
  expect(said).toMatch(
    /^epsilon: [\d,]+ rows verified, compared with .*\n {2}[\d,]+ records as the audit says\n {2}signed head head1\.epsilon\./m,
  );
  expect(said).toMatch(/^ {2}signed head head1\.ficus\./m);
});

it('counts:verify finds every count right, also after a rebuild', async () => {
  const { code, said } = await run('npm run counts:verify -- --rebuild && npm run counts:verify', env);
  expect([code, said.match(/^epsilon: [\d,]+ files, every count is right$/gm)]).toEqual([
    0,
    [expect.any(String), expect.any(String)],
  ]);
});

it('ledger:verify follows the ledger of every tenant', async () => {
  const { code, said } = await run('npm run ledger:verify', env);
  expect([code, said]).toEqual([0, expect.stringMatching(/^epsilon: [\d,]+ transactions? verified$/m)]);
});

it('restore makes of a backup the same data in an empty folder', async () => {
  const [file, keys] = [join(data, 'closewright.backup.tar'), join(data, 'keys.json')];
  const made = await run(`npm run backup -- ${file} --with-keys ${keys}`, env);
  expect([made.code, made.said]).toEqual([0, expect.stringMatching(/^[1-9][\d,]* rows of \d+ tables in /m)]);
  const other = { ...env, DATA_DIR: join(data, 'restored') };
  const { code, said } = await run(`npm run restore -- ${file} --with-keys ${keys}`, other);
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/^epsilon: [\d,]+ rows of audit verified, head [0-9a-f]{64}$/m),
  ]);
});

it('keys:rotate seals every value with a new key', async () => {
  const { code, said } = await run('npm run keys:rotate', env);
  expect([code, said]).toEqual([0, expect.stringMatching(/^[1-9]\d* values are now sealed with \S+$/m)]);
});

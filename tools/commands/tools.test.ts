import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from '../../apps/web/e2e/arrange/free-port.ts';
import { root } from '../programs.mjs';
import { folder, run, start } from './run.ts';

/** The text at an address of this machine; a refusal throws. */
async function text(port: number, path: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  expect(answer.status).toBe(200);
  return answer.text();
}

it('dev serves the web app from its sources, the api behind it, and the kit', async () => {
  const [web, api, kit] = [await freePort(), await freePort(), await freePort()];
  const env = { WEB_PORT: String(web), PORT: String(api), KIT_PORT: String(kit), DATA_DIR: join(folder(), '.data') };
  const dev = start('npm run dev -- --kit', env);
  await Promise.all([
    dev.hears(`api |   http://epsilon.localhost:${api}`),
    dev.hears(/web \| .*ready in/),
    dev.hears(/kit \| .*Storybook ready/),
  ]);
  expect(await text(web, '/')).toContain('/@vite/client');
  expect(JSON.parse(await text(web, '/api/health'))).toMatchObject({ isSuccessful: true });
  expect(await text(kit, '/index.json')).toContain('data-grid');
  const { said } = await dev.stop();
  expect(said).not.toContain('stopping the others');
});

it('storybook starts', async () => {
  const { code, said } = await run(`npm run storybook -- -p ${await freePort()} --ci --smoke-test`);
  expect(code, said).toBe(0);
});

it('visual compares the stories of a part', async () => {
  const { code, said } = await run('npm run visual -- badge');
  expect([code, said]).toEqual([0, expect.stringMatching(/^\d+ stories; \d+ pictures|^Nothing was compared: /m)]);
});

it('changeset reads the changes of the kit', async () => {
  // Whether all of them are noted is no matter of this run: somebody may be in the middle of one.
  const { said } = await run('npm run changeset -- status --since=HEAD');
  expect(said).toMatch(/Packages to be bumped|no changesets were found/);
});

it('mutation plants faults in a rule, and the tests notice', async () => {
  const { code, said } = await run("npm run mutation -- --mutate 'src/formats/escape-scripts.ts' --concurrency 1");
  expect(code, said).toBe(0);
  expect(said).toMatch(/escape-scripts\.ts +\| +\d/);
});

it('docs:access writes the page as it is', async () => {
  const page = join(root, 'docs/access.md');
  const before = readFileSync(page, 'utf8');
  const { code, said } = await run('npm run docs:access');
  expect(code, said).toBe(0);
  expect(readFileSync(page, 'utf8') === before, 'docs/access.md was out of date, and is new now').toBe(true);
});

it('closewright-math answers a case', async () => {
  const { code, said } = await run('npx closewright-math docs/examples/closing-math/payoff.json');
  expect(code, said).toBe(0);
  expect(JSON.parse(said)).toMatchObject({ kind: 'payoff', result: { payoff: '81539.09' } });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { node, root } from '../programs.mjs';
import { folder, leftIn, run, start } from './run.ts';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const row = /^\| `npm run bench -- start` \|.*$/m.exec(readme)?.[0] ?? '';
/** The areas that README.md names. */
const areas = [...row.matchAll(/`([a-z]+)`/g)].map(([, area]) => area);

it('every bench area runs, and nothing of it stays behind', async () => {
  const temporary = folder();
  const { code, said } = await run('npm run bench -- --tiny', { TMPDIR: temporary });
  const measured = [...said.matchAll(/^## ([a-z]+) \(/gm)].map(([, area]) => area);
  expect([code, measured], said.slice(-4000)).toEqual([0, areas]);
  // Each area's table has our own figures.
  expect(said.match(/^\| ours \|(?= [\d. |]+$).*\d/gm)).toHaveLength(areas.length);
  expect(leftIn(temporary)).toEqual([]);
});

it('a bench that is told to stop ends its servers and removes their folders', async () => {
  const temporary = folder();
  // Without npm and a shell between, so that the bench alone hears of it.
  const bench = start(`exec ${node()} bench/src/run.ts api file --tiny`, { TMPDIR: temporary });
  await bench.hears('round 1 of 1: ours');
  expect(await bench.end()).toMatchObject({ code: 128 + 15 });
  expect(leftIn(temporary)).toEqual([]);
});

it('an area that there is not is refused', async () => {
  const { code, said } = await run('npm run bench -- nothing');
  expect([code, said]).toEqual([2, expect.stringContaining('start|api|save')]);
});

import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from './programs.mjs';

/** The packages that are in memory once a module of the api has been loaded, in a process of its own. */
function loadedBy(...modules: string[]): string[] {
  const script = `
    for (const path of ${JSON.stringify(modules)}) await import(path);
    const { createRequire } = await import('node:module');
    const names = Object.keys(createRequire(process.cwd() + '/x.js').cache).map((path) => path.split('node_modules/').at(-1));
    console.log(JSON.stringify(names));`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

const heavy = (names: string[]) => names.filter((name) => /^(prom-client|@opentelemetry\/)/.test(name));

describe('what only some installations want', () => {
  it('is not in memory of a server that was not asked for it', () => {
    const loaded = loadedBy('./apps/api/src/main.ts');
    expect(loaded.some((name) => name.startsWith('fastify/'))).toBe(true);
    expect(heavy(loaded)).toEqual([]);
  });

  it('would be seen', () => {
    const folder = './apps/api/src/platform';
    const loaded = heavy(loadedBy(`${folder}/metrics/prometheus.ts`, `${folder}/tracing/open-telemetry.ts`));
    expect(loaded.some((name) => name.startsWith('prom-client/'))).toBe(true);
    expect(loaded.some((name) => name.startsWith('@opentelemetry/sdk-trace'))).toBe(true);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CommandContext } from '../operator/command.ts';
import { loadKeyFile } from '../platform/secrets/keys.ts';
import { keysRotate } from './keys-rotate.ts';

const now = new Date('2026-11-24T03:45:00Z');
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'closewright-rotate-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** A rotation of a database without tenants, which answers once it is let. */
function rotate(args: readonly string[], database: Promise<unknown> = Promise.resolve()) {
  const context = {
    connections: { asOwner: () => database.then(() => []) },
    config: { keys: null, dataDir },
    clock: { now: () => now },
    out: async () => {},
    signal: new AbortController().signal,
  };
  // A rotation asks for no more of its context than this.
  return keysRotate.prepare(args)(context as unknown as CommandContext);
}

it('a rotation beside another one in a process of its own is refused: it would drop the key of the other', async () => {
  const slow = Promise.withResolvers<void>();
  const first = rotate(['--retire'], slow.promise);
  const refused = await rotate(['--retire']).catch((error: Error) => error);
  slow.resolve();
  expect(await first).toBe(0);
  expect(String(refused)).toContain('in use by npm run keys:rotate');
  const [kept, ...others] = loadKeyFile(dataDir, now);
  expect(others).toEqual([]);
  expect(await rotate([])).toBe(0);
  expect(loadKeyFile(dataDir, now).map(({ id }) => id)).toEqual([expect.any(String), kept?.id]);
});

#!/usr/bin/env node
/** Reckons closing figures from case files: docs/closing-math.md. Runs under the Node that npm brought, whichever one starts it. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = new URL('../src/main.ts', import.meta.url);

if (Number(process.versions.node.split('.')[0]) >= 26) {
  await import(main.href);
} else {
  const { node } = await import('../../../tools/programs.mjs');
  const { status, error } = spawnSync(node(), [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' });
  if (error) throw error;
  process.exitCode = status ?? 1;
}

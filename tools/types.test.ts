import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { command, node, root } from './programs.mjs';
import { filesOfTheTree } from './tree.mjs';

const run = (parameters: string[], cwd = root) =>
  promisify(execFile)(node(), parameters, { cwd, maxBuffer: 64 * 1024 * 1024 });

/**
 * oxlint checks the types of a file by the nearest tsconfig.json that includes it. One that none includes would be
 * checked with the options of no project, and not strictly.
 */
it('every TypeScript file belongs to a project', { timeout: 120_000 }, async () => {
  const listed = filesOfTheTree();
  const projects = listed.filter((file) => /(^|\/)tsconfig\.json$/.test(file));
  const included = new Set<string>();
  for (const project of projects) {
    const { stdout } = await run([command('@typescript/native', 'tsc'), '-p', project, '--showConfig']);
    for (const file of (JSON.parse(stdout) as { files: string[] }).files)
      included.add(relative(root, resolve(root, project, '..', file)).replaceAll('\\', '/'));
  }
  expect(projects.length).toBeGreaterThan(5);
  expect(listed.filter((file) => /\.tsx?$/.test(file) && !included.has(file))).toEqual([]);
});

it('a wrong type is red in the check that `npm test` runs', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  try {
    writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true }, "include": ["."] }');
    writeFileSync(join(folder, 'wrong.ts'), "export const amount: number = 'ten';\n");
    const failed = await run([command('oxlint'), '--type-aware', '--type-check'], folder).catch(
      (error: { stdout: string; code: number }) => error,
    );
    expect(failed).toMatchObject({ code: 1, stdout: expect.stringContaining('TS2322') });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

import { readFileSync } from 'node:fs';
import { join, matchesGlob, posix } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './programs.mjs';
import { filesOfTheTree } from './tree.mjs';

/** The kit as `npm pack` makes it, for an app that is not of this workspace: whatever it needs is in it. */
const folder = 'packages/ui';
const manifest: { files: string[]; exports: Record<string, string> } = JSON.parse(
  readFileSync(join(root, folder, 'package.json'), 'utf8'),
);
const left = manifest.files.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
const packed = filesOfTheTree(`${folder}/src`)
  .map((file) => posix.relative(folder, file))
  .filter((file) => !left.some((pattern) => matchesGlob(file, pattern) || file.startsWith(`${pattern}/`)));
const known = new Set(packed);
const read = (file: string) => readFileSync(join(root, folder, file), 'utf8');

/** Files of its own that a file names: imports of scripts and style sheets, configs, workers. */
const named = /(?:from|import|import\(|@import|@config|new URL\()\s*['"](\.[^'"?]*)/g;
const missingIn = (file: string) =>
  [...read(file).matchAll(named)]
    .map(([, path = '']) => posix.join(posix.dirname(file), path))
    .filter((path) => !known.has(path))
    .map((path) => `${file} names ${path}`);

it('needs no file that is left out', () => {
  const sources = packed.filter((file) => /\.(tsx?|css)$/.test(file));
  expect(sources.length).toBeGreaterThan(300);
  // Says how this workspace is built; other apps import kit.css.
  expect(sources.filter((file) => file !== 'src/tokens/styles.css').flatMap(missingIn)).toEqual([]);
});

it('brings no test, story or sample', () => {
  expect(
    packed.filter((file) => /^(test|story|stories)-|\.(test|stories|fixture)\./.test(posix.basename(file))),
  ).toEqual([]);
});

it('has what its subpaths name', () => {
  const whole = Object.values(manifest.exports).filter((path) => !path.includes('*'));
  expect(whole.filter((path) => !known.has(posix.normalize(path)))).toEqual([]);
});

/** The reviewed ARIA trees: one text file per component folder, one section per feature story. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { root } from './programs.mjs';

export const ariaFolder = join(root, '.storybook', '__aria__');

const HEAD = /^# (\S+)$/;
const SAME = /^same as (\S+)$/;

/**
 * Reads the sections of a file: story id to tree.
 * @param {string} file
 * @returns {Map<string, string>}
 */
export function parseTrees(file) {
  /** @type {Map<string, string[]>} */
  const sections = new Map();
  /** @type {string[]} */
  let open = [];
  for (const line of file.split('\n')) {
    const id = HEAD.exec(line)?.[1];
    if (id) {
      open = [];
      sections.set(id, open);
    } else open.push(line);
  }
  const trees = new Map([...sections].map(([id, lines]) => [id, lines.join('\n').trim()]));
  for (const [id, tree] of trees) trees.set(id, trees.get(SAME.exec(tree)?.[1] ?? '') ?? tree);
  return trees;
}

/**
 * Writes the sections in the order of their ids. A story that differs only in its looks says which one it equals.
 * @param {ReadonlyMap<string, string>} trees
 */
export function formatTrees(trees) {
  /** @type {Map<string, string>} */
  const first = new Map();
  return [...trees]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, tree]) => {
      const twin = tree ? first.get(tree) : undefined;
      if (!twin) first.set(tree, id);
      return `# ${id}\n\n${twin ? `same as ${twin}` : tree}\n`;
    })
    .join('\n');
}

/**
 * Stories of one folder run side by side: what they write goes one after the other.
 * @type {Promise<unknown>}
 */
let turn = Promise.resolve();

/**
 * Runs in Node, called from the browser. Answers the reviewed tree of a story; with `--update` the one that is given becomes it.
 * @type {import('vitest/node').BrowserCommand<[id: string, tree: string | null]>}
 */
export const compareTree = ({ testPath = '', project }, id, tree) => {
  const file = join(ariaFolder, `${basename(dirname(testPath))}.txt`);
  const update = project.serializedConfig.snapshotOptions.updateSnapshot === 'all';
  const done = turn.then(async () => {
    const trees = parseTrees(await readFile(file, 'utf8').catch(() => ''));
    const expected = trees.get(id) ?? null;
    if (update && tree !== null && expected !== tree) {
      await mkdir(ariaFolder, { recursive: true });
      await writeFile(file, formatTrees(trees.set(id, tree)));
    }
    return { expected, update };
  });
  turn = done.catch(() => {});
  return done;
};

/** The reviewed ARIA trees: one text file per component folder, one section per feature story. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { renderTree } from '../.storybook/aria-tree.ts';
import { root } from './programs.mjs';
import { inTurn, settled } from './settled.mjs';

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
 * Writes the sections in the order of their ids. A story with the tree of an earlier one names it.
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

const QUIET_MILLISECONDS = 400;

/** @typedef {{ frame: { id: string, url: string }, childFrames?: FrameTree[] }} FrameTree */

/**
 * Reads the tree of the frame a story runs in: vitest draws stories inside a page of its own.
 * @param {Pick<import('vitest/node').BrowserCommandContext, 'page' | 'context' | 'frame'>} where
 */
async function treeReader({ page, context, frame }) {
  const session = await context.newCDPSession(page);
  const url = (await frame()).url();
  /** @param {FrameTree} tree @returns {FrameTree['frame'][]} */
  const all = (tree) => [tree.frame, ...(tree.childFrames ?? []).flatMap(all)];
  const own = all((await session.send('Page.getFrameTree')).frameTree).find((each) => each.url === url);
  if (!own) throw new Error(`No frame shows ${url}`);
  return {
    read: async () => renderTree((await session.send('Accessibility.getFullAXTree', { frameId: own.id })).nodes),
    close: () => session.detach(),
  };
}

/**
 * Runs in Node, called from the browser. Answers what is told and what was reviewed, as soon as both are the same or time is up; with
 * `--update` what is told becomes what was reviewed, once it has not changed for a while: parts that load on demand come a moment later.
 * @type {import('vitest/node').BrowserCommand<[id: string]>}
 */
export const compareTree = async (where, id) => {
  const file = join(ariaFolder, `${basename(dirname(where.testPath ?? ''))}.txt`);
  const reviewed = async () => parseTrees(await readFile(file, 'utf8').catch(() => ''));
  const { read, close } = await treeReader(where);
  try {
    if (where.project.serializedConfig.snapshotOptions.updateSnapshot !== 'all') {
      const expected = (await reviewed()).get(id) ?? null;
      const tree = await settled(read, (now) => expected === null || now === expected);
      return { tree, expected };
    }
    let before = '';
    let since = performance.now();
    const tree = await settled(read, (now) => {
      if (now !== before) since = performance.now();
      before = now;
      return performance.now() - since >= QUIET_MILLISECONDS;
    });
    await inTurn(async () => {
      const trees = await reviewed();
      if (trees.get(id) === tree) return;
      await mkdir(ariaFolder, { recursive: true });
      await writeFile(file, formatTrees(trees.set(id, tree)));
    });
    return { tree, expected: tree };
  } finally {
    await close();
  }
};

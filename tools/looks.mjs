/**
 * The looks of stories: a story in the dark, in another density, right to left. Of each the repository keeps the hash of its picture
 * alone (.storybook/looks.json): as strict as the picture itself, in one line.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { differenceFile } from './pictures.mjs';
import { root } from './programs.mjs';
import { inTurn, settled } from './settled.mjs';

export const looksFile = join(root, '.storybook', 'looks.json');

/** @typedef {Record<string, Record<string, string>>} Looks story id to look to hash */

/** The one that tests the comparison itself belongs to no story. */
export const isSelfTest = (/** @type {string} */ id) => id.startsWith('self-test--');

/** @returns {Promise<Looks>} */
export const readLooks = async () => JSON.parse(await readFile(looksFile, 'utf8').catch(() => '{}'));

/** @param {Looks} looks */
export const writeLooks = (looks) =>
  writeFile(
    looksFile,
    `${JSON.stringify(Object.fromEntries(Object.entries(looks).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`,
  );

/**
 * Runs in Node, called from the browser. Compares what is drawn now with the reviewed look; with `--update` it becomes the reviewed one.
 * A picture that differs, or that was made anew, is in test-results/pictures.
 * @type {import('vitest/node').BrowserCommand<[id: string, look: string]>}
 */
export const compareLook = async ({ iframe, project }, id, look) => {
  const update = project.serializedConfig.snapshotOptions.updateSnapshot === 'all';
  const expected = update ? undefined : (await readLooks())[id]?.[look];
  const drawn = async () => {
    const picture = await iframe.getByTestId('picture').screenshot({ animations: 'disabled', caret: 'hide' });
    return { picture, hash: createHash('sha256').update(picture).digest('hex').slice(0, 32) };
  };
  let before = '';
  const now = await settled(drawn, ({ hash }) => {
    const is = hash === (expected ?? before);
    before = hash;
    return is;
  });
  if (now.hash === expected) return null;

  const file = differenceFile(`${id}-${look}.png`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, now.picture);
  if (!update) return expected ? `is not the reviewed one: ${file}` : `was never reviewed: ${file}`;
  await inTurn(async () => {
    const looks = await readLooks();
    await writeLooks({ ...looks, [id]: { ...looks[id], [look]: now.hash } });
  });
  return null;
};

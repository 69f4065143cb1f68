/** Where pictures and ARIA trees of stories can be compared, and how: shared by vitest.config.ts and tools/visual.mjs. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { drawsAsRecorded } from './calibration.mjs';
import { root } from './programs.mjs';

export const pictureFolder = join(root, '.storybook', '__screenshots__');

/** Ids of the stories that have a picture. Not counted: the one that tests the comparison itself. */
export const picturedStories = () =>
  (existsSync(pictureFolder) ? readdirSync(pictureFolder) : [])
    .filter((name) => name.endsWith('.png') && !name.startsWith('self-test--'))
    .map((name) => name.replace(/\.png$/, ''));

/** Baselines are tied to one browser build, the one from npm: anywhere else every picture differs. Null where they hold. */
export async function noPicturesBecause({ platform, arch, env } = process) {
  if (env.CHROMIUM_PATH) return 'CHROMIUM_PATH names another browser than the one the pictures were made with';
  if (platform !== 'linux' || arch !== 'x64')
    return `the pictures were made with the browser for Linux x64, this is ${platform} ${arch}`;
  if (!(await drawsAsRecorded()))
    return 'this processor draws letters and blurs otherwise than where the pictures were made';
  return null;
}

/** The matcher keeps slashes but makes one dash of two: baselines.ts writes `part/story` for `part--story`, here it is turned back. */
/** @param {{ arg: string, ext: string }} name */
const fileName = ({ arg, ext }) => `${arg.replace('/', '--')}${ext}`;

/**
 * Where a picture lies that differs from the reviewed one, or that was made anew of a look.
 * @param {string} name
 */
export const differenceFile = (name) => join(root, 'test-results', 'pictures', name);

/**
 * No tolerance for a colour, and none for a shape: with the matcher's defaults a padding of 1 px more and a visibly different blue both
 * pass. What keeps two runs the same: docs/decisions/0014.
 */
export const pictureOptions = {
  comparatorName: /** @type {const} */ ('pixelmatch'),
  comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
  /** @param {{ arg: string, ext: string }} name */
  resolveScreenshotPath: (name) => join(pictureFolder, fileName(name)),
  /** @param {{ arg: string, ext: string }} name */
  resolveDiffPath: (name) => differenceFile(fileName(name)),
};

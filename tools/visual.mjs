/**
 * Compares every feature story with its picture, its looks and its ARIA tree, pixel by pixel and line by line.
 *
 *   npm run visual                           compares all
 *   npm run visual -- money-field dialog     compares these parts
 *   npm run visual -- --update               makes the baselines anew and removes those of stories that are gone
 *   npm run visual -- --update money-field   makes those of one part
 *
 * Differences, and looks made anew, are in test-results/pictures. `npm test` compares too, in its stage `storybook`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ariaFolder, formatTrees, parseTrees } from './aria-file.mjs';
import { isSelfTest, readLooks, writeLooks } from './looks.mjs';
import { noPicturesBecause, picturedStories, pictureFolder } from './pictures.mjs';
import { command, node, quiet, root } from './programs.mjs';
import { featureStories } from './stories.mjs';

const {
  positionals: parts,
  values: { update },
} = parseArgs({ allowPositionals: true, options: { update: { type: 'boolean', short: 'u' } } });

const because = update ? null : await noPicturesBecause();
if (because) {
  console.log(`Nothing was compared: ${because}.`);
  process.exit(0);
}

const stories = featureStories();
const chosen = stories.filter(({ part }) => parts.length === 0 || parts.includes(part));
if (chosen.length === 0) {
  console.error(`No feature story belongs to ${parts.join(', ')}. Name folders, such as money-field.`);
  process.exit(2);
}

// First, or pictures made on another machine would keep their update from running here.
if (update) spawnSync(node(), [join(root, 'tools', 'calibration.mjs'), '--write'], { cwd: root, stdio: 'inherit' });

const { status } = spawnSync(
  node(),
  [
    command('vitest'),
    'run',
    '--project=storybook',
    '--reporter=dot',
    ...(update ? ['--update=all'] : []),
    ...new Set(chosen.map(({ file }) => file)),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    // CI: a picture that is missing fails and is not made in passing.
    env: { ...process.env, ...quiet, CI: '1', STORY_BASELINES: '1' },
  },
);

if (update) await removeForgotten();
if (update || status === 0) report();
process.exit(status ?? 1);

/** Removes pictures, looks and trees of stories that do not exist any more. */
async function removeForgotten() {
  const known = new Set(stories.map(({ id }) => id));
  for (const id of picturedStories()) {
    if (known.has(id)) continue;
    rmSync(join(pictureFolder, `${id}.png`));
    console.log(`removed ${id}`);
  }
  const kept = await readLooks();
  const named = new Map(stories.map(({ id, looks }) => [id, looks]));
  for (const [id, looks] of Object.entries(kept)) {
    if (isSelfTest(id)) continue;
    for (const look of Object.keys(looks)) if (!named.get(id)?.includes(look)) delete looks[look];
    if (Object.keys(looks).length === 0) delete kept[id];
  }
  await writeLooks(kept);
  const folder = new Map(stories.map(({ id, part }) => [id, part]));
  for (const name of existsSync(ariaFolder) ? readdirSync(ariaFolder) : []) {
    const file = join(ariaFolder, name);
    const before = readFileSync(file, 'utf8');
    const trees = parseTrees(before);
    for (const id of trees.keys()) if (`${folder.get(id)}.txt` !== name) trees.delete(id);
    if (trees.size === 0) rmSync(file);
    else if (formatTrees(trees) !== before) writeFileSync(file, formatTrees(trees));
  }
}

function report() {
  const pictures = picturedStories();
  const bytes = pictures.reduce((sum, id) => sum + statSync(join(pictureFolder, `${id}.png`)).size, 0);
  console.log(`${chosen.length} stories; ${pictures.length} pictures, ${(bytes / 1_000_000).toFixed(1)} MB`);
}

/**
 * `npm test -- --affected`: what a change can touch, by the imports of all files and, where no import leads, by rules
 * that rather run more. Static checks always run.
 *
 * @typedef {'all' | string[]} Files
 * @typedef {{ unit: Files, api: Files, storybook: Files, journeys: Files, commands: Files }} Plan
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { journeysByArea } from './journeys-by-area.mjs';
import { command, node, root } from './programs.mjs';

const isTest = (file) => /\.test\.tsx?$/.test(file);
const isBrowserTest = (file) => /\.browser\.test\.tsx?$/.test(file);
const isApiTest = (file) => /^(apps\/api\/test|tools\/same-decision)\//.test(file) && isTest(file);
const isUnitTest = (file) => isTest(file) && !isBrowserTest(file) && !isApiTest(file);
const isStory = (file) => file.endsWith('.stories.tsx') || isBrowserTest(file);
const isJourney = (file) => file.endsWith('.journey.ts');
/** Tests that read the whole tree import nothing of it. */
const readsTheTree = (file) => /^(tools|\.storybook)\//.test(file) && isUnitTest(file);

const ALL = { unit: 'all', api: 'all', storybook: 'all', journeys: 'all', commands: 'all' };

/** What the commands of README.md are made of, beside the product. */
const ofCommands =
  /^(tools|bench|\.storybook)\/|^README\.md$|^apps\/api\/(migrations|seed|dev|src\/(cli|main|platform))/;

/**
 * Files outside the imports and what they touch: the first pattern that fits counts. A file without a pattern that is not
 * among the imports either, such as package.json, touches all.
 */
const BESIDE_IMPORTS = [
  [/^tools\/(calibration|run-stage|stages)\.mjs$/, ALL],
  [/^docs\/(import\.md|examples\/)/, { api: 'all' }],
  [/^(tools|docs|deploy|bench|\.changeset|\.ci)\/|^[^/]+\.md$|^LICENSE$|^\.git|\.test\.tsx?$/, {}],
  [/^(packages|apps)\/.*\.mdx?$|^(knip|biome|\.oxlintrc)\.json$|^\.dependency-cruiser\.cjs$/, {}],
  [/^apps\/api\/(migrations|seed|dev|src\/platform)\//, { unit: 'all', api: 'all', journeys: 'all' }],
  [/^apps\/api\/test\/harness\//, { api: 'all' }],
  [/^apps\/web\/(index\.html$|vite\.config\.ts$|vite\/|public\/)/, { journeys: 'all' }],
  [/^apps\/web\/e2e\/([^/]+\.ts$|arrange\/)/, { journeys: 'all' }],
  [/^tailwind\.config\.ts$/, { storybook: 'all', journeys: 'all' }],
  [/^\.storybook\//, { storybook: 'all' }],
  // Journeys look at the contrast of whole screens.
  [/^packages\/ui\/.*\.(css|svg|woff2)$/, { storybook: 'all', journeys: 'all' }],
  [/^(packages|apps)\/.*\.snap$/, { unit: 'all', api: 'all' }],
];

/** Every stage of tests reads one of these; what they import touches all. */
const CONFIGURATIONS = ['vitest.config.ts', 'playwright.config.ts'];

/** Registers of all areas: a change of one does not go through them to the others. */
const LISTS =
  /^apps\/api\/src\/(app|main|modules\/index|cli\/[^/]+|platform\/audit\/audit-(entry|scope))\.ts$|^apps\/web\/src\/routeTree\.gen\.ts$|^packages\/contract\/src\/index\.ts$/;
const areaOf = (file) => /^apps\/(?:web\/src\/features|api\/src\/modules)\/([^/]+)\//.exec(file)?.[1];
const isFeature = (file) => file.startsWith('apps/web/src/features/');

/**
 * What a change can touch.
 * @param {string[]} changed
 * @param {Map<string, string[]>} importers of each file of the tree, those that import it
 * @returns {Plan}
 */
export function touched(changed, importers) {
  const files = [...importers.keys()];
  const plan = {
    unit: files.filter(readsTheTree),
    api: [],
    storybook: [],
    journeys: [],
    commands: changed.some((file) => ofCommands.test(file)) ? 'all' : [],
  };
  const add = (more) => {
    for (const [stage, some] of Object.entries(more))
      if (some === 'all' || plan[stage] === 'all') plan[stage] = 'all';
      else plan[stage] = [...new Set([...plan[stage], ...some])].toSorted(byName);
  };
  for (const file of changed) {
    const rule = BESIDE_IMPORTS.find(([pattern]) => pattern.test(file));
    if (rule) add(rule[1]);
    else if (!importers.has(file)) add(ALL);
  }
  const reached = above(changed, importers, () => true);
  if (reached.some((file) => CONFIGURATIONS.includes(file))) return ALL;
  add({
    unit: reached.filter(isUnitTest),
    api: reached.filter(isApiTest),
    storybook: reached.filter(isStory),
    journeys: journeysOf(changed, importers, files),
  });
  return plan;
}

const byName = (a, b) => (a < b ? -1 : 1);

/** The files and all that import them, as far as `leads` from one to the next. */
function above(from, importers, leads) {
  const found = new Set(from.filter((file) => importers.has(file)));
  for (const file of found) for (const next of importers.get(file) ?? []) if (leads(file, next)) found.add(next);
  return [...found];
}

/** @returns {Files} */
function journeysOf(changed, importers, files) {
  // What composes a feature, such as its route, is passed by the journeys of the feature.
  const reached = above(
    changed,
    importers,
    (file, next) => !LISTS.test(next) && !isTest(next) && (!isFeature(file) || isFeature(next)),
  );
  const names = new Set();
  for (const file of reached) {
    if (!/^apps\/(web|api)\/src\/(?!lib\/)/.test(file) || isTest(file)) continue;
    const route = file.startsWith('apps/web/src/routes/');
    const areas = route
      ? files.filter((other) => isFeature(other) && importers.get(other)?.includes(file)).map(areaOf)
      : [areaOf(file)];
    if (areas.length === 0 || areas.some((area) => !area || !journeysByArea[area])) return 'all';
    for (const area of areas) for (const journey of journeysByArea[area]) names.add(journey);
  }
  const direct = reached.filter(isJourney);
  return [...new Set([...direct, ...[...names].map((name) => `apps/web/e2e/journeys/${name}.journey.ts`)])].toSorted(
    byName,
  );
}

const run = async (program, parameters) =>
  (await promisify(execFile)(program, parameters, { cwd: root, maxBuffer: 256 * 1024 * 1024 })).stdout;
const git = async (...parameters) => (await run('git', parameters)).split('\n').filter(Boolean);

/** What differs from where this branch left main, committed or not. On a main that nobody else has, it is what is not committed. */
async function changedFiles() {
  const main = (await git('branch', '--all', '--format=%(refname:short)', '--list', 'main', 'origin/main')).at(-1);
  if (!main) throw new Error('There is neither main nor origin/main to compare with.');
  const [base] = await git('merge-base', 'HEAD', main);
  const [since] = await git('log', '-1', '--format=%h %s', base);
  const tracked = await git('diff', '--name-only', '--no-renames', base);
  return { since, changed: [...new Set([...tracked, ...(await git('ls-files', '--others', '--exclude-standard'))])] };
}

async function readImporters() {
  const cruise = ['--config', '.dependency-cruiser.cjs', '--no-progress', '--output-type', 'json'];
  const folders = ['packages', 'apps', 'bench', 'tools', '.storybook', ...CONFIGURATIONS];
  const depcruise = command('dependency-cruiser', 'depcruise');
  const { modules } = JSON.parse(await run(node(), [depcruise, ...cruise, ...folders]).catch(({ stdout }) => stdout));
  const inside = modules.filter(({ source }) => !source.includes('node_modules/'));
  const importers = new Map(inside.map(({ source }) => [source, []]));
  for (const { source, dependencies } of inside)
    for (const { resolved } of dependencies) importers.get(resolved)?.push(source);
  return importers;
}

/** Reads the change and the tree. */
export async function affected() {
  const { since, changed } = await changedFiles();
  return { since, changed, plan: touched(changed, await readImporters()) };
}

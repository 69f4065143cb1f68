/**
 * `npm ci` refuses a lockfile in which the platform packages of a native tool are missing, and a lockfile that names
 * download addresses ties every checkout to one package host. npm writes both without a word; this says so. It also
 * refuses a licence of what is delivered that nobody has agreed to, and a package that wants to run a script when it is installed.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import parse from 'spdx-expression-parse';

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
/** They let others use and change the product, and ask for no more than to be named. */
const LICENCES = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'OFL-1.1',
];

const ADDRESS = /^[a-z][a-z0-9+.-]*:/i;

/** Where in the lockfile a package at `path` finds `name`, as Node would look for it; undefined when it is not there. */
export function placeOf(packages, path, name) {
  for (let at = path; ; ) {
    const place = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (packages[place]) return place;
    if (at === '') return undefined;
    const above = at.lastIndexOf('/node_modules/');
    at = above < 0 ? '' : at.slice(0, above);
  }
}

/** @returns {string[]} what is wrong, one line each */
export function problemsOf(lockfile) {
  const packages = lockfile.packages ?? {};
  const problems = [];
  if (Object.keys(packages).length === 0) problems.push('the lockfile lists no packages');
  for (const [path, entry] of Object.entries(packages)) {
    const name = path || 'the root';
    if (entry.resolved && ADDRESS.test(entry.resolved)) problems.push(`${name}: holds a download address`);
    if (path.includes('node_modules/') && !entry.link && !entry.inBundle && !entry.integrity) {
      problems.push(`${name}: has no integrity`);
    }
    for (const [wanted, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const target = packages[placeOf(packages, path, wanted)];
      if (!target) problems.push(`${name}: its optional ${wanted}@${range} is missing`);
      else if (EXACT.test(range) && target.version !== range) {
        problems.push(`${name}: its optional ${wanted} is ${target.version} instead of ${range}`);
      }
    }
  }
  return problems;
}

/**
 * Packages that are delivered, not only built or tested with, under a licence that is not in the list.
 * @returns {string[]} one line each
 */
export function licenceProblems(lockfile) {
  return Object.entries(lockfile.packages ?? {}).flatMap(([path, { license, dev, link }]) => {
    const name = path.split('node_modules/').at(-1);
    if (!path.includes('node_modules/') || dev || link) return [];
    const said = license ?? 'none';
    return isAgreedTo(said) ? [] : [`${name}: its licence is ${said}`];
  });
}

/** @param {string} expression of SPDX; anything else is no licence that somebody has agreed to */
function isAgreedTo(expression) {
  try {
    return holds(parse(expression));
  } catch {
    return false;
  }
}

/** Whether a choice among what is offered, with all that has to be kept together, is in the list. */
function holds({ conjunction, left, right, license, exception, plus }) {
  if (conjunction === 'or') return holds(left) || holds(right);
  if (conjunction === 'and') return holds(left) && holds(right);
  return LICENCES.includes(license) && !exception && !plus;
}

/**
 * A script that a package runs when it is installed runs with the rights of whoever installs it: none is run. npm refuses what is
 * `false` in `allowScripts` of package.json in silence, and with `strict-allow-scripts` ends at what is not named there.
 * @returns {string[]} one line each
 */
export function scriptProblems(lockfile, { allowScripts = {} }) {
  const wanting = Object.entries(lockfile.packages ?? {}).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = new Set(wanting.map(([path]) => path.split('node_modules/').at(-1)));
  const known = Object.entries(allowScripts);
  return [
    ...[...names]
      .filter((name) => !(name in allowScripts))
      .map((name) => `${name}: wants to run a script when it is installed`),
    ...known
      .filter(([, isLet]) => isLet !== false)
      .map(([name]) => `${name}: is let run a script when it is installed`),
    ...known
      .filter(([name, isLet]) => isLet === false && !names.has(name))
      .map(([name]) => `${name}: is refused a script, but wants none`),
  ];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = process.argv[2] ?? new URL('../package-lock.json', import.meta.url);
  const lockfile = JSON.parse(readFileSync(file, 'utf8'));
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const problems = [...problemsOf(lockfile), ...licenceProblems(lockfile), ...scriptProblems(lockfile, manifest)];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log(`The lockfile is whole: ${Object.keys(lockfile.packages).length} entries.`);
}

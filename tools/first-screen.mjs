/**
 * `node tools/first-screen.mjs`: what the browser loads before the first screen of the built web app stands, against its budget.
 *
 * index.html names all of it: the entry, and what is preloaded beside it. What comes later is not counted. Runs after the build in
 * `npm test`; a part that grew past the budget belongs behind a dynamic import, or the budget is raised with its reason.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from './programs.mjs';

/** In KB (1024 bytes), gzip -9: scripts are at most 0.6 x the 326 KB of react-admin, the gate of the bench (docs/benchmarks.md). */
export const budgets = { scripts: 195.6, styles: 20 };

/**
 * The scripts of a built page, the inline ones as one, and its style sheets, with their gzipped bytes, largest first.
 * @param {string} html the page
 * @param {(path: string) => Buffer} read a file of the page by its path
 */
export function filesOf(html, read) {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const weigh = (/** @type {(tag: string) => boolean} */ isWanted) => {
    const paths = tags.filter(isWanted).flatMap((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);
    return [...new Set(paths)].map((path) => ({ path, bytes: weight(read(path)) }));
  };
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code).join('\n');
  const scripts = weigh((tag) => tag.startsWith('<script') || /rel="modulepreload"/.test(tag));
  if (inline !== '') scripts.push({ path: 'in the page', bytes: weight(Buffer.from(inline)) });
  const styles = weigh((tag) => /rel="stylesheet"/.test(tag));
  const largestFirst = (/** @type {{ bytes: number }} */ a, /** @type {{ bytes: number }} */ b) => b.bytes - a.bytes;
  return { scripts: scripts.sort(largestFirst), styles: styles.sort(largestFirst) };
}

/** @param {Buffer} content */
const weight = (content) => gzipSync(content, { level: 9 }).length;

/**
 * What is wrong with the size of the first screen, or null.
 * @param {string} kind what the files are
 * @param {{ path: string, bytes: number }[]} files
 * @param {number} limit KB
 */
export function tooLarge(kind, files, limit) {
  const kilobytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  if (kilobytes <= limit) return null;
  const list = files.map(({ path, bytes }) => `${(bytes / 1024).toFixed(1).padStart(8)} KB  ${path}`);
  return [
    `The first screen carries ${kilobytes.toFixed(1)} KB of ${kind}; ${limit} KB are allowed:`,
    ...list,
    'See docs/benchmarks.md, start: what the first painted list does not need comes behind a dynamic import.',
  ].join('\n');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const dist = join(root, 'apps/web/dist');
  const files = filesOf(readFileSync(join(dist, 'index.html'), 'utf8'), (path) => readFileSync(join(dist, path)));
  const problems = [
    tooLarge('JavaScript', files.scripts, budgets.scripts),
    tooLarge('styles', files.styles, budgets.styles),
  ];
  for (const problem of problems.filter((found) => found !== null)) {
    console.error(problem);
    process.exitCode = 1;
  }
}

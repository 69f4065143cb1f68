/**
 * `npm run sizes`: what each part of the kit costs a page, written to docs/kit-sizes.md. A figure that is still right within the
 * tolerance stays as it is, so that the page changes with the kit and not with every line of it.
 * `npm run sizes -- --check [tabs dialog]`: compares all parts, or these, with the page and writes nothing; exit 1 when one is off.
 *
 * Every subpath of packages/ui is built alone, minified and gzipped, with React and ReactDOM left out. "At once" is what loads with the
 * page, "on demand" what loads with the first opening (lists, calendars, viewers). Shared code is counted in each part that uses it.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from './programs.mjs';

const source = join(root, 'packages/ui/src');
const folders = (path) =>
  readdirSync(join(source, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(source, path, entry.name, 'index.ts')))
    .map(({ name }) => name);

/** The public subpaths and their files. */
const subpaths = () => [
  ...folders('components').map((name) => ({ subpath: name, file: join(source, 'components', name, 'index.ts') })),
  ...folders('services').map((name) => ({
    subpath: `services/${name}`,
    file: join(source, 'services', name, 'index.ts'),
  })),
];

const gzipped = (chunk) => gzipSync(chunk.code).length;

/** @returns {Promise<{ atOnce: number, onDemand: number }>} bytes */
async function sizeOf(file) {
  const { output } = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry: file, formats: ['es'], fileName: 'part' },
      rolldownOptions: { external: [/^react($|\/)/, /^react-dom($|\/)/] },
    },
  }).then((built) => (Array.isArray(built) ? built[0] : built));
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const atOnce = new Set();
  const visit = (name) => {
    const chunk = chunks.get(name);
    if (!chunk || atOnce.has(name)) return;
    atOnce.add(name);
    for (const next of chunk.imports) visit(next);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk.fileName);
  const sum = (wanted) =>
    [...chunks].filter(([name]) => atOnce.has(name) === wanted).reduce((total, [, chunk]) => total + gzipped(chunk), 0);
  return { atOnce: sum(true), onDemand: sum(false) };
}

const page = join(root, 'docs/kit-sizes.md');
/** How far a part may be off the page before it is to be measured anew, as a share of itself and in kB. */
const tolerance = { share: 0.05, kilobytes: 0.5 };
const {
  values: { check },
  positionals: named,
} = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean', default: false } } });
const parts = subpaths();
const unknown = named.filter((name) => !parts.some(({ subpath }) => subpath === name));
if (unknown.length > 0 || (named.length > 0 && !check)) {
  console.error(unknown.length > 0 ? `No part is called ${unknown.join(', ')}.` : 'The page is made of all parts.');
  process.exit(2);
}

/** What the page says: kB at once and on demand, by part. */
const stated = new Map(
  [...readFileSync(page, 'utf8').matchAll(/^\| `(.+)` \| ([\d.]*) \| ([\d.]*) \|$/gm)].map(([, subpath, ...sizes]) => [
    subpath,
    sizes.map(Number),
  ]),
);
const isOff = (size, said) =>
  said === undefined || Math.abs(size / 1000 - said) > Math.max(tolerance.kilobytes, tolerance.share * said);

const rows = [];
const failed = [];
for (const { subpath, file } of parts) {
  if (named.length > 0 && !named.includes(subpath)) continue;
  try {
    rows.push({ subpath, ...(await sizeOf(file)) });
  } catch (error) {
    failed.push(`${subpath}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
rows.sort((a, b) => b.atOnce - a.atOnce || (a.subpath < b.subpath ? -1 : 1));

const kilobytes = (bytes) => (bytes === 0 ? '' : (bytes / 1000).toFixed(1));
if (check) compare();
else write();
if (failed.length > 0) {
  console.error(`Not built: ${failed.join('\n')}`);
  process.exitCode = 1;
}

/** Says which parts are not as the page has them. */
function compare() {
  const off = rows
    .filter(({ subpath, atOnce, onDemand }) =>
      [atOnce, onDemand].some((size, at) => isOff(size, stated.get(subpath)?.[at])),
    )
    .map(({ subpath, atOnce, onDemand }) => `${subpath}: ${kilobytes(atOnce) || 0} and ${kilobytes(onDemand) || 0} kB`);
  const gone = [...stated.keys()].filter((name) => !parts.some(({ subpath }) => subpath === name));
  const missing = parts.filter(({ subpath }) => !stated.has(subpath)).map(({ subpath }) => subpath);
  console.log(`${rows.length} parts compared with docs/kit-sizes.md, ${off.length} off`);
  for (const line of [...off, ...gone.map((name) => `${name}: gone`), ...missing.map((name) => `${name}: missing`)])
    console.error(line);
  if (off.length + gone.length + missing.length === 0) return;
  console.error('Measure anew with: npm run sizes');
  process.exitCode = 1;
}

function write() {
  const kept = (size, said) => (isOff(size, said) ? Number(kilobytes(size)) : said);
  const figures = rows
    .map(({ subpath, atOnce, onDemand }) => {
      const said = stated.get(subpath);
      return { subpath, atOnce: kept(atOnce, said?.[0]), onDemand: kept(onDemand, said?.[1]) };
    })
    .sort((a, b) => b.atOnce - a.atOnce || (a.subpath < b.subpath ? -1 : 1));
  const text = (figure) => (figure === 0 ? '' : figure.toFixed(1));
  const lines = figures.map(
    ({ subpath, atOnce, onDemand }) => `| \`${subpath}\` | ${text(atOnce)} | ${text(onDemand)} |`,
  );
  writeFileSync(
    page,
    `# Sizes of the kit's parts

Made by \`npm run sizes\`. Each subpath of \`@closewright/ui\` built alone: minified, gzipped, in kB (1 kB = 1000 bytes), React and ReactDOM left
out. "On demand" loads with the first opening of a list, calendar or viewer. Code that parts share is counted in each: a page with ten
parts costs far less than their sum. A figure is measured anew when it is off by more than ${tolerance.share * 100} % and ${tolerance.kilobytes} kB; \`npm test\` compares.

| part | at once | on demand |
|---|---:|---:|
${lines.join('\n')}
`,
  );
  console.log(
    `${rows.length} parts, from ${kilobytes(rows.at(-1).atOnce)} to ${kilobytes(rows[0].atOnce)} kB: docs/kit-sizes.md`,
  );
}

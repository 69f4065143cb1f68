/**
 * `npm run sizes`: what each part of the kit costs a page, written to docs/kit-sizes.md.
 *
 * Every subpath of packages/ui is built alone, minified and gzipped, with React and ReactDOM left out. "At once" is what loads with the
 * page, "on demand" what loads with the first opening (lists, calendars, viewers). Shared code is counted in each part that uses it.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

const rows = [];
const failed = [];
for (const { subpath, file } of subpaths()) {
  try {
    rows.push({ subpath, ...(await sizeOf(file)) });
  } catch (error) {
    failed.push(`${subpath}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
rows.sort((a, b) => b.atOnce - a.atOnce || (a.subpath < b.subpath ? -1 : 1));

const kilobytes = (bytes) => (bytes === 0 ? '' : (bytes / 1000).toFixed(1));
const lines = rows.map(
  ({ subpath, atOnce, onDemand }) => `| \`${subpath}\` | ${kilobytes(atOnce)} | ${kilobytes(onDemand)} |`,
);
writeFileSync(
  join(root, 'docs/kit-sizes.md'),
  `# Sizes of the kit's parts

Made by \`npm run sizes\`. Each subpath of \`@closewright/ui\` built alone: minified, gzipped, in kB (1 kB = 1000 bytes), React and ReactDOM left
out. "On demand" loads with the first opening of a list, calendar or viewer. Code that parts share is counted in each: a page with ten
parts costs far less than their sum.

| part | at once | on demand |
|---|---:|---:|
${lines.join('\n')}
`,
);
console.log(
  `${rows.length} parts, from ${kilobytes(rows.at(-1).atOnce)} to ${kilobytes(rows[0].atOnce)} kB: docs/kit-sizes.md`,
);
if (failed.length > 0) {
  console.error(`Not built: ${failed.join('\n')}`);
  process.exitCode = 1;
}

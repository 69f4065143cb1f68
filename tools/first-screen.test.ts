import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { filesOf, tooLarge } from './first-screen.mjs';

const page = `<script>before();</script>
<script src="/appearance.js"></script>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="stylesheet" href="/assets/index-1.css">
<link rel="modulepreload" crossorigin href="/assets/base-1.js">
<link rel="icon" href="/favicon.svg">`;

/** Bytes that gzip cannot make much smaller. */
const noise = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * at * 31 + at * 7919) % 251));
const sizes: Record<string, number> = { '/appearance.js': 100, '/assets/index-1.js': 900, '/assets/base-1.js': 3000 };
const styles = '/assets/index-1.css';
const read = (path: string) => noise(path === styles ? 500 : (sizes[path] as number));
const files = filesOf(page, read);
const weight = (content: Buffer) => gzipSync(content, { level: 9 }).length;

it('counts every script the page names or holds, its styles, and nothing else', () => {
  const scripts = Object.fromEntries(files.scripts.map(({ path, bytes }) => [path, bytes]));
  expect(scripts).toEqual({
    ...Object.fromEntries(Object.keys(sizes).map((path) => [path, weight(read(path))])),
    'in the page': weight(Buffer.from('before();')),
  });
  expect(files.styles).toEqual([{ path: styles, bytes: weight(read(styles)) }]);
});

it('names the files once they are too large together', () => {
  const kilobytes = files.scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  expect(tooLarge('JavaScript', files.scripts, kilobytes)).toBeNull();
  const problem = tooLarge('JavaScript', files.scripts, kilobytes - 0.01);
  for (const path of Object.keys(sizes)) expect(problem).toContain(path);
});

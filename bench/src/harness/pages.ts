import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** A built page: where its files lie and what its scripts and styles weigh, in bytes. */
export interface BuiltPage {
  readonly folder: string;
  readonly gzip: number;
  readonly brotli: number;
  /** Gzipped bytes of each script and style by its file name. */
  readonly files: ReadonlyMap<string, number>;
}

/** Builds one entry of bench/apps as a production page in a temporary folder. */
export async function buildPage(entry: string, ending: AsyncDisposableStack): Promise<BuiltPage> {
  const root = fileURLToPath(new URL('../../apps/', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'bench-page-'));
  ending.defer(() => rmSync(folder, { recursive: true, force: true }));
  const html = join(folder, 'index.html');
  writeFileSync(
    html,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>bench</title></head><body><div id="root"></div><script type="module" src="${root}${entry}"></script></body></html>`,
  );
  await build({
    root: folder,
    logLevel: 'error',
    configFile: false,
    plugins: [react(), tailwindcss()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: join(folder, 'out'), emptyOutDir: true },
  });
  const out = join(folder, 'out');
  const assets = readdirSync(join(out, 'assets')).filter((name) => /\.(js|css)$/.test(name));
  const contents = assets.map((name) => readFileSync(join(out, 'assets', name)));
  const gzipped = contents.map((file) => gzipSync(file, { level: 9 }).length);
  return {
    folder: out,
    gzip: gzipped.reduce((sum, bytes) => sum + bytes, 0),
    brotli: contents.reduce((sum, file) => sum + brotliCompressSync(file).length, 0),
    files: new Map(assets.map((name, at) => [name, gzipped[at] ?? 0])),
  };
}

/**
 * Serves a built page gzipped from a free loopback port, every path that is no file being the page itself. A file is compressed
 * before it is first asked for: no visit waits for the compressor. Answers its address.
 */
export async function servePage(folder: string, ending: AsyncDisposableStack): Promise<string> {
  const bodies = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => extname(name) in types)
      .map((name) => [`/${name}`, gzipSync(readFileSync(join(folder, name)), { level: 9 })]),
  );
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const type = types[extname(path)];
    const body = bodies.get(type ? path : '/index.html');
    if (!body) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': type ?? 'text/html; charset=utf-8', 'content-encoding': 'gzip' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ending.defer(() => void server.close());
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No port');
  return `http://127.0.0.1:${address.port}`;
}

import { existsSync } from 'node:fs';
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isPagePath } from '@closewright/domain/navigation';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.map', '.woff', '.txt']);
const yearInSeconds = 31_536_000;

/**
 * Serves the built web app. Files under `assets/` carry a hash in their name and may be kept for ever; pages are asked
 * for again each time. The path of a screen answers the index page.
 */
export async function registerWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      index: false,
      preCompressed: true,
      cacheControl: false,
      decorateReply: true,
      globIgnore: ['**/*.br', '**/*.gz'],
      setHeaders(reply, path) {
        // Below this folder: the installation itself may lie in one called so, and pages must be asked for again.
        const isHashed = relative(folder, path).startsWith(`assets${sep}`);
        reply.header('cache-control', isHashed ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache');
      },
    });
    app.get('/', (_request, reply) => sendIndex(reply));
  }
  app.decorate('webAppIsBuilt', isBuilt);
}

/**
 * Answers a GET that matched no route and no file: the index page where it is a screen, and 404 where it is not. A person who
 * follows a wrong link is told so by the web app's own page; scanners and monitors ask for no page.
 */
export function sendScreen(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?')[0] ?? '';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isScreen = isRead && isPagePath(path);
  if (!isScreen && !(isRead && mayBeWrongLink(path) && asksForPage(request)))
    return reply.code(404).type('text/plain').send('Not found');
  if (!isScreen) reply.code(404);
  if (!request.server.webAppIsBuilt) {
    return reply.code(503).type('text/plain').send('The web app is not built: run npm run build.');
  }
  return sendIndex(reply);
}

/** No file, nothing hidden, nothing of the server's own. */
const mayBeWrongLink = (path: string): boolean =>
  !path.includes('.') && !['/realms/', '/ws', '/dev/', '/assets/'].some((prefix) => path.startsWith(prefix));

/** What only the address line and links of a browser say. */
const asksForPage = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-dest'] === 'document';

function sendIndex(reply: FastifyReply): FastifyReply {
  return reply.sendFile('index.html');
}

/**
 * Writes `.br` and `.gz` beside the built files where they are missing, so that a request never waits for a compressor.
 * A folder that can not be written is served as it is.
 */
export async function compressWebApp(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !compressible.has(extname(path))) continue;
    const made = await Promise.all([modified(`${path}.br`), modified(path)]);
    if (made[0] >= made[1]) continue;
    const content = await readFile(path);
    if (content.length < 1024) continue;
    await place(`${path}.gz`, await zip(content, { level: 9 }));
    await place(`${path}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
  }
}

/** In one step, because requests are answered meanwhile and other processes may be doing the same. */
async function place(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`;
  await writeFile(draft, content);
  await rename(draft, path);
}

async function modified(path: string): Promise<number> {
  return stat(path).then(
    (found) => found.mtimeMs,
    () => -1,
  );
}

declare module 'fastify' {
  interface FastifyInstance {
    webAppIsBuilt: boolean;
  }
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/** Features of the browser the product never uses; a script that got in could not use them either. */
const permissionsPolicy = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const yearInSeconds = 31_536_000;

interface Options {
  production: boolean;
  /** Folder of the built web app: the hashes of its inline scripts are allowed, nothing else inline is. */
  webFolder: string;
}

/**
 * Headers of every answer. Answers of the api get a set that forbids being used as a page at all; pages get the full
 * policy. The paths of the development sign-in are left alone: its pages bring their own policy.
 */
export async function registerSecurityHeaders(app: FastifyInstance, options: Options): Promise<void> {
  const ofPages = { ...(await helmetHeaders(options)), 'permissions-policy': permissionsPolicy };
  const ofApi = apiHeaders(options.production);
  app.addHook('onRequest', (request, reply, done) => {
    // By the address, and by the route that was found for it: `/%61pi/session` is the api too, and so is a path of the
    // api that the web app's catch-all route took.
    const url = isApiPath(request.url) ? request.url : (request.routeOptions.url ?? request.url);
    if (isApiPath(url) && !url.startsWith('/api/docs')) reply.headers(ofApi);
    else if (!url.startsWith('/realms/')) reply.headers(ofPages);
    done();
  });
}

/** Headers of the api's answers: nothing of them may be shown, framed, kept or guessed at. */
export function apiHeaders(production: boolean): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(production ? { 'strict-transport-security': `max-age=${yearInSeconds}; includeSubDomains` } : {}),
  };
}

/** The headers helmet sets for pages. They are the same for each, so they are asked for once and not per request. */
async function helmetHeaders(options: Options): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(options.webFolder)],
        scriptSrcAttr: ["'none'"],
        // Toasts and scroll locks insert style elements at run time, whose text depends on the screen; a style can not run.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'", 'data:'],
        // The page talks to its own host only: the api, the WebSocket and the sign-in (docs/decisions/0004).
        connectSrc: ["'self'"],
        frameSrc: ["'self'"],
        // The silent sign-in page is shown in a frame of our own page.
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        ...(options.production ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // keycloak-js frames pages of the identity provider, which send no embedder policy of their own.
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: options.production ? { maxAge: yearInSeconds, includeSubDomains: true } : false,
  });
  probe.get('/', async () => '');
  const plain = new Set(['content-type', 'content-length', 'date', 'connection']);
  const { headers } = await probe.inject('/');
  await probe.close();
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (plain.has(name) ? [] : [[name, String(value)]])),
  );
}

/** Whether a path belongs to the api, where every answer is an envelope. */
export function isApiPath(url: string): boolean {
  return url === '/api' || url.startsWith('/api/') || url.startsWith('/api?');
}

/** Sources for the inline scripts of the built pages (the silent sign-in page has one). */
function inlineScriptHashes(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const hashes = new Set<string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(folder, file), 'utf8');
    for (const [, attributes, text] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
      if (/\bsrc\s*=/i.test(attributes ?? '') || !text) continue;
      hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
  }
  return [...hashes];
}

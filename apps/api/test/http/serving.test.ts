import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { AppError } from '@closewright/domain/errors';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { systemClock } from '../../src/platform/clock/index.ts';
import { loadConfig } from '../../src/platform/config/index.ts';
import { toAppError } from '../../src/platform/db/database-errors.ts';
import { loggerOptions } from '../../src/platform/http/logger.ts';
import { loadHttpSettings } from '../../src/platform/http/settings.ts';
import { compressWebApp } from '../../src/platform/http/web-app.ts';
import type { MailSink } from '../../src/platform/mail/mail-sink.ts';
import { openSecretBox } from '../../src/platform/secrets/index.ts';
import { type TestDatabase, takeSharedDatabase } from '../harness/each-database.ts';
import { makeIssuer, type TestIssuer } from './tokens.ts';
import { makeTenant } from './world.ts';

const emptySink: MailSink = { port: 1, list: async () => [], read: async () => null, close: async () => undefined };

describe('the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'closewright-serving-'));
  const web = join(folder, 'web');
  const script = 'parent.postMessage(location.href, location.origin)';
  const bundle = `console.log(${JSON.stringify('x'.repeat(5000))})`;
  let test: TestDatabase;
  let issuer: TestIssuer;
  const log: string[] = [];
  const apps: FastifyInstance[] = [];

  /** The app in an environment; `production` and `development` differ in what they tell and serve. */
  const build = async (env: Record<string, string> = {}) => {
    const hosts = { CLOSEWRIGHT_HOSTS: '*.example.com' };
    const keys = { CLOSEWRIGHT_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}` };
    const production =
      env.NODE_ENV === 'production'
        ? { ...keys, IDENTITY_URL: 'https://id.example.com', DATABASE_URL: 'postgresql://db/x', ...hosts }
        : {};
    const all = { NODE_ENV: 'test', DATA_DIR: folder, ...production, ...env };
    const config = loadConfig(all);
    const app = await buildApp({
      database: test.database,
      config,
      settings: loadHttpSettings(all),
      clock: systemClock,
      identity: issuer.identity,
      secrets: openSecretBox(config, systemClock),
      mail: emptySink,
      log: { ...loggerOptions('debug'), stream: { write: (line: string) => log.push(line) } },
      webFolder: web,
    });
    apps.push(app);
    return app;
  };
  const headers = async (login = 'officer') => ({
    host: 'alpha.localhost',
    authorization: `Bearer ${await issuer.token('alpha', login)}`,
  });

  beforeAll(async () => {
    mkdirSync(join(web, 'assets'), { recursive: true });
    writeFileSync(
      join(web, 'index.html'),
      '<!doctype html><title>Closewright</title><script type="module" src="/assets/main-abc.js"></script>',
    );
    writeFileSync(join(web, 'silent-check-sso.html'), `<!doctype html><script>${script}</script>`);
    writeFileSync(join(web, 'assets', 'main-abc.js'), bundle);
    await compressWebApp(web);
    test = await takeSharedDatabase('embedded');
    await makeTenant(test.database, 'alpha');
    issuer = await makeIssuer();
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });

  describe('its headers', () => {
    it('forbid an answer of the api to be framed, kept, sniffed or used as a page', async () => {
      const app = await build();
      for (const url of ['/api/health', '/api/nothing', '/api/session', '/api/orders/%E0%A4%A', '/api/openapi.json']) {
        expect((await app.inject({ url, headers: { host: 'alpha.localhost' } })).headers, url).toMatchObject({
          'cache-control': 'no-store',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'referrer-policy': 'no-referrer',
          'permissions-policy': expect.stringContaining('camera=()'),
        });
      }
    });

    it('allow a page its own scripts only, and the one inline script by its hash', async () => {
      const app = await build();
      const { headers: sent } = await app.inject({ url: '/recent-files', headers: { host: 'alpha.localhost' } });
      const policy = String(sent['content-security-policy']);
      expect(policy).toContain("default-src 'self'");
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      const { createHash } = await import('node:crypto');
      expect(scripts).toBe(`'self' 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
      for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'", "form-action 'self'"]) {
        expect(policy).toContain(part);
      }
      expect(sent['strict-transport-security']).toBeUndefined();
      expect(sent['cross-origin-opener-policy']).toBe('same-origin');
      expect(sent['x-powered-by']).toBeUndefined();
    });

    it('insist on https in production', async () => {
      const app = await build({ NODE_ENV: 'production' });
      for (const url of ['/api/health', '/']) {
        const { headers: sent } = await app.inject({ url, headers: { host: 'alpha.example.com' } });
        expect(sent['strict-transport-security']).toContain('max-age=31536000');
      }
    });
  });

  describe('the web app', () => {
    it('answers any screen with the index page, never kept', async () => {
      const app = await build();
      for (const url of ['/', '/order/12/oe', '/NotAuthorized?message=x', '/recent-files']) {
        const page = await app.inject({ url, headers: { host: 'alpha.localhost' } });
        expect(page.statusCode, url).toBe(200);
        expect(page.body).toContain('<title>Closewright</title>');
        expect(page.headers['cache-control']).toBe('no-cache');
      }
    });

    it('sends hashed files compressed, to be kept for ever, and knows no others', async () => {
      const app = await build();
      const encoded = { host: 'alpha.localhost', 'accept-encoding': 'gzip' };
      const file = await app.inject({ url: '/assets/main-abc.js', headers: encoded });
      expect(file.headers).toMatchObject({
        'content-encoding': 'gzip',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(gunzipSync(file.rawPayload).toString()).toBe(bundle);
      const brotli = await app.inject({
        url: '/assets/main-abc.js',
        headers: { ...encoded, 'accept-encoding': 'gzip, br' },
      });
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(brotli.rawPayload.length).toBeLessThan(200);
      for (const url of ['/assets/gone.js', '/ws', '/dev/nothing', '/realms/alpha/x']) {
        expect((await app.inject({ url, headers: encoded })).statusCode, url).toBe(404);
      }
      for (const url of [
        '/../package.json',
        '/..%2f..%2fpackage.json',
        '/assets/..%5c..%5cindex.html',
        '/%2e%2e/%2e%2e/etc/passwd',
      ]) {
        expect((await app.inject({ url, headers: encoded })).body, url).not.toMatch(/"version"|root:/);
      }
      expect((await app.inject({ method: 'POST', url: '/recent-files', headers: encoded })).statusCode).toBe(404);
    });
  });

  it('shows the reference page and the document without a token', async () => {
    const app = await build();
    const page = await app.inject({ url: '/api/docs', headers: { host: 'alpha.localhost' } });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect((await app.inject({ url: '/api/openapi.json', headers: { host: 'x' } })).json().openapi).toBe('3.1.0');
  });

  describe('limits', () => {
    it('stops a user, not the colleague, and says when to come back', async () => {
      const app = await build({ RATE_LIMIT_USER: '3' });
      const mine = await headers();
      const get = async (sent: Record<string, string>) => app.inject({ url: '/api/messaging', headers: sent });
      for (let call = 0; call < 3; call++) expect((await get(mine)).statusCode).toBe(200);
      const refused = await get(mine);
      expect(refused.statusCode).toBe(429);
      expect(refused.json().errorCode).toBe('RATE_LIMITED');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      // A new token of the same user is no way around it.
      expect((await get(await headers())).statusCode).toBe(429);
      expect((await get(await headers('closer'))).statusCode).toBe(200);
      expect((await app.inject({ url: '/api/health', headers: mine })).statusCode).toBe(200);
    });

    it('stops a tenant as a whole, and addresses that guess or write without a token', async () => {
      const app = await build({
        RATE_LIMIT_TENANT: '2',
        RATE_LIMIT_PUBLIC_WRITES: '2',
        RATE_LIMIT_UNKNOWN_TOKENS: '4',
      });
      const codes: number[] = [];
      for (const login of ['officer', 'closer', 'reader']) {
        codes.push((await app.inject({ url: '/api/messaging', headers: await headers(login) })).statusCode);
      }
      expect(codes).toEqual([200, 200, 429]);
      const guess = () =>
        app.inject({ url: '/api/session', headers: { host: 'alpha.localhost', authorization: 'Bearer x' } });
      expect([(await guess()).statusCode, (await guess()).statusCode]).toEqual([401, 429]);
      const write = () =>
        app.inject({
          method: 'POST',
          url: '/api/server-events',
          headers: { host: 'alpha.localhost' },
          payload: { level: 'Info', message: 'x' },
        });
      expect([(await write()).statusCode, (await write()).statusCode, (await write()).statusCode]).toEqual([
        200, 200, 429,
      ]);
    });

    it('stops an address that only reads without a token, and nobody else', async () => {
      const app = await build({ RATE_LIMIT_PUBLIC_READS: '3' });
      const read = (url: string, remoteAddress = '192.0.2.1') =>
        app.inject({ url, remoteAddress, headers: { host: 'alpha.localhost' } });
      for (const url of ['/api/health', '/api/environment', '/api/tenants/alpha/validity']) {
        expect((await read(url)).statusCode, url).toBe(200);
      }
      const refused = await read('/api/tenants/beta/validity');
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({ isSuccessful: false, errorCode: 'RATE_LIMITED' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await read('/api/health', '192.0.2.2')).statusCode).toBe(200);
      const signedIn = { url: '/api/messaging', remoteAddress: '192.0.2.1', headers: await headers() };
      expect((await app.inject(signedIn)).statusCode).toBe(200);
    });

    it('cuts a body off before it is read whole, and lives', async () => {
      const app = await build();
      await app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.server.address() as AddressInfo;
      let bytes = 0;
      const status = await new Promise((resolve) => {
        const sent = request(
          {
            host: '127.0.0.1',
            port,
            method: 'POST',
            path: '/api/server-events',
            headers: { host: 'alpha.localhost', 'content-type': 'application/json' },
          },
          (response) => resolve(response.statusCode),
        );
        sent.on('error', () => resolve('closed'));
        const chunk = 'x'.repeat(64 * 1024);
        const feed = (): void => {
          if (!sent.writable || sent.destroyed) return;
          bytes += chunk.length;
          sent.write(chunk, () => setImmediate(feed));
        };
        feed();
      });
      expect([413, 'closed']).toContain(status);
      // What lies in the buffers of the system between the two, and not much more.
      expect(bytes).toBeLessThan(16 * 2 ** 20);
      expect((await app.inject('/api/health')).statusCode).toBe(200);
    });
  });

  describe('the log', () => {
    it('holds no token, cookie, password or tax id, whoever logs them', async () => {
      const app = await build();
      const sent = await headers();
      log.length = 0;
      await app.inject({
        url: '/api/orders/4711?code=secret-code',
        headers: { ...sent, cookie: 'session=secret-cookie' },
      });
      app.log.error(
        {
          err: Object.assign(new Error('refused'), { detail: 'Failing row contains (secret-7)' }),
          request: { headers: { authorization: 'secret-1', cookie: 'secret-2' } },
          token: 'secret-3',
          body: { contacts: [{ taxID: 'secret-4' }] },
          user: { password: 'secret-5', ssn: 'secret-6' },
        },
        'test',
      );
      const text = log.join('');
      expect(text).toContain('VALIDATION_FAILED');
      expect(text).toContain('[redacted]');
      expect(text).not.toMatch(/secret-/);
      expect(text).not.toContain(sent.authorization.slice(-40));
    });

    // holds core 7.19
    it('takes events of the browser on one line, whatever they contain', async () => {
      const app = await build();
      log.length = 0;
      await app.inject({
        method: 'POST',
        url: '/api/server-events',
        headers: await headers(),
        payload: { level: 'Error', message: 'a\n{"level":60}' },
      });
      const line = log.map((entry) => JSON.parse(entry)).find((entry) => entry.msg === 'browser event');
      expect(line).toMatchObject({ level: 50, tenant: 'alpha', user: 'officer', event: 'a\n{"level":60}' });
      expect(log.every((entry) => entry.trim().split('\n').length === 1)).toBe(true);
    });
  });

  describe('an unforeseen failure', () => {
    const failing = async (mode: string) => {
      const app = await build({ NODE_ENV: mode });
      app.get('/api/test-failure', async () => {
        throw new Error('inside: select * from secrets');
      });
      return app.inject({ url: '/api/test-failure', headers: { host: 'alpha.localhost' } });
    };

    it('tells nothing but the request id, and the stack in development only', async () => {
      for (const mode of ['test', 'production']) {
        log.length = 0;
        const answer = await failing(mode);
        expect(answer.statusCode).toBe(500);
        expect(answer.body).not.toContain('inside');
        const { errorCode, result } = answer.json();
        expect(errorCode).toBe('INTERNAL');
        expect(Object.keys(result)).toEqual(['requestID']);
        expect(log.some((line) => line.includes('inside') && line.includes(result.requestID))).toBe(true);
      }
      expect((await failing('development')).json().result.stackTrace).toContain('inside');
    });

    it.each([
      ['the database away', 'UNAVAILABLE', toAppError(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))],
      ['a host that nobody reaches', 'UNAVAILABLE', toAppError(Object.assign(new Error(), { code: 'EHOSTUNREACH' }))],
      ['two that wait for each other', 'UNAVAILABLE', toAppError(Object.assign(new Error(), { code: '40P01' }))],
      ['too many calls of a tenant', 'TENANT_BUSY', new AppError('TENANT_BUSY')],
    ])('of %s answers %s, and when to try again', async (_what, code, error) => {
      const app = await build();
      app.get('/api/test-away', async () => {
        throw error;
      });
      const answer = await app.inject({ url: '/api/test-away', headers: { host: 'alpha.localhost' } });
      expect([answer.statusCode, answer.json().errorCode]).toEqual([503, code]);
      expect(answer.headers['retry-after']).toBe('1');
    });
  });

  it('shows the mail of development, and in production not even if it were given some', async () => {
    expect((await (await build()).inject({ url: '/dev/mail', headers: { host: 'alpha.localhost' } })).statusCode).toBe(
      200,
    );
    const production = await build({ NODE_ENV: 'production' });
    expect((await production.inject({ url: '/dev/mail', headers: { host: 'alpha.example.com' } })).statusCode).toBe(
      404,
    );
  });

  // holds core 7.5
  it('believes forwarded headers only of a proxy it was told of', async () => {
    const url = '/api/environment';
    const forwarded = { host: 'alpha.localhost', 'x-forwarded-host': 'beta.example.com', 'x-forwarded-proto': 'https' };
    const plain = await (await build()).inject({ url, headers: forwarded });
    expect(plain.json().result).toMatchObject({ realm: 'alpha', identityHost: 'http://alpha.localhost' });
    const believing = await build({ TRUST_PROXY: 'true', CLOSEWRIGHT_HOSTS: '*.localhost, *.example.com' });
    const proxied = await believing.inject({ url, headers: forwarded });
    expect(proxied.json().result).toMatchObject({ realm: 'beta', identityHost: 'https://beta.example.com' });
  });
});

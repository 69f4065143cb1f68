import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggerOptions } from '../../src/platform/http/logger.ts';
import { apiHeaders } from '../../src/platform/http/security-headers.ts';
import { registerWebApp } from '../../src/platform/http/web-app.ts';
import { type TestDatabase, takeSharedDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from '../http/api-under-test.ts';
import { connect as openSocket } from '../http/socket-client.ts';
import { users } from '../http/world.ts';

/** Requests as no browser of ours would send them: odd addresses, methods, hosts and origins. */
describe('an odd request', () => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  let port: number;
  let web: string;

  beforeAll(async () => {
    test = await takeSharedDatabase('embedded');
    web = mkdtempSync(join(tmpdir(), 'closewright-static-'));
    mkdirSync(join(web, 'assets'));
    writeFileSync(join(web, 'index.html'), 'the page');
    api = await makeApi(test, { log: loggerOptions('debug'), webFolder: web });
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    port = (api.app.server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await api.close();
    await test.close();
    rmSync(web, { recursive: true });
  });

  /** Bytes straight onto the wire, because clients tidy up addresses and headers. */
  const raw = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(text.replaceAll('\n', '\r\n'));
        // Who hangs up is not answered what takes a moment.
        if (!text.includes('connection: close')) socket.end();
      });
      socket.on('data', (chunk) => {
        answer += String(chunk);
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });

  it('gets the headers of the api however its address is written', async () => {
    const expected = apiHeaders(false);
    for (const path of ['/api/session', '/%61pi/session', '/ap%69/session', '/api/session?x']) {
      const { status, headers } = await api.send('GET', path);
      expect([200, 400], path).toContain(status);
      expect(headers['content-type'], path).toBe('application/json; charset=utf-8');
      for (const [name, value] of Object.entries(expected)) expect(headers[name], `${path} ${name}`).toBe(value);
    }
  });

  it('does not climb from a free path to another', async () => {
    for (const path of ['/realms/../api/session', '/api/docs/../session', '/api/docs/..%2fsession', '//api/session']) {
      expect(await raw(`GET ${path} HTTP/1.1\nhost: alpha.localhost\nconnection: close\n\n`), path).not.toMatch(
        /^HTTP\/1\.1 (200|401)|isValidUser/,
      );
    }
  });

  it('is not echoed by TRACE, and unknown methods do nothing', async () => {
    for (const path of ['/', '/api/session', '/ws']) {
      const answer = await raw(
        `TRACE ${path} HTTP/1.1\nhost: alpha.localhost\nx-secret: told-to-nobody\nconnection: close\n\n`,
      );
      expect(answer, path).toMatch(/^HTTP\/1\.1 40[45]/);
      expect(answer, path).not.toContain('told-to-nobody');
    }
    expect(await raw('TRACK / HTTP/1.1\nhost: alpha.localhost\n\n')).toMatch(/^HTTP\/1\.1 400/);
  });

  it('cannot end in two places: length and chunks together are refused', async () => {
    const head = 'POST /api/server-events HTTP/1.1\nhost: alpha.localhost\ncontent-type: application/json\n';
    const both = `${head}content-length: 4\ntransfer-encoding: chunked\n\n0\n\nGET /api/health HTTP/1.1\nhost: x\n\n`;
    const twice = `${head}content-length: 2\ncontent-length: 3\n\n{}`;
    for (const text of [both, twice]) {
      const answer = await raw(text);
      expect(answer).toMatch(/^HTTP\/1\.1 400/);
      expect(answer).not.toContain('ready');
    }
  });

  it('of another site is given no permission by any header, for a call, a preflight or a page', async () => {
    const origin = 'http://evil.example';
    const preflight = { origin, 'access-control-request-method': 'PATCH' };
    for (const answer of [
      await api.send('GET', '/api/session', { headers: { origin } }),
      await api.send('OPTIONS', '/api/orders/1', { as: null, headers: preflight }),
      await api.send('GET', '/recent-files', { as: null, headers: { origin } }),
    ]) {
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(answer.headers).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'referrer-policy': expect.stringMatching(/^(no-referrer|strict-origin-when-cross-origin)$/),
        'content-security-policy': expect.stringMatching(/frame-ancestors '(none|self)'/),
      });
      // The product signs nobody in by a cookie, so no other site can use one.
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('with its token in a cookie is nobody’s: a browser would send that for any site', async () => {
    const token = await api.issuer.token('alpha', 'officer');
    const cookie = ['token', 'access_token', 'session', 'authorization'].map((name) => `${name}=${token}`).join('; ');
    expect((await api.send('GET', '/api/session', { as: null, headers: { cookie } })).status).toBe(401);
  });

  it('for what is not there is refused without a stack and without an error in the log', async () => {
    api.log.length = 0;
    const long = `/${'a'.repeat(12_000)}`;
    const probes = [
      ...[
        '/%00',
        '/x%00.js',
        '/../../../etc/passwd',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/..%5c..%5cwindows',
        '/%',
        '/%zz',
        '/%C3%28',
        long,
      ],
      ...[
        '/metrics',
        '/.env',
        '/.git/HEAD',
        '/wp-login.php',
        '/assets/',
        '/assets/..',
        '/recent-files.bak',
        '/assets/%00',
      ],
      ...['/api/%00', '/api/../../etc/passwd', '/api/%', '/api/orders/%00', `/api${long}`, `/api/orders${long}`],
    ];
    for (const path of probes) {
      const answer = await raw(`GET ${path} HTTP/1.1\nhost: alpha.localhost\nconnection: close\n\n`);
      expect(answer, path).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(answer, path).not.toMatch(/the page|<html|node_modules|\.ts:\d|\bat \w+ \(/);
    }
    const levels = api.log.map((line) => JSON.parse(line).level as number);
    expect(Math.max(0, ...levels)).toBeLessThan(40);
  });

  it('of a person who followed a wrong link is told so by a page, and it is 404 all the same', async () => {
    const asPage = { headers: { 'sec-fetch-dest': 'document' }, as: null };
    expect(await api.send('GET', '/no/such/page', asPage)).toMatchObject({ status: 404, text: 'the page' });
    expect(await api.send('GET', '/recent-files', { as: null })).toMatchObject({ status: 200, text: 'the page' });
    for (const path of ['/.env', '/page.php', '/dev/nothing', '/assets/gone'])
      expect(await api.send('GET', path, asPage), path).toMatchObject({ status: 404, text: 'Not found' });
  });

  it('with a parameter given twice is refused, not guessed at', async () => {
    const { body } = await api.send('GET', '/api/orders/find?text=24&text=25');
    expect(body.errorCode).toBe('VALIDATION_FAILED');
    expect((await api.send('GET', '/api/orders/find?__proto__=x&text=24')).body.errorCode).toBe('VALIDATION_FAILED');
  });

  it('on a host that only looks like the tenant’s finds no one signed in', async () => {
    for (const host of ['alpha.localhost.', 'alpha.localhost:1']) {
      expect((await api.send('GET', '/api/session', { headers: { host } })).status, host).toBe(401);
    }
    const unknown = [
      'alpha.evil.example',
      'alpha.localhost@evil.example',
      'alpha.localhost.evil.example',
      'a.alpha.localhost',
    ];
    for (const host of [...unknown, 'localhost', '127.0.0.1', '[::1]', 'alpha..localhost', "alpha'--.localhost"]) {
      expect((await api.send('GET', '/api/session', { headers: { host } })).body.errorCode, host).toBe(
        'INVALID_TENANT',
      );
    }
  });

  it('is logged with what was asked, from where and in whose name, without the query', async () => {
    api.log.length = 0;
    await api.send('GET', '/api/orders/find?text=24', { as: 'outsider' });
    await api.send('GET', '/api/orders/1?code=one-time-code', { as: null });
    await api.send('GET', '/api/orders/1', { as: { token: await api.issuer.token('alpha', 'stranger') } });
    const lines = api.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'refused');
    expect(lines).toMatchObject([
      {
        errorCode: 'FORBIDDEN',
        req: { method: 'GET', path: '/api/orders/find', host: 'alpha.localhost', remoteAddress: '127.0.0.1' },
        tenant: 'alpha',
        usersID: users.outsider.usersID,
      },
      { errorCode: 'UNAUTHENTICATED', req: { path: '/api/orders/1' } },
      { errorCode: 'MISSING_USER', tenant: 'alpha', usersID: null, user: 'stranger' },
    ]);
    const token = await api.issuer.token('alpha', 'stranger');
    const socket = await openSocket(port, 'alpha.localhost', token);
    expect(await socket.closed).toBe(1008);
    const refused = { msg: 'refused', errorCode: 'FOREIGN_ORIGIN', req: { path: '/ws' } };
    expect(JSON.parse(api.log.at(-1) ?? '{}')).toMatchObject(refused);
    for (const line of lines) expect(new Date(line.time).getTime()).toBeGreaterThan(0);
    expect(api.log.join('')).not.toMatch(/one-time-code|text=24|Bearer/);
  });
});

describe('the folder of the web app', () => {
  it('gives no listing and nothing from outside of it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'closewright-static-'));
    const web = join(folder, 'dist');
    mkdirSync(join(web, 'assets'), { recursive: true });
    mkdirSync(join(folder, '.git'));
    writeFileSync(join(folder, '.git', 'HEAD'), 'outside');
    writeFileSync(join(web, 'index.html'), 'the page');
    writeFileSync(join(web, 'assets', 'main-abc.js'), 'the script');
    const { default: Fastify } = await import('fastify');
    const { registerErrorHandler } = await import('../../src/platform/errors/error-handler.ts');
    const app = Fastify();
    app.decorate('implemented', []);
    registerErrorHandler(app, { showStack: false });
    await registerWebApp(app, web);
    for (const url of ['/.git/HEAD', '/../.git/HEAD', '/%2e%2e/.git/HEAD', '/..%5c.git%5cHEAD', '/%00']) {
      expect((await app.inject(url)).body, url).not.toContain('outside');
    }
    expect((await app.inject('/assets/')).body).not.toContain('main-abc');
    expect((await app.inject('/assets')).body).not.toContain('main-abc');
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('keeps no page for a year, even where the installation lies in a folder called assets', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'closewright-static-'));
    const web = join(folder, 'assets', 'dist');
    mkdirSync(join(web, 'assets'), { recursive: true });
    writeFileSync(join(web, 'index.html'), '<html></html>');
    writeFileSync(join(web, 'assets', 'main-abc.js'), '');
    const { default: Fastify } = await import('fastify');
    const app = Fastify();
    await registerWebApp(app, web);
    expect((await app.inject('/')).headers['cache-control']).toBe('no-cache');
    expect((await app.inject('/assets/main-abc.js')).headers['cache-control']).toContain('immutable');
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

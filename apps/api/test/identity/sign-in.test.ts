import { decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionStatus, statusCookie } from '../../dev/oidc/session-status.ts';
import { SignInClient } from '../../dev/oidc/sign-in-client.ts';
import { type TestDatabase, takeSharedDatabase } from '../harness/each-database.ts';
import { type IdentityServer, startIdentityServer } from './identity-server.ts';

let test: TestDatabase;
let server: IdentityServer;
const client = (tenant = 'epsilon') => new SignInClient(server.address, tenant);

beforeAll(async () => {
  test = await takeSharedDatabase('embedded');
  server = await startIdentityServer(test.database);
});
afterAll(async () => {
  await server.app.close();
  await test.close();
});

describe('discovery', () => {
  it('names Keycloak’s own paths on the host that was asked', async () => {
    const epsilon = client();
    const answer = await epsilon.send(`${epsilon.realm}/.well-known/openid-configuration`);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject({
      issuer: epsilon.realm,
      authorization_endpoint: `${epsilon.protocol}/auth`,
      token_endpoint: `${epsilon.protocol}/token`,
      jwks_uri: `${epsilon.protocol}/certs`,
      end_session_endpoint: `${epsilon.protocol}/logout`,
      userinfo_endpoint: `${epsilon.protocol}/userinfo`,
    });
  });

  it('follows the browser’s origin, as behind a development proxy', async () => {
    const epsilon = client();
    const answer = await epsilon.send('http://epsilon.localhost:5173/realms/epsilon/.well-known/openid-configuration');
    expect(JSON.parse(answer.body).issuer).toBe('http://epsilon.localhost:5173/realms/epsilon');
  });

  it('publishes no private part of a key', async () => {
    const { keys } = JSON.parse((await client().send(`${client().protocol}/certs`)).body);
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });
});

describe('realm and host', () => {
  it.each([
    ['another tenant’s realm', 'http://epsilon.localhost/realms/ficus/.well-known/openid-configuration'],
    ['a realm nobody made', 'http://gamma.localhost/realms/gamma/.well-known/openid-configuration'],
    ['a host without a tenant', 'http://localhost/realms/localhost/.well-known/openid-configuration'],
    [
      'another realm’s status page',
      'http://epsilon.localhost/realms/ficus/protocol/openid-connect/login-status-iframe.html',
    ],
    ['another realm’s sign-in', 'http://epsilon.localhost/realms/ficus/login-actions/authenticate/x'],
    ['a name that is none', 'http://a%20b.localhost/realms/a%20b/.well-known/openid-configuration'],
  ])('refuses %s', async (_what, address) => {
    const url = address.replace('http://a%20b', 'http://a_b');
    const answer = await client().send(url);
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.body)).toEqual({ error: 'Realm does not exist' });
  });

  it('gives each realm keys of its own', async () => {
    const kid = async (tenant: string) =>
      JSON.parse((await client(tenant).send(`${client(tenant).protocol}/certs`)).body).keys[0].kid;
    expect(await kid('epsilon')).not.toBe(await kid('ficus'));
  });
});

describe('signing in', () => {
  it('gives an access token for the api with the product’s claims', async () => {
    const epsilon = client();
    const tokens = await epsilon.signIn('closer');
    const { payload, protectedHeader } = await jwtVerify(tokens.access_token, await server.identity.keys('epsilon'), {
      issuer: server.identity.issuerFor('epsilon', epsilon.origin),
      audience: 'api',
    });
    expect(protectedHeader.alg).toBe('RS256');
    expect(payload).toMatchObject({
      azp: 'epsilon-ui',
      preferred_username: 'closer',
      name: 'Closer',
      email: 'closer@epsilon.example',
      rqoUserId: 'epsilon-closer',
      enterpriseTenantId: 'enterprise-epsilon',
      publisherId: 'publisher-epsilon',
      tenantTimeZone: 'America/Chicago',
      hznIsUnderMaintenance: false,
      hznAllowMaintenanceAccess: false,
      hznExternalFeaturesTenant: {},
      hznExternalFeaturesUser: {},
      realm_access: { roles: ['staff'] },
    });
    expect(epsilon.cookie(statusCookie)).toBe(sessionStatus(String(payload.sid)));
  });

  it('keeps its own session cookies away from scripts and other paths', async () => {
    const answers: string[] = [];
    const epsilon = client();
    const send = epsilon.send.bind(epsilon);
    epsilon.send = async (...parameters) => {
      const answer = await send(...parameters);
      answers.push(...(answer.headers['set-cookie'] ?? []));
      return answer;
    };
    await epsilon.signIn('closer');
    expect(answers.length).toBeGreaterThan(3);
    for (const cookie of answers) {
      expect(cookie).toMatch(/; path=\/realms\/epsilon(\/|;|$)/);
      expect(cookie.toLowerCase()).toContain('; samesite=lax');
      expect(cookie.toLowerCase().includes('; httponly')).toBe(!cookie.startsWith(`${statusCookie}=`));
      expect(cookie).not.toMatch(/domain=/i);
    }
  });

  it('leaves out the user id of the login that has none', async () => {
    const tokens = await client().signIn('no-id');
    expect(decodeJwt(tokens.access_token)).not.toHaveProperty('rqoUserId');
  });

  it.each([
    ['administrator', true],
    ['closer', false],
  ])('marks the tenant under maintenance; %s may pass: %s', async (username, mayPass) => {
    const { access_token } = await client('upkeep').signIn(username);
    expect(decodeJwt(access_token)).toMatchObject({
      hznIsUnderMaintenance: true,
      hznAllowMaintenanceAccess: mayPass,
    });
  });

  it('gives a second tab a code without asking again', async () => {
    const epsilon = client();
    await epsilon.signIn('closer');
    const { url, verifier, redirectUri } = epsilon.authorizationRequest({ prompt: 'none' });
    const { headers } = await epsilon.send(url);
    const code = new URL(String(headers.location)).searchParams.get('code');
    expect(await epsilon.redeem(String(code), verifier, redirectUri)).toHaveProperty('access_token');
  });

  it('answers login_required to a silent check of somebody unknown', async () => {
    const epsilon = client();
    const { headers } = await epsilon.send(epsilon.authorizationRequest({ prompt: 'none' }).url);
    expect(String(headers.location)).toContain('error=login_required');
  });

  it('does not take one tenant’s session for another’s', async () => {
    const both = client();
    await both.signIn('closer');
    const ficus = client('ficus');
    const cookie = ['closewright_identity', 'closewright_identity.sig'].map((name) => `${name}=${both.cookie(name)}`);
    expect(cookie.join()).not.toContain('undefined');
    const { headers } = await ficus.send(ficus.authorizationRequest({ prompt: 'none' }).url, {
      headers: { cookie: cookie.join('; ') },
    });
    expect(String(headers.location)).toContain('error=login_required');
  });
});

describe('the sign-in form', () => {
  it('says the same of a wrong password and of an unknown name', async () => {
    const message = 'Invalid username or password. (epsilon / closer)';
    await expect(client().signIn('closer', 'wrong')).rejects.toThrow(message);
    await expect(client().signIn('nobody')).rejects.toThrow('Invalid username or password.');
  });

  it('shows what was typed as text', async () => {
    const epsilon = client();
    const { headers } = await epsilon.send(epsilon.authorizationRequest().url);
    const answer = await epsilon.send(String(headers.location), {
      method: 'POST',
      form: { username: '"><script>alert(1)</script>', password: 'x' },
    });
    expect(answer.status).toBe(401);
    expect(answer.body).not.toContain('<script>alert');
    expect(answer.body).toContain('&quot;&gt;&lt;script&gt;');
    expect(answer.body).toContain('aria-invalid="true"');
  });

  it('allows no script, style or frame but its own', async () => {
    const epsilon = client();
    const { headers } = await epsilon.send(epsilon.authorizationRequest().url);
    const answer = await epsilon.send(String(headers.location));
    const policy = String(answer.headers['content-security-policy']);
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect([...answer.body.matchAll(/<(?:script|style) nonce="([^"]+)"/g)].map(([, value]) => value)).toEqual([
      nonce,
      nonce,
    ]);
    expect(answer.body).not.toMatch(/ on\w+="| style="/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('says that a sign-in has expired', async () => {
    const answer = await client().send(`${client().realm}/login-actions/authenticate/unknown`);
    expect(answer.status).toBe(400);
    expect(answer.body).toContain('This sign-in has expired.');
  });

  it('ends a log-out that another tab has finished first at the front page, not with an error', async () => {
    const answer = await client().send(`${client().protocol}/logout/confirm`, {
      method: 'POST',
      form: { xsrf: 'of another tab', logout: 'yes' },
    });
    expect(answer.status).toBe(303);
    expect(new URL(String(answer.headers.location)).pathname).toBe('/');
  });

  it('slows guessing per name and address, and only for a while', async () => {
    let now = new Date('2026-01-05T09:00:00Z');
    const slow = await startIdentityServer(test.database, { now: () => now });
    try {
      const guess = (password: string, user = 'closer') =>
        new SignInClient(slow.address, 'epsilon').signIn(user, password);
      for (let tries = 0; tries < 10; tries += 1) await expect(guess('wrong')).rejects.toThrow('Invalid username');
      await expect(guess('closewright')).rejects.toThrow('Too many attempts. Try again in 5 minutes.');
      await expect(guess('closewright', 'accountant')).resolves.toHaveProperty('access_token');
      now = new Date(now.getTime() + 5 * 60_000);
      await expect(guess('closewright')).resolves.toHaveProperty('access_token');
    } finally {
      await slow.app.close();
    }
  });
});

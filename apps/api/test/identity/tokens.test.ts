import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusCookie } from '../../dev/oidc/session-status.ts';
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

describe('requests that are refused', () => {
  it('wants PKCE', async () => {
    const { url } = client().authorizationRequest({ code_challenge: undefined, code_challenge_method: undefined });
    const answer = await client().send(url);
    expect(String(answer.headers.location)).toContain('error=invalid_request');
    expect(String(answer.headers.location)).toContain('PKCE');
  });

  it('takes no plain challenge', async () => {
    const answer = await client().send(client().authorizationRequest({ code_challenge_method: 'plain' }).url);
    expect(String(answer.headers.location)).toContain('error=invalid_request');
  });

  it('takes no code without its verifier', async () => {
    const epsilon = client();
    const { code, redirectUri } = await epsilon.authorize('closer');
    await expect(epsilon.redeem(code, 'x'.repeat(43), redirectUri)).rejects.toThrow('invalid_grant');
  });

  it('takes a code once', async () => {
    const epsilon = client();
    const { code, verifier, redirectUri } = await epsilon.authorize('closer');
    const results = await Promise.allSettled([
      epsilon.redeem(code, verifier, redirectUri),
      epsilon.redeem(code, verifier, redirectUri),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each([
    'http://evil.example/',
    'http://epsilon.localhost.evil.example/',
    'http://ficus.localhost/',
    'javascript:alert(1)',
    'https://epsilon.localhost/',
  ])('never redirects to %s', async (redirect) => {
    const answer = await client().send(client().authorizationRequest({ redirect_uri: redirect }).url);
    expect(answer.status).toBe(400);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.body).toContain('redirect_uri');
  });

  it('refuses a redirect with a name before the host', async () => {
    const redirect = `${client().origin.replace('http://', 'http://evil.example@')}/`;
    expect((await client().send(client().authorizationRequest({ redirect_uri: redirect }).url)).status).toBe(400);
  });

  it('accepts a deep link of the tenant’s own host', async () => {
    const redirect = `${client().origin}/order/1/oe?tab=parties`;
    const answer = await client().send(client().authorizationRequest({ redirect_uri: redirect }).url);
    expect(answer.status).toBe(303);
  });

  it('refuses another tenant’s client', async () => {
    const answer = await client().send(client().authorizationRequest({ client_id: 'ficus-ui' }).url);
    expect(answer.status).toBe(400);
  });

  it('answers no other origin at the token endpoint', async () => {
    const epsilon = client();
    const { code, verifier, redirectUri } = await epsilon.authorize('closer');
    const answer = await epsilon.send(`${epsilon.protocol}/token`, {
      method: 'POST',
      headers: { origin: 'http://evil.example' },
      form: {
        client_id: 'epsilon-ui',
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      },
    });
    expect(answer.status).toBe(400);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('refreshing', () => {
  it('hands out tokens that keycloak-js can decode, a new one each time', async () => {
    const epsilon = client();
    const first = await epsilon.signIn('closer');
    const second = await epsilon.refresh(first.refresh_token);
    expect(decodeJwt(first.refresh_token).exp).toBeGreaterThan(Date.now() / 1000);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(decodeJwt(second.access_token).sid).toBe(decodeJwt(first.access_token).sid);
  });

  it('takes a refresh token once; using it again ends the whole chain', async () => {
    const epsilon = client();
    const first = await epsilon.signIn('closer');
    const second = await epsilon.refresh(first.refresh_token);
    await expect(epsilon.refresh(first.refresh_token)).rejects.toThrow('invalid_grant');
    await expect(epsilon.refresh(second.refresh_token)).rejects.toThrow('invalid_grant');
  });
});

describe('signing out', () => {
  const signOut = (epsilon: SignInClient, query: Record<string, string>) =>
    epsilon.send(`${epsilon.protocol}/logout?${new URLSearchParams(query)}`);

  it('ends the session, its refresh tokens and the status cookie, and returns to the app', async () => {
    const epsilon = client();
    const { id_token, refresh_token } = await epsilon.signIn('closer');
    const back = `${epsilon.origin}/recent-files?from=logout`;
    const answer = await signOut(epsilon, { id_token_hint: id_token, post_logout_redirect_uri: back });
    expect(answer.headers.location).toBe(back);
    expect(epsilon.cookie(statusCookie)).toBeUndefined();
    await expect(epsilon.refresh(refresh_token)).rejects.toThrow('invalid_grant');
    const { headers } = await epsilon.send(epsilon.authorizationRequest({ prompt: 'none' }).url);
    expect(String(headers.location)).toContain('error=login_required');
  });

  it('has ended it for every tab by the time one of them is back', async () => {
    const epsilon = client();
    const { id_token } = await epsilon.signIn('closer');
    const query = { id_token_hint: id_token, post_logout_redirect_uri: `${epsilon.origin}/` };
    // The other tab begins its log-out as well, which leaves a form behind.
    await signOut(epsilon, {});
    await signOut(epsilon, query);
    const { headers } = await epsilon.send(epsilon.authorizationRequest({ prompt: 'none' }).url);
    expect(String(headers.location)).toContain('error=login_required');
  });

  it.each([
    ['nobody proved who asks', async () => ({})],
    [
      'the id token is of somebody else',
      async () => ({ id_token_hint: (await client().signIn('accountant')).id_token }),
    ],
  ])('asks first when %s', async (_, query) => {
    const epsilon = client();
    await epsilon.signIn('closer');
    const page = await signOut(epsilon, await query());
    expect(page.body).toContain('Sign out?');
    expect(page.body).not.toContain('<script');
    expect(epsilon.cookie(statusCookie)).toBeDefined();
  });

  it('does not return to another site', async () => {
    const epsilon = client();
    const { id_token } = await epsilon.signIn('closer');
    const { status } = await signOut(epsilon, {
      id_token_hint: id_token,
      post_logout_redirect_uri: 'http://evil.example/',
    });
    expect(status).toBe(400);
  });
});

describe('the pages in frames', () => {
  it.each(['login-status-iframe.html', '3p-cookies/step1.html'])(
    '%s runs one known script, inside our own pages only',
    async (path) => {
      const answer = await client().send(`${client().protocol}/${path}`);
      expect(answer.status).toBe(200);
      expect(String(answer.headers['content-security-policy'])).toMatch(
        /script-src 'sha256-[^']+'; .*frame-ancestors 'self'/,
      );
      expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN');
    },
  );
});

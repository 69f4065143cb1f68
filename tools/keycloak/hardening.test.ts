import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../programs.mjs';
import { tenants } from './realms.mjs';

const text = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');
const minute = 60;
const hour = 60 * minute;

/** What docs/asvs.md says of the realms that production imports (OWASP ASVS V6, V7 and V10). */
describe.each(tenants())('the realm %s', (tenant) => {
  const realm = JSON.parse(text(`keycloak/${tenant}-realm.json`));
  const [client] = realm.clients;

  it('slows guessing, and lets nobody register or rename themselves', () => {
    expect(realm).toMatchObject({
      bruteForceProtected: true,
      registrationAllowed: false,
      editUsernameAllowed: false,
      rememberMe: false,
      duplicateEmailsAllowed: false,
    });
    expect(realm.failureFactor).toBeLessThanOrEqual(10);
    // A lock that ends by itself: nobody can shut a colleague out for good.
    expect(realm.permanentLockout ?? false).toBe(false);
  });

  it('wants ten characters of a password, of any kind, for as long as it is not known to others', () => {
    expect(realm.passwordPolicy).toMatch(/length\(1[0-9]\)/);
    expect(realm.passwordPolicy).not.toMatch(/upperCase|lowerCase|digits|specialChars|forceExpired|maxLength/);
  });

  it('ends a session after half an hour without a renewal and after ten hours in any case', () => {
    expect(realm.ssoSessionIdleTimeout).toBeLessThanOrEqual(30 * minute);
    expect(realm.ssoSessionMaxLifespan).toBeLessThanOrEqual(10 * hour);
    expect(realm.accessTokenLifespan).toBeLessThanOrEqual(15 * minute);
    expect(realm.accessCodeLifespan).toBeLessThanOrEqual(minute);
  });

  it('takes a refresh token once', () => {
    expect(realm).toMatchObject({ revokeRefreshToken: true, refreshTokenMaxReuse: 0 });
  });

  it('makes the audience of the api part of access tokens only', () => {
    const audiences = client.protocolMappers.filter(
      ({ protocolMapper }: { protocolMapper: string }) => protocolMapper === 'oidc-audience-mapper',
    );
    expect(audiences).toHaveLength(1);
    expect(audiences[0].config).toMatchObject({
      'included.custom.audience': 'api',
      'access.token.claim': 'true',
      'id.token.claim': 'false',
    });
  });

  it('records who signed in, who failed to, and what administrators did', () => {
    expect(realm).toMatchObject({ eventsEnabled: true, adminEventsEnabled: true });
  });
});

describe('the proxy', () => {
  const proxy = text('Caddyfile');

  it('serves a realm on its own host only and the console on none, and says https always', () => {
    expect(proxy).toContain('path /realms/{tenant}/* /resources/*');
    expect(proxy).toMatch(/handle \/realms\/\* \{\s*respond 404/);
    expect(proxy).toMatch(/handle \/admin\/\* \{\s*respond 404/);
    expect(proxy).toContain('header ?Strict-Transport-Security "max-age=31536000; includeSubDomains"');
    // It trusts no proxy before it: what a client claims about its address is overwritten.
    expect(proxy).not.toContain('trusted_proxies');
  });

  it('logs no access token: not the one in the header of a WebSocket either', () => {
    expect(proxy).toMatch(/log \{\s*format filter \{[^}]*Sec-Websocket-Protocol delete/);
  });

  it('is the only way in: neither api, database nor console is published to the network', () => {
    const published = [...text('compose.yaml').matchAll(/ports: \[(.*)\]/g)].map(([, ports]) => ports);
    expect(published).toEqual(['"80:80", "443:443"', '"127.0.0.1:8080:8080"']);
  });
});

it('the image runs as nobody in particular, read only, without the repository in it', () => {
  expect(text('Dockerfile')).toMatch(/^USER node$/m);
  expect(text('Dockerfile')).toContain('NODE_ENV=production');
  expect(text('Dockerfile.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.git', 'deploy/.env', '.data']));
  expect(text('compose.yaml')).toMatch(/read_only: true[\s\S]*cap_drop: \[ALL\]/);
});

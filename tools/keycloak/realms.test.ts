import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accessTokenClaims } from '../../apps/api/dev/oidc/claims.ts';
import { demoTenants } from '../../apps/api/dev/oidc/demo-tenants.ts';
import { root } from '../programs.mjs';
import { version } from './distribution.mjs';
import { tenants } from './realms.mjs';

/** The realms of deploy/keycloak and the development provider must promise the same. */

interface Mapper {
  protocolMapper: string;
  config: Record<string, string>;
}

const text = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');
const realm = (tenant: string) => JSON.parse(text(`keycloak/${tenant}-realm.json`));
const users = (tenant: string) => JSON.parse(text(`keycloak/${tenant}-demo-users.json`)).users;
const mappers = (tenant: string): Mapper[] => realm(tenant).clients[0].protocolMappers;

describe('the realms of deploy/keycloak', () => {
  it('are those of the demo tenants that are not made to be under maintenance', () => {
    const expected = [...demoTenants].filter(([, { isUnderMaintenance }]) => !isUnderMaintenance).map(([name]) => name);
    expect(tenants().toSorted()).toEqual(expected.toSorted());
  });

  it('differ by their names only', () => {
    const asFicus = (json: string) =>
      json
        .replaceAll('epsilon', 'ficus')
        .replaceAll('EPSILON', 'FICUS')
        .replaceAll('Epsilon Title Co.', 'Ficus Settlement Services');
    for (const kind of ['realm', 'demo-users']) {
      expect(asFicus(text(`keycloak/epsilon-${kind}.json`))).toBe(text(`keycloak/ficus-${kind}.json`));
    }
  });

  it('hold no user and no secret: demo users lie beside, to be imported on purpose', () => {
    for (const tenant of tenants()) {
      expect(realm(tenant)).not.toHaveProperty('users');
      expect(text(`keycloak/${tenant}-realm.json`)).not.toMatch(/"(secret|credentials|privateKey|password)"/);
    }
  });

  it('have one public client that wants PKCE with S256 and has no other way in', () => {
    for (const tenant of tenants()) {
      expect(realm(tenant).clients).toHaveLength(1);
      expect(realm(tenant).clients[0]).toMatchObject({
        clientId: `${tenant}-ui`,
        publicClient: true,
        standardFlowEnabled: true,
        implicitFlowEnabled: false,
        directAccessGrantsEnabled: false,
        serviceAccountsEnabled: false,
        attributes: { 'pkce.code.challenge.method': 'S256' },
      });
    }
  });

  it('redirect to the tenant’s own host only, by https unless a test says otherwise', () => {
    for (const tenant of tenants()) {
      const own = `\${CLOSEWRIGHT_ORIGIN_${tenant.toUpperCase()}:https://${tenant}.closewright.example}`;
      expect(realm(tenant).clients[0]).toMatchObject({
        rootUrl: own,
        redirectUris: [`${own}/*`],
        webOrigins: [own],
        attributes: { 'post.logout.redirect.uris': '+' },
      });
      expect(text(`keycloak/${tenant}-realm.json`)).not.toMatch(/localhost|http:/);
    }
  });

  it('let a token live as long as the development provider does, not a multiple of the app’s 300 s timer', () => {
    for (const tenant of tenants()) expect(realm(tenant).accessTokenLifespan).toBe(720);
    expect(readFileSync(join(root, 'apps/api/dev/oidc/provider.ts'), 'utf8')).toContain('accessToken: 720');
  });

  it('map every claim of the development provider, tenant facts to the same values', () => {
    for (const tenant of tenants()) {
      const user = demoTenants.get(tenant)?.users.find(({ username }) => username === 'closer');
      const promised = accessTokenClaims(tenant, 'closer', user!.claims, { sessionUid: 'x', clientID: 'y' });
      // Keycloak's own scopes (basic, profile, email, roles) bring these.
      const builtIn = ['typ', 'sid', 'azp', 'preferred_username', 'name', 'email', 'email_verified', 'realm_access'];
      const mapped = new Map(mappers(tenant).map(({ config }) => [config['claim.name'], config]));
      for (const [claim, value] of Object.entries(promised).filter(([name]) => !builtIn.includes(name))) {
        const config = mapped.get(claim);
        expect(config, `${tenant}: ${claim}`).toMatchObject({ 'access.token.claim': 'true' });
        if (config?.['claim.value'] !== undefined) {
          const fixed =
            config['jsonType.label'] === 'String' ? config['claim.value'] : JSON.parse(config['claim.value']);
          expect(fixed, `${tenant}: ${claim}`).toEqual(value);
        }
      }
      expect(mappers(tenant).map(({ config }) => config['included.custom.audience'])).toContain('api');
    }
  });

  it('have the same demo users', () => {
    for (const tenant of tenants()) {
      const expected = demoTenants
        .get(tenant)
        ?.users.map(({ username, claims }) => [username, claims.rqoUserId, claims.name, claims.email]);
      const actual = users(tenant).map((user: Record<string, string> & { attributes: Record<string, string[]> }) => [
        user.username,
        user.attributes.rqoUserId?.[0],
        [user.firstName, user.lastName].filter(Boolean).join(' '),
        user.email,
      ]);
      expect(actual).toEqual(expected);
    }
  });

  it('let only administrators of the realm change what the product believes of a user', () => {
    for (const tenant of tenants()) {
      const [component] = realm(tenant).components['org.keycloak.userprofile.UserProfileProvider'];
      const { attributes } = JSON.parse(component.config['kc.user.profile.config'][0]);
      for (const name of ['rqoUserId', 'hznAllowMaintenanceAccess', 'hznExternalFeaturesUser', 'username']) {
        const attribute = attributes.find((candidate: { name: string }) => candidate.name === name);
        expect(attribute.permissions.edit, name).toEqual(['admin']);
      }
    }
  });
});

it('production runs the Keycloak that is tested', () => {
  expect(text('compose.yaml')).toContain(`image: quay.io/keycloak/keycloak:${version}\n`);
});

it('production never gets the demo users', () => {
  expect(text('compose.yaml')).not.toContain('demo-users');
});

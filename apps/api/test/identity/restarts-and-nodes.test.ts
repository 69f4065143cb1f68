import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDevelopmentIdentity } from '../../dev/oidc/index.ts';
import { SignInClient } from '../../dev/oidc/sign-in-client.ts';
import { systemClock } from '../../src/platform/clock/index.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type IdentityServer, secrets, startIdentityServer } from './identity-server.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let server: IdentityServer;
  const client = (tenant = 'epsilon') => new SignInClient(server.address, tenant);

  beforeAll(async () => {
    test = await make();
    server = await startIdentityServer(test.database);
  });
  afterAll(async () => {
    await server.app.close();
    await test.close();
  });

  describe('across restarts and nodes', () => {
    it('keeps keys, sessions and refresh tokens over a restart', async () => {
      const before = await startIdentityServer(test.database);
      const epsilon = new SignInClient(before.address, 'epsilon');
      const tokens = await epsilon.signIn('closer');
      const certificates = (await epsilon.send(`${epsilon.protocol}/certs`)).body;
      await before.app.close();

      const after = await startIdentityServer(test.database, { port: before.port });
      try {
        expect((await epsilon.send(`${epsilon.protocol}/certs`)).body).toBe(certificates);
        await jwtVerify(tokens.access_token, createLocalJWKSet(JSON.parse(certificates)));
        expect(await epsilon.refresh(tokens.refresh_token)).toHaveProperty('access_token');
        const { headers } = await epsilon.send(epsilon.authorizationRequest({ prompt: 'none' }).url);
        expect(String(headers.location)).toContain('code=');
      } finally {
        await after.app.close();
      }
    });

    it('signs in across two nodes: the form on one, the tokens from the other', async () => {
      const other = await startIdentityServer(test.database);
      try {
        const here = client();
        const { code, verifier, redirectUri } = await here.authorize('closer');
        const there = new SignInClient(other.address, 'epsilon');
        // The address people see is the same for both nodes; only the load balancer knows which one answers.
        const answer = await there.send(`${here.protocol}/token`, {
          method: 'POST',
          form: {
            client_id: 'epsilon-ui',
            grant_type: 'authorization_code',
            code,
            code_verifier: verifier,
            redirect_uri: redirectUri,
          },
        });
        expect(answer.status).toBe(200);
        const { access_token } = JSON.parse(answer.body);
        expect((await jwtVerify(access_token, await server.identity.keys('epsilon'))).payload.iss).toBe(here.realm);
      } finally {
        await other.app.close();
      }
    });

    it('makes one key when two nodes begin at once', async () => {
      const empty = await make();
      const nodes = await Promise.all([startIdentityServer(empty.database), startIdentityServer(empty.database)]);
      try {
        const published = nodes.map(async ({ address }) => {
          const epsilon = new SignInClient(address, 'epsilon');
          return (await epsilon.send(`${epsilon.protocol}/certs`)).body;
        });
        const [first, second] = await Promise.all(published);
        expect(first).toBe(second);
        expect(JSON.parse(String(first)).keys).toHaveLength(1);
      } finally {
        await Promise.all(nodes.map(({ app }) => app.close()));
        await empty.close();
      }
    });

    it('keeps private keys sealed, and each tenant’s rows to itself', async () => {
      const read = (tenant: string) =>
        test.database.inTenant(systemActor(tenant, 'test'), (tx) =>
          tx.selectFrom('identity_keys').selectAll().execute(),
        );
      const rows = await read('epsilon');
      expect(rows.map(({ tenant_id }) => tenant_id)).toEqual(['epsilon']);
      expect(Object.keys(rows[0]?.private_jwk as object)).toEqual(['sealed']);
      expect(JSON.stringify(rows)).not.toContain('"d":');
      expect(await read('nobody')).toEqual([]);
    });

    it('lets one of two simultaneous refreshes win', async () => {
      const epsilon = client();
      const { refresh_token } = await epsilon.signIn('closer');
      const results = await Promise.allSettled([epsilon.refresh(refresh_token), epsilon.refresh(refresh_token)]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('sweeps what has expired', async () => {
      const count = () =>
        test.database.inTenant(systemActor('epsilon', 'test'), async (tx) => {
          const past = new Date(Date.now() - 1000).toISOString();
          await tx.updateTable('identity_records').set({ expires_at: past }).where('kind', '=', 'Grant').execute();
          return tx.selectFrom('identity_records').select('id').where('kind', '=', 'Grant').execute();
        });
      await client().signIn('closer');
      const before = await count();
      await client().signIn('closer');
      const after = await count();
      expect(before.length).toBeGreaterThan(0);
      expect(after.filter(({ id }) => before.some((old) => old.id === id))).toEqual([]);
    });
  });
});

describe('production', () => {
  it('refuses to exist', () => {
    vi.stubEnv('NODE_ENV', 'production');
    try {
      expect(() =>
        createDevelopmentIdentity({
          database: { inTenant: () => Promise.reject(new Error('not reached')) },
          clock: systemClock,
          secrets,
        }),
      ).toThrow('refuses to start in production');
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

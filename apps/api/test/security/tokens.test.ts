import { createHmac, type KeyObject } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TokenVerifier } from '../../src/platform/auth/token-verifier.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi } from '../http/api-under-test.ts';
import { connect } from '../http/socket-client.ts';
import { originOf } from '../http/tokens.ts';
import { fileNumber, files, users } from '../http/world.ts';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens an attacker could make, and good tokens after their time. */
describe('a token', () => {
  const origin = originOf('alpha');
  const goodClaims = (now: number): JWTPayload => ({
    iss: `${origin}/realms/alpha`,
    aud: 'api',
    azp: 'alpha-ui',
    sub: 'officer',
    preferred_username: 'officer',
    iat: now,
    exp: now + 300,
  });
  let pair: Awaited<ReturnType<typeof generateKeyPair>>;
  let clock = new Date('2030-01-01T12:00:00Z');
  let verifier: TokenVerifier;
  const seconds = () => Math.floor(clock.getTime() / 1000);
  const sign = (claims: JWTPayload = {}, header: object = {}) =>
    new SignJWT({ ...goodClaims(seconds()), ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k', ...header })
      .sign(pair.privateKey);
  const refusal = (token: string) =>
    verifier.verify(token, 'alpha', origin).then(
      () => 'accepted',
      (error: { code: string }) => error.code,
    );

  beforeAll(async () => {
    pair = await generateKeyPair('RS256', { extractable: true });
    verifier = new TokenVerifier(
      { issuerFor: (tenant, from) => `${from}/realms/${tenant}`, keys: async () => async () => pair.publicKey },
      () => clock,
    );
  });

  it('is good when everything is', async () => {
    expect(await refusal(await sign())).toBe('accepted');
  });

  it('signed with the public key as a shared secret is refused', async () => {
    const pem = await exportSPKI(pair.publicKey as KeyObject & CryptoKey);
    for (const alg of ['HS256', 'HS384', 'HS512']) {
      const text = `${encode({ alg, kid: 'k' })}.${encode(goodClaims(seconds()))}`;
      const signature = createHmac(`sha${alg.slice(2)}`, pem)
        .update(text)
        .digest('base64url');
      expect(await refusal(`${text}.${signature}`), alg).toBe('UNAUTHENTICATED');
    }
  });

  it('that brings its own key along is refused', async () => {
    const own = await generateKeyPair('RS256', { extractable: true });
    const jwk = await exportJWK(own.publicKey);
    const extras: Partial<JWTHeaderParameters>[] = [
      { jwk },
      { jku: 'https://evil.example/keys' },
      { x5u: 'https://evil.example/cert' },
    ];
    for (const extra of extras) {
      const token = await new SignJWT(goodClaims(seconds()))
        .setProtectedHeader({ alg: 'RS256', kid: 'k', ...extra })
        .sign(own.privateKey);
      expect(await refusal(token), Object.keys(extra)[0]).toBe('UNAUTHENTICATED');
    }
  });

  it('with a changed part is refused', async () => {
    const [header, , signature] = (await sign()).split('.');
    const other = encode({ ...goodClaims(seconds()), preferred_username: 'administrator' });
    expect(await refusal(`${header}.${other}.${signature}`)).toBe('UNAUTHENTICATED');
    expect(await refusal(`${encode({ alg: 'none' })}.${other}.`)).toBe('UNAUTHENTICATED');
  });

  it('before its time, without an end or made for the sign-in itself is refused', async () => {
    expect(await refusal(await sign({ nbf: seconds() + 60 }))).toBe('UNAUTHENTICATED');
    expect(await refusal(await sign({ exp: undefined }))).toBe('UNAUTHENTICATED');
    // An ID token names the client as its audience, a refresh token the issuer.
    expect(await refusal(await sign({ aud: 'alpha-ui' }))).toBe('UNAUTHENTICATED');
    expect(await refusal(await sign({ aud: `${origin}/realms/alpha` }))).toBe('UNAUTHENTICATED');
  });

  it('is remembered for its tenant and address only, and not past its end', async () => {
    const token = await sign();
    await verifier.verify(token, 'alpha', origin);
    expect(verifier.remembered(token, 'alpha', origin)?.claims.preferred_username).toBe('officer');
    expect(verifier.remembered(token, 'beta', originOf('beta'))).toBeUndefined();
    expect(verifier.remembered(token, 'alpha', 'http://alpha.evil.example')).toBeUndefined();
    expect(verifier.remembered(`${token}x`, 'alpha', origin)).toBeUndefined();
    clock = new Date(clock.getTime() + 300_000);
    expect(verifier.remembered(token, 'alpha', origin)).toBeUndefined();
    clock = new Date(clock.getTime() + 60_000);
    expect(await refusal(token)).toBe('TOKEN_EXPIRED');
  });
});

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  let port: number;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test, { origin: (tenant) => originOf(tenant, port), env: { TRUST_PROXY: 'true' } });
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    port = (api.app.server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  it('a user who is made inactive is out at once: calls, socket and all, with a token that is still good', async () => {
    const host = `alpha.localhost:${port}`;
    const token = await api.issuer.token('alpha', users.closer.login);
    const call = async () =>
      (await api.send('GET', `/api/orders/${files.open}`, { as: { token }, headers: { host } })).body.errorCode;
    const socket = await connect(port, host, token);
    expect(await call()).toBeNull();
    await test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx
        .updateTable('users')
        .set({ is_active: false })
        .where('tenant_id', '=', 'alpha')
        .where('users_id', '=', users.closer.usersID)
        .execute(),
    );
    expect(await socket.closed).toBe(1012);
    await expect.poll(call).toBe('MISSING_USER');
    expect(await (await connect(port, host, token)).closed).toBe(4401);
  });

  it('a changed default region concerns the user alone: everybody else stays connected', async () => {
    const host = `beta.localhost:${port}`;
    const tokenOf = (name: 'officer' | 'reader') => api.issuer.token('beta', users[name].login);
    const [mine, other] = [
      await connect(port, host, await tokenOf('officer')),
      await connect(port, host, await tokenOf('reader')),
    ];
    await test.database.inTenant(systemActor('beta', 'test'), (tx) =>
      tx
        .updateTable('user_regions')
        .set({ is_default: true })
        .where('tenant_id', '=', 'beta')
        .where('users_id', '=', users.officer.usersID)
        .execute(),
    );
    expect(await mine.closed).toBe(1012);
    // The other one is still there to hear what happens next.
    const authorization = { headers: { host }, tenant: 'beta', as: { token: await tokenOf('officer') } };
    const { version } = (await api.send('GET', `/api/orders/${files.open}`, authorization)).body.result.order;
    const changes = { order: { placeOfClosing: 'Office' } };
    await api.send('PATCH', `/api/orders/${files.open}`, { ...authorization, body: { version, changes } });
    await other.hears('FileChanged', fileNumber(files.open));
    other.close();
  });
});

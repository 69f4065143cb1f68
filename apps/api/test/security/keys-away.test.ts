import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remoteIdentityKeys } from '../../src/platform/auth/identity-keys.ts';
import { TokenVerifier } from '../../src/platform/auth/token-verifier.ts';

/** An identity host that is being restarted says nothing about the tokens it has given out. */
describe('a good token, while the identity host answers no keys', () => {
  const origin = 'https://alpha.example.com';
  let server: Server;
  let answer: { status: number; body: string };
  let good: string;
  let token: string;
  /** A new one for each answer: one that has read the keys keeps them. */
  const outcome = () => {
    const { port } = server.address() as AddressInfo;
    const verifier = new TokenVerifier(remoteIdentityKeys(`http://127.0.0.1:${port}`), () => new Date());
    return verifier.verify(token, 'alpha', origin).then(
      () => 'accepted',
      ({ code }: { code: string }) => code,
    );
  };

  beforeAll(async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS256');
    good = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }] });
    const now = Math.floor(Date.now() / 1000);
    const claims = { preferred_username: 'officer', azp: 'alpha-ui', sub: 'officer' };
    token = await new SignJWT({ ...claims, iss: `${origin}/realms/alpha`, aud: 'api', iat: now, exp: now + 300 })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .sign(privateKey);
    server = createServer((_request, response) => {
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(() => new Promise((done) => server.close(done)));

  it.each([
    ['a proxy in front of it', { status: 503, body: 'Service Unavailable' }],
    ['a redirect to somewhere else', { status: 302, body: '' }],
    ['a page', { status: 200, body: '<html>Starting</html>' }],
    ['something that is no key set', { status: 200, body: '{"status":"starting"}' }],
  ])('is not called bad by %s', async (_who, given) => {
    answer = given;
    expect(await outcome()).toBe('UNAVAILABLE');
  });

  it('is taken once the keys are there, and refused where they do not have its own', async () => {
    answer = { status: 200, body: good };
    expect(await outcome()).toBe('accepted');
    answer = { status: 200, body: good.replace('"k"', '"other"') };
    expect(await outcome()).toBe('UNAUTHENTICATED');
  });
});

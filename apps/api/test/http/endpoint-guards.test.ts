import { endpoints } from '@closewright/contract';
import { type Endpoint, idempotencyKeyHeader } from '@closewright/contract/kit';
import { type ErrorCode, errorCodes } from '@closewright/domain/errors';
import { describe, expect, it } from 'vitest';
import { errorsOf } from '../../src/platform/http/openapi.ts';
import { takeSharedDatabase } from '../harness/each-database.ts';
import { names, useMapWorld, when } from './endpoint-map-world.ts';
import { wrongTypes } from './example.ts';

/** What every endpoint refuses before anything of it reaches a database; so one kind of database is enough. */
describe('the endpoint map', () => {
  const { api, call, expectRefusal, example: exampleOf } = useMapWorld(() => takeSharedDatabase('server'));

  describe.each(names)('%s', (name) => {
    const endpoint: Endpoint = endpoints[name];
    const isOpen = endpoint.access.kind === 'public';
    const example = () => exampleOf(name);

    it('has an OpenAPI entry that names its errors, and the key where it takes one', async () => {
      const document = (await api().send('GET', '/api/openapi.json', { as: null })).body;
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      const operation = document.paths[path][endpoint.method.toLowerCase()];
      expect(operation.operationId).toBe(name);
      for (const code of errorsOf(endpoint)) {
        expect(operation.responses[errorCodes[code].status].description).toContain(code);
      }
      const isKey = ({ $ref }: { $ref?: string }) => $ref === '#/components/parameters/IdempotencyKey';
      expect(operation.parameters.some(isKey)).toBe(endpoint.takesKey);
      expect(document.components.parameters.IdempotencyKey).toMatchObject({ name: idempotencyKeyHeader, in: 'header' });
    });

    it('refuses an unknown field', async () => {
      const given = await example();
      if (endpoint.body) {
        const refused = await expectRefusal(
          () => call(endpoint, given, { body: { ...given.body, surprise: 1 } }),
          'VALIDATION_FAILED',
        );
        expect(refused.body.result.modelState).toHaveProperty('surprise');
      }
      const query = given.query ? `${given.query}&surprise=1` : '?surprise=1';
      await expectRefusal(() => call(endpoint, { ...given, query }), 'VALIDATION_FAILED');
    });

    when(endpoint.path.includes(':ordersID'))('refuses ids that are none', async () => {
      const given = await example();
      for (const ordersID of ['x', '0', '-1', '1.5', '99999999999', '%27', '1%20or%201=1']) {
        await expectRefusal(() => call(endpoint, { ...given, path: { ...given.path, ordersID } }), 'VALIDATION_FAILED');
      }
    });

    when(endpoint.body)('refuses a wrong type of any of its values', async () => {
      const given = await example();
      const wrong = wrongTypes(given.body);
      expect(wrong.filter((body) => endpoint.body?.safeParse(body).success)).toEqual([]);
      for (const body of [given.wrongValue, wrong.at(-1)])
        if (body !== undefined) await expectRefusal(() => call(endpoint, given, { body }), 'VALIDATION_FAILED');
    });

    when(endpoint.body)('refuses a body that is too large, broken, too deep or no JSON', async () => {
      const given = await example();
      await expectRefusal(() => call(endpoint, given, { body: [] }), 'VALIDATION_FAILED');
      await expectRefusal(() => call(endpoint, given, { body: null }), 'VALIDATION_FAILED');
      const filler = 'x'.repeat(endpoint.mostBytes ?? 300_000);
      await expectRefusal(() => call(endpoint, given, { body: { filler } }), 'PAYLOAD_TOO_LARGE');
      const deep = '['.repeat(100_000);
      await expectRefusal(() => call(endpoint, given, { raw: '{"a":' }), 'MALFORMED_BODY');
      await expectRefusal(() => call(endpoint, given, { raw: '' }), 'MALFORMED_BODY');
      const latin1 = Buffer.from(JSON.stringify({ ...given.body, filler: 'José' }), 'latin1');
      const unread = await expectRefusal(() => call(endpoint, given, { raw: latin1 }), 'MALFORMED_BODY');
      expect(unread.body.errorMessage).toBe('The body is not UTF-8.');
      const twice = await expectRefusal(() => call(endpoint, given, { raw: '{"a":{"b":1,"b":2}}' }), 'MALFORMED_BODY');
      expect(twice.body.errorMessage).toBe('"b" stands twice in one object.');
      await expectRefusal(() => call(endpoint, given, { raw: deep + ']'.repeat(100_000) }), 'MALFORMED_BODY');
      await expectRefusal(
        () => call(endpoint, given, { raw: `{"a":${'['.repeat(25)}${']'.repeat(25)}}` }),
        'MALFORMED_BODY',
      );
      await expectRefusal(
        () => call(endpoint, given, { raw: `[${'0,'.repeat(endpoint.mostValues ?? 20_000)}0]` }),
        'MALFORMED_BODY',
      );
      await expectRefusal(() => call(endpoint, given, { raw: '{"__proto__":{"isAdmin":true}}' }), 'MALFORMED_BODY');
      await expectRefusal(
        () => call(endpoint, given, { raw: '{"constructor":{"prototype":{"isAdmin":true}}}' }),
        'MALFORMED_BODY',
      );
      await expectRefusal(
        () => call(endpoint, given, { raw: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
        'UNSUPPORTED_MEDIA_TYPE',
      );
      await expectRefusal(
        () => call(endpoint, given, { raw: 'text', headers: { 'content-type': 'text/plain' } }),
        'UNSUPPORTED_MEDIA_TYPE',
      );
    });

    when(!isOpen)('refuses every token that is not a good one of this tenant', async () => {
      const given = await example();
      const { token } = api().issuer;
      const none = { alg: 'none', typ: 'JWT' };
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const unsigned = `${part(none)}.${part({ preferred_username: 'officer', azp: 'alpha-ui', aud: 'api', exp: 9e9 })}.`;
      const wrong: [string, string | null, ErrorCode][] = [
        ['no token', null, 'UNAUTHENTICATED'],
        ['no JWT', 'abc', 'UNAUTHENTICATED'],
        ['unsigned', unsigned, 'UNAUTHENTICATED'],
        ['very long', 'a'.repeat(13_000), 'UNAUTHENTICATED'],
        ['expired', await token('alpha', 'officer', { expiresIn: -60 }), 'TOKEN_EXPIRED'],
        [
          'wrong issuer',
          await token('alpha', 'officer', { issuer: 'http://evil.localhost/realms/alpha' }),
          'UNAUTHENTICATED',
        ],
        ['wrong audience', await token('alpha', 'officer', { audience: 'account' }), 'UNAUTHENTICATED'],
        ['wrong client', await token('alpha', 'officer', { azp: 'beta-ui' }), 'UNAUTHENTICATED'],
        ['wrong key', await token('alpha', 'officer', { foreignKey: true }), 'UNAUTHENTICATED'],
        ['of the other tenant', await token('beta', 'officer'), 'UNAUTHENTICATED'],
      ];
      for (const [what, text, code] of wrong) {
        const sent = { as: text === null ? null : { token: text } };
        const refused = await expectRefusal(() => call(endpoint, given, sent), code);
        expect(refused.headers['www-authenticate'], what).toBe('Bearer');
      }
      await expectRefusal(() => call(endpoint, given, { tenant: 'nowhere', as: null }), 'INVALID_TENANT', 'alpha');
    });

    it('is not there under another method', async () => {
      const given = await example();
      const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => String(given.path?.[key]));
      const there = names
        .filter((each) => endpoints[each].path === endpoint.path)
        .map((each) => endpoints[each].method);
      const other = (['DELETE', 'PUT', 'PATCH'] as const).find((method) => !there.includes(method)) ?? 'none';
      const refused = await expectRefusal(() => api().send(other, path), 'METHOD_NOT_ALLOWED');
      expect(refused.headers.allow).toContain(endpoint.method);
    });
  });

  it('answers unknown paths in the envelope', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/orders/1/nothing', '/api/orders/%E0%A4%A']) {
      await expectRefusal(() => api().send('GET', path, { as: null }), 'NOT_FOUND');
    }
  });
});

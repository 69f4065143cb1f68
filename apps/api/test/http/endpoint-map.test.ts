import { endpoints } from '@closewright/contract';
import { type Endpoint, failureSchema, successSchema } from '@closewright/contract/kit';
import { actions } from '@closewright/domain/access';
import { type ErrorCode, errorCodes } from '@closewright/domain/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorsOf } from '../../src/platform/http/openapi.ts';
import { eachDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type Answer, type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { makeCompanies } from './companies-world.ts';
import { makeCustomData } from './custom-data-world.ts';
import { type Example, examples } from './endpoint-examples.ts';
import { makeFileAudit } from './file-audit-examples.ts';
import { makeLetters } from './letter-examples.ts';
import { makeNotes } from './note-examples.ts';
import { makePeople } from './people-world.ts';
import { makeSystemAlerts } from './system-alert-examples.ts';
import { makeTime } from './time-examples.ts';
import { makeWorkflow } from './workflow-world.ts';
import { files, onlyInBeta } from './world.ts';

/** The test where the question makes sense for the endpoint, and none where it does not: nothing is left out that applies. */
const when = (applies: unknown) => (applies ? it : () => {});

const names = Object.keys(endpoints) as (keyof typeof endpoints)[];

eachDatabase((_kind, make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    for (const tenant of ['alpha', 'beta']) {
      await makeCustomData(test.database, tenant);
      await makePeople(test.database, tenant);
      await makeCompanies(test.database, tenant);
      await makeFileAudit(test.database, tenant);
      await makeLetters(test.database, tenant);
      await makeNotes(test.database, tenant);
      await makeWorkflow(test.database, tenant);
      await makeTime(test.database, tenant);
      await makeSystemAlerts(test.database, tenant);
    }
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const version = async (tenant = 'alpha'): Promise<number> =>
    (await api.send('GET', `/api/orders/${files.open}`, { tenant })).body.result.order.version;

  const call = (endpoint: Endpoint, example: Example, sent: Sent = {}): Promise<Answer> => {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(example.path?.[name]));
    const { access } = endpoint;
    // The officer has all screens of files; what else an action may ask for, the administrator has.
    const as = access.kind === 'action' && access.action !== 'openFile' ? 'administrator' : 'officer';
    return api.send(endpoint.method, path + (example.query ?? ''), { as, body: example.body, ...sent });
  };

  /** The answer is the failure of this code, exactly enveloped, nothing was stored, and the server goes on. */
  const expectRefusal = async (answer: () => Promise<Answer>, code: ErrorCode, tenant = 'alpha'): Promise<Answer> => {
    const before = await api.auditCount(tenant);
    const refused = await answer();
    expect(refused.body?.errorCode ?? refused.text).toBe(code);
    expect(refused.status).toBe(errorCodes[code].status);
    expect(Object.keys(refused.body)).toEqual(['isSuccessful', 'errorCode', 'errorMessage', 'result']);
    expect(failureSchema.safeParse(refused.body).error).toBeUndefined();
    expect(refused.body.result.stackTrace).toBeUndefined();
    expect(await api.auditCount(tenant)).toBe(before);
    expect((await api.send('GET', '/api/health', { as: null })).status).toBe(200);
    return refused;
  };

  it('implements every endpoint of the contract, with an access rule and an example, and nothing else', () => {
    expect(api.app.implemented.map((endpoint) => endpoint.name).sort()).toEqual([...names].sort());
    for (const name of names) {
      expect(endpoints[name].name).toBe(name);
      expect(endpoints[name].access.kind, name).toBeTruthy();
      expect(examples[name], name).toBeDefined();
    }
  });

  describe.each(names)('%s', (name) => {
    const endpoint: Endpoint = endpoints[name];
    const isOpen = endpoint.access.kind === 'public';
    const example = async (tenant = 'alpha') => examples[name](await version(tenant));

    it('answers its result in the envelope, and stores what it declares', async () => {
      const before = await api.auditCount();
      const answer = await call(endpoint, await example());
      expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ isSuccessful: true });
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.body)).toEqual(['isSuccessful', 'errorCode', 'errorMessage', 'result']);
      expect(successSchema(endpoint.result).safeParse(answer.body).error).toBeUndefined();
      const written = (await api.auditCount()) - before;
      if (endpoint.audits.length > 0) expect(written).toBeGreaterThan(0);
      else expect(written).toBe(0);
    });

    it('has an OpenAPI entry that names its errors', async () => {
      const document = (await api.send('GET', '/api/openapi.json', { as: null })).body;
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      const operation = document.paths[path][endpoint.method.toLowerCase()];
      expect(operation.operationId).toBe(name);
      for (const code of errorsOf(endpoint)) {
        expect(operation.responses[errorCodes[code].status].description).toContain(code);
      }
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

    when(endpoint.body)('refuses a wrong type, a body that is too large, broken, too deep or no JSON', async () => {
      const given = await example();
      await expectRefusal(() => call(endpoint, given, { body: given.wrongType }), 'VALIDATION_FAILED');
      await expectRefusal(() => call(endpoint, given, { body: [] }), 'VALIDATION_FAILED');
      await expectRefusal(() => call(endpoint, given, { body: null }), 'VALIDATION_FAILED');
      await expectRefusal(() => call(endpoint, given, { body: { filler: 'x'.repeat(300_000) } }), 'PAYLOAD_TOO_LARGE');
      const deep = '['.repeat(100_000);
      await expectRefusal(() => call(endpoint, given, { raw: '{"a":' }), 'MALFORMED_BODY');
      await expectRefusal(() => call(endpoint, given, { raw: '' }), 'MALFORMED_BODY');
      await expectRefusal(() => call(endpoint, given, { raw: deep + ']'.repeat(100_000) }), 'MALFORMED_BODY');
      await expectRefusal(
        () => call(endpoint, given, { raw: `{"a":${'['.repeat(25)}${']'.repeat(25)}}` }),
        'MALFORMED_BODY',
      );
      await expectRefusal(() => call(endpoint, given, { raw: `[${'0,'.repeat(20_000)}0]` }), 'MALFORMED_BODY');
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
      const { token } = api.issuer;
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

    when(['signedIn', 'screen', 'action'].includes(endpoint.access.kind))(
      'refuses who is no user of the product',
      async () => {
        const given = await example();
        const { token } = api.issuer;
        await expectRefusal(() => call(endpoint, given, { as: 'ungrouped' }), 'INVALID_USER');
        const stranger = { token: await token('alpha', 'stranger') };
        await expectRefusal(() => call(endpoint, given, { as: stranger }), 'MISSING_USER');
        const kept = { token: await token('alpha', 'officer', { claims: { hznIsUnderMaintenance: true } }) };
        await expectRefusal(() => call(endpoint, given, { as: kept }), 'MAINTENANCE_MODE');
      },
    );

    when(endpoint.access.kind === 'screen')('refuses who lacks the screen', async () => {
      const { access } = endpoint;
      const given = await example();
      await expectRefusal(() => call(endpoint, given, { as: 'outsider' }), 'FORBIDDEN');
      if (access.kind === 'screen' && access.level === 'Full') {
        await expectRefusal(() => call(endpoint, given, { as: 'reader' }), 'FORBIDDEN');
        await expectRefusal(() => call(endpoint, given, { as: 'viewOnly' }), 'APP_READ_ONLY');
      }
    });

    when(endpoint.access.kind === 'action')('refuses who may not do it', async () => {
      const { access } = endpoint;
      const given = await example();
      await expectRefusal(() => call(endpoint, given, { as: 'outsider' }), 'FORBIDDEN');
      if (access.kind === 'action' && actions[access.action].writes) {
        await expectRefusal(() => call(endpoint, given, { as: 'frozenAdministrator' }), 'APP_READ_ONLY');
      }
    });

    when(endpoint.path.includes(':ordersID'))('knows no file of another region or tenant', async () => {
      const given = await example();
      await expectRefusal(
        () => call(endpoint, { ...given, path: { ...given.path, ordersID: files.inRegionTwo } }),
        'NOT_FOUND',
      );
      await expectRefusal(() => call(endpoint, { ...given, path: { ...given.path, ordersID: 4711 } }), 'NOT_FOUND');
      const foreign = { ...given, path: { ...given.path, ordersID: onlyInBeta } };
      await expectRefusal(() => call(endpoint, foreign), 'NOT_FOUND');
      await expectRefusal(() => call(endpoint, foreign, { as: 'administrator' }), 'NOT_FOUND', 'beta');
      await expectRefusal(() => call(endpoint, given, { as: 'elsewhere' }), 'NOT_FOUND');
    });

    it('is not there under another method', async () => {
      const given = await example();
      const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => String(given.path?.[key]));
      const refused = await expectRefusal(() => api.send('DELETE', path), 'METHOD_NOT_ALLOWED');
      expect(refused.headers.allow).toContain(endpoint.method);
    });
  });

  it('answers unknown paths in the envelope', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/orders/1/nothing', '/api/orders/%E0%A4%A']) {
      await expectRefusal(() => api.send('GET', path, { as: null }), 'NOT_FOUND');
    }
  });
});

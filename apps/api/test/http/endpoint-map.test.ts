import { randomUUID } from 'node:crypto';
import { endpoints } from '@closewright/contract';
import { type Endpoint, idempotencyKeyHeader, successSchema } from '@closewright/contract/kit';
import { actions } from '@closewright/domain/access';
import { describe, expect, it } from 'vitest';
import { serverDatabase } from '../harness/each-database.ts';
import { examples } from './endpoint-examples.ts';
import { names, useMapWorld, when } from './endpoint-map-world.ts';
import { files, onlyInBeta } from './world.ts';

/** What every endpoint answers, and to whom; what it refuses before it asks a database is in endpoint-guards.test.ts. */
serverDatabase((make) => {
  const { api, call, expectRefusal, example: exampleOf } = useMapWorld(make);

  // holds core 7.19, core 7.25
  it('implements every endpoint of the contract, with an access rule and an example, and nothing else', () => {
    expect(
      api()
        .app.implemented.map((endpoint) => endpoint.name)
        .sort(),
    ).toEqual([...names].sort());
    for (const name of names) {
      expect(endpoints[name].name).toBe(name);
      expect(endpoints[name].access.kind, name).toBeTruthy();
      expect(examples[name], name).toBeDefined();
    }
  });

  it('takes a key with every call that creates, of users alone; what takes none is named here', () => {
    const creating = names.map((name): Endpoint => endpoints[name]).filter(({ method }) => method === 'POST');
    const keyed = creating.filter(({ takesKey }) => takesKey);
    expect(keyed.filter(({ access }) => access.kind === 'public' || access.kind === 'token')).toEqual([]);
    // By themselves the same again: a letter has its own key in the body and keeps it for ever.
    const others = creating.filter(({ takesKey, idempotent }) => !takesKey && !idempotent);
    expect(others.map(({ name }) => name).sort()).toEqual([
      'exportEscrowAccounting',
      'exportFile',
      'exportFileChanges',
      'exportInterestYear',
      'exportPortfolio',
      'exportSystemAudit',
      'logClientSession',
      'previewAchReturns',
      'previewBankFile',
      'revealPartyTaxID',
      'voidLetter',
    ]);
  });

  describe.each(names)('%s', (name) => {
    const endpoint: Endpoint = endpoints[name];
    const example = () => exampleOf(name);

    // holds core 3.1, core 7.2
    it('answers its result in the envelope, and stores what it declares', async () => {
      const before = await api().auditCount();
      const postedBefore = await api().postedCount();
      const given = await example();
      const sent = endpoint.takesKey ? { headers: { [idempotencyKeyHeader]: randomUUID() } } : {};
      const answer = await call(endpoint, given, sent);
      expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ isSuccessful: true });
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.body)).toEqual(['isSuccessful', 'errorCode', 'errorMessage', 'result']);
      expect(successSchema(endpoint.result).safeParse(answer.body).error).toBeUndefined();
      const written = (await api().auditCount()) - before;
      if (endpoint.audits.length > 0) expect(written).toBeGreaterThan(0);
      else expect(written).toBe(0);
      const posted = (await api().postedCount()) - postedBefore;
      if (endpoint.posts) expect(posted).toBeGreaterThan(0);
      else expect(posted).toBe(0);
      // Sent again it stores nothing more, and who asks with the same key is told the same.
      if (endpoint.takesKey) expect((await call(endpoint, given, sent)).text).toBe(answer.text);
      else if (endpoint.method !== 'POST' || !endpoint.idempotent) return;
      else expect((await call(endpoint, given)).status).toBe(200);
      expect((await api().auditCount()) - before).toBe(written);
      expect((await api().postedCount()) - postedBefore).toBe(posted);
    });

    when(['signedIn', 'screen', 'action'].includes(endpoint.access.kind))(
      'refuses who is no user of the product',
      async () => {
        const given = await example();
        const { token } = api().issuer;
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
  });
});

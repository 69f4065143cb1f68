import type { StatementVersion } from '@closewright/contract/settlement';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { statementCalls } from './statement-calls.ts';
import { files } from './world.ts';

const mailed = { deliveredTo: 'Michael Jones', method: 'Mail', sentOn: '2026-11-16', receivedOn: null };

eachDatabase((_kind, make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  let sent: StatementVersion;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    sent = (await keep('Sent to lender')).result;
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const { path, keep, list, get } = statementCalls(() => api);
  const deliver = (body: object, version = sent.statementVersionID, as: Sent['as'] = 'officer') =>
    api.send('PUT', `${path}/versions/${version}/delivery`, { as, body });

  it('says to whom a version was delivered, how and when; a mistake is typed over, and the audit has both', async () => {
    expect(sent.delivery).toBeNull();
    expect((await deliver({ ...mailed, sentOn: '2026-11-17' })).body.result).toMatchObject({
      number: sent.number,
      delivery: { ...mailed, sentOn: '2026-11-17' },
    });
    await deliver(mailed);
    expect((await list())[0]).toEqual({ ...sent, delivery: mailed });
    expect(await get(sent.statementVersionID)).toMatchObject({ isIntact: true, delivery: mailed });
    const { results } = (await api.send('GET', `/api/orders/${files.open}/changes?take=20`)).body.result;
    expect(results).toContainEqual(
      expect.objectContaining({
        record: 'Delivery of a version Michael Jones',
        field: 'Sent or handed over',
        before: '11/17/2026',
        after: '11/16/2026',
      }),
    );
  });

  it('is refused at its field, and for a draft or a version that is not there', async () => {
    const refused = async (body: object, version?: number) => {
      const count = await api.auditCount();
      const { errorCode, result } = (await deliver(body, version)).body;
      expect(await api.auditCount()).toBe(count);
      return [errorCode, result.modelState ?? {}];
    };
    expect(await refused({ ...mailed, receivedOn: '2026-11-15' })).toEqual([
      'VALIDATION_FAILED',
      { receivedOn: ['It cannot have come before it was sent'] },
    ]);
    const draft: StatementVersion = (await keep('Draft')).result;
    expect(await refused(mailed, draft.statementVersionID)).toEqual([
      'VALIDATION_FAILED',
      { method: ['A draft is delivered to nobody'] },
    ]);
    expect(await refused(mailed, 4711)).toEqual(['NOT_FOUND', {}]);
  });

  it('is said also while the statements are locked, by whoever may change them', async () => {
    const lock = (isLocked: boolean) =>
      api.send('PUT', `/api/orders/${files.open}/settlement-lock`, { body: { isLocked, reason: 'Sent' } });
    await lock(true);
    expect((await deliver(mailed)).status).toBe(200);
    await lock(false);
    expect((await deliver(mailed, sent.statementVersionID, 'closer')).body.errorCode).toBe('FORBIDDEN');
  });
});

import type { ListedDelivery, StatementVersion } from '@closewright/contract/settlement';
import { RoleType } from '@closewright/domain/parties';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type ApiUnderTest, makeApi, type Sent } from './api-under-test.ts';
import { statementCalls } from './statement-calls.ts';
import { files } from './world.ts';

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  let sent: StatementVersion;
  let mailed: Pick<ListedDelivery, 'deliveredTo' | 'method' | 'sentOn' | 'receivedOn'>;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    sent = (await keep('Sent to lender')).result;
    // Kept long ago, so that no day of this test is before it or to come.
    await test.asOwner(async (owner) => {
      await owner.query(
        `select set_config('app.tenant', 'alpha', false), set_config('app.actor', 'system:test', false)`,
      );
      await owner.query(`update statement_versions set kept_at = '2020-06-01T16:00:00Z' where tenant_id = 'alpha'`);
    });
    mailed = { deliveredTo: 'Michael Jones', method: 'Mail', sentOn: '2020-06-02', receivedOn: null };
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const { path, keep, list, get } = statementCalls(() => api);
  const deliver = (body: object, version = sent.statementVersionID, as: Sent['as'] = 'officer') =>
    api.send('POST', `${path}/versions/${version}/deliveries`, { as, body });
  const sign = (body: object, as: Sent['as'] = 'officer', version = sent.statementVersionID) =>
    api.send('POST', `${path}/versions/${version}/signings`, { as, body });
  const signed = { rolesID: files.open, signedBy: 'Michael A. Jones', signedOn: '2020-06-03' };
  const takeBack = (id: number, reason = 'It was another version') =>
    api.send('POST', `${path}/versions/${sent.statementVersionID}/deliveries/${id}/taking-back`, { body: { reason } });
  const refused = async (call: () => ReturnType<typeof deliver>) => {
    const count = await api.auditCount();
    const { errorCode, result } = (await call()).body;
    expect(await api.auditCount()).toBe(count);
    return [errorCode, result.modelState ?? {}];
  };

  it('says to whom a version was delivered, once for each recipient and way; what is changed or taken back stays, with its reason', async () => {
    expect(sent.deliveries).toEqual([]);
    const [first] = (await deliver(mailed)).body.result.deliveries;
    expect(first).toMatchObject({ ...mailed, takenBack: null });
    const later = { ...mailed, receivedOn: '2020-06-04' };
    expect(await refused(() => deliver(later))).toEqual([
      'VALIDATION_FAILED',
      { method: ['It went to them in this way already: change that delivery'] },
    ]);
    await deliver({ ...later, replaces: first.versionDeliveryID });
    await deliver({ ...mailed, deliveredTo: 'Mary Stone' });
    const known = (await list())[0]?.deliveries ?? [];
    expect(known).toMatchObject([
      { ...mailed, takenBack: { reason: null } },
      { ...later, takenBack: null },
      { deliveredTo: 'Mary Stone', takenBack: null },
    ]);
    const mistake = known[2]?.versionDeliveryID ?? 0;
    await takeBack(mistake);
    expect((await get(sent.statementVersionID)).deliveries[2]).toMatchObject({
      deliveredTo: 'Mary Stone',
      takenBack: { reason: 'It was another version', by: expect.any(String) },
    });
    expect((await refused(() => takeBack(mistake)))[0]).toBe('NOT_FOUND');
    expect((await refused(() => deliver({ ...mailed, replaces: mistake })))[0]).toBe('NOT_FOUND');
    const { results } = (await api.send('GET', `/api/orders/${files.open}/changes?take=50`)).body.result;
    expect(results).toContainEqual(expect.objectContaining({ field: 'Reason', after: 'It was another version' }));
  });

  it('is never changed nor removed, not even by the login of the api', async () => {
    const changed = test.database.inTenant(systemActor('alpha', 'test'), (tx) =>
      tx.updateTable('version_deliveries').set({ reason: 'Other' }).where('tenant_id', '=', 'alpha').execute(),
    );
    await expect(changed).rejects.toThrow(/permission denied/);
  });

  describe('a signature', () => {
    it('is listed with its version by the name and role in which it was signed; what is taken back stays, and the audit tells it', async () => {
      expect(sent.signings).toEqual([]);
      const before = (await list())[0]?.deliveries;
      const [first] = (await sign(signed)).body.result.signings;
      const { rolesID: _, ...shown } = signed;
      expect(first).toMatchObject({ ...shown, roleTypeID: RoleType.Buyer, takenBack: null });
      await takeBack(first.versionDeliveryID, 'Another page was signed');
      expect((await refused(() => takeBack(first.versionDeliveryID)))[0]).toBe('NOT_FOUND');
      await sign(signed);
      await sign({ rolesID: files.open + 100, signedBy: 'Steve Cole', signedOn: '2020-06-04' });
      const [version] = await list();
      expect(version?.signings).toMatchObject([
        { ...shown, takenBack: { reason: 'Another page was signed', by: expect.any(String) } },
        { ...shown, takenBack: null },
        { signedBy: 'Steve Cole', roleTypeID: RoleType.Seller, takenBack: null },
      ]);
      // It is no delivery: no wait begins with it.
      expect(version?.deliveries).toEqual(before);
      const { results } = (await api.send('GET', `/api/orders/${files.open}/changes?take=50`)).body.result;
      expect(results).toContainEqual(expect.objectContaining({ field: 'Name as signed', after: 'Michael A. Jones' }));
      expect(results).toContainEqual(expect.objectContaining({ field: 'Signed as', after: 'Seller' }));
    });

    it('is refused at its field, to who may not change the statement, and is no delivery that another replaces', async () => {
      const fieldsOf = async (body: object, version?: number) =>
        (await refused(() => sign(body, 'officer', version)))[1];
      expect(await fieldsOf({ ...signed, signedBy: 'MICHAEL A. JONES' })).toEqual({
        signedBy: ['They have signed it in this role already'],
      });
      expect(await fieldsOf({ ...signed, rolesID: 4711 })).toEqual({ rolesID: ['The file has no such party'] });
      const anew = { ...signed, signedBy: 'Mary Stone' };
      expect(await fieldsOf({ ...anew, signedOn: '2020-05-31' })).toEqual({
        signedOn: ['It was kept on 06/01/2020: it cannot have been signed before'],
      });
      expect(await fieldsOf({ ...anew, signedOn: '2099-01-01' })).toEqual({ signedOn: ['That day is still to come'] });
      expect((await sign(anew, 'closer')).body.errorCode).toBe('FORBIDDEN');
      expect((await sign(anew, 'officer', 4711)).body.errorCode).toBe('NOT_FOUND');
      const standing = (await get(sent.statementVersionID)).signings.find(({ takenBack }) => takenBack === null);
      const replaced = { ...mailed, deliveredTo: 'Zeta Escrow', replaces: standing?.versionDeliveryID };
      expect((await refused(() => deliver(replaced)))[0]).toBe('NOT_FOUND');
    });
  });

  it('is refused at its field, and for a draft or a version that is not there', async () => {
    const at = async (body: object, version?: number) => refused(() => deliver(body, version));
    const anew = { ...mailed, deliveredTo: 'Ficus Bank' };
    expect(await at({ ...anew, receivedOn: '2020-06-01' })).toEqual([
      'VALIDATION_FAILED',
      { receivedOn: ['It cannot have come before it was sent'] },
    ]);
    expect(await at({ ...anew, sentOn: '2020-05-31' })).toEqual([
      'VALIDATION_FAILED',
      { sentOn: ['It was kept on 06/01/2020: it cannot have been sent before'] },
    ]);
    expect(await at({ ...anew, sentOn: '2099-01-01' })).toEqual([
      'VALIDATION_FAILED',
      { sentOn: ['That day is still to come'] },
    ]);
    const draft: StatementVersion = (await keep('Draft')).result;
    expect((await at(mailed, draft.statementVersionID))[1]).toEqual({ method: ['A draft is delivered to nobody'] });
    expect((await refused(() => sign(signed, 'officer', draft.statementVersionID)))[1]).toEqual({
      signedBy: ['A draft is signed by nobody'],
    });
    expect(await at(mailed, 4711)).toEqual(['NOT_FOUND', {}]);
  });

  it('is said also while the statements are locked, by whoever may change them', async () => {
    const lock = (isLocked: boolean) =>
      api.send('PUT', `/api/orders/${files.open}/settlement-lock`, { body: { isLocked, reason: 'Sent' } });
    await lock(true);
    expect((await deliver({ ...mailed, deliveredTo: 'Ficus Bank' })).status).toBe(200);
    await lock(false);
    expect((await deliver(mailed, sent.statementVersionID, 'closer')).body.errorCode).toBe('FORBIDDEN');
  });
});

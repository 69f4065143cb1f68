import { featureFlags } from '@closewright/domain/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type Answer, type ApiUnderTest, makeApi } from './api-under-test.ts';
import { makePeople } from './people-world.ts';
import { fileNumber, files, type UserName, users } from './world.ts';

interface Flag {
  name: string;
}

serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;
  const as: UserName = 'administrator';

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    for (const tenant of ['alpha', 'beta']) await makePeople(test.database, tenant);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const get = async (what: string, who: UserName = as, tenant = 'alpha') =>
    (await api.send('GET', `/api/configuration/${what}`, { as: who, tenant })).body.result;
  const save = (path: string, body: object): Promise<Answer> =>
    api.send('PATCH', `/api/configuration/${path}`, { as, body });
  const expectRefused = async (send: () => Promise<Answer>, code: string, modelState?: object) => {
    const before = await api.auditCount();
    const refused = await send();
    expect(refused.body.errorCode).toBe(code);
    if (modelState) expect(refused.body.result.modelState).toEqual(modelState);
    expect(await api.auditCount()).toBe(before);
    return refused;
  };

  describe('regions', () => {
    const region = async (id: number) =>
      (await get('regions')).find(({ regionID }: { regionID: number }) => regionID === id);
    const change = async (id: number, changes: object) =>
      save(`regions/${id}`, { version: (await region(id)).version, changes });
    const body = {
      regID: 'R4',
      description: 'Region 4',
      defaultSSType: 2,
      isDefault: true,
      isAdminRegion: false,
      inactive: false,
    };

    it('count what is in them', async () => {
      expect(await region(1)).toMatchObject({ regID: 'R1', branchCount: 1, userCount: 8, fileCount: 4 });
    });

    // holds blocks 3.16
    it('have one default, which the last one chosen takes', async () => {
      expect((await api.send('POST', '/api/configuration/regions', { as, body })).body.result).toMatchObject({
        regionID: 4,
        isDefault: true,
        updatedBy: 'The administrator',
      });
      await change(2, { isDefault: true });
      expect((await get('regions')).filter((one: { isDefault: boolean }) => one.isDefault)).toMatchObject([
        { regionID: 2 },
      ]);
      await expectRefused(() => change(2, { isDefault: false }), 'VALIDATION_FAILED', {
        'changes.isDefault': ['Make another region the default instead'],
      });
      await expectRefused(() => change(2, { inactive: true }), 'VALIDATION_FAILED', {
        'changes.inactive': ['The default region cannot be inactive'],
      });
    });

    it('refuse a code that is taken, a statement that is none, a stale save and an id that is not there', async () => {
      await expectRefused(() => change(1, { regID: 'r2' }), 'NAME_IN_USE', {
        'changes.regID': ['Another region has this code'],
      });
      await expectRefused(() => change(1, { defaultSSType: 9 }), 'VALIDATION_FAILED', {
        'changes.defaultSSType': ['There is no such statement'],
      });
      const { version } = await region(1);
      await save('regions/1', { version, changes: { description: 'First' } });
      const stale = await expectRefused(
        () => save('regions/1', { version, changes: { description: 'Second' } }),
        'VERSION_CONFLICT',
      );
      expect(stale.body.result.conflict.current).toMatchObject({ description: 'First' });
      await expectRefused(() => save('regions/99', { version: 1, changes: {} }), 'NOT_FOUND');
    });

    it('that become inactive leave the sessions of their users', async () => {
      const regionsOf = async (): Promise<number[]> =>
        (await api.send('GET', '/api/session', { as: 'elsewhere' })).body.result.userSettings.regions.map(
          ({ regionID }: { regionID: number }) => regionID,
        );
      await change(4, { isDefault: true });
      expect(await regionsOf()).toEqual([2]);
      await change(2, { inactive: true });
      expect(await regionsOf()).toEqual([]);
      await change(2, { inactive: false });
      expect(await regionsOf()).toEqual([2]);
    });
  });

  describe('branches', () => {
    const branch = async (id: number) =>
      (await get('branches')).find(({ branchID }: { branchID: number }) => branchID === id);
    const change = async (id: number, changes: object) =>
      save(`branches/${id}`, { version: (await branch(id)).version, changes });

    // holds blocks 3.15
    it('are added and changed, and stay in their region while they have files', async () => {
      const body = {
        name: 'Harbor',
        regionID: 1,
        address1: '40 Pier Road',
        city: null,
        state: 'TX',
        zip: null,
        phone: null,
        invoiceTaxRate: '8.25',
        inactive: false,
      };
      const added = await api.send('POST', '/api/configuration/branches', { as, body });
      expect(added.body.result).toMatchObject({ ...body, branchID: 3, fileCount: 0 });
      expect((await change(3, { regionID: 2 })).body.result.regionID).toBe(2);
      await expectRefused(() => change(1, { regionID: 2 }), 'VALIDATION_FAILED', {
        'changes.regionID': ['The branch has 4 files in its region'],
      });
      await expectRefused(() => change(3, { regionID: 99 }), 'VALIDATION_FAILED', {
        'changes.regionID': ['There is no such region'],
      });
      expect((await change(3, { invoiceTaxRate: '0.0625' })).body.result.invoiceTaxRate).toBe('0.0625');
      for (const invoiceTaxRate of ['0.06251', '100.01'])
        await expectRefused(() => change(3, { invoiceTaxRate }), 'VALIDATION_FAILED');
      await expectRefused(() => save('branches/3', { version: 1, changes: { city: 'X' } }), 'VERSION_CONFLICT');
    });
  });

  describe('feature flags', () => {
    const flag = async (name: string) => (await get('feature-flags')).find((one: Flag) => one.name === name);
    const patch = (changes: object[]) => save('feature-flags', { changes });

    // holds core 7.25
    it('are all of core.md §9, each with who says what it is', async () => {
      expect((await get('feature-flags')).map(({ name }: Flag) => name)).toEqual(Object.keys(featureFlags));
      expect(await flag('auditlog')).toEqual({
        name: 'auditlog',
        defaultOn: false,
        serverOn: true,
        tokenOn: null,
        isOn: true,
        source: 'server',
      });
      expect(await flag('pdfEditing')).toMatchObject({
        defaultOn: true,
        serverOn: null,
        isOn: true,
        source: 'default',
      });
      const claims = {
        hznExternalFeaturesTenant: { auditlog: false, cpl: true },
        hznExternalFeaturesUser: { cpl: false },
      };
      const token = await api.issuer.token('alpha', 'administrator', { claims });
      const seen = (await api.send('GET', '/api/configuration/feature-flags', { as: { token } })).body.result;
      expect(seen.filter(({ source }: { source: string }) => source === 'token')).toMatchObject([
        { name: 'auditlog', serverOn: true, tokenOn: false, isOn: false },
        { name: 'cpl', serverOn: null, tokenOn: false, isOn: false },
      ]);
    });

    // holds core 9.15, blocks 7.23
    it('are patched all or none, reach sessions at once, and go back to their default', async () => {
      const inSession = async (name: string) =>
        (await api.send('GET', '/api/session', { as: 'closer' })).body.result.features.find(
          (one: Flag) => one.name === name,
        ).value;
      await patch([
        { name: 'cdfEditor', isOn: true, was: null },
        { name: 'pdfEditing', isOn: false, was: null },
      ]);
      expect([await inSession('cdfEditor'), await inSession('pdfEditing')]).toEqual([true, false]);
      const stale = await expectRefused(
        () =>
          patch([
            { name: 'eRemit', isOn: true, was: null },
            { name: 'cdfEditor', isOn: false, was: null },
          ]),
        'VERSION_CONFLICT',
      );
      expect(stale.body.result.conflict).toMatchObject({ changedBy: 'The administrator' });
      expect(await flag('eRemit')).toMatchObject({ serverOn: null });
      await patch([
        { name: 'cdfEditor', isOn: null, was: true },
        { name: 'pdfEditing', isOn: null, was: false },
      ]);
      expect([await inSession('cdfEditor'), await inSession('pdfEditing')]).toEqual([false, true]);
      expect(
        (await get('feature-flags', as, 'beta')).find((one: Flag) => one.name === 'cdfEditor').serverOn,
      ).toBeNull();
    });
  });

  describe('licence', () => {
    // holds blocks 3.28, blocks 7.10
    it('counts the users who opened a screen, and says where they are', async () => {
      expect(await get('licence')).toEqual({
        userCount: 0,
        userLimit: null,
        alertThreshold: 95,
        isLicenseEnforced: false,
      });
      const open = (who: UserName, ordersID: number | null) =>
        api.send('PUT', '/api/session/active', { as: who, body: { routeName: 'oe:main', ordersID } });
      await open('officer', files.open);
      await open('closer', null);
      await open('officer', files.locked);
      expect((await get('licence')).userCount).toBe(2);
      expect(await get('active-users')).toMatchObject([
        { usersID: users.officer.usersID, routeName: 'oe:main', fileNumber: fileNumber(files.locked) },
        { usersID: users.closer.usersID, ordersID: null, fileNumber: null },
      ]);
      expect((await get('licence', as, 'beta')).userCount).toBe(0);
    });

    it('leaves out who was active longer ago than a session lasts', async () => {
      await test.asOwner((owner) =>
        owner.query(`set app.tenant = 'alpha'; update active_users set active_at = active_at - interval '31 minutes'`),
      );
      expect((await get('licence')).userCount).toBe(0);
      expect(await get('active-users')).toEqual([]);
    });
  });

  it.each(['feature-flags', 'licence', 'active-users'])('tells only system administrators of %s', async (what) => {
    const { version } = (await get('users')).find(
      ({ usersID }: { usersID: number }) => usersID === users.officer.usersID,
    );
    await save(`users/${users.officer.usersID}`, { version, changes: { ownRights: { IsAdmin: 1 } } });
    // The session call reads what is stored now, so the change need not be waited for.
    await api.send('GET', '/api/session', { as: 'officer' });
    expect((await api.send('GET', '/api/configuration/regions', { as: 'officer' })).status).toBe(200);
    const refused = await api.send('GET', `/api/configuration/${what}`, { as: 'officer' });
    expect([refused.body.errorCode, refused.body.errorMessage]).toEqual([
      'FORBIDDEN',
      'Access to System configuration is not authorized. Please contact your administrator.',
    ]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type Answer, type ApiUnderTest, makeApi } from './api-under-test.ts';
import { makePeople, roles } from './people-world.ts';
import { files, type UserName, users } from './world.ts';

/** Roles with permissions by region: one role that grants other rights in another region. */
serverDatabase((make) => {
  let test: TestDatabase;
  let api: ApiUnderTest;

  beforeAll(async () => {
    test = await make();
    api = await makeApi(test);
    for (const tenant of ['alpha', 'beta']) await makePeople(test.database, tenant);
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const as: UserName = 'administrator';
  const roleOf = async (id: number) =>
    (await api.send('GET', '/api/configuration/roles', { as })).body.result.find(
      ({ securityRoleID }: { securityRoleID: number }) => securityRoleID === id,
    );
  const saveRole = async (id: number, changes: object): Promise<Answer> =>
    api.send('PATCH', `/api/configuration/roles/${id}`, { as, body: { version: (await roleOf(id)).version, changes } });
  const inTwo = (rights: object) => ({ regionRights: [{ regionID: 2, rights }] });
  /** The user gets exactly the rights of the role, in these regions; the session call reads what is stored now. */
  const give = async (name: UserName, id: number, regionIDs: readonly number[] = [1, 2]) => {
    const { result } = (await api.send('GET', '/api/configuration/users', { as })).body;
    const user = result.find((one: { usersID: number }) => one.usersID === users[name].usersID);
    const ownRights = Object.fromEntries(Object.keys(user.ownRights).map((key) => [key, null]));
    const regions = regionIDs.map((regionID) => ({ regionID, isDefault: regionID === 1 }));
    const changes = { securityRoleID: id, ownRights, regions };
    const saved = await api.send('PATCH', `/api/configuration/users/${user.usersID}`, {
      as,
      body: { version: user.version, changes },
    });
    expect(saved.body.errorCode).toBeNull();
    return (await api.send('GET', '/api/session', { as: name })).body.result;
  };
  const saveFile = async (name: UserName, ordersID: number): Promise<string | null> => {
    const { version } = (await api.send('GET', `/api/orders/${ordersID}`, { as })).body.result.order;
    const changes = { order: { placeOfClosing: `by ${name}` } };
    return (await api.send('PATCH', `/api/orders/${ordersID}`, { as: name, body: { version, changes } })).body
      .errorCode;
  };

  describe('a role', () => {
    it('is added with what differs by region, changed there right by right, and says it', async () => {
      const body = {
        name: 'Regional',
        regionID: 0,
        rights: { OrderEntry_ScreenAccess: 2 },
        ...inTwo({ OrderEntry_ScreenAccess: 1, AllowCreateOrder: 1 }),
      };
      const added = (await api.send('POST', '/api/configuration/roles', { as, body })).body.result;
      expect(added.regionRights).toEqual([
        { regionID: 2, rights: { OrderEntry_ScreenAccess: 1, AllowCreateOrder: 1 } },
      ]);
      // Null: as in all regions again.
      const changes = inTwo({ OrderEntry_ScreenAccess: null, Policy_ScreenAccess: 2 });
      const saved = (await saveRole(added.securityRoleID, changes)).body.result;
      expect(saved).toMatchObject({
        rights: { OrderEntry_ScreenAccess: 2 },
        regionRights: [{ regionID: 2, rights: { AllowCreateOrder: 1, Policy_ScreenAccess: 2 } }],
        version: 2,
      });
      const audited = await api.auditCount();
      await saveRole(added.securityRoleID, inTwo({ Policy_ScreenAccess: 2 }));
      // A right that stays is not written.
      expect(await api.auditCount()).toBe(audited);
    });

    it.each([
      [
        'an unknown region',
        { regionRights: [{ regionID: 99, rights: {} }] },
        'changes.regionRights',
        'There is no such region',
      ],
      [
        'a region that is named twice',
        { regionRights: [1, 1].map((regionID) => ({ regionID, rights: {} })) },
        'changes.regionRights',
        'A region is named twice',
      ],
      [
        'a third level of a permission',
        inTwo({ AllowCreateOrder: 2 }),
        'changes.regionRights.0.rights',
        'Only a screen has a third level',
      ],
    ])('refuses %s, and stores nothing', async (_name, changes, field, message) => {
      const before = await api.auditCount();
      const { body } = await saveRole(roles.spare, { rights: { Notes_ScreenAccess: 2 }, ...changes });
      expect([body.errorCode, body.result.modelState]).toEqual(['VALIDATION_FAILED', { [field]: [message] }]);
      expect(await api.auditCount()).toBe(before);
    });

    it.each(['IsAdmin', 'IsSysAdmin', 'IsAppReadOnly', 'appReports_AppAccess'])(
      'refuses %s in one region: it concerns the whole company',
      async (key) => {
        const { body } = await saveRole(roles.spare, inTwo({ [key]: 1 }));
        expect(body.errorCode).toBe('VALIDATION_FAILED');
        expect((await roleOf(roles.spare)).regionRights).toEqual([]);
      },
    );

    it('of the other tenant keeps its own rights', async () => {
      await saveRole(roles.closer, inTwo({ Notes_ScreenAccess: 1 }));
      const { result } = (await api.send('GET', '/api/configuration/roles', { as, tenant: 'beta' })).body;
      expect(result.flatMap((role: { regionRights: unknown[] }) => role.regionRights)).toEqual([]);
    });
  });

  describe('whoever has it', () => {
    it('gets the rights of the region a file is in: more in one, less in the other, nothing in a third', async () => {
      await saveRole(roles.spare, {
        rights: { OrderEntry_ScreenAccess: 1 },
        ...inTwo({ OrderEntry_ScreenAccess: 2 }),
      });
      const session = await give('closer', roles.spare);
      expect(session.regionSecuritySettings).toEqual([
        { regionID: 2, securitySettings: [{ name: 'OrderEntry_ScreenAccess', value: 2 }] },
      ]);
      expect(await saveFile('closer', files.inRegionTwo)).toBeNull();
      expect(await saveFile('closer', files.open)).toBe('FORBIDDEN');
      // Written as a number that the contract reads too: the same file, the same rights.
      const { body } = await api.send('GET', '/api/orders/0x2', { as: 'closer' });
      expect(body.result.order.ordersID).toBe(2);

      await saveRole(roles.spare, inTwo({ OrderEntry_ScreenAccess: 0 }));
      await api.send('GET', '/api/session', { as: 'closer' });
      expect((await api.send('GET', `/api/orders/${files.inRegionTwo}`, { as: 'closer' })).status).toBe(403);
      expect((await api.send('GET', '/api/orders/0x2', { as: 'closer' })).status).toBe(403);
      expect((await api.send('GET', `/api/orders/${files.open}`, { as: 'closer' })).status).toBe(200);
      const found = (await api.send('GET', '/api/orders/find?text=24-000', { as: 'closer' })).body.result;
      expect(found.map((row: { ordersID: number }) => row.ordersID)).not.toContain(files.inRegionTwo);
    });

    it('is told by the route access check what holds in the file asked about', async () => {
      await saveRole(roles.spare, inTwo({ OrderEntry_ScreenAccess: 2, CheckWriting_ScreenAccess: 1 }));
      await give('closer', roles.spare);
      const ask = async (ordersID: number) =>
        (
          await api.send('GET', `/api/session/route-access?routeName=check-writing&ordersID=${ordersID}`, {
            as: 'closer',
          })
        ).body.result;
      expect(await ask(files.inRegionTwo)).toMatchObject({ accessLevel: 1, allowed: true });
      expect(await ask(files.open)).toMatchObject({
        accessLevel: 0,
        deniedMessage: 'Access to Check Writing is not authorized.<br>Please contact your administrator.',
      });
    });

    // holds blocks 6.3
    it('has own rights in every region, whatever the role says there', async () => {
      const { result } = (await api.send('GET', '/api/configuration/users', { as })).body;
      const { version } = result.find((one: { usersID: number }) => one.usersID === users.closer.usersID);
      const changes = { ownRights: { OrderEntry_ScreenAccess: 1 } };
      await api.send('PATCH', `/api/configuration/users/${users.closer.usersID}`, { as, body: { version, changes } });
      const session = (await api.send('GET', '/api/session', { as: 'closer' })).body.result;
      expect(session.regionSecuritySettings).toEqual([
        { regionID: 2, securitySettings: [{ name: 'CheckWriting_ScreenAccess', value: 1 }] },
      ]);
      expect(await saveFile('closer', files.inRegionTwo)).toBe('FORBIDDEN');
    });

    it('makes a company for one file only where that is allowed, not where the default region would allow it', async () => {
      const code = async (regionID: number) => {
        const body = { companyID: 0, name: 'Corner Notary', regionID, isOneTimeUse: true, roleTypeID: 0 };
        return (await api.send('POST', '/api/companies/one-time-use', { as: 'closer', body })).body.errorCode;
      };
      const may = (value: number) => ({ OrderEntry_ScreenAccess: 2, AllowOneTimeUseAgent: value });
      await saveRole(roles.spare, { rights: may(1), ...inTwo(may(0)) });
      await give('closer', roles.spare);
      expect([await code(1), await code(2)]).toEqual([null, 'FORBIDDEN']);
      await saveRole(roles.spare, { rights: may(0), ...inTwo(may(1)) });
      await api.send('GET', '/api/session', { as: 'closer' });
      expect([await code(1), await code(2)]).toEqual(['FORBIDDEN', null]);
    });
  });

  describe('what is not one file', () => {
    /** The closer gets a role of their own with these rights. */
    const giveNew = async (role: object, regionIDs?: readonly number[]) => {
      const body = { name: `Role ${crypto.randomUUID()}`, regionID: 0, ...role };
      const added = (await api.send('POST', '/api/configuration/roles', { as, body })).body.result;
      await give('closer', added.securityRoleID, regionIDs);
    };

    it.each([
      ['of both regions', [1, 2]],
      ['of an administrative region, who sees all', [3, 1]],
    ])('%s lists the files of the regions where the role lets read them, and no others', async (_who, regionIDs) => {
      const asked = async (path: string) => JSON.stringify((await api.send('GET', path, { as: 'closer' })).body);
      const lists = [
        '/api/orders/find?text=24-000',
        '/api/orders/search?text=24-000',
        '/api/orders/duplicates?propertyAddress=Somewhere&allBranches=true',
        '/api/recent-files?scope=all',
      ];
      await giveNew(
        {
          rights: { OrderEntry_ScreenAccess: 2 },
          ...inTwo({ OrderEntry_ScreenAccess: 0 }),
        },
        regionIDs,
      );
      for (const path of lists) expect(await asked(path), path).not.toContain('"24-0002"');
      expect(await asked(lists[0] as string)).toContain('"24-0001"');
      expect(await asked('/api/orders/by-number?fileNumber=24-0002')).toContain('NOT_FOUND');

      // The other way round: nothing but region 2, though the own region grants nothing.
      await giveNew(
        {
          rights: { OrderEntry_ScreenAccess: 0 },
          ...inTwo({ OrderEntry_ScreenAccess: 1 }),
        },
        regionIDs,
      );
      for (const path of lists.slice(0, 3)) {
        expect(await asked(path), path).toContain('"24-0002"');
        expect(await asked(path), path).not.toContain('"24-0001"');
      }
    });

    it('takes nothing over from a file that the role does not let read, and moves none where it lets change none', async () => {
      await giveNew({
        rights: { OrderEntry_ScreenAccess: 2 },
        ...inTwo({ OrderEntry_ScreenAccess: 0 }),
      });
      const { version } = (await api.send('GET', `/api/orders/${files.open}`, { as })).body.result.order;
      const before = await api.auditCount();
      const copied = await api.send('POST', `/api/orders/${files.open}/copy-from`, {
        as: 'closer',
        body: { version, fromOrdersID: files.inRegionTwo, parts: ['contacts'] },
      });
      expect(copied.body.errorCode).toBe('FORBIDDEN');
      const moved = await api.send('PATCH', `/api/orders/${files.open}`, {
        as: 'closer',
        body: { version, changes: { order: { regionID: 2, branchID: 2 } } },
      });
      expect(moved.body.result.modelState).toEqual({ 'changes.order.regionID': ['The region is not one of yours.'] });
      expect(await api.auditCount()).toBe(before);
    });

    it('works on what a call names in its body by the rights of that region', async () => {
      await giveNew({
        rights: { OrderEntry_ScreenAccess: 1, AllowCreateOrder: 0 },
        ...inTwo({ OrderEntry_ScreenAccess: 2, AllowCreateOrder: 1 }),
      });
      const create = async (regionID: number) =>
        (
          await api.send('POST', '/api/orders', {
            as: 'closer',
            body: {
              regionID,
              branchID: regionID,
              fileNumber: `R-${regionID}-${Math.random()}`,
              kindOfOrder: 3,
              settlementStatementType: 1,
              orderServiceID: null,
              titleUnitID: null,
              escrowUnitID: null,
              facts: null,
              from: null,
            },
          })
        ).body;
      expect((await create(2)).errorCode).toBeNull();
      expect((await create(1)).errorCode).toBe('FORBIDDEN');
      expect((await api.send('POST', '/api/orders', { as: 'reader', body: {} })).body.errorCode).toBe('FORBIDDEN');
    });
  });
});

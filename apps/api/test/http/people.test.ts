import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { type Answer, type ApiUnderTest, makeApi } from './api-under-test.ts';
import { makePeople, roles } from './people-world.ts';
import { type UserName, users } from './world.ts';

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

  const listed = async (what: 'users' | 'roles', tenant = 'alpha') =>
    (await api.send('GET', `/api/configuration/${what}`, { as, tenant })).body.result;
  const userOf = async (name: UserName) =>
    (await listed('users')).find(({ usersID }: { usersID: number }) => usersID === users[name].usersID);
  const roleOf = async (id: number) =>
    (await listed('roles')).find(({ securityRoleID }: { securityRoleID: number }) => securityRoleID === id);
  const saveUser = async (name: UserName, changes: object, version?: number): Promise<Answer> =>
    api.send('PATCH', `/api/configuration/users/${users[name].usersID}`, {
      as,
      body: { version: version ?? (await userOf(name)).version, changes },
    });
  const saveRole = async (id: number, changes: object, version?: number): Promise<Answer> =>
    api.send('PATCH', `/api/configuration/roles/${id}`, {
      as,
      body: { version: version ?? (await roleOf(id)).version, changes },
    });
  /** Other nodes hear of the change a moment after the commit; the session call reads what is stored now. */
  const makeAdministrator = async (name: UserName) => {
    await saveUser(name, { ownRights: { IsAdmin: 1 } });
    expect((await rightsOf(name)).IsAdmin).toBe(1);
  };
  const rightsOf = async (name: UserName) =>
    Object.fromEntries(
      (await api.send('GET', '/api/session', { as: name })).body.result.securitySettings.map(
        ({ name: key, value }: { name: string; value: number }) => [key, value],
      ),
    );
  /** Refused with this code and these messages by field, and nothing of it stored. */
  const expectRefused = async (send: () => Promise<Answer>, code: string, modelState?: object) => {
    const before = await api.auditCount();
    const refused = await send();
    expect(refused.body.errorCode).toBe(code);
    if (modelState) expect(refused.body.result.modelState).toEqual(modelState);
    expect(await api.auditCount()).toBe(before);
  };

  it('saves a user whole: fields, regions, flags, own rights, and the session follows', async () => {
    const saved = await saveUser('trusted', {
      displayName: 'Trusted One',
      email: 'one@alpha.example',
      regions: [
        { regionID: 1, isDefault: false },
        { regionID: 2, isDefault: true },
      ],
      flags: { allowOpenFileInUse: false },
      ownRights: { Policy_ScreenAccess: 1, AllowCreateOrder: null },
    });
    expect(saved.body.result).toMatchObject({
      displayName: 'Trusted One',
      regions: [
        { regionID: 1, isDefault: false },
        { regionID: 2, isDefault: true },
      ],
      flags: { allowOpenFileInUse: false },
      ownRights: { OrderEntry_ScreenAccess: 2, Policy_ScreenAccess: 1 },
      version: 2,
      updatedBy: 'The administrator',
    });
    const session = (await api.send('GET', '/api/session', { as: 'trusted' })).body.result;
    expect(session.userSettings.regions.map(({ regionID }: { regionID: number }) => regionID)).toEqual([2, 1]);
    expect(session.userSettings.flags).toEqual([{ name: 'allowOpenFileInUse', value: false }]);
    const rights = await rightsOf('trusted');
    expect(rights).toMatchObject({ OrderEntry_ScreenAccess: 2, Policy_ScreenAccess: 1 });
    expect(rights).not.toHaveProperty('AllowCreateOrder');
  });

  it('adds a user, whose login can sign in at once, in lower case', async () => {
    const body = {
      displayName: 'New One',
      login: 'New-One',
      email: null,
      groupUsersID: 1,
      securityRoleID: roles.closer,
      branchID: 1,
      departmentID: null,
      isStaff: true,
      isActive: true,
      regions: [{ regionID: 1, isDefault: true }],
      flags: { allowOpenFileInUse: true },
      ownRights: { AllowCreateOrder: 1 },
    };
    const added = await api.send('POST', '/api/configuration/users', { as, body });
    expect(added.body.result).toMatchObject({ login: 'new-one', version: 1 });
    const token = await api.issuer.token('alpha', 'new-one');
    const session = await api.send('GET', '/api/session', { as: { token } });
    expect(session.body.result).toMatchObject({ status: 'authorized' });
    await expectRefused(() => api.send('POST', '/api/configuration/users', { as, body }), 'NAME_IN_USE', {
      login: ['Another user has this login'],
    });
  });

  it.each([
    ['an unknown group', { groupUsersID: 99 }, 'changes.groupUsersID', 'There is no such group'],
    ['an unknown branch', { branchID: 99 }, 'changes.branchID', 'There is no such branch'],
    ['an unknown role', { securityRoleID: 99 }, 'changes.securityRoleID', 'There is no such role'],
    [
      'a role of another region',
      { securityRoleID: roles.ofRegionTwo },
      'changes.securityRoleID',
      'This role is for users of another region',
    ],
    [
      'an unknown region',
      { regions: [{ regionID: 99, isDefault: true }] },
      'changes.regions',
      'There is no such region',
    ],
    ['no region', { regions: [] }, 'changes.regions', 'A user needs a region'],
    [
      'two default regions',
      {
        regions: [
          { regionID: 1, isDefault: true },
          { regionID: 2, isDefault: true },
        ],
      },
      'changes.regions',
      'One region is the default',
    ],
    ['an empty name', { displayName: ' ' }, 'changes.displayName', 'Name is required'],
  ])('refuses %s', async (_name, changes, field, message) => {
    const before = await api.auditCount();
    const refused = await saveUser('closer', changes);
    expect(refused.body.errorCode).toBe('VALIDATION_FAILED');
    expect(refused.body.result.modelState[field]).toContain(message);
    expect(await api.auditCount()).toBe(before);
  });

  it('refuses a login that is taken, and a name of a right that is none', async () => {
    await expectRefused(() => saveUser('closer', { login: 'OFFICER' }), 'NAME_IN_USE', {
      'changes.login': ['Another user has this login'],
    });
    await expectRefused(() => saveUser('closer', { ownRights: { MayDoAnything: 1 } }), 'VALIDATION_FAILED');
    await expectRefused(() => saveUser('closer', { ownRights: { AllowCreateOrder: 2 } }), 'VALIDATION_FAILED');
  });

  it('answers a stale save with what is stored, and stores nothing', async () => {
    const { version } = await userOf('reader');
    await saveUser('reader', { displayName: 'First' }, version);
    await expectRefused(() => saveUser('reader', { displayName: 'Second' }, version), 'VERSION_CONFLICT');
    const stale = await saveUser('reader', { displayName: 'Second' }, version);
    expect(stale.body.result.conflict).toMatchObject({
      version: version + 1,
      changedBy: 'The administrator',
      current: { displayName: 'First' },
    });
  });

  it('lets nobody take away their own right to administer, in whatever way', async () => {
    const own = 'You cannot take away your own right to administer.';
    for (const changes of [
      { ownRights: { IsAdmin: 0 } },
      { ownRights: { IsAdmin: null } },
      { isActive: false },
      { groupUsersID: null },
    ]) {
      const before = await api.auditCount();
      const refused = await saveUser('administrator', changes);
      expect([refused.body.errorCode, refused.body.errorMessage]).toEqual(['LAST_ADMINISTRATOR', own]);
      expect(await api.auditCount()).toBe(before);
    }
    // By the role too, when that is where the right comes from.
    await saveRole(roles.spare, { rights: { IsAdmin: 1, IsSysAdmin: 1 } });
    await saveUser('administrator', { securityRoleID: roles.spare, ownRights: { IsAdmin: null } });
    await expectRefused(() => saveRole(roles.spare, { rights: { IsAdmin: 0 } }), 'LAST_ADMINISTRATOR');
    await expectRefused(() => saveUser('administrator', { securityRoleID: null }), 'LAST_ADMINISTRATOR');
    await saveUser('administrator', { securityRoleID: null, ownRights: { IsAdmin: 1 } });
    expect((await saveRole(roles.spare, { rights: { IsAdmin: 0, IsSysAdmin: 0 } })).status).toBe(200);
  });

  it('lets only a system administrator make one, by right, role or login', async () => {
    await makeAdministrator('officer');
    await saveRole(roles.spare, { rights: { IsSysAdmin: 1 } });
    const send = (path: string, body: object) => api.send('PATCH', path, { as: 'officer', body });
    const user = await userOf('closer');
    const changes = [{ ownRights: { IsSysAdmin: 1 } }, { securityRoleID: roles.spare }];
    for (const change of changes) {
      await expectRefused(
        () => send(`/api/configuration/users/${user.usersID}`, { version: user.version, changes: change }),
        'FIELD_NOT_EDITABLE',
      );
    }
    const administrator = await userOf('administrator');
    await expectRefused(
      () =>
        send(`/api/configuration/users/${administrator.usersID}`, {
          version: administrator.version,
          changes: { login: 'mine-now' },
        }),
      'FIELD_NOT_EDITABLE',
    );
    const { version } = await roleOf(roles.closer);
    await expectRefused(
      () => send(`/api/configuration/roles/${roles.closer}`, { version, changes: { rights: { IsSysAdmin: 1 } } }),
      'FIELD_NOT_EDITABLE',
      { 'changes.rights.IsSysAdmin': ['Only a system administrator can change who is a system administrator.'] },
    );
    await saveUser('officer', { ownRights: { IsAdmin: null } });
    await saveRole(roles.spare, { rights: { IsSysAdmin: 0 } });
  });

  it('a changed role reaches its users: what was refused is allowed, and back', async () => {
    expect((await rightsOf('closer')).Policy_ScreenAccess).toBe(1);
    const saved = await saveRole(roles.closer, { rights: { Policy_ScreenAccess: 2, AllowCreateOrder: 1 } });
    expect(saved.body.result.rights).toMatchObject({ Policy_ScreenAccess: 2, CheckWriting_ScreenAccess: 0 });
    expect(await rightsOf('closer')).toMatchObject({ Policy_ScreenAccess: 2, AllowCreateOrder: 1 });
    await saveRole(roles.closer, { rights: { Policy_ScreenAccess: 1, AllowCreateOrder: 0 } });
    expect(await rightsOf('closer')).toMatchObject({ Policy_ScreenAccess: 1, AllowCreateOrder: 0 });
  });

  it('keeps a role to the region of its users, its name to itself, and itself while somebody has it', async () => {
    await expectRefused(() => saveRole(roles.closer, { regionID: 2 }), 'VALIDATION_FAILED', {
      'changes.regionID': ['2 users outside this region have the role'],
    });
    await expectRefused(() => saveRole(roles.closer, { regionID: 99 }), 'VALIDATION_FAILED', {
      'changes.regionID': ['There is no such region'],
    });
    await expectRefused(() => saveRole(roles.closer, { name: 'spare' }), 'NAME_IN_USE', {
      'changes.name': ['Another role has this name'],
    });
    const { version } = await roleOf(roles.closer);
    const remove = (id: number, body: object) =>
      api.send('POST', `/api/configuration/roles/${id}/removal`, { as, body });
    await expectRefused(() => remove(roles.closer, { version }), 'ITEM_IN_USE');
    await expectRefused(() => remove(roles.ofRegionTwo, { version: 7 }), 'VERSION_CONFLICT');
    const one = await roleOf(roles.ofRegionTwo);
    expect((await remove(roles.ofRegionTwo, { version: one.version })).status).toBe(200);
    await expectRefused(() => remove(roles.ofRegionTwo, { version: one.version }), 'NOT_FOUND');
  });

  it('keeps tenants apart: the same ids, and nothing of the other is seen or changed', async () => {
    const before = await listed('users', 'beta');
    await saveUser('reader', { displayName: 'Only in alpha' });
    expect(await listed('users', 'beta')).toEqual(before);
    expect((await listed('roles', 'beta')).map(({ name }: { name: string }) => name)).toContain('Region 2 only');
    await expectRefused(
      () => api.send('PATCH', '/api/configuration/users/4711', { as, body: { version: 1, changes: {} } }),
      'NOT_FOUND',
    );
  });

  // holds blocks 6.9
  it('shows an administrator of some regions the roles of those regions only', async () => {
    const body = { name: 'Of region 2', regionID: 2, rights: {} };
    await api.send('POST', '/api/configuration/roles', { as, body });
    await makeAdministrator('officer');
    const names = async (who: UserName) =>
      (await api.send('GET', '/api/configuration/roles', { as: who })).body.result.map(
        ({ name }: { name: string }) => name,
      );
    for (const name of ['École', 'ÉCOLE']) {
      const answer = await api.send('POST', '/api/configuration/roles', { as, body: { ...body, name } });
      expect(answer.body.errorCode, name).toBe(name === 'École' ? null : 'NAME_IN_USE');
    }
    expect(await names('administrator')).toContain('Of region 2');
    expect(await names('officer')).not.toContain('Of region 2');
    await saveUser('officer', { ownRights: { IsAdmin: null } });
  });

  it('adds a group once, renames it, and removes it while nobody belongs to it', async () => {
    const path = '/api/configuration/user-groups';
    const send = () => api.send('POST', path, { as, body: { name: 'Escrow' } });
    const added = (await send()).body.result;
    expect(added).toMatchObject({ name: 'Escrow', version: 1, updatedBy: 'The administrator' });
    await expectRefused(send, 'NAME_IN_USE', { name: ['There is a group of this name'] });
    const one = `${path}/${added.groupUsersID}`;
    const rename = (name: string, version: number) => api.send('PATCH', one, { as, body: { name, version } });
    expect((await rename('Title', 1)).body.result).toMatchObject({ name: 'Title', version: 2 });
    await expectRefused(() => rename('Other', 1), 'VERSION_CONFLICT');
    await expectRefused(() => rename('STAFF', 2), 'NAME_IN_USE', { name: ['There is a group of this name'] });
    const remove = (id: number, version: number) =>
      api.send('POST', `${path}/${id}/removal`, { as, body: { version } });
    await expectRefused(() => remove(1, 1), 'ITEM_IN_USE');
    await expectRefused(() => remove(added.groupUsersID, 1), 'VERSION_CONFLICT');
    expect((await remove(added.groupUsersID, 2)).body.isSuccessful).toBe(true);
    await expectRefused(() => remove(added.groupUsersID, 2), 'NOT_FOUND');
    const groups = (await api.send('GET', path, { as })).body.result;
    expect(groups.map(({ name }: { name: string }) => name)).toEqual(['Nobody', 'Staff']);
  });

  it.each(['users', 'roles', 'user-groups'])('tells nobody else of %s', async (what) => {
    const refused = await api.send('GET', `/api/configuration/${what}`, { as: 'officer' });
    expect([refused.status, refused.body.errorCode, refused.body.errorMessage]).toEqual([
      403,
      'FORBIDDEN',
      'Access to Configuration is not authorized. Please contact your administrator.',
    ]);
  });
});

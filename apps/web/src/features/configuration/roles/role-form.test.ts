import { roleDefaults } from '@closewright/domain/access';
import { loadFlags } from '@closewright/domain/constants';
import { describe, expect, it } from 'vitest';
import { effectiveAccess, rightsOf, roleChanges, roleDifferences, roleFormOf } from './role-form.ts';

const closer = { name: 'Closer', regionID: 0, rights: roleDefaults.closer.settings };
const regionName = (id: number) => (id === 0 ? 'All regions' : `Region ${id}`);

describe('role form', () => {
  it('holds every right, and gives back what it was made of', () => {
    expect(rightsOf(roleFormOf(closer))).toEqual(closer.rights);
    expect(Object.values(rightsOf(roleFormOf(null)))).not.toContain(1);
  });

  it('sends changed rights together', () => {
    expect(roleChanges({ name: 'Notary', IsAdmin: 1, Policy_ScreenAccess: 0 })).toEqual({
      name: 'Notary',
      rights: { IsAdmin: 1, Policy_ScreenAccess: 0 },
    });
    expect(roleChanges({ regionID: 2 })).toEqual({ regionID: 2 });
  });

  it('says what differs, in words and in the order of the screen', () => {
    const before = roleFormOf(closer);
    const after = { ...before, IsAdmin: 1, regionID: 2, CheckWriting_ScreenAccess: 2 };
    expect(roleDifferences(before, after, regionName)).toEqual([
      { name: 'regionID', label: 'Region', before: 'All regions', after: 'Region 2' },
      { name: 'CheckWriting_ScreenAccess', label: 'Check Writing', before: 'Read', after: 'Full' },
      { name: 'IsAdmin', label: 'Administrator', before: 'No', after: 'Yes' },
    ]);
    expect(roleDifferences(before, before, regionName)).toEqual([]);
  });
});

describe('effective access of a role', () => {
  const on = (settings: object, name: string) =>
    effectiveAccess({ ...closer.rights, ...settings }, loadFlags()).find((one) => one.name === name);

  it.each([
    [{}, 'check-writing', 'Read', 'You may read Check Writing, not change it.'],
    [{ CheckWriting_ScreenAccess: 2 }, 'check-writing', 'Full', ''],
    [
      { CheckWriting_ScreenAccess: 0 },
      'check-writing',
      'None',
      'Access to Check Writing is not authorized. Please contact your administrator.',
    ],
    [{ IsAppReadOnly: 1 }, 'oe:main', 'Read', 'Your account can read but not change anything.'],
    [{}, 'cfg:users', 'None', 'Access to Users is not authorized. Please contact your administrator.'],
    [{ IsAdmin: 1 }, 'cfg:users', 'Full', ''],
  ])('with %j, %s is %s', (settings, name, level, reason) => {
    expect(on(settings, name)).toMatchObject({ level, reason });
  });
});

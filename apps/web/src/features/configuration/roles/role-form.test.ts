import { roleDefaults } from '@closewright/domain/access';
import { loadFlags } from '@closewright/domain/constants';
import { describe, expect, it } from 'vitest';
import { effectiveAccess, roleChanges, roleDifferences, roleFormOf } from './role-form.ts';
import { differingRegions, rightsIn, rightsOf, rolePlaces } from './role-rights.ts';

const closer = {
  name: 'Closer',
  regionID: 0,
  rights: roleDefaults.closer.settings,
  regionRights: [{ regionID: 2, rights: { CheckWriting_ScreenAccess: 2 } }],
};
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
    expect(
      roleChanges({ '2:CheckWriting_ScreenAccess': null, '2:Notes_ScreenAccess': 1, '3:AllowCreateOrder': 0 }),
    ).toEqual({
      regionRights: [
        { regionID: 2, rights: { CheckWriting_ScreenAccess: null, Notes_ScreenAccess: 1 } },
        { regionID: 3, rights: { AllowCreateOrder: 0 } },
      ],
    });
  });

  it('keeps what a region says otherwise, and names it in what differs', () => {
    const before = roleFormOf(closer);
    const after = { ...before, '2:CheckWriting_ScreenAccess': null, '3:Notes_ScreenAccess': 0 };
    expect(differingRegions(before)).toEqual([2]);
    expect(rightsIn(before, 2).CheckWriting_ScreenAccess).toBe(2);
    expect(rightsIn(after, 2).CheckWriting_ScreenAccess).toBe(1);
    expect(roleDifferences(before, after, regionName)).toEqual([
      {
        name: '2:CheckWriting_ScreenAccess',
        label: 'Check Writing in Region 2',
        before: 'Full',
        after: 'As in all regions',
      },
      { name: '3:Notes_ScreenAccess', label: 'File Notes in Region 3', before: 'As in all regions', after: 'None' },
    ]);
    expect(rolePlaces(before, after, regionName).map(({ name }) => name)).toEqual(['', 'Region 2', 'Region 3']);
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

  it('tells screens of one name apart by their place in the menu', () => {
    const shown = effectiveAccess(closer.rights, loadFlags()).map(({ label, place }) => `${place} › ${label}`);
    expect(shown).toContain('File › Title › Title Production');
    expect(shown).toContain('Reporting › Audit Log');
    expect(new Set(shown).size).toBe(shown.length);
  });
});

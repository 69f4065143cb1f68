import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  effectiveRights,
  effectiveSettings,
  overriddenPermission,
  PermissionOverride,
  rightWord,
  type SecuritySettings,
  screenAccessKeys,
  securityKeyGroups,
  securityKeys,
  securityLabels,
} from './index.ts';

const closer = {
  name: 'Closer',
  rights: { OrderEntry_ScreenAccess: 2, Policy_ScreenAccess: 1, AllowCreateOrder: 1 } satisfies SecuritySettings,
};
const right = (role: typeof closer | null, own: SecuritySettings, key: string) =>
  effectiveRights(role, own).find((one) => one.key === key);

describe('effective rights (building-blocks.md §6 permission override)', () => {
  it.each([
    ['of the role', closer, {}, 'OrderEntry_ScreenAccess', 2, 'role', 'From the role Closer'],
    ['not of the role', closer, {}, 'CheckWriting_ScreenAccess', 0, 'none', 'The role Closer does not grant it'],
    [
      'taken from the user',
      closer,
      { AllowCreateOrder: 0 },
      'AllowCreateOrder',
      0,
      'user',
      'Set for this user; the role Closer says Yes',
    ],
    [
      'given to the user',
      closer,
      { CheckWriting_ScreenAccess: 1 },
      'CheckWriting_ScreenAccess',
      1,
      'user',
      'Set for this user; the role Closer says None',
    ],
    ['without a role', null, { IsAdmin: 1 }, 'IsAdmin', 1, 'user', 'Set for this user'],
    ['nothing at all', null, {}, 'IsAdmin', 0, 'none', 'No role'],
  ])('%s', (_name, role, own, key, value, source, reason) => {
    expect(right(role, own, key)).toEqual({ key, value, source, reason });
  });

  it('say where the role grants otherwise', () => {
    const role = {
      ...closer,
      regions: [{ name: 'Texas', rights: { Policy_ScreenAccess: 2, CheckWriting_ScreenAccess: 1 } }],
    };
    const reasons = new Map(effectiveRights(role, {}).map((one) => [one.key, one.reason]));
    expect(reasons.get('Policy_ScreenAccess')).toBe('From the role Closer, Full in Texas');
    expect(reasons.get('CheckWriting_ScreenAccess')).toBe('The role Closer does not grant it, Read in Texas');
    expect(reasons.get('OrderEntry_ScreenAccess')).toBe('From the role Closer');
  });

  it.each([
    ['OrderEntry_ScreenAccess', ['None', 'Read', 'Full']],
    ['appReports_AppAccess', ['No', 'Yes']],
    ['IsAdmin', ['No', 'Yes']],
  ] as const)('the levels of %s are called so', (key, words) => {
    expect(words.map((_, value) => rightWord(key, value))).toEqual(words);
  });

  const settings = fc.dictionary(fc.constantFrom(...securityKeys), fc.integer({ min: 0, max: 2 }));

  it('are those of the override rule, for every right', () => {
    fc.assert(
      fc.property(settings, settings, (role, own) => {
        const held = effectiveSettings(role, own);
        for (const { key, value } of effectiveRights({ name: 'R', rights: role }, own)) {
          expect(held[key] ?? 0).toBe(value);
          if (screenAccessKeys.has(key)) continue;
          const override = own[key] === undefined ? PermissionOverride.Default : own[key] > 0 ? 1 : 0;
          expect(value > 0).toBe(overriddenPermission((role[key] ?? 0) > 0, override));
        }
      }),
    );
  });
});

describe('the words of security settings', () => {
  it('has one for each key, in groups that hold every key once', () => {
    const grouped = securityKeyGroups.flatMap(({ keys }) => keys);
    expect(grouped).toEqual(securityKeys);
    for (const key of securityKeys) expect(securityLabels[key], key).toMatch(/^\S.+/);
    expect(new Set(Object.values(securityLabels)).size).toBe(securityKeys.length);
  });
});

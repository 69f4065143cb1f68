import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Actor, roleDefaults, roleNames, routeAccess } from '../access/index.ts';
import { loadFlags } from '../constants/index.ts';
import { matchRoute } from '../navigation/index.ts';
import {
  type ConfigurationTables,
  configurationPath,
  configurationRouteName,
  configurationScreens,
  configurationScreenWords,
  configurationSettings,
  searchConfiguration,
} from './index.ts';

const actor = (settings: Actor['settings']): Actor => ({
  usersID: 1,
  settings,
  features: loadFlags(),
  regions: [],
  allowOpenFileInUse: false,
});
const administrator = actor({ IsAdmin: 1, IsSysAdmin: 1 });

const tables: ConfigurationTables = {
  screens: [
    { name: 'users', group: 'people', label: 'Users', icon: 'users' },
    { name: 'roles', group: 'people', label: 'Roles', icon: 'shield-check' },
    {
      name: 'feature-flags',
      group: 'system',
      label: 'Feature flags',
      icon: 'flag',
      requiresSystemAdministrator: true,
    },
    { name: 'rates', group: 'data', label: 'Rates', icon: 'percent', screens: ['RateRules'] },
  ],
  screenWords: { users: 'staff logins e-mail', roles: 'user rights', 'feature-flags': 'switches' },
  settings: [
    { screen: 'users', label: 'User name at the sign-in' },
    { screen: 'roles', label: 'Add File', find: 'AllowCreateOrder' },
    { screen: 'feature-flags', label: 'Closing menu entry', find: 'closingMenuEntry' },
  ],
};
const found = (text: string, who = administrator) => searchConfiguration(text, who, tables).map(({ label }) => label);

describe('configuration search', () => {
  it.each<[string, string[]]>([
    ['users', ['Users', 'User name at the sign-in']],
    // Names that begin so before names that hold it, those before words elsewhere; screens before settings.
    ['user', ['Users', 'User name at the sign-in', 'Roles']],
    ['sign', ['User name at the sign-in']],
    ['E-Mail', ['Users']],
    ['mail', ['Users']],
    ['create order', ['Add File']],
    ['allowcreate', ['Add File']],
    ['closing', ['Closing menu entry']],
    ['flags closing', ['Closing menu entry']],
    ['people', ['Users', 'Roles']],
    ['sers', []],
    ['users nothing', []],
    ['  ', ['Users', 'Roles', 'Rates', 'Feature flags']],
  ])('finds %j', (text, labels) => {
    expect(found(text)).toEqual(labels);
  });

  it('opens a setting with its screen filtered to it', () => {
    expect(searchConfiguration('allowcreate', administrator, tables)).toEqual([
      {
        id: 'roles.AllowCreateOrder',
        label: 'Add File',
        place: 'Roles',
        href: '/configuration/roles?find=AllowCreateOrder',
        icon: 'shield-check',
      },
    ]);
  });

  // holds core 2.23
  it('finds only what the user may open, settings by their screen (core.md §6)', () => {
    expect(found('', actor({ IsAdmin: 1 }))).toEqual(['Users', 'Roles', 'Rates']);
    expect(found('closing', actor({ IsAdmin: 1 }))).toEqual([]);
    expect(found('', actor({ RateRules_ScreenAccess: 1 }))).toEqual(['Rates']);
    expect(found('', actor({ OrderEntry_ScreenAccess: 2 }))).toEqual([]);
    expect(found('', actor(null))).toEqual([]);
  });

  it('finds exactly the screens whose route opens, for every role and text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...roleNames), fc.string(), (role, text) => {
        const who = actor(roleDefaults[role].settings);
        for (const hit of searchConfiguration(text, who)) {
          const path = hit.href.split('?')[0] ?? '';
          expect(routeAccess(who, matchRoute(path).route, null).allowed).toBe(true);
        }
        const open = configurationScreens.filter(
          ({ name }) => routeAccess(who, matchRoute(configurationPath(name)).route, null).allowed,
        );
        expect(searchConfiguration('', who)).toHaveLength(open.length);
      }),
    );
  });
});

describe('the table of setting screens', () => {
  // holds core 2.13
  it('makes one route of each screen', () => {
    for (const { name, label } of configurationScreens) {
      expect(matchRoute(configurationPath(name)).route).toMatchObject({ name: configurationRouteName(name), label });
    }
  });

  it('has further words of each screen, settings of known screens only, and no hit twice', () => {
    const names = configurationScreens.map(({ name }) => name);
    expect(Object.keys(configurationScreenWords)).toEqual(names);
    for (const { screen } of configurationSettings) expect(names).toContain(screen);
    const ids = new Set([
      ...names,
      ...configurationSettings.map(({ screen, find, label }) => `${screen}.${find ?? label}`),
    ]);
    expect(ids.size).toBe(names.length + configurationSettings.length);
  });
});

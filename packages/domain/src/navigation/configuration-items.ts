import {
  type ConfigurationGroup,
  configurationGroups,
  configurationPath,
  configurationRouteName,
  configurationScreens,
} from '../configuration/screens.ts';
import type { NavItemSource } from './nav-item.ts';

/**
 * Configuration (core.md §2: /configuration/search, route cfg:search), and below it the setting screens by their groups.
 * Any right that has something to configure opens the search (core.md §6: maximum for cfg:search; §4: inactive only when
 * access and permission both fail). Which rights those are is not shown; these are the ones that name something an
 * administrator's screen sets up.
 */
export const configurationItems: readonly NavItemSource[] = [
  {
    key: 'search',
    name: 'Search',
    path: '/configuration/search',
    icon: 'search',
    accessKey: 'S',
    routeName: 'cfg:search',
    routeLabel: 'Configuration',
    screens: ['RateRules', 'ProcessTemplateSetup'],
    apps: ['appStandardLanguage'],
    permissionKeys: ['FileScanAllowCategoryManagement'],
    skipSave: true,
    built: true,
  },
  ...(Object.keys(configurationGroups) as ConfigurationGroup[])
    .map(groupItem)
    .filter(({ children }) => children.length),
];

function groupItem(group: ConfigurationGroup) {
  const { label, icon, accessKey } = configurationGroups[group];
  const children = configurationScreens
    .filter((screen) => screen.group === group)
    .map(
      ({ name, label: screenLabel, group: _group, ...rest }): NavItemSource => ({
        ...rest,
        key: name,
        name: screenLabel,
        path: configurationPath(name),
        routeName: configurationRouteName(name),
        built: true,
      }),
    );
  return { key: group, name: label, path: null, icon, accessKey, children };
}

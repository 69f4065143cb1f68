import type { NavItemSource } from './nav-item.ts';

/**
 * Configuration (core.md §2: /configuration/search, route cfg:search). Any right that has something to configure opens
 * it (core.md §6: maximum for cfg:search; §4: inactive only when access and permission both fail). Which rights those
 * are is not shown; these are the ones that name something an administrator's screen sets up.
 */
export const configurationItems: readonly NavItemSource[] = [
  {
    key: 'search',
    name: 'Search',
    path: '/configuration/search',
    icon: 'settings',
    accessKey: 'S',
    routeName: 'cfg:search',
    routeLabel: 'Configuration',
    screens: ['RateRules', 'ProcessTemplateSetup'],
    apps: ['appStandardLanguage'],
    permissionKeys: ['FileScanAllowCategoryManagement'],
    anyKey: true,
    skipSave: true,
  },
];

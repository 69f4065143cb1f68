import type { NavItemSource } from './nav-item.ts';

/** Home (core.md §2), with the entry Add File that core.md §6 names. */
export const homeItems: readonly NavItemSource[] = [
  {
    key: 'recent-files',
    name: 'Recent Files',
    path: '/recent-files',
    icon: 'clock',
    accessKey: 'R',
    screens: ['OrderEntry'],
    skipSave: true,
    built: true,
  },
  {
    key: 'add-file',
    name: 'Add File',
    path: null,
    icon: 'file-plus',
    accessKey: 'F',
    action: 'addFile',
    screens: ['OrderEntry'],
    permissionKeys: ['AllowCreateOrder'],
  },
  {
    key: 'portfolio-manager',
    name: 'Portfolio Manager',
    path: '/portfolio-manager',
    icon: 'briefcase',
    accessKey: 'P',
    apps: ['appPortfolioManager'],
    skipSave: true,
  },
  {
    key: 'workflow-dashboard',
    name: 'Workflow Dashboard',
    path: '/workflow-dashboard',
    icon: 'list-checks',
    accessKey: 'W',
    screens: ['WorkflowDashboard'],
    skipSave: true,
  },
  { key: 'search', name: 'Search', path: '/search', icon: 'search', accessKey: 'S', skipSave: true },
  { key: 'manage-companies', name: 'Manage Companies', path: '/manage-companies', icon: 'building-2', accessKey: 'M' },
  { key: 'alerts', name: 'Alerts', path: '/alarms', icon: 'bell', accessKey: 'A', skipSave: true },
];

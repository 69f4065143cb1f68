import type { Requirement } from '../access/index.ts';

/** The headings of the configuration menu, in its order. */
export const configurationGroups = {
  people: { label: 'People and access', icon: 'users', accessKey: 'P' },
  company: { label: 'Company', icon: 'building-2', accessKey: 'C' },
  data: { label: 'Data', icon: 'table', accessKey: 'D' },
  system: { label: 'System', icon: 'settings', accessKey: 'Y' },
} as const;

export type ConfigurationGroup = keyof typeof configurationGroups;

/**
 * One setting screen. The rights of `Requirement` are those of a cfg: route (core.md §6): asked for nothing, a screen
 * opens for IsAdmin alone; with screens, apps or permissions named, for whoever holds all of them too;
 * `requiresSystemAdministrator` asks for IsSysAdmin besides.
 */
export interface ConfigurationScreen extends Requirement {
  /** Last part of the address and of the route name: `users` is `/configuration/users`, `cfg:users`. */
  readonly name: string;
  readonly group: ConfigurationGroup;
  readonly label: string;
  /** A lucide icon name; it must be in apps/web's menu-icons.ts. */
  readonly icon: string;
  /** Letter of the label shown underlined while Alt is held; unique in the group. */
  readonly accessKey?: string;
  /** Nothing to save when the screen is left: it is a list, or its dialogs save. */
  readonly skipSave?: true;
}

/**
 * Every setting screen. The menu, the routes with their guard, docs/access.md and the configuration search are made of
 * this table. To add a screen:
 *  1. a row here, in its group (then `npm run docs:access`), and its words in screen-words.ts;
 *  2. apps/web/src/routes/configuration.<name>.tsx, which renders the screen of features/configuration/<name>/;
 *  3. in settings.ts, the single settings people will look for by name.
 * Its endpoints ask for the actions readConfiguration and administer, or readSystemConfiguration and administerSystem.
 */
export const configurationScreens: readonly ConfigurationScreen[] = [
  {
    name: 'users',
    group: 'people',
    label: 'Users',
    icon: 'users',
    accessKey: 'U',
    skipSave: true,
  },
  {
    name: 'roles',
    group: 'people',
    label: 'Roles',
    icon: 'user-check',
    accessKey: 'R',
  },
  {
    name: 'security-settings',
    group: 'people',
    label: 'Security settings',
    icon: 'shield-check',
    accessKey: 'S',
    skipSave: true,
  },
  {
    name: 'regions',
    group: 'company',
    label: 'Regions',
    icon: 'table',
    accessKey: 'R',
    skipSave: true,
  },
  {
    name: 'branches',
    group: 'company',
    label: 'Branches',
    icon: 'building',
    accessKey: 'B',
    skipSave: true,
  },
  {
    name: 'bank-accounts',
    group: 'company',
    label: 'Bank accounts',
    icon: 'landmark',
    accessKey: 'A',
    apps: ['appEscrowAccounting'],
    skipSave: true,
  },
  {
    name: 'wire-payees',
    group: 'company',
    label: 'Wire payees',
    icon: 'send',
    accessKey: 'W',
    apps: ['appEscrowAccounting'],
    skipSave: true,
  },
  {
    name: 'check-layouts',
    group: 'company',
    label: 'Check layouts',
    icon: 'banknote',
    accessKey: 'L',
    apps: ['appEscrowAccounting'],
    skipSave: true,
  },
  {
    name: 'check-printers',
    group: 'company',
    label: 'Check printers',
    icon: 'printer',
    accessKey: 'K',
    apps: ['appEscrowAccounting'],
    skipSave: true,
  },
  {
    name: 'feature-flags',
    group: 'system',
    label: 'Feature flags',
    icon: 'list-checks',
    accessKey: 'F',
    requiresSystemAdministrator: true,
    skipSave: true,
  },
  {
    name: 'sessions',
    group: 'system',
    label: 'Sessions and license',
    icon: 'activity',
    accessKey: 'L',
    requiresSystemAdministrator: true,
    skipSave: true,
  },
  {
    name: 'custom-data',
    group: 'data',
    label: 'Custom data',
    icon: 'sliders-horizontal',
    accessKey: 'C',
    skipSave: true,
  },
  {
    name: 'process-templates',
    group: 'data',
    label: 'Process templates',
    icon: 'list-checks',
    accessKey: 'P',
    screens: ['ProcessTemplateSetup'],
    skipSave: true,
  },
  {
    name: 'lookups',
    group: 'data',
    label: 'Lookup lists',
    icon: 'list-checks',
    accessKey: 'L',
    skipSave: true,
  },
  {
    name: 'fee-codes',
    group: 'data',
    label: 'Fee codes',
    icon: 'coins',
    accessKey: 'E',
    skipSave: true,
  },
  {
    name: 'rate-versions',
    group: 'data',
    label: 'Rates and fee schedules',
    icon: 'coins',
    accessKey: 'A',
    skipSave: true,
  },
  {
    name: 'proration-defaults',
    group: 'data',
    label: 'Proration defaults',
    icon: 'calendar-range',
    accessKey: 'D',
    skipSave: true,
  },
  {
    name: 'settlement-templates',
    group: 'data',
    label: 'Settlement templates',
    icon: 'list-checks',
    accessKey: 'T',
    skipSave: true,
  },
  {
    name: 'lender-defaults',
    group: 'data',
    label: 'Lender defaults',
    icon: 'building',
    accessKey: 'N',
    skipSave: true,
  },
  {
    name: 'positive-pay-layouts',
    group: 'company',
    label: 'Positive pay layouts',
    icon: 'shield-check',
    accessKey: 'Y',
    apps: ['appEscrowAccounting'],
    skipSave: true,
  },
  {
    name: 'bank-file-layouts',
    group: 'company',
    label: 'Bank file layouts',
    icon: 'git-compare',
    accessKey: 'I',
    apps: ['appEscrowAccounting'],
    skipSave: true,
  },
  {
    name: 'sanctions',
    group: 'company',
    label: 'Sanctions',
    icon: 'shield-check',
    accessKey: 'S',
    apps: ['appEscrowAccounting'],
    skipSave: true,
  },
  {
    name: 'controls',
    group: 'company',
    label: 'Control changes',
    icon: 'shield-check',
    accessKey: 'C',
    apps: ['appEscrowAccounting'],
    skipSave: true,
  },
  {
    name: 'file-numbers',
    group: 'company',
    label: 'File number pools',
    icon: 'file-digit',
    accessKey: 'F',
    skipSave: true,
  },
  {
    name: 'holidays',
    group: 'company',
    label: 'Holidays',
    icon: 'calendar-days',
    accessKey: 'H',
    skipSave: true,
  },
  {
    name: 'system-settings',
    group: 'system',
    label: 'System settings',
    icon: 'settings',
    accessKey: 'S',
  },
  {
    name: 'audit-log',
    group: 'system',
    label: 'Audit Log',
    icon: 'history',
    accessKey: 'A',
    apps: ['appSystemAuditLog'],
    featureFlag: 'auditlog',
    skipSave: true,
  },
  {
    name: 'server-events',
    group: 'system',
    label: 'Server events',
    icon: 'scroll-text',
    accessKey: 'E',
    skipSave: true,
  },
  {
    name: 'health',
    group: 'system',
    label: 'Enterprise and health',
    icon: 'info',
    accessKey: 'H',
    skipSave: true,
  },
];

/** The address of a setting screen. */
export function configurationPath(name: string): string {
  return `/configuration/${name}`;
}

/** The route name of a setting screen. */
export function configurationRouteName(name: string): string {
  return `cfg:${name}`;
}

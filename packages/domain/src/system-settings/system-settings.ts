import { defaults, idleTiming } from '../constants/index.ts';

interface SettingBase {
  readonly group: 'enterprise' | 'session' | 'files' | 'access' | 'log';
  readonly label: string;
  /** Why the default is what it is, for the administrator who thinks of changing it. */
  readonly reason: string;
}

/** One setting of a tenant. Values are stored as text: `true`, `30`, `2026-05-01`. */
export type SystemSetting = SettingBase &
  (
    | { readonly type: 'boolean'; readonly default: boolean }
    | {
        readonly type: 'number';
        readonly default: number;
        readonly min: number;
        readonly max: number;
        readonly unit: string;
      }
    /** A text whose default is empty may be empty. */
    | { readonly type: 'text'; readonly default: string; readonly maxLength: number }
    | { readonly type: 'date'; readonly default: null }
  );

const minute = 60_000;
const second = 1000;

/** Every setting of a tenant, with its default and the reason for it. */
export const systemSettings = {
  enterpriseContactName: {
    group: 'enterprise',
    label: 'Contact name',
    type: 'text',
    default: '',
    maxLength: 120,
    reason: 'Who to ask in the company; nobody is named until the company does.',
  },
  enterpriseContactTitle: {
    group: 'enterprise',
    label: 'Contact title',
    type: 'text',
    default: '',
    maxLength: 120,
    reason: 'The duty of that person in the company.',
  },
  idleTimeoutMinutes: {
    group: 'session',
    label: 'Log out after',
    type: 'number',
    default: idleTiming.timeout / minute,
    min: 5,
    max: 480,
    unit: 'minutes without activity',
    reason:
      'The specification gives no time. 30 minutes leave a closing undisturbed and an empty desk not open for long.',
  },
  idleNoticeSeconds: {
    group: 'session',
    label: 'Warn before that for',
    type: 'number',
    default: idleTiming.notice / second,
    min: 15,
    max: 600,
    unit: 'seconds',
    reason: 'The specification shows the notice when 60000 ms remain.',
  },
  licensedUsers: {
    group: 'access',
    label: 'Licensed users',
    type: 'number',
    default: 0,
    min: 0,
    max: 100_000,
    unit: 'users, 0 for no limit',
    reason: 'The product itself limits nobody; a licence is a contract.',
  },
  licenceAlertPercent: {
    group: 'access',
    label: 'Licence alert at',
    type: 'number',
    default: defaults.licenceAlertPercent,
    min: 50,
    max: 100,
    unit: 'percent of the licensed users',
    reason: 'The specification warns at 95 percent.',
  },
  licenceEnforced: {
    group: 'access',
    label: 'Licence is enforced',
    type: 'boolean',
    default: false,
    reason: 'Only an enforced licence alerts; without a contract there is nothing to enforce.',
  },
  anyDevice: {
    group: 'access',
    label: 'Allow any device',
    type: 'boolean',
    default: false,
    reason: 'Off in the specification: phones and tablets are refused, iPads included.',
  },
  demoNavigation: {
    group: 'access',
    label: 'Show the demo navigation',
    type: 'boolean',
    default: false,
    reason: 'Off in the specification: its task counts are made up.',
  },
  addFileTooltip: {
    group: 'files',
    label: 'Announce the end of new files at Add File',
    type: 'boolean',
    default: false,
    reason: 'The specification shows one company a notice of May 1st; others open files as ever.',
  },
  addFileTooltipDate: {
    group: 'files',
    label: 'No new files from',
    type: 'date',
    default: null,
    reason: 'No date, because the notice is off.',
  },
  addFileTooltipText: {
    group: 'files',
    label: 'Text of the notice',
    type: 'text',
    default: 'From {date} new orders cannot be opened in the product.',
    maxLength: 200,
    reason: 'The words of the specification, with the date above in place of {date}.',
  },
  logStorage: {
    group: 'log',
    label: 'Keep server events',
    type: 'boolean',
    default: defaults.logStorageOn,
    reason: 'Off in the specification; if on, 3 days and at most 3000 entries are kept.',
  },
} as const satisfies Record<string, SystemSetting>;

export type SystemSettingName = keyof typeof systemSettings;
export const systemSettingNames = Object.keys(systemSettings) as [SystemSettingName, ...SystemSettingName[]];

/** The headings the settings stand under. */
export const systemSettingGroups = {
  enterprise: 'Enterprise',
  session: 'Session',
  files: 'Files',
  access: 'Access',
  log: 'Log',
} as const satisfies Record<SystemSetting['group'], string>;

/** The rule of a setting, with every part it may have. */
export function systemSetting(name: SystemSettingName): SystemSetting {
  return systemSettings[name];
}

import { defaults, idleTiming } from '../constants/index.ts';
import type { InterestReporter } from '../investments/index.ts';
import { type TimeRounding, timeRoundings } from '../time-tracking/index.ts';

interface SettingBase {
  readonly group: 'enterprise' | 'session' | 'files' | 'wires' | 'investments' | 'access' | 'log';
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
    /** The id of an item of a lookup set; none by default. */
    | { readonly type: 'lookup'; readonly default: null; readonly lookup: string }
    /** One of a few texts, each with what it is called. */
    | { readonly type: 'choice'; readonly default: string; readonly choices: Readonly<Record<string, string>> }
  );

const minute = 60_000;
const second = 1000;

/**
 * Every setting of a tenant, with its default and the reason for it. The defaults of notice, licence alert, any device, demo
 * navigation and log storage are those of core.md §3 and §9; the notice at Add File is that of §6, off because it names one
 * company's date.
 */
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
    reason: 'Half an hour leaves a closing undisturbed and an empty desk not open for long.',
  },
  idleNoticeSeconds: {
    group: 'session',
    label: 'Warn before that for',
    type: 'number',
    default: idleTiming.notice / second,
    min: 15,
    max: 600,
    unit: 'seconds',
    reason: 'A minute is enough to answer, and short enough not to be overlooked.',
  },
  licensedUsers: {
    group: 'access',
    label: 'Licensed users',
    type: 'number',
    default: 0,
    min: 0,
    max: 100_000,
    unit: 'users, 0 for no limit',
    reason: 'The product itself limits nobody; a license is a contract.',
  },
  licenceAlertPercent: {
    group: 'access',
    label: 'License alert at',
    type: 'number',
    default: defaults.licenceAlertPercent,
    min: 50,
    max: 100,
    unit: 'percent of the licensed users',
    reason: 'Early enough to order more before somebody is turned away.',
  },
  licenceEnforced: {
    group: 'access',
    label: 'License is enforced',
    type: 'boolean',
    default: false,
    reason: 'Only an enforced license alerts; without a contract there is nothing to enforce.',
  },
  anyDevice: {
    group: 'access',
    label: 'Allow any device',
    type: 'boolean',
    default: false,
    reason: 'The screens are made for 1366 x 768 and above; phones and tablets are refused, iPads included.',
  },
  demoNavigation: {
    group: 'access',
    label: 'Show the demo navigation',
    type: 'boolean',
    default: false,
    reason: 'Its task counts are made up: for demonstrations only.',
  },
  addFileTooltip: {
    group: 'files',
    label: 'Announce the end of new files at Add File',
    type: 'boolean',
    default: false,
    reason: 'For a company that moves to another product; others open files as ever.',
  },
  addFileTooltipDate: {
    group: 'files',
    label: 'No new files from',
    type: 'date',
    default: null,
    reason: 'There is no date while nothing ends.',
  },
  addFileTooltipText: {
    group: 'files',
    label: 'Text of the notice',
    type: 'text',
    default: 'From {date} new orders cannot be opened in the product.',
    maxLength: 200,
    reason: '{date} stands for the date above.',
  },
  noteEditMinutes: {
    group: 'files',
    label: 'A note can be edited for',
    type: 'number',
    default: 15,
    min: 0,
    max: 1440,
    unit: 'minutes by its author, 0 for never',
    reason: 'Long enough to mend a slip of the pen; after that a note is evidence and is superseded, not edited.',
  },
  timerRounding: {
    group: 'files',
    label: 'The time of a timer is rounded',
    type: 'choice',
    default: 'upToMinute' satisfies TimeRounding,
    choices: Object.fromEntries(Object.entries(timeRoundings).map(([name, { label }]) => [name, label])) as Readonly<
      Record<TimeRounding, string>
    >,
    reason: 'A minute keeps what was worked; tenths and quarters are what invoices of some customers count in.',
  },
  cplUnderwriterCompanyID: {
    group: 'files',
    label: 'Underwriter of closing protection letters',
    type: 'lookup',
    default: null,
    lookup: 'underwriters',
    reason: 'Letters are asked for on files of this underwriter; without one there are none.',
  },
  cplUnderwriterAnswer: {
    group: 'files',
    label: 'The built-in underwriter',
    type: 'choice',
    default: 'issues',
    choices: {
      issues: 'Issues letters',
      refuses: 'Refuses every request',
      unreachable: 'Does not answer',
    },
    reason: 'It stands in for the interface of a real one. For training, it can refuse or be out of reach.',
  },
  wireWaitingHours: {
    group: 'wires',
    label: 'Instructions wait for',
    type: 'number',
    default: 24,
    min: 0,
    max: 168,
    unit: 'hours after they were confirmed, 0 for none',
    reason: 'A day is long enough for a payee to find out that somebody else wrote in their name.',
  },
  wireTwoReleaseFrom: {
    group: 'wires',
    label: 'Two release a wire from',
    type: 'number',
    default: 0,
    min: 0,
    max: 999_999_999,
    unit: 'dollars on, 0 for one whatever the amount',
    reason:
      'One other person is enough for most offices. The amount that needs another one is a matter of its insurance.',
  },
  interestReporter: {
    group: 'investments',
    label: 'Form 1099-INT is filed by',
    type: 'choice',
    default: 'Bank' satisfies InterestReporter,
    choices: { Bank: 'The bank', Office: 'The office' } satisfies Readonly<Record<InterestReporter, string>>,
    reason: 'The bank usually files when the account bears the TIN of its owner. An account may say otherwise.',
  },
  logStorage: {
    group: 'log',
    label: 'Keep server events',
    type: 'boolean',
    default: defaults.logStorageOn,
    reason: 'Entries may name users. If on, those of 3 days are kept, at most 3000.',
  },
} as const satisfies Record<string, SystemSetting>;

export type SystemSettingName = keyof typeof systemSettings;
export const systemSettingNames = Object.keys(systemSettings) as [SystemSettingName, ...SystemSettingName[]];

/** The headings the settings stand under. */
export const systemSettingGroups = {
  enterprise: 'Enterprise',
  session: 'Session',
  files: 'Files',
  wires: 'Wires',
  investments: 'Investment accounts',
  access: 'Access',
  log: 'Log',
} as const satisfies Record<SystemSetting['group'], string>;

/** The rule of a setting, with every part it may have. */
export function systemSetting(name: SystemSettingName): SystemSetting {
  return systemSettings[name];
}

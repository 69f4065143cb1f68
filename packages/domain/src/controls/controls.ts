import { type AchSetting, achSettingProblems } from '../banking/index.ts';
import { counted, formatMoney } from '../formats/index.ts';
import { cents, maxCents } from '../money/index.ts';
import { systemSettings } from '../system-settings/index.ts';

/** Where controlled settings are kept: the screen of each, and who may set it, and so ask and approve. */
export const controlPlaces = {
  'system settings': { screen: 'System settings', people: 'Administrators' },
  'feature flags': { screen: 'Feature flags', people: 'System administrators' },
  'bank account': { screen: 'Bank accounts', people: 'Administrators, and whoever has Escrow Accounting' },
} as const;

export type ControlPlace = keyof typeof controlPlaces;

/** The value of a controlled setting, as it is stored of a change: null where nothing is set. */
export type ControlValue = number | boolean | AchSetting | null;

interface Control {
  readonly place: ControlPlace;
  readonly label: string;
  /** What is weaker, in a few words. */
  readonly weaker: string;
  /** What becomes possible once it is weaker, for whoever approves it: a sentence. */
  readonly means: string;
  /** What is wrong with a value, null when nothing. */
  readonly problem: (value: ControlValue) => string | null;
  /** Whether a value asks for less than another one. */
  readonly isWeaker: (was: ControlValue, becomes: ControlValue) => boolean;
  readonly words: (value: ControlValue) => string;
}

const isNumber = (value: ControlValue): value is number => typeof value === 'number';
/** A setting of this table with its bounds. */
const within =
  ({ label, min, max }: { readonly label: string; readonly min: number; readonly max: number }) =>
  (value: ControlValue): string | null =>
    isNumber(value) && Number.isInteger(value) && value >= min && value <= max
      ? null
      : `${label} must be a whole number from ${min} to ${max}`;

/** Every setting that one person strengthens and two weaken. Migration 0129 has the same rule for whoever writes by SQL. */
export const controls = {
  wireWaitingHours: {
    place: 'system settings',
    label: systemSettings.wireWaitingHours.label,
    weaker: 'fewer hours',
    means: 'A wire may leave sooner after its instructions were confirmed.',
    problem: within(systemSettings.wireWaitingHours),
    isWeaker: (was, becomes) => isNumber(was) && isNumber(becomes) && becomes < was,
    words: (hours) => (hours === 0 ? 'No wait' : counted(Number(hours), 'hour')),
  },
  wireTwoReleaseFrom: {
    place: 'system settings',
    label: systemSettings.wireTwoReleaseFrom.label,
    weaker: 'a higher amount, or none',
    means: 'One person releases wires that two release now.',
    problem: within(systemSettings.wireTwoReleaseFrom),
    isWeaker: (was, becomes) =>
      isNumber(was) && isNumber(becomes) && was !== 0 && (becomes === 0 || Number(becomes) > Number(was)),
    words: (dollars) => (dollars === 0 ? 'One whatever the amount' : `$${Number(dollars).toLocaleString('en-US')}`),
  },
  checkWritingPIN: {
    place: 'feature flags',
    label: 'PIN of check writing',
    weaker: 'off',
    means: 'Checks are printed and payments are posted, approved and released without a PIN.',
    problem: (value) => (typeof value === 'boolean' ? null : 'The PIN is asked for or not'),
    isWeaker: (was, becomes) => was === true && becomes === false,
    words: (isOn) => (isOn ? 'Asked for' : 'Not asked for'),
  },
  twoSignaturesAbove: {
    place: 'bank account',
    label: 'Two signatures above',
    weaker: 'a higher amount, or none',
    means: 'Checks go out with one printed signature that have two now.',
    problem: (value) =>
      value === null || (isNumber(value) && Number.isInteger(value) && value >= 0 && value <= maxCents)
        ? null
        : 'This is no amount',
    isWeaker: (was, becomes) => was !== null && (becomes === null || Number(becomes) > Number(was)),
    words: (above) => (isNumber(above) ? formatMoney(cents(above), { symbol: '$' }) : 'As the check layout says'),
  },
  positivePayLayoutID: {
    place: 'bank account',
    label: 'Positive pay',
    weaker: 'the bank is not told',
    means: 'The bank is no longer told which checks it may pay.',
    problem: (value) => (value === null ? null : 'Only that the bank is not told is asked for'),
    isWeaker: (was, becomes) => was !== null && becomes === null,
    words: (layout) => (layout === null ? 'The bank is not told' : 'The bank is told'),
  },
  achSetting: {
    place: 'bank account',
    label: 'ACH payments',
    weaker: 'allowed',
    means: 'Money leaves the account by ACH, too.',
    problem: (value) =>
      isAch(value) ? (Object.values(achSettingProblems(value))[0] ?? null) : 'This is no ACH setting',
    isWeaker: (was, becomes) => was === null && becomes !== null,
    words: (setting) =>
      isAch(setting)
        ? `By ${setting.achCompanyName} (${setting.achCompanyID}), to ${setting.achDestination}, from ${setting.achOrigin}${setting.achBalanced ? ', balanced' : ''}`
        : 'None',
  },
} as const satisfies Record<string, Control>;

export type ControlName = keyof typeof controls;
export const controlNames = Object.keys(controls) as [ControlName, ...ControlName[]];

/** The rule of a controlled setting. */
export const controlOf = (name: ControlName): Control => controls[name];

/** Whether a setting would be weaker than it is: then one person asks for it and another approves. */
export const isWeaker = (name: ControlName, was: ControlValue, becomes: ControlValue): boolean =>
  controlOf(name).isWeaker(was, becomes);

/** What is said where somebody sets a weaker value alone. */
export const weakerProblem = (name: ControlName, was: ControlValue): string =>
  `This is weaker than it is (${controlOf(name).words(was)}): ask for it, and another person approves it`;

const isAch = (value: ControlValue): value is AchSetting & Record<'achDestination', string> =>
  typeof value === 'object' && value !== null && value.achDestination !== null;

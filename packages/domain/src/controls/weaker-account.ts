import type { AchSetting } from '../banking/index.ts';
import { type ControlName, type ControlValue, isWeaker, weakerProblem } from './controls.ts';

/** The controls of a bank account, as its fields have them. */
export interface ControlledAccount extends AchSetting {
  readonly twoSignaturesAbove: number | null;
  readonly positivePayLayoutID: number | null;
}

/** A setting that would be weaker than it is. */
export interface WeakerSetting {
  readonly setting: ControlName;
  readonly was: ControlValue;
  readonly becomes: ControlValue;
}

/** The fields of a bank account that a control is made of; a problem of it stands at the first. */
export const controlledFields = {
  twoSignaturesAbove: ['twoSignaturesAbove'],
  positivePayLayoutID: ['positivePayLayoutID'],
  achSetting: ['achDestination', 'achOrigin', 'achCompanyID', 'achCompanyName', 'achBalanced'],
} as const satisfies Partial<Record<ControlName, readonly (keyof ControlledAccount)[]>>;

type AccountControl = keyof typeof controlledFields;
const accountControls = Object.keys(controlledFields) as AccountControl[];

const achOf = ({ achDestination, achOrigin, achCompanyID, achCompanyName, achBalanced }: ControlledAccount) =>
  achDestination === null ? null : { achDestination, achOrigin, achCompanyID, achCompanyName, achBalanced };

const settingOf = (account: ControlledAccount, setting: AccountControl): ControlValue =>
  setting === 'achSetting' ? achOf(account) : account[setting];

/** What of a changed bank account is weaker than it was. */
export function weakerOfAccount(
  before: ControlledAccount,
  after: ControlledAccount,
): readonly (WeakerSetting & { readonly setting: AccountControl })[] {
  return accountControls
    .map((setting) => ({ setting, was: settingOf(before, setting), becomes: settingOf(after, setting) }))
    .filter(({ setting, was, becomes }) => isWeaker(setting, was, becomes));
}

/** What a bank account has that nobody saves alone, by field. */
export const weakerAccountProblems = (before: ControlledAccount, after: ControlledAccount): Record<string, string> =>
  Object.fromEntries(
    weakerOfAccount(before, after).map(({ setting, was }) => [
      controlledFields[setting][0],
      weakerProblem(setting, was),
    ]),
  );

/** An account that is added begins without what two people allow. */
export const newAccountProblems = ({ achDestination }: ControlledAccount): Record<string, string> =>
  achDestination === null
    ? {}
    : { achDestination: 'Add the account without ACH, then ask for it: another person approves it' };

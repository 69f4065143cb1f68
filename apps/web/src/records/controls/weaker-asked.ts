import type { AskedControlChange } from '@closewright/contract/controls';
import { controlOf, type WeakerSetting } from '@closewright/domain/controls';

/** A weaker setting, and what is sent to ask for it. */
export interface WeakerAsked extends WeakerSetting {
  readonly bankAccountID?: number;
}

/** What is sent to ask for a weaker setting. */
export const askedBody = ({ setting, bankAccountID, becomes }: WeakerAsked, reason: string): AskedControlChange =>
  // The rule of the setting made its value, and of settings of an account alone an account is named.
  ({ control: setting, becomes, reason, ...(bankAccountID !== undefined && { bankAccountID }) }) as AskedControlChange;

/** A change in one line: `Instructions wait for: 24 hours, then 12 hours`. */
export const weakerWords = ({
  setting,
  was,
  becomes,
}: WeakerSetting): readonly [label: string, was: string, becomes: string] => {
  const { label, words } = controlOf(setting);
  return [label, words(was), words(becomes)];
};

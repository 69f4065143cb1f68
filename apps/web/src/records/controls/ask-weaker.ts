import type { AskedControlChange, ControlChange } from '@closewright/contract/controls';
import { type ControlValue, controlOf, type WeakerSetting } from '@closewright/domain/controls';
import { counted } from '@closewright/domain/formats';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { AskDialog, type AskDialogProps } from './ask-dialog.tsx';

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
  const said = (value: ControlValue) => words(value);
  return [label, said(was), said(becomes)];
};

/**
 * Asks for settings that one person does not weaken alone: says so, takes a reason, and sends it.
 * @returns whether they were asked for
 */
export async function askWeaker(weaker: readonly WeakerAsked[]): Promise<boolean> {
  const answer = await dialogs.open<Omit<AskDialogProps, 'dialog'>, readonly ControlChange[]>(
    AskDialog,
    { weaker },
    { title: 'Ask for a weaker control', label: 'Ask for a weaker control', size: 'medium', key: 'ask-weaker' },
  );
  if (answer.dismissed) return false;
  toasts.success(`${counted(answer.value.length, 'setting')} asked for: another person decides under Control changes`);
  return true;
}

import type { ControlChange } from '@closewright/contract/controls';
import { counted } from '@closewright/domain/formats';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { AskDialog, type AskDialogProps } from './ask-dialog.tsx';
import type { WeakerAsked } from './weaker-asked.ts';

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

import { DialogBody } from '@closewright/ui/dialog';
import { type ExplanationNode, ExplanationPanel } from '@closewright/ui/explanation-panel';
import { type DialogControl, dialogs } from '@closewright/ui/services/dialogs';

interface WhyDialogProps {
  explanation: ExplanationNode;
  dialog: DialogControl<never>;
}

/** Why a figure is what it is, on a page without a panel. */
function WhyDialog({ explanation }: WhyDialogProps) {
  return (
    <DialogBody>
      <ExplanationPanel explanation={explanation} />
    </DialogBody>
  );
}

/** Tells why a figure is what it is, on a page without a panel. */
export const openWhyDialog = (explanation: ExplanationNode): void =>
  void dialogs.open(WhyDialog, { explanation }, { title: 'Why this number', size: 'medium', key: 'why-dialog' });

import type { FileLedger } from '@closewright/contract/check-writing';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import type { CheckToPrint } from '../../../records/check-printing/checks-to-print.ts';
import { AskWhatIsSpoiled } from './ask-what-is-spoiled.tsx';

export interface SpoilDialogProps {
  ordersID: number;
  check: CheckToPrint;
  dialog: DialogControl<FileLedger>;
}

/** Records that the paper of a check that was printed is spoiled, whenever that is seen. */
export function SpoilDialog({ ordersID, check, dialog }: SpoilDialogProps) {
  return (
    <AskWhatIsSpoiled
      {...{ ordersID, dialog }}
      // That it was printed before is what is said of it.
      checks={[{ ...check, paper: 'not printed' }]}
      isAllBad={false}
      isPrintedNext={false}
      onBack={() => dialog.dismiss('cancel')}
      onSpoiled={(_, ledger) => dialog.close(ledger)}
    />
  );
}

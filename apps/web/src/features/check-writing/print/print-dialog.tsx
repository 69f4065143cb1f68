import type { FileLedger, TrustAccount } from '@closewright/contract/check-writing';
import type { DownloadAddress } from '@closewright/contract/kit';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useLayoutEffect, useRef, useState } from 'react';
import { messageOf } from '../../../lib/api/index.ts';
import { showPdf } from '../../../lib/downloads/index.ts';
import { AskToPrint, type PrintChoices } from '../../../records/check-printing/ask-to-print.tsx';
import { type CheckToPrint, countsAsPrinted, numbersOf } from '../../../records/check-printing/checks-to-print.ts';
import type { PrintSettings } from '../../../records/check-printing/print-settings.ts';
import { PrintedWell } from '../../../records/check-printing/printed-well.tsx';
import { accountName } from '../account-name.ts';
import { AskWhatIsSpoiled } from './ask-what-is-spoiled.tsx';

export interface PrintDialogProps {
  ordersID: number;
  /** What may be printed: those of one bank account at a time. */
  checks: readonly CheckToPrint[];
  accounts: readonly TrustAccount[];
  settings: PrintSettings;
  /** Takes what a call has answered. */
  onLedger(ledger: FileLedger): void;
  /** What is said if the dialog is left now, before it is answered whether all printed well; null where nothing is. */
  onUnanswered(words: string | null): void;
  dialog: DialogControl<void>;
}

type Step =
  | { readonly is: 'asking'; readonly checks: readonly CheckToPrint[] }
  | { readonly is: 'printed' | 'spoiled'; readonly checks: readonly CheckToPrint[]; readonly failure: string | null };

/** Puts checks on paper: what is printed and how, the PDF, then whether all printed well; what did not is printed again. */
export function PrintDialog({
  ordersID,
  checks,
  accounts,
  settings,
  onLedger,
  onUnanswered,
  dialog,
}: PrintDialogProps) {
  const [step, setStep] = useState<Step>({ is: 'asking', checks });
  const [choices, setChoices] = useState<PrintChoices | null>(null);
  const box = useRef<HTMLDivElement>(null);
  // What had the focus is gone with the step before.
  useLayoutEffect(() => {
    if (step.checks !== checks) box.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [step, checks]);
  const printed = async (of: readonly CheckToPrint[], download: DownloadAddress) => {
    setStep({ is: 'printed', checks: of, failure: null });
    onUnanswered(countsAsPrinted(of));
    try {
      await showPdf(of.length === 1 ? `Check ${numbersOf(of)}` : `Checks ${numbersOf(of)}`, download);
    } catch (error) {
      setStep({ is: 'printed', checks: of, failure: messageOf(error) });
    }
  };
  return (
    <div ref={box} className="contents">
      {step.is === 'asking' && (
        <AskToPrint
          {...{ settings, dialog }}
          checks={step.checks}
          accounts={accounts.map((account) => ({ ...account, label: accountName(account) }))}
          begin={choices}
          lead="They are printed in the order of their numbers. Nothing is posted; that each was printed is recorded."
          letters={{ label: 'Cover letters', help: 'One page for each check, with what it pays' }}
          print={(post, body) => post('printChecks', { params: { ordersID }, body })}
          onPrinted={(of, how, { download, ledger }) => {
            setChoices(how);
            onLedger(ledger);
            void printed(of, download);
          }}
        />
      )}
      {step.is === 'printed' && (
        <PrintedWell
          checks={step.checks}
          failure={step.failure}
          onYes={() => dialog.close()}
          onNotNow={() => dialog.dismiss('cancel')}
          onNo={() => setStep({ ...step, is: 'spoiled' })}
        />
      )}
      {step.is === 'spoiled' && (
        <AskWhatIsSpoiled
          {...{ ordersID, dialog }}
          checks={step.checks}
          isAllBad={step.failure !== null}
          onBack={() => setStep({ ...step, is: 'printed' })}
          onSpoiled={(of, ledger) => {
            onLedger(ledger);
            onUnanswered(null);
            setStep({ is: 'asking', checks: of });
          }}
        />
      )}
    </div>
  );
}

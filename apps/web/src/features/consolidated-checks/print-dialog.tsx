import type { ConsolidatedDetail } from '@closewright/contract/consolidated-checks';
import type { DownloadAddress } from '@closewright/contract/kit';
import { counted } from '@closewright/domain/formats';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useLayoutEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/api/index.ts';
import { showPdf } from '../../lib/downloads/index.ts';
import { AskToPrint } from '../../records/check-printing/ask-to-print.tsx';
import { countsAsPrinted } from '../../records/check-printing/checks-to-print.ts';
import type { PrintSettings } from '../../records/check-printing/print-settings.ts';
import { PrintedWell } from '../../records/check-printing/printed-well.tsx';
import { paymentTitle } from './payment-words.ts';

/** Whether a check printed well. */
export type PrintedHow = 'well' | 'badly';

export interface PrintDialogProps {
  payment: ConsolidatedDetail;
  settings: PrintSettings;
  /** It was printed; what is said if nobody answers whether it printed well. */
  onPrinted(words: string): void;
  dialog: DialogControl<PrintedHow>;
}

/** Puts the check in hand on paper, as the checks of one file: one paper, and a letter that has each line of each file; then asks whether it printed well. */
export function PrintDialog({ payment, settings, onPrinted, dialog }: PrintDialogProps) {
  const { bankAccountID, bankAccount, stripe, number, checkNumber, checkLayoutID, payee, amount, files, paper } =
    payment;
  const [printed, setPrinted] = useState<{ readonly failure: string | null } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  // What had the focus is gone with the step before.
  useLayoutEffect(() => {
    if (printed !== null) box.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [printed]);
  if (checkNumber === null || paper === null) return null;
  const checks = [{ bankAccountID, stripe, number, checkNumber, payee, amount, paper }];
  const show = async (download: DownloadAddress) => {
    setPrinted({ failure: null });
    onPrinted(countsAsPrinted(checks));
    try {
      await showPdf(paymentTitle(payment), download);
    } catch (error) {
      setPrinted({ failure: messageOf(error) });
    }
  };
  return (
    <div ref={box} className="contents">
      {printed === null ? (
        <AskToPrint
          {...{ settings, dialog, checks }}
          accounts={[{ bankAccountID, label: bankAccount, checkLayoutID }]}
          begin={{ coverLetters: true }}
          lead={`One paper for ${counted(files, 'file')}. Nothing is posted; that it was printed is recorded.`}
          letters={{ label: 'Letter with each line of each file' }}
          print={(post, { checkLayoutID: layout, checkPrinterID, coverLetters, signers, reason }) =>
            post('printConsolidated', {
              params: { bankAccountID, stripe, number },
              body: { checkLayoutID: layout, checkPrinterID, coverLetters, signers, reason },
            })
          }
          onPrinted={(_checks, _choices, { download }) => void show(download)}
        />
      ) : (
        <PrintedWell
          checks={checks}
          failure={printed.failure}
          onYes={() => dialog.close('well')}
          onNotNow={() => dialog.dismiss('cancel')}
          onNo={() => dialog.close('badly')}
        />
      )}
    </div>
  );
}

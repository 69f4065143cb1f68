import type { FileLedger, TrustAccount } from '@closewright/contract/check-writing';
import type { DownloadAddress } from '@closewright/contract/kit';
import { counted } from '@closewright/domain/formats';
import { DialogMessage } from '@closewright/ui/dialog';
import { SelectField } from '@closewright/ui/select-field';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { rememberPrinter, workstationPrinter } from '../../../lib/check-printers/workstation-printer.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { type Layout, when } from '../../../records/form/layout.ts';
import { accountName } from '../account-name.ts';
import { postingLimits } from '../disbursements/posting-limits.plain.ts';
import { type CheckToPrint, printWords } from './checks-to-print.ts';
import { offsetWords, type PrintSettings, usualLayout } from './print-settings.ts';
import { WhatIsPrinted } from './what-is-printed.tsx';

/** What checks are printed with; what is printed again after it begins with the same. */
export interface PrintChoices extends Record<string, string | number | boolean | null> {
  bankAccountID: number | null;
  checkLayoutID: number | null;
  checkPrinterID: number | null;
  coverLetters: boolean;
  reason: string | null;
}

interface Printed {
  readonly checks: readonly CheckToPrint[];
  readonly choices: PrintChoices;
  readonly answer: { readonly download: DownloadAddress; readonly ledger: FileLedger };
}

export interface AskToPrintProps {
  ordersID: number;
  checks: readonly CheckToPrint[];
  accounts: readonly TrustAccount[];
  settings: PrintSettings;
  /** What was chosen before in this dialog. */
  before: PrintChoices | null;
  dialog: DialogControl<void>;
  onPrinted(checks: readonly CheckToPrint[], choices: PrintChoices, answer: Printed['answer']): void;
}

const none = 'The office has no check layout yet: Configuration, Check layouts';

/** Which checks are printed, to whom, and on what; then records that they were. */
export function AskToPrint({ ordersID, checks, accounts, settings, before, dialog, onPrinted }: AskToPrintProps) {
  const { layouts, printers } = settings;
  const ids = new Set(checks.map(({ bankAccountID }) => bankAccountID));
  const from = accounts.filter(({ bankAccountID }) => ids.has(bankAccountID));
  const accountOf = (id: number | null) => from.find(({ bankAccountID }) => bankAccountID === id);
  const checksOf = (id: number | null) => checks.filter(({ bankAccountID }) => bankAccountID === id);
  const [first] = from;
  const remembered = printers.find(({ checkPrinterID }) => checkPrinterID === workstationPrinter());
  const form = useRecordDialog<PrintChoices, Printed>({
    dialog: {
      setGuard: dialog.setGuard,
      dismiss: dialog.dismiss,
      close: (of) => onPrinted(of.checks, of.choices, of.answer),
    },
    guard: false,
    fields: {
      bankAccountID: { kind: 'choice', label: 'Bank account', required: true },
      checkLayoutID: { kind: 'choice', label: 'Layout', required: true },
      checkPrinterID: { kind: 'choice', label: 'Printer of this workstation', required: false },
      coverLetters: { kind: 'boolean', label: 'Cover letters', required: false },
      reason: { kind: 'text', label: 'Why printed again', required: false, maxLength: postingLimits.reason },
    },
    options: {
      checkLayoutID: layouts.map(({ checkLayoutID, name }) => ({ value: checkLayoutID, label: name })),
      checkPrinterID: printers.map(({ checkPrinterID, name }) => ({ value: checkPrinterID, label: name })),
    },
    begin: {
      bankAccountID: first?.bankAccountID ?? null,
      checkLayoutID: usualLayout(settings, first),
      checkPrinterID: remembered?.checkPrinterID ?? null,
      coverLetters: false,
      ...before,
      reason: null,
    },
    check: ({ bankAccountID, reason }) =>
      isAgain(checksOf(bankAccountID)) && reason === null ? { reason: 'Say why it is printed again' } : {},
    // What is wrong with a check itself stands above the fields.
    fieldOf: (path) => (path.startsWith('checks') ? '' : undefined),
    async send(choices) {
      const { bankAccountID, checkLayoutID, checkPrinterID, coverLetters, reason } = choices;
      // Nothing is sent without what is required.
      if (bankAccountID === null || checkLayoutID === null) return null;
      const own = checksOf(bankAccountID);
      const body = {
        bankAccountID,
        checks: own.map(({ stripe, number }) => ({ stripe, number })),
        ...{ checkLayoutID, checkPrinterID, coverLetters },
        reason: isAgain(own) ? reason : null,
      };
      const answer = await dialog.busy.run('print', () => call('printChecks', { params: { ordersID }, body }), {
        message: `Printing ${counted(own.length, 'check')}`,
      });
      rememberPrinter(checkPrinterID);
      return { checks: own, choices, answer };
    },
  });
  const { bankAccountID, checkPrinterID } = form.values;
  const own = checksOf(bankAccountID);
  const again = isAgain(own);
  const printer = printers.find((each) => each.checkPrinterID === checkPrinterID);
  const layout: Layout = [
    ['bankAccountID', 6],
    ['checkLayoutID', 6, { clearable: false, ...(again ? {} : { autoFocus: true }) }],
    ['checkPrinterID', 6, { help: printer ? offsetWords(printer) : 'None chosen: nothing is moved' }],
    [['coverLetters', 12, { help: 'One page for each check, with what it pays' }]],
    ...when(again, ['reason', 12, { required: true, autoFocus: true }]),
  ];
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel={printWords(own)}
      obstacle={layouts.length === 0 ? none : null}
      lead={
        <>
          <DialogMessage>
            They are printed in the order of their numbers. Nothing is posted; that each was printed is recorded.
          </DialogMessage>
          <WhatIsPrinted checks={own} />
        </>
      }
      parts={{
        bankAccountID: (part) => (
          <SelectField<number>
            {...part}
            options={from.map((account) => ({ value: account.bankAccountID, label: accountName(account) }))}
            value={bankAccountID}
            onValueChange={(id) =>
              form.set({ bankAccountID: id, checkLayoutID: usualLayout(settings, accountOf(id)), reason: null })
            }
          />
        ),
      }}
    />
  );
}

const isAgain = (checks: readonly CheckToPrint[]): boolean => checks.some(({ paper }) => paper === 'printed');

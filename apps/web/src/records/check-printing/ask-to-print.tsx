import type { ChecksToPrint } from '@closewright/contract/check-printing';
import { counted } from '@closewright/domain/formats';
import { DialogMessage } from '@closewright/ui/dialog';
import { SelectField } from '@closewright/ui/select-field';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { rememberPrinter, workstationPrinter } from '../../lib/check-printers/workstation-printer.ts';
import { RecordDialog } from '../dialog/record-dialog.tsx';
import { useRecordDialog } from '../dialog/use-record-dialog.ts';
import { type Layout, when } from '../form/layout.ts';
import type { PinnedPost } from '../pin/pinned-post.ts';
import { usePin } from '../pin/use-pin.ts';
import { postingLimits } from '../plain/posting-limits.plain.ts';
import { type CheckToPrint, printWords } from './checks-to-print.ts';
import { offsetWords, type PrintSettings, signedWords, usualLayout } from './print-settings.ts';
import { WhatIsPrinted } from './what-is-printed.tsx';

/** What checks are printed with; what is printed again after it begins with the same. */
export interface PrintChoices extends Record<string, string | number | boolean | null> {
  bankAccountID: number | null;
  checkLayoutID: number | null;
  checkPrinterID: number | null;
  coverLetters: boolean;
  signer: number | null;
  secondSigner: number | null;
  reason: string | null;
}

interface Printed<A> {
  readonly checks: readonly CheckToPrint[];
  readonly choices: PrintChoices;
  readonly answer: A;
}

/** A bank account whose checks are printed. */
export interface PrintAccount {
  readonly bankAccountID: number;
  readonly label: string;
  readonly checkLayoutID: number | null;
}

export interface AskToPrintProps<A> {
  checks: readonly CheckToPrint[];
  accounts: readonly PrintAccount[];
  settings: PrintSettings;
  /** What it begins with, as far as that is not as usual. */
  begin: Partial<PrintChoices> | null;
  /** What stands above what is printed. */
  lead: string;
  letters: { readonly label: string; readonly help?: string };
  dialog: Pick<DialogControl, 'setGuard' | 'dismiss' | 'busy'>;
  /** Records that they are printed. */
  print(post: PinnedPost, asked: ChecksToPrint): Promise<A>;
  onPrinted(checks: readonly CheckToPrint[], choices: PrintChoices, answer: A): void;
}

/** Where it stands that a signature may not be printed. */
const signerFields: ReadonlyMap<string, string> = new Map([
  ['signers.0', 'signer'],
  ['signers.1', 'secondSigner'],
]);

const none = 'The office has no check layout yet: Configuration, Check layouts';

/** Which checks are printed, to whom, on what and with whose signatures, of one file or of several; then records that they were. */
export function AskToPrint<A>({
  checks,
  accounts,
  settings,
  begin,
  lead,
  letters,
  dialog,
  print,
  onPrinted,
}: AskToPrintProps<A>) {
  const { layouts, printers, signers } = settings;
  const withPin = usePin();
  const ids = new Set(checks.map(({ bankAccountID }) => bankAccountID));
  const from = accounts.filter(({ bankAccountID }) => ids.has(bankAccountID));
  const accountOf = (id: number | null) => from.find(({ bankAccountID }) => bankAccountID === id);
  const checksOf = (id: number | null) => checks.filter(({ bankAccountID }) => bankAccountID === id);
  const [first] = from;
  const remembered = printers.find(({ checkPrinterID }) => checkPrinterID === workstationPrinter());
  const chosenOf = ({ bankAccountID, signer, secondSigner }: PrintChoices) =>
    [signer, ...(secondSigner === signer ? [] : [secondSigner])].flatMap((id) =>
      signers.filter((each) => each.usersID === id && each.bankAccountID === bankAccountID),
    );
  const form = useRecordDialog<PrintChoices, Printed<A>>({
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
      coverLetters: { kind: 'boolean', label: letters.label, required: false },
      signer: { kind: 'choice', label: 'Printed signature', required: false },
      secondSigner: { kind: 'choice', label: 'Second signature', required: false },
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
      signer: null,
      secondSigner: null,
      ...begin,
      reason: null,
    },
    check: ({ bankAccountID, reason }) =>
      isAgain(checksOf(bankAccountID)) && reason === null ? { reason: 'Say why it is printed again' } : {},
    // What is wrong with a check itself stands above the fields.
    fieldOf: (path) => (/^(checks|payment|parts)\b/.test(path) ? '' : signerFields.get(path)),
    async send(choices) {
      const { bankAccountID, checkLayoutID, checkPrinterID, coverLetters, reason } = choices;
      // Nothing is sent without what is required.
      if (bankAccountID === null || checkLayoutID === null) return null;
      const own = checksOf(bankAccountID);
      const body = {
        bankAccountID,
        checks: own.map(({ stripe, number }) => ({ stripe, number })),
        ...{ checkLayoutID, checkPrinterID, coverLetters },
        signers: chosenOf(choices).map(({ usersID }) => usersID),
        reason: isAgain(own) ? reason : null,
      };
      const answer = await withPin((post) =>
        dialog.busy.run('print', () => print(post, body), { message: `Printing ${counted(own.length, 'check')}` }),
      );
      if (answer === null) return null;
      rememberPrinter(checkPrinterID);
      return { checks: own, choices, answer };
    },
  });
  const { bankAccountID, checkPrinterID } = form.values;
  const own = checksOf(bankAccountID);
  const again = isAgain(own);
  const offered = signers.filter((each) => each.bankAccountID === bankAccountID);
  const signatures = offered.map(({ usersID, name }) => ({ value: usersID, label: name }));
  const signed = signedWords(
    own,
    chosenOf(form.values),
    layouts.find((each) => each.checkLayoutID === form.values.checkLayoutID),
  );
  const printer = printers.find((each) => each.checkPrinterID === checkPrinterID);
  const layout: Layout = [
    ['bankAccountID', 6],
    ['checkLayoutID', 6, { clearable: false, ...(again ? {} : { autoFocus: true }) }],
    ['checkPrinterID', 6, { help: printer ? offsetWords(printer) : 'None chosen: nothing is moved' }],
    ...when(offered.length > 0, ['signer', 6, { help: signed }]),
    ...when(offered.length > 1 && form.values.signer !== null, ['secondSigner', 6]),
    [['coverLetters', 12, letters.help === undefined ? {} : { help: letters.help }]],
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
          <DialogMessage>{lead}</DialogMessage>
          <WhatIsPrinted checks={own} />
        </>
      }
      parts={{
        signer: (part) => (
          <SelectField<number>
            {...part}
            clearable
            options={signatures}
            value={form.values.signer}
            onValueChange={(signer) => form.set({ signer, ...(signer === null && { secondSigner: null }) })}
          />
        ),
        secondSigner: (part) => (
          <SelectField<number>
            {...part}
            clearable
            options={signatures.filter(({ value }) => value !== form.values.signer)}
            value={form.values.secondSigner}
            onValueChange={(secondSigner) => form.set({ secondSigner })}
          />
        ),
        bankAccountID: (part) => (
          <SelectField<number>
            {...part}
            options={from.map(({ bankAccountID: value, label }) => ({ value, label }))}
            value={bankAccountID}
            onValueChange={(id) =>
              form.set({
                bankAccountID: id,
                checkLayoutID: usualLayout(settings, accountOf(id)),
                signer: null,
                secondSigner: null,
                reason: null,
              })
            }
          />
        ),
      }}
    />
  );
}

const isAgain = (checks: readonly CheckToPrint[]): boolean => checks.some(({ paper }) => paper === 'printed');

import type { BankFileChoices } from '@closewright/contract/bank-files';
import { DialogMessage } from '@closewright/ui/dialog';
import { TextLink } from '@closewright/ui/link';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import { mustBeThere } from '../../records/field/record-field.tsx';
import type { Layout } from '../../records/form/layout.ts';
import { layoutAtFirst, layoutChoices } from './csv-choices.ts';

/** Of which account a CSV file is, and by which layout it is read. */
export type CsvChoice = { bankAccountID: number | null; bankFileLayoutID: number | null };

export interface CsvDialogProps {
  fileName: string;
  choices: BankFileChoices;
  /** The account that is asked for already. */
  account: number | null;
  dialog: DialogControl<CsvChoice>;
}

const fields = {
  bankAccountID: { kind: 'select', label: 'Bank account', ...mustBeThere },
  bankFileLayoutID: { kind: 'select', label: 'Layout', ...mustBeThere },
};
const layout: Layout = [
  ['bankAccountID', 12, { clearable: false, autoFocus: true }],
  ['bankFileLayoutID', 12, { clearable: false }],
];

/** A CSV file says neither of which account it is nor what its columns are: both are asked, the layout of the account first. */
export function CsvDialog({ fileName, choices, account, dialog }: CsvDialogProps) {
  const { accounts, layouts } = choices;
  const form = useRecordDialog<CsvChoice, CsvChoice>({
    dialog,
    guard: false,
    fields,
    options: ({ bankAccountID }) => ({
      bankAccountID: accounts.map((each) => ({
        value: each.bankAccountID,
        label: `${each.name} ${each.accountNumber}`,
      })),
      bankFileLayoutID: layoutChoices(choices, bankAccountID),
    }),
    begin: { bankAccountID: account, bankFileLayoutID: layoutAtFirst(choices, account) },
    send: async (chosen) => chosen,
  });
  const { set, values } = form;
  return (
    <RecordDialog
      form={{
        ...form,
        // Another account is read by its own layout.
        set: (part) => {
          const next = part.bankAccountID;
          const isOther = next !== undefined && next !== values.bankAccountID;
          set({ ...part, ...(isOther && { bankFileLayoutID: layoutAtFirst(choices, Number(next)) }) });
        },
      }}
      layout={layout}
      saveLabel="Read it"
      lead={
        <DialogMessage>
          {fileName} is no BAI2, MT940 or OFX file. A CSV file does not say of which account it is.
          {layouts.length === 0 && (
            <>
              {' '}
              There is no layout yet: make one under{' '}
              <TextLink href="/configuration/bank-file-layouts">Bank file layouts</TextLink>.
            </>
          )}
        </DialogMessage>
      }
    />
  );
}

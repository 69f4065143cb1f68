import type { DueWires } from '@closewright/contract/wires';
import { counted } from '@closewright/domain/formats';
import { meansOfFormat, type WireFileFormat, wireFileFormats } from '@closewright/domain/wires';
import { DialogMessage } from '@closewright/ui/dialog';
import { RadioGroup } from '@closewright/ui/radio-group';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { amountText } from '../../lib/amount-text.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import type { PinnedPost } from '../../records/pin/pinned-post.ts';
import { usePin } from '../../records/pin/use-pin.ts';
import { dueOf, dueWords, meansNouns } from './wire-out-words.ts';

const make = (post: PinnedPost, account: DueWires, format: WireFileFormat) =>
  post('makeWireFile', {
    params: { bankAccountID: account.bankAccountID },
    body: { format, digest: dueOf(account, meansOfFormat[format]).digest },
  });

/** What came of making a file: the file, and where it may be fetched once. */
export type MadeWireFile = Awaited<ReturnType<typeof make>>;

export interface MakeFileDialogProps {
  /** Accounts with wires that a file would hold now. */
  due: readonly DueWires[];
  /** Begins as chosen. */
  account: number | undefined;
  dialog: DialogControl<MadeWireFile>;
}

type TypedFile = { bankAccountID: number | null; format: WireFileFormat };

const formats: Readonly<Record<WireFileFormat, string>> = {
  'pain.001': 'ISO 20022, as most banks take it',
  CSV: 'A line for each wire, for a bank or a page that takes no other',
  NACHA: 'ACH payments',
};

/** How many wires a file of an account holds and what they come to, before it is made. Each is sent with it. */
export function MakeFileDialog({ due, account, dialog }: MakeFileDialogProps) {
  const withPin = usePin();
  const [only] = due;
  const begins = due.find(({ bankAccountID }) => bankAccountID === account) ?? (due.length === 1 ? only : undefined);
  const form = useRecordDialog<TypedFile, MadeWireFile>({
    dialog,
    guard: false,
    fields: {
      bankAccountID: { kind: 'select', label: 'Bank account', required: true, missing: 'Choose a bank account' },
      format: { kind: 'choice', label: 'Format', required: true },
    },
    begin: { bankAccountID: begins?.bankAccountID ?? null, format: onlyAch(begins) ? 'NACHA' : 'pain.001' },
    options: {
      bankAccountID: due.map((each) => ({ value: each.bankAccountID, label: dueWords(each) })),
    },
    async send({ bankAccountID, format }) {
      const chosen = due.find((each) => each.bankAccountID === bankAccountID);
      return chosen === undefined ? null : withPin((post) => make(post, chosen, format));
    },
  });
  const chosen = due.find(({ bankAccountID }) => bankAccountID === form.values.bankAccountID) ?? null;
  const means = meansOfFormat[form.values.format];
  const held = chosen && dueOf(chosen, means);
  return (
    <RecordDialog
      form={form}
      layout={[
        ['bankAccountID', 12, { clearable: false }],
        ['format', 12],
      ]}
      parts={{
        format: (part) => (
          <RadioGroup<WireFileFormat>
            {...part}
            orientation="column"
            options={wireFileFormats.map((value) => ({ value, label: value, help: formats[value] }))}
            value={form.values.format}
            onValueChange={(format) => form.set({ format })}
          />
        ),
      }}
      saveLabel="Make and download"
      beginsOnSave={begins !== undefined}
      obstacle={held?.obstacle ?? null}
      lead={
        <DialogMessage>
          {chosen === null || held === null
            ? 'A file holds what is released of one bank account: its wires, or its ACH payments.'
            : `${counted(held.due.count, meansNouns[means])}, ${amountText(held.due.amount)}, out of ${chosen.bankName} ${chosen.accountNumber}. Each is sent with the file: load it at the bank, or take it back.`}{' '}
          It says account numbers in full.
        </DialogMessage>
      }
    />
  );
}

const onlyAch = (account: DueWires | undefined): boolean =>
  account !== undefined && account.due.count === 0 && account.ach.due.count > 0;

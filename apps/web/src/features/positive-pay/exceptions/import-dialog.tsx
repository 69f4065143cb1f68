import type { PositivePayAccountRow } from '@closewright/contract/positive-pay';
import { bankFileDates, fileText } from '@closewright/domain/bank-files';
import { counted } from '@closewright/domain/formats';
import {
  type ExceptionColumn,
  type ExceptionMapping,
  exceptionColumns,
  exceptionHeadings,
  guessedColumns,
  readExceptions,
} from '@closewright/domain/positive-pay';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { base64Of } from '../../../lib/base64-of.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { mustBeThere } from '../../../records/field/record-field.tsx';
import type { Layout } from '../../../records/form/layout.ts';
import { untilFields } from './exception-dialog.tsx';

/** A bank's list that was chosen. */
export interface ChosenList {
  readonly fileName: string;
  /** Its bytes as they travel. */
  readonly content: string;
  readonly text: string;
}

/** What of a list was taken. */
export type TakenList = Awaited<ReturnType<typeof take>>;

export interface ImportDialogProps {
  list: ChosenList;
  account: PositivePayAccountRow;
  /** How the last list of this bank was read; null before the first. */
  last: ExceptionMapping | null;
  today: string;
  decideTime: string | null;
  dialog: DialogControl<TakenList>;
}

type Typed = Record<ExceptionColumn, string | null> & {
  dates: ExceptionMapping['dates'];
  day: string | null;
  decideOn: string | null;
  decideTime: string | null;
};

const labels = {
  checkNumber: 'Check number',
  amount: 'Amount',
  payee: 'Payee',
  bankReason: 'Why the bank asks',
  presentedOn: 'Presented on',
  account: 'Account number',
} as const satisfies Readonly<Record<ExceptionColumn, string>>;

const column = (name: ExceptionColumn) => ({
  kind: 'choice' as const,
  label: labels[name],
  required: name === 'checkNumber' || name === 'amount',
  missing: 'Say which column it is',
});
const fields = {
  checkNumber: column('checkNumber'),
  amount: column('amount'),
  payee: column('payee'),
  bankReason: column('bankReason'),
  presentedOn: column('presentedOn'),
  account: column('account'),
  dates: { kind: 'choice', label: 'Days are written', ...mustBeThere },
  day: { ...untilFields.presentedOn, label: 'Presented on, where no column says it' },
  decideOn: untilFields.decideOn,
  decideTime: untilFields.decideTime,
} as const;
const layout: Layout = [
  ['checkNumber', 4, { clearable: false, autoFocus: true }],
  ['amount', 4, { clearable: false }],
  ['payee', 4],
  ['bankReason', 4],
  ['presentedOn', 4],
  ['account', 4],
  ['dates', 4, { clearable: false }],
  ['day', 8],
  ['decideOn', 6],
  ['decideTime', 6],
];
/** As many faults as are told one by one. */
const mostTold = 5;

/** Reads the file that was chosen; throws where it is no text. */
export async function chosenList(file: File): Promise<ChosenList> {
  const read = fileText(new Uint8Array(await file.arrayBuffer()));
  if ('problem' in read) throw new Error(`${read.problem}.`);
  return { fileName: file.name, content: await base64Of(file), text: read.text };
}

/** Which column of a bank's list says what, beside what is read by it. It is remembered for the next list of the account. */
export function ImportDialog({ list, account, last, today, decideTime, dialog }: ImportDialogProps) {
  const headings = exceptionHeadings(list.text);
  const isKnown =
    last !== null && Object.values(last.columns).every((each) => each === null || headings.includes(each));
  const begin = isKnown ? last.columns : guessedColumns(headings);
  const form = useRecordDialog<Typed, TakenList>({
    dialog,
    fields,
    options: {
      ...Object.fromEntries(
        exceptionColumns.map((name) => [name, headings.map((heading) => ({ value: heading, label: heading }))]),
      ),
      dates: bankFileDates.map((each) => ({ value: each, label: each })),
    },
    begin: {
      ...{ ...begin, dates: isKnown ? last.dates : 'M/D/YYYY', day: today, decideOn: today, decideTime },
    },
    // A path of the server is of the list, whose columns are fields here.
    fieldOf: (path) => (path === 'presentedOn' ? 'day' : path.replace(/^mapping\.(columns\.)?/, '')),
    send: (typed) => take(list, account, typed, today),
  });
  const { values } = form;
  const read = readExceptions(list.text, mappingOf(values), {
    ...{ accountNumber: null, presentedOn: values.day ?? today, today },
  });
  const problems = 'problems' in read ? read.problems : [];
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Import"
      obstacle={problems.length > 0 ? 'Not all of it can be read' : null}
      lead={
        <DialogMessage>
          {account.name}, {account.bankName} {account.accountNumber}. Rows of other accounts are left out, and checks
          that stand here already are not taken again.
        </DialogMessage>
      }
    >
      {'rows' in read ? (
        <p role="status">{counted(read.rows.length, 'check')} read.</p>
      ) : (
        <ul aria-label="What cannot be read" className="text-label text-danger-fg">
          {problems.slice(0, mostTold).map(({ line, text }) => (
            <li key={`${line} ${text}`}>
              {line === null ? '' : `Line ${line}: `}
              {text}
            </li>
          ))}
          {problems.length > mostTold && <li>{problems.length - mostTold} more</li>}
        </ul>
      )}
    </RecordDialog>
  );
}

const mappingOf = ({
  checkNumber,
  amount,
  payee,
  bankReason,
  presentedOn,
  account,
  dates,
}: Typed): ExceptionMapping => ({
  columns: { checkNumber, amount, payee, bankReason, presentedOn, account },
  dates,
});

const take = (
  { fileName, content }: ChosenList,
  { bankAccountID }: PositivePayAccountRow,
  typed: Typed,
  today: string,
) =>
  call('importPositivePayExceptions', {
    params: { bankAccountID },
    body: {
      ...{ fileName, content, mapping: mappingOf(typed), presentedOn: typed.day ?? today },
      ...{ decideOn: typed.decideOn ?? today, decideTime: typed.decideTime ?? '' },
    },
  });

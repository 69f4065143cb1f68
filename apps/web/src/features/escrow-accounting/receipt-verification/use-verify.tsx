import { goodFromWords, needsNote, type ReceiptToVerify } from '@closewright/domain/escrow-accounting';
import { counted } from '@closewright/domain/formats';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { amountText } from '../../../lib/amount-text.ts';
import { call, keyFor, messageOf } from '../../../lib/api/index.ts';
import { doInParts } from '../../../lib/in-parts.ts';
import { PostingDialog, type PostingDialogProps } from '../../../records/dialog/posting-dialog.tsx';
import { keyOf } from '../list/selected-rows.ts';

type Problems = ReadonlyMap<string, string>;
type Asking = Omit<PostingDialogProps<Problems>, 'dialog'>;

/** So many are named in the dialog. */
const mostNamed = 6;

const sumText = (rows: readonly ReceiptToVerify[]) => amountText(rows.reduce((sum, { amount }) => sum + amount, 0));

/** Receipts that are named, with what is said of each; of many the first. */
function Named({ rows, of }: { rows: readonly ReceiptToVerify[]; of: (row: ReceiptToVerify) => string }) {
  const left = rows.length - mostNamed;
  return (
    <>
      {rows.slice(0, mostNamed).map((row) => (
        <span key={keyOf(row)} className="block">
          {row.payer}, {amountText(row.amount)}, file {row.fileNumber}: {of(row)}
        </span>
      ))}
      {left > 0 && <span className="block">and {counted(left, 'more', 'more')}</span>}
    </>
  );
}

/**
 * Verifies and deposits receipts of many files once it is said how; what stays as it is says why in its row.
 * @param onDone told once the rows are to be read again
 */
export function useVerify(onDone: () => void) {
  const client = useQueryClient();
  const [problems, setProblems] = useState<Problems>(new Map());

  const ask = async (title: string, props: Asking, rows: readonly ReceiptToVerify[], done: string): Promise<void> => {
    const answer = await dialogs.open<Asking, Problems>(PostingDialog<Problems>, props, {
      ...{ title, label: title, size: 'medium', key: 'verify-receipts' },
    });
    if (answer.dismissed) return;
    const found = answer.value;
    setProblems(found);
    void client.invalidateQueries({ queryKey: keyFor('getFileLedger') });
    onDone();
    const good = rows.filter((row) => !found.has(keyOf(row)));
    const message = good.length === 0 ? '' : `${sumText(good)} ${done}`;
    if (found.size === 0) toasts.success({ title: `${counted(good.length, 'receipt')} ${done}`, message });
    else
      toasts.warning({
        title: `${good.length} of ${counted(rows.length, 'receipt')} ${done}`,
        message: `${[...found.values()][0]}${found.size > 1 ? ` ${counted(found.size - 1, 'other')} say why in their rows.` : ''}`,
      });
  };

  const verify = (rows: readonly ReceiptToVerify[]) => {
    if (rows.length === 0) return;
    const early = (day: string | null) => rows.filter((row) => day === null || needsNote(row, day));
    void ask(
      `Verify ${counted(rows.length, 'receipt')}`,
      {
        lead: ({ date }) => {
          const noted = early(date);
          return (
            <>
              {`${sumText(rows)} may be paid out from that day on.`}
              {noted.length > 0 && (
                <>
                  {` No rule says so of ${counted(noted.length, 'receipt')}: the bank has to confirm ${noted.length === 1 ? 'it' : 'them'}.`}
                  <Named rows={noted} of={({ funds }) => goodFromWords(funds).toLowerCase()} />
                </>
              )}
            </>
          );
        },
        why: {
          label: 'How the bank confirmed it',
          required: ({ date }) => early(date).length > 0,
          missing: 'Say how the bank confirmed it',
        },
        field: 'note',
        saveLabel: 'Verify',
        send: async (date, note) => {
          const answers = await doInParts(rows, {
            send: async (part) =>
              (await call('verifyReceipts', { body: { date, note, receipts: part.map(named) } })).verified,
            onPart: () => {},
            failure: messageOf,
          });
          return problemsOf([...answers]);
        },
      },
      rows,
      'verified',
    );
  };

  const deposit = (rows: readonly ReceiptToVerify[]) => {
    const [first] = rows;
    if (!first) return;
    void ask(
      `Deposit ${counted(rows.length, 'receipt')}`,
      {
        lead: (
          <>
            {`${sumText(rows)} on one slip of ${first.bankAccount}. ${rows.length === 1 ? 'It reaches' : 'They reach'} the bank on that day.`}
            <Named rows={rows} of={({ instrument }) => instrument?.toLowerCase() ?? 'not known'} />
          </>
        ),
        saveLabel: 'Deposit',
        send: async (date) => {
          const { bankAccountID } = first;
          const receipts = rows.map(({ ordersID, stripe, number }) => ({ ordersID, stripe, number }));
          const { deposited } = await call('depositTogether', { body: { bankAccountID, date, receipts } });
          return problemsOf(rows.map((row, at) => [row, deposited[at]?.problem ?? null] as const));
        },
      },
      rows,
      'deposited',
    );
  };
  return { verify, deposit, problems };
}

const named = ({ ordersID, bankAccountID, stripe, number }: ReceiptToVerify) => ({
  ...{ ordersID, bankAccountID, stripe, number },
});

const problemsOf = (answers: readonly (readonly [ReceiptToVerify, string | null])[]): Problems =>
  new Map(answers.flatMap(([row, problem]) => (problem === null ? [] : [[keyOf(row), problem] as const])));

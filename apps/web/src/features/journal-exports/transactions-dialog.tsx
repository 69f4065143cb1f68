import type { JournalTransaction } from '@closewright/contract/journal-exports';
import { ledgerKindNames } from '@closewright/domain/check-writing';
import { counted } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import type { GridColumn } from '@closewright/ui/data-grid';
import { DialogFooter } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useMemo } from 'react';
import { type Clock, useClock } from '../../app/session/clock.ts';
import { listWords, RecordGrid } from '../../records/list/record-grid.tsx';
import { type AskedTransactions, useLineTransactions } from './use-journals.ts';

export interface TransactionsDialogProps {
  bankAccountID: number;
  asked: AskedTransactions;
  dialog: DialogControl<never>;
}

const words = listWords('posting', 'postings of the line');

/** The transactions that a line is of. */
export function TransactionsDialog({ bankAccountID, asked, dialog }: TransactionsDialogProps) {
  const clock = useClock();
  const columns = useMemo(() => columnsBy(clock), [clock]);
  const { list, rows } = useLineTransactions(bankAccountID, asked);
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col border-b border-hairline">
        <RecordGrid<JournalTransaction>
          label="Postings of the line"
          query={list}
          words={words}
          columns={columns}
          rows={rows}
          rowKey={({ stripe, number }) => `${stripe}-${number}`}
          gridKey="journal-transactions"
        />
        {list.hasNextPage && (
          <p className="m-0 flex flex-none items-center gap-2 border-t border-hairline px-3 py-1 text-label text-muted">
            The first {counted(rows.length, 'posting')} are shown.
            <Button size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Show more
            </Button>
          </p>
        )}
      </div>
      <DialogFooter>
        <Button variant="primary" onClick={() => dialog.dismiss()}>
          Close
        </Button>
      </DialogFooter>
    </>
  );
}

const columnsBy = (clock: Clock): GridColumn<JournalTransaction>[] => [
  {
    id: 'postedAt',
    header: 'Posted',
    kind: 'date',
    value: ({ postedAt }) => postedAt,
    text: ({ postedAt }) => clock.moment(postedAt),
    rowHeader: true,
    width: 164,
  },
  { id: 'kind', header: 'What', value: ({ kind }) => ledgerKindNames[kind], width: 148 },
  { id: 'reference', header: 'Number', kind: 'identifier', value: ({ reference }) => reference, width: 96 },
  { id: 'name', header: 'Name', value: ({ name }) => name, grow: 1, minWidth: 120 },
  { id: 'fileNumber', header: 'File', kind: 'identifier', value: ({ fileNumber }) => fileNumber, width: 96 },
  { id: 'debit', header: 'Debit', kind: 'money', value: ({ debit }) => debit || null, width: 112 },
  { id: 'credit', header: 'Credit', kind: 'money', value: ({ credit }) => credit || null, width: 112 },
  { id: 'postedBy', header: 'Posted by', value: ({ postedBy }) => postedBy, width: 112, priority: 1 },
];

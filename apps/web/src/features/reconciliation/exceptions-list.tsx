import type { ReconciliationExceptionRow } from '@closewright/contract/reconciliation';
import { bookItemKey } from '@closewright/domain/reconciliation';
import { Button } from '@closewright/ui/button';
import type { GridColumn, RowKey } from '@closewright/ui/data-grid';
import { TextLink } from '@closewright/ui/link';
import { useMemo } from 'react';
import { off } from '../../lib/off.ts';
import { type ListQuery, RecordGrid } from '../../records/list/record-grid.tsx';
import { Age } from './age.tsx';
import type { StepAct } from './next-step.ts';
import { ageWords, exceptionsWords } from './reconciliation-words.ts';

/** An exception by the items it is about: each is in one at most. */
export const exceptionKey = ({ bankItemID, bookItem }: ReconciliationExceptionRow): RowKey =>
  `${bankItemID ?? ''}/${bookItem === null ? '' : bookItemKey(bookItem)}`;

export interface ExceptionsListProps {
  query: ListQuery;
  rows: readonly ReconciliationExceptionRow[];
  actOf(row: ReconciliationExceptionRow): StepAct;
  /** What each side has of it, in cents; null where it has none. */
  amountsOf(row: ReconciliationExceptionRow): { readonly bank: number | null; readonly book: number | null };
  fileHref(ordersID: number, isReceipt: boolean): string;
  /** Does the next step. */
  onStep(row: ReconciliationExceptionRow): void;
  onCurrent(row: ReconciliationExceptionRow | null): void;
  /** Why nothing can be written; null where it can. */
  refusal: string | null;
  noteObstacle: string | null;
  onNote(): void;
  noFileObstacle: string | null;
  /** Records the item of the bank in hand as money of no file. */
  onNoFile(): void;
}

const words = {
  ...{ loading: 'Loading the exceptions', failed: 'The exceptions could not be read' },
  ...{ empty: 'No exceptions', emptyHint: 'What waits is offered by the rules, or is on its way.' },
};

/** What waits for somebody, the oldest first, each with one next step. */
export function ExceptionsList({ query, rows, onCurrent, noteObstacle, onNote, ...more }: ExceptionsListProps) {
  const { noFileObstacle, onNoFile, ...cells } = more;
  const { onStep, actOf, amountsOf, fileHref, refusal } = cells;
  const columns = useMemo(
    () => columnsOf({ onStep, actOf, amountsOf, fileHref, refusal }),
    [onStep, actOf, amountsOf, fileHref, refusal],
  );
  return (
    <section aria-label="Exceptions" data-list="exceptions" className="recon-part recon-below recon-right">
      <header className="recon-head">
        <h2 className="flex-none text-section font-semibold">Exceptions</h2>
        <span className="min-w-0 flex-1 truncate text-label text-muted">{exceptionsWords(rows)}</span>
        {refusal === null && (
          <>
            <Button shortcut="O" size="sm" {...off(noFileObstacle)} onClick={onNoFile}>
              Of no file…
            </Button>
            <Button shortcut="N" size="sm" {...off(noteObstacle)} onClick={onNote}>
              Note
            </Button>
          </>
        )}
      </header>
      <RecordGrid<ReconciliationExceptionRow>
        label="Exceptions"
        query={query}
        words={words}
        columns={columns}
        rows={rows}
        rowKey={exceptionKey}
        gridKey="reconciliation-exceptions"
        onCurrentChange={onCurrent}
        onRowOpen={onStep}
      />
    </section>
  );
}

function columnsOf({
  onStep,
  actOf,
  amountsOf,
  fileHref,
  refusal,
}: Pick<
  ExceptionsListProps,
  'onStep' | 'actOf' | 'amountsOf' | 'fileHref' | 'refusal'
>): readonly GridColumn<ReconciliationExceptionRow>[] {
  return [
    { id: 'kind', header: 'Kind', value: ({ kind }) => kind, rowHeader: true, width: 132 },
    { id: 'item', header: 'Item', kind: 'muted', value: ({ item }) => item, grow: 1, minWidth: 190 },
    {
      id: 'note',
      header: 'Note',
      kind: 'muted',
      value: ({ notes }) => notes[0]?.text ?? '',
      grow: 1,
      minWidth: 140,
      priority: 2,
    },
    {
      ...{ id: 'age', header: 'Age', width: 96, value: ({ age }) => age },
      text: ({ age }) => ageWords(age).text,
      render: ({ age }) => <Age age={age} />,
    },
    {
      ...{ id: 'bank', header: 'Bank', kind: 'money', width: 112, priority: 1 },
      value: (row) => amountsOf(row).bank,
    },
    {
      ...{ id: 'book', header: 'Book', kind: 'money', width: 112, priority: 1 },
      value: (row) => amountsOf(row).book,
    },
    {
      ...{ id: 'step', header: 'Next step', width: 112, value: ({ nextStep }) => nextStep },
      render: (row) => {
        const act = actOf(row);
        if (act.kind === 'file')
          return (
            <TextLink tabIndex={-1} href={fileHref(act.ordersID, act.isReceipt)}>
              {row.nextStep}
            </TextLink>
          );
        return refusal === null ? (
          <button
            type="button"
            tabIndex={-1}
            className="-my-px inline-flex h-6 cursor-pointer items-center text-link underline decoration-1 underline-offset-2"
            onClick={() => onStep(row)}
          >
            {row.nextStep}
          </button>
        ) : (
          <span className="text-muted">{row.nextStep}</span>
        );
      },
    },
  ];
}

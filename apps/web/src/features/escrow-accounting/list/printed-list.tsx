import { columnText, type ListColumn } from '@closewright/domain/escrow-accounting';
import { Table } from '@closewright/ui/table';
import type { Key } from 'react';
import { PrintedPage } from '../../../records/list/printed-page.tsx';

/** What is on the paper of a list. */
export interface ListPaper<R> {
  readonly title: string;
  /** Under the title: what was asked, and what it comes to. */
  readonly facts: readonly string[];
  readonly columns: readonly ListColumn<R>[];
  readonly rows: readonly R[];
}

export interface PrintedListProps<R> {
  paper: ListPaper<R>;
  rowKey(row: R): Key;
  onDone(): void;
}

/** A list on paper, with what was asked of it. */
export function PrintedList<R>({ paper: { title, facts, columns, rows }, rowKey, onDone }: PrintedListProps<R>) {
  return (
    <PrintedPage title={title} label="Printed list" onDone={onDone}>
      {facts.map((fact) => (
        <p key={fact} className="text-label break-words text-muted">
          {fact}
        </p>
      ))}
      <Table
        caption={title}
        captionHidden
        columns={columns.map((column, at) => ({
          id: column.id,
          header: column.header,
          numeric: column.kind === 'money' || column.kind === 'number',
          rowHead: at === 0,
          cell: (row: R) => columnText(column, row),
        }))}
        rows={rows}
        rowKey={rowKey}
      />
    </PrintedPage>
  );
}

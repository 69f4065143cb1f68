import type { OpeningTotals, TypedDeposit, TypedFile, TypedPayment } from '@closewright/domain/ledger-opening';
import { openingColumns } from '@closewright/domain/ledger-opening';
import { DataGrid, type GridColumn } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { MemoField } from '@closewright/ui/memo-field';
import { Tab, TabList, TabPanel, Tabs } from '@closewright/ui/tabs';
import { useMemo } from 'react';
import { amountText } from '../../lib/amount-text.ts';
import { type OpeningRow, openingListColumns } from './opening-columns.tsx';

/** The lists of an opening, with what is wrong with each row. */
export interface OpeningListRows {
  readonly files: readonly OpeningRow<TypedFile>[];
  readonly payments: readonly OpeningRow<TypedPayment>[];
  readonly deposits: readonly OpeningRow<TypedDeposit>[];
}

/** Lists that are typed and pasted, as text. */
export type OpeningTexts = Readonly<Record<keyof OpeningListRows, string>>;

interface OpeningListsProps {
  rows: OpeningListRows;
  /** Null where it was asked for already, and nothing is typed. */
  typing: { texts: OpeningTexts; onText(list: keyof OpeningListRows, text: string): void } | null;
}

const titles = { files: 'Files', payments: 'Outstanding', deposits: 'On their way' } as const;
const lists = ['files', 'payments', 'deposits'] as const;

/** Files, outstanding payments and deposits on their way: a grid each, into which rows of a spreadsheet are pasted while it is typed. */
export function OpeningLists({ rows, typing }: OpeningListsProps) {
  return (
    <Tabs defaultValue="files" className="flex min-h-0 flex-1 flex-col">
      <TabList label="Lists of the opening">
        {lists.map((list) => {
          const wrong = rows[list].filter(({ problems }) => problems.length > 0).length;
          return (
            <Tab key={list} value={list} count={rows[list].length} {...(wrong > 0 && { alert: 'danger' as const })}>
              {titles[list]}
            </Tab>
          );
        })}
      </TabList>
      <OpeningList list="files" rows={rows.files} columnsOf={openingListColumns.files} typing={typing} />
      <OpeningList list="payments" rows={rows.payments} columnsOf={openingListColumns.payments} typing={typing} />
      <OpeningList list="deposits" rows={rows.deposits} columnsOf={openingListColumns.deposits} typing={typing} />
    </Tabs>
  );
}

interface OpeningListProps<R> extends Pick<OpeningListsProps, 'typing'> {
  list: keyof OpeningListRows;
  rows: readonly OpeningRow<R>[];
  columnsOf(typed: boolean): readonly GridColumn<OpeningRow<R>>[];
}

function OpeningList<R>({ list, rows, columnsOf, typing }: OpeningListProps<R>) {
  const isTyped = typing !== null;
  const columns = useMemo(() => columnsOf(isTyped), [columnsOf, isTyped]);
  return (
    <TabPanel value={list} className="flex min-h-0 flex-1 gap-3 p-3">
      {typing && (
        <MemoField
          label={`${titles[list]}, pasted from a spreadsheet`}
          placeholder={`Columns: ${openingColumns[list].join(', ')}`}
          className="w-72 flex-none"
          minRows={12}
          maxHeight={320}
          value={typing.texts[list]}
          onValueChange={(text) => typing.onText(list, text)}
        />
      )}
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <DataGrid<OpeningRow<R>>
          label={titles[list]}
          columns={columns}
          rows={rows}
          rowKey={({ line }) => line}
          gridKey={`opening-${list}`}
          empty={
            <EmptyState title="No rows">
              {isTyped ? 'Copy the rows in the spreadsheet and paste them.' : 'None were named.'}
            </EmptyState>
          }
        />
      </div>
    </TabPanel>
  );
}

/** Bank, outstanding, on their way and files, and what is missing where. */
export function OpeningSums({
  bankBalance,
  totals: { files, outstanding, inTransit, missing },
}: {
  bankBalance: number;
  totals: OpeningTotals;
}) {
  const sums: readonly (readonly [string, number])[] = [
    ['Bank', bankBalance],
    ['Outstanding', 0 - outstanding],
    ['On their way', inTransit],
    ['Files', files],
  ];
  return (
    <p role="status" aria-label="Sums" className="m-0 flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-1 text-body">
      {sums.map(([label, amount]) => (
        <span key={label}>
          <span className="text-muted">{label}</span> {amountText(amount)}
        </span>
      ))}
      <span className={missing === 0 ? 'text-success-fg' : 'font-semibold text-danger-fg'}>
        {missing === 0
          ? 'In balance'
          : missing > 0
            ? `${amountText(missing)} missing in files`
            : `Files have ${amountText(-missing)} more`}
      </span>
    </p>
  );
}

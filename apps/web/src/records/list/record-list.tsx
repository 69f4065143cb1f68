import { counted } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import type { RowKey } from '@closewright/ui/data-grid';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { PageHead } from '@closewright/ui/page-head';
import { Plus, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ListAndPane, type PaneOfList } from './list-and-pane.tsx';
import { type PrintedRecord, PrintedRecords } from './printed-records.tsx';
import { RecordGrid, type RecordGridProps } from './record-grid.tsx';
import type { InHand } from './use-in-hand.ts';

export type RecordListProps<R> = RecordGridProps<R> & {
  /** Of the page. Default: the name of the grid. */
  title?: string;
  /** One row and several of them, small. Counts the rows in the head. */
  noun: readonly [one: string, many: string];
  /** Rows before the filters. Default: as many as are shown. */
  of?: number;
  /** Muted, after the title. Default: how many rows. */
  meta?: ReactNode;
  /** Why nothing can be written; null where it can. */
  refusal: string | null;
  /** What else can be done, before the button that adds. */
  actions?: ReactNode;
  /** Between head and list. */
  above?: ReactNode;
  /** Adds a row, by Insert too; its refusal is that of the list where it has none of its own. */
  add?: { readonly label: string; readonly refusal?: string | null | undefined; onAdd(): void };
  /** The line of filters. */
  filters?: ReactNode;
  /** Below the grid: what else there is to read. */
  below?: ReactNode;
  /** What is in hand, read or edited, beside the list. */
  pane?: PaneOfList & { readonly inHand: InHand<R> };
  /** Prints what is shown, in full; by Ctrl P too where it says so. */
  print?: { readonly title: string; readonly label: string; readonly isByKey?: boolean; of(row: R): PrintedRecord };
};

/** A page that is a list: head, filters, grid, print, and beside it what is in hand. */
export function RecordList<R>({
  title,
  noun: [one, many],
  of,
  meta,
  refusal,
  actions,
  above,
  add,
  filters,
  below,
  pane,
  print,
  ...grid
}: RecordListProps<R>) {
  const { rows, rowKey, query, label } = grid;
  const [isPrinting, setPrinting] = useState(false);
  const all = of ?? rows.length;
  const count = counted(all, one, many);
  const addRefusal = add?.refusal === undefined ? refusal : add.refusal;
  useHotkey(print?.isByKey && rows.length > 0 ? '$mod+p' : null, print?.label ?? '', () => setPrinting(true));
  useHotkey(add && addRefusal === null ? 'Insert' : null, add?.label ?? '', () => add?.onAdd(), { opensBox: true });
  return (
    <>
      <PageHead
        title={title ?? label}
        meta={
          query.isPending || query.isError
            ? undefined
            : (meta ?? (rows.length === all ? count : `${rows.length} of ${count}`))
        }
        saveState={refusal === null ? undefined : 'Read only'}
      >
        {print && (
          <Button
            icon={Printer}
            {...(print.isByKey && { shortcut: 'Ctrl P' })}
            disabled={rows.length === 0}
            onClick={() => setPrinting(true)}
          >
            Print
          </Button>
        )}
        {actions}
        {add && (
          <Button
            variant="primary"
            icon={Plus}
            shortcut="Ins"
            {...(addRefusal === null ? {} : { disabled: true, disabledReason: addRefusal || undefined })}
            onClick={add.onAdd}
          >
            {add.label}
          </Button>
        )}
      </PageHead>
      {above}
      <ListAndPane
        filters={filters}
        list={
          <>
            <RecordGrid<R>
              openOn="double-click"
              isNarrowed={all > 0}
              {...grid}
              {...(pane && ofHand(pane.inHand, rowKey))}
            />
            {below}
          </>
        }
        pane={pane}
      />
      {print && isPrinting && (
        <PrintedRecords
          title={print.title}
          label={print.label}
          records={rows.map(print.of)}
          onDone={() => setPrinting(false)}
        />
      )}
    </>
  );
}

/** How the grid shows and changes the row in hand. */
const ofHand = <R,>({ current, choose }: InHand<R>, rowKey: (row: R) => RowKey) => ({
  currentKey: current === null ? null : rowKey(current),
  onCurrentChange: (row: R | null) => choose(row === null ? null : rowKey(row)),
});

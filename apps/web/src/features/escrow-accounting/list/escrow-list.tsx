import type { EscrowAccount, EscrowList as ListBody } from '@closewright/contract/escrow-accounting';
import type { ListColumn } from '@closewright/domain/escrow-accounting';
import { counted } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import { DataGrid, type DataGridProps, type GridHandle, type GridSort, useServerRows } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { PageHead } from '@closewright/ui/page-head';
import { toasts } from '@closewright/ui/services/toasts';
import { Download, Printer } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { call, messageOf } from '../../../lib/api/index.ts';
import { saveDownload } from '../../../lib/downloads/index.ts';
import { off } from '../../../lib/off.ts';
import { useFirstFocus } from '../../../lib/use-first-focus.ts';
import { ListAndPane, type ListAndPaneProps } from '../../../records/list/list-and-pane.tsx';
import { useWhenFilesChange } from '../../../records/list/use-when-files-change.ts';
import { type Asked, isNarrowed } from './asked.ts';
import { askedWords } from './asked-words.ts';
import type { FilterField } from './filter-field.ts';
import { ListFilters } from './list-filters.tsx';
import { type ListPaper, PrintedList } from './printed-list.tsx';

/** Rows that are read at once, and that paper has at most. */
const pageSize = 200;
const mostOnPaper = 2000;

/** A page of a list of the books. */
interface ListPage<R> {
  readonly asOf: string;
  readonly results: readonly R[];
  readonly totalRecords: number;
}

/** Which rows of the list are asked for, in which order. */
export interface RowsAsked {
  readonly skip: number;
  readonly take: number;
  readonly sort: readonly GridSort[];
}

export interface EscrowListProps<R, P extends ListPage<R>>
  extends Pick<
    DataGridProps<R>,
    | 'columns'
    | 'rowKey'
    | 'gridKey'
    | 'defaultState'
    | 'onRowOpen'
    | 'rowHref'
    | 'onExplain'
    | 'rowState'
    | 'rowMenu'
    | 'onCurrentChange'
    | 'selection'
    | 'onSelectionChange'
  > {
  title: string;
  /** One row and several of them, small. */
  noun: readonly [one: string, many: string];
  fields: readonly FilterField[];
  asked: Asked;
  onAsk(asked: Asked): void;
  accounts: readonly EscrowAccount[];
  /** Where there are none at all: what to do, in one sentence. */
  emptyHint: string;
  read(rows: RowsAsked): Promise<P>;
  /** What is exported, in the order of the grid. */
  exported(sort: readonly GridSort[]): ListBody;
  /** What all that is shown comes to, at the bottom. */
  totals(page: P): ReactNode;
  /** The same on paper, a line each, with its columns. */
  printed: { readonly columns: (page: P) => readonly ListColumn<R>[]; readonly facts: (page: P) => readonly string[] };
  /** Told of each answer. */
  onPage?: (page: P) => void;
  /** What else is done here, at the end of the head. */
  actions?: ReactNode;
  /** Beside the rows, with its name. */
  pane?: ListAndPaneProps['pane'];
  /** Another number: something was stored here, and the rows are read again. */
  stored?: number;
}

/** A list of the books: filters that stand in the address, rows that the server holds, what they come to, paper and CSV. */
export function EscrowList<R, P extends ListPage<R>>(props: EscrowListProps<R, P>) {
  const { title, noun, fields, asked, onAsk, accounts, totals, printed, rowKey, read, actions, pane } = props;
  const clock = useClock();
  const key = JSON.stringify(asked);
  const [answered, setAnswered] = useState<{ key: string; page: P; sort: readonly GridSort[] } | null>(null);
  const [busy, setBusy] = useState<'print' | 'export' | null>(null);
  const [paper, setPaper] = useState<ListPaper<R> | null>(null);
  // Of another filter nothing is known before its answer.
  const page = answered?.key === key ? answered.page : null;
  const sort = answered?.sort ?? [];
  const grid = useRef<GridHandle>(null);
  useFirstFocus(page !== null, () => grid.current?.focus());
  const nothing = page?.totalRecords === 0 ? 'There is nothing in the list' : null;

  const run = async (what: 'print' | 'export', failure: string, work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      toasts.error({ title: failure, message: messageOf(error) });
    }
    setBusy(null);
  };
  const print = () =>
    run('print', 'The list could not be printed', async () => {
      const rows: R[] = [];
      let last: P;
      do {
        last = await read({ skip: rows.length, take: pageSize, sort });
        rows.push(...last.results);
      } while (last.results.length > 0 && rows.length < Math.min(last.totalRecords, mostOnPaper));
      const left = last.totalRecords - rows.length;
      setPaper({
        title,
        columns: printed.columns(last),
        rows,
        facts: [
          [...askedWords(fields, asked, accounts), `Read ${clock.moment(last.asOf)}`].join(' · '),
          ...printed.facts(last),
          ...(left > 0 ? [`The first ${rows.length} of ${counted(last.totalRecords, ...noun)}; the CSV has all`] : []),
        ],
      });
    });
  const save = () =>
    run('export', 'The list could not be exported', async () => {
      saveDownload(await call('exportEscrowAccounting', { body: props.exported(sort) }));
    });
  useHotkey(nothing === null ? '$mod+p' : null, `Print ${title}`, () => void print());

  return (
    <>
      <PageHead title={title} meta={page && `${counted(page.totalRecords, ...noun)}, as of ${clock.since(page.asOf)}`}>
        <Button
          icon={Printer}
          shortcut="Ctrl P"
          // At 200 % its key has it; the room is for what is done with the rows.
          className={actions === undefined ? undefined : 'max-[800px]:hidden'}
          busy={busy === 'print'}
          {...off(nothing)}
          onClick={() => void print()}
        >
          Print
        </Button>
        <Button icon={Download} busy={busy === 'export'} {...off(nothing)} onClick={() => void save()}>
          Export CSV
        </Button>
        {actions}
      </PageHead>
      <ListAndPane
        filters={
          <ListFilters
            label={`Filters of the ${noun[1]}`}
            fields={fields}
            asked={asked}
            onAsk={onAsk}
            accounts={accounts}
            onDown={() => grid.current?.focus()}
          />
        }
        list={
          // Another filter is another list: it begins at its start.
          <ListRows
            key={key}
            {...props}
            handle={grid}
            onAnswer={(next, by) => setAnswered({ key, page: next, sort: by })}
          />
        }
        pane={pane}
        below={page && totals(page)}
      />
      {paper && <PrintedList paper={paper} rowKey={rowKey} onDone={() => setPaper(null)} />}
    </>
  );
}

interface ListRowsProps<R, P extends ListPage<R>> extends EscrowListProps<R, P> {
  handle: Ref<GridHandle>;
  onAnswer(page: P, sort: readonly GridSort[]): void;
}

function ListRows<R, P extends ListPage<R>>(props: ListRowsProps<R, P>) {
  const { title, noun, fields, asked, read, handle, onAnswer, onPage, emptyHint } = props;
  const { columns, rowKey, gridKey, defaultState, onRowOpen, rowHref, onExplain, rowState } = props;
  const { rowMenu, onCurrentChange, selection, onSelectionChange, stored = 0 } = props;
  const server = useServerRows<R>(
    async ({ start, end, sort }) => {
      const page = await read({ skip: start, take: end - start, sort });
      onAnswer(page, sort);
      onPage?.(page);
      return { rows: page.results, total: page.totalRecords };
    },
    { pageSize, messageOf },
  );
  useWhenFilesChange(() => server.refresh());
  const refresh = useEffectEvent(() => server.refresh());
  const known = useRef(stored);
  useEffect(() => {
    if (known.current === stored) return;
    known.current = stored;
    refresh();
  }, [stored]);
  return (
    <DataGrid<R>
      label={title}
      handle={handle}
      columns={columns}
      rows={[]}
      server={server}
      rowKey={rowKey}
      {...(gridKey && { gridKey })}
      {...(defaultState && { defaultState })}
      {...(onRowOpen && { onRowOpen, openOn: 'double-click' })}
      {...(rowHref && { rowHref })}
      {...(onExplain && { onExplain })}
      {...(rowState && { rowState })}
      {...(rowMenu && { rowMenu })}
      {...(selection && { selectable: true, selection })}
      {...(onSelectionChange && { onSelectionChange })}
      {...(onCurrentChange && { onCurrentChange })}
      className="min-h-0 flex-1"
      loadingLabel={`Loading the ${noun[1]}`}
      empty={
        isNarrowed(fields, asked) ? (
          <EmptyState title={`No ${noun[0]} passes these filters`}>Clear a filter to see more.</EmptyState>
        ) : (
          <EmptyState title={`No ${noun[0]} yet`}>{emptyHint}</EmptyState>
        )
      }
    />
  );
}

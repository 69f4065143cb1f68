import { configurationRouteName } from '@closewright/domain/configuration';
import { routeByName } from '@closewright/domain/navigation';
import { Button } from '@closewright/ui/button';
import type { DataGrid, GridColumn, RowKey } from '@closewright/ui/data-grid';
import { GridViews } from '@closewright/ui/grid-views';
import { PageHead } from '@closewright/ui/page-head';
import { SearchBox } from '@closewright/ui/search-box';
import { type ReactNode, useState } from 'react';
import { type ListQuery, RecordGrid } from '../../../records/list/record-grid.tsx';
import { useSettingMode } from '../setting-mode.ts';

export interface SettingListProps<R> {
  /** Name of the screen in the table of setting screens. */
  screen: string;
  /** What the rows are, in the plural and small: "users". */
  noun: string;
  query: ListQuery & { readonly data: readonly R[] | undefined };
  columns: readonly GridColumn<R>[];
  rowKey: (row: R) => RowKey;
  /** What the list is filtered by at first. */
  find?: string | undefined;
  onOpen?: (row: R) => void;
  /** Adds a row; the button needs the right to change. */
  onAdd?: (() => void) | undefined;
  /** The button's words: "Add user". */
  addLabel?: string;
  /** Further parts of the head, before the button. */
  actions?: ReactNode;
  /** Between head and list. */
  above?: ReactNode;
  onCellsChange?: Parameters<typeof DataGrid<R>>[0]['onCellsChange'];
  /** What is said when there is nothing. Default: "No users yet". */
  empty?: string;
  /** What to do then, in one sentence. */
  emptyHint?: string;
  /** Muted, after the title. Default: how many rows. */
  meta?: (rows: readonly R[]) => string;
}

/** A setting screen that is a list: filter, add, open a row. */
export function SettingList<R>({
  screen,
  noun,
  query,
  columns,
  rowKey,
  find = '',
  onOpen,
  onAdd,
  addLabel,
  actions,
  above,
  onCellsChange,
  empty = `No ${noun} yet`,
  emptyHint,
  meta,
}: SettingListProps<R>) {
  const route = routeByName(configurationRouteName(screen));
  const { readOnly } = useSettingMode(configurationRouteName(screen));
  const mayEdit = !readOnly;
  const [filter, setFilter] = useState(find);
  const rows = query.data ?? [];
  const gridKey = `grid:cfg-${screen}`;
  return (
    <>
      <PageHead
        title={route.label}
        meta={query.data === undefined ? undefined : (meta?.(rows) ?? countText(rows.length, noun))}
        {...(mayEdit ? {} : { saveState: 'Read only' })}
      >
        <SearchBox
          aria-label={`Filter ${noun}`}
          placeholder={`Filter ${noun}`}
          debounce={0}
          className="w-[220px]"
          value={filter}
          onValueChange={setFilter}
        />
        <GridViews label={noun} gridKey={gridKey} />
        {actions}
        {mayEdit && onAdd && (
          <Button variant="primary" onClick={onAdd}>
            {addLabel}
          </Button>
        )}
      </PageHead>
      {above}
      <div className="flex min-h-0 flex-1 flex-col border-t border-hairline bg-surface-base">
        <RecordGrid<R>
          label={route.label}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          filter={filter}
          gridKey={gridKey}
          query={query}
          isNarrowed={filter !== ''}
          words={{
            loading: `Loading ${noun}`,
            failed: `The ${noun} could not be loaded`,
            empty,
            emptyHint,
            narrowed: `None of the ${noun} matches “${filter}”`,
          }}
          {...(onOpen ? { onRowOpen: onOpen, openOn: 'double-click' as const } : {})}
          {...(mayEdit && onCellsChange ? { onCellsChange } : {})}
        />
      </div>
    </>
  );
}

const countText = (count: number, noun: string) => (count === 1 ? `1 ${noun.replace(/s$/, '')}` : `${count} ${noun}`);

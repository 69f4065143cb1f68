import { configurationRouteName } from '@closewright/domain/configuration';
import { routeByName } from '@closewright/domain/navigation';
import type { DataGridProps, GridColumn, RowKey } from '@closewright/ui/data-grid';
import { GridViews } from '@closewright/ui/grid-views';
import { SearchBox } from '@closewright/ui/search-box';
import { type ReactNode, useState } from 'react';
import type { ListQuery } from '../../../records/list/record-grid.tsx';
import { RecordList } from '../../../records/list/record-list.tsx';
import { useSettingMode } from '../setting-mode.ts';

export interface SettingListProps<R> {
  /** Name of the screen in the table of setting screens. */
  screen: string;
  /** One row and several of them, small: `['user', 'users']`. */
  noun: readonly [one: string, many: string];
  query: ListQuery & { readonly data: readonly R[] | undefined };
  columns: readonly GridColumn<R>[];
  rowKey: (row: R) => RowKey;
  /** What the list is filtered by at first. */
  find?: string | undefined;
  onOpen?: (row: R) => void;
  /** Adds a row; needs the right to change. */
  add?: { readonly label: string; onAdd(): void } | undefined;
  /** Further parts of the head, before the button. */
  actions?: ReactNode;
  /** Between head and list. */
  above?: ReactNode;
  onCellsChange?: DataGridProps<R>['onCellsChange'];
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
  add,
  actions,
  above,
  onCellsChange,
  empty,
  emptyHint,
  meta,
}: SettingListProps<R>) {
  const routeName = configurationRouteName(screen);
  const { readOnly, reason } = useSettingMode(routeName);
  const [filter, setFilter] = useState(find);
  const [, many] = noun;
  const rows = query.data ?? [];
  const gridKey = `grid:cfg-${screen}`;
  return (
    <RecordList<R>
      label={routeByName(routeName).label}
      noun={noun}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      filter={filter}
      gridKey={gridKey}
      query={query}
      isNarrowed={filter !== ''}
      words={{
        loading: `Loading ${many}`,
        failed: `The ${many} could not be loaded`,
        empty: empty ?? `No ${many} yet`,
        emptyHint,
        narrowed: `None of the ${many} matches “${filter}”`,
      }}
      refusal={readOnly ? reason : null}
      actions={
        <>
          <SearchBox
            aria-label={`Filter ${many}`}
            placeholder={`Filter ${many}`}
            debounce={0}
            className="w-[220px]"
            value={filter}
            onValueChange={setFilter}
          />
          <GridViews label={many} gridKey={gridKey} />
          {actions}
        </>
      }
      above={above}
      meta={meta?.(rows)}
      {...(add && !readOnly ? { add } : {})}
      {...(onOpen ? { onRowOpen: onOpen } : {})}
      {...(onCellsChange && !readOnly ? { onCellsChange } : {})}
    />
  );
}

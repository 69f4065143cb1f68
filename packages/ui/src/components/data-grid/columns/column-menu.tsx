import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, EyeOff, Filter, Group, Pin, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../dropdown-menu/index.ts';
import type { DataGridMessages } from '../data-grid.messages.ts';
import type { GridColumn } from './column.types.ts';
import { columnActs, WIDTH_STEP } from './column-acts.ts';
import { columnMenuMessages } from './column-menu.messages.ts';
import { columnName } from './column-name.ts';
import type { GridState } from './grid-state.ts';

export interface ColumnMenuProps<R> {
  column: GridColumn<R>;
  /** Place among the columns shown. */
  at: number;
  count: number;
  state: GridState;
  /** Where the head stands in the row of heads, in px. */
  boxOf: (at: number) => { left: number; top: number; width: number };
  filtersShown: boolean;
  text: DataGridMessages;
  change: (part: Partial<GridState>) => void;
  onMove: (at: number, to: number) => void;
  onReset: () => void;
  onToggleFilters: () => void;
  /** Closed; the focus goes back to the head. */
  onClose: () => void;
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

/** Everything that can be done with a column, for those who do not drag. Loaded with the first one opened. */
export default function ColumnMenu<R>(props: ColumnMenuProps<R>) {
  const { column, at, state, change } = props;
  // Those of the page are among the texts of the grid.
  const text = { ...columnMenuMessages, ...props.text };
  const { id } = column;
  const [box] = useState(() => props.boxOf(at));
  const sorted = state.sort.find((key) => key.column === id)?.direction;
  const sort = (direction: 'ascending' | 'descending') => change({ sort: [{ column: id, direction }] });
  return (
    <DropdownMenu open onOpenChange={(open) => open || props.onClose()} modal={false}>
      <DropdownMenuTrigger asChild>
        <span aria-hidden tabIndex={-1} className="pointer-events-none absolute h-grid-head" style={box} />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        aria-label={text.columnMenu(columnName(column))}
        aria-labelledby={undefined}
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        {column.sortable !== false && (
          <>
            <DropdownMenuItem icon={<ArrowUp {...icon} />} onSelect={() => sort('ascending')}>
              {text.sortAscending}
            </DropdownMenuItem>
            <DropdownMenuItem icon={<ArrowDown {...icon} />} onSelect={() => sort('descending')}>
              {text.sortDescending}
            </DropdownMenuItem>
            <DropdownMenuItem
              disabled={!sorted}
              onSelect={() => change({ sort: state.sort.filter((key) => key.column !== id) })}
            >
              {text.clearSort}
            </DropdownMenuItem>
            <DropdownMenuSeparator />
          </>
        )}
        <DropdownMenuItem
          icon={<ArrowLeft {...icon} />}
          detail="Ctrl Shift Left"
          disabled={at === 0}
          onSelect={() => props.onMove(at, at - 1)}
        >
          {text.moveToStart}
        </DropdownMenuItem>
        <DropdownMenuItem
          icon={<ArrowRight {...icon} />}
          detail="Ctrl Shift Right"
          disabled={at === props.count - 1}
          onSelect={() => props.onMove(at, at + 1)}
        >
          {text.moveToEnd}
        </DropdownMenuItem>
        <DropdownMenuCheckboxItem
          checked={state.pinned.includes(id)}
          onCheckedChange={(pinned) => change(columnActs.pin(state, id, pinned ? 'start' : null))}
          onSelect={() => props.onClose()}
        >
          <Pin {...icon} />
          {text.pin}
        </DropdownMenuCheckboxItem>
        <DropdownMenuCheckboxItem
          checked={state.pinnedEnd.includes(id)}
          onCheckedChange={(pinned) => change(columnActs.pin(state, id, pinned ? 'end' : null))}
          onSelect={() => props.onClose()}
        >
          <Pin {...icon} />
          {text.pinEnd}
        </DropdownMenuCheckboxItem>
        {column.groupable && (
          <DropdownMenuCheckboxItem
            checked={state.group.includes(id)}
            onCheckedChange={(grouped) => change(columnActs.group(state, id, grouped))}
            onSelect={() => props.onClose()}
          >
            <Group {...icon} />
            {text.group}
          </DropdownMenuCheckboxItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem
          detail="Alt Shift Right"
          onSelect={() => change(columnActs.width(state, id, box.width + WIDTH_STEP))}
        >
          {text.wider}
        </DropdownMenuItem>
        <DropdownMenuItem
          detail="Alt Shift Left"
          onSelect={() => change(columnActs.width(state, id, box.width - WIDTH_STEP))}
        >
          {text.narrower}
        </DropdownMenuItem>
        <DropdownMenuItem disabled={!(id in state.widths)} onSelect={() => change(columnActs.width(state, id, null))}>
          {text.defaultWidth}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem
          icon={<EyeOff {...icon} />}
          disabled={column.rowHeader === true || props.count === 1}
          onSelect={() => change(columnActs.hide(state, id))}
        >
          {text.hide}
        </DropdownMenuItem>
        <DropdownMenuCheckboxItem
          checked={props.filtersShown}
          onCheckedChange={props.onToggleFilters}
          onSelect={() => props.onClose()}
        >
          <Filter {...icon} />
          {text.filterRow}
        </DropdownMenuCheckboxItem>
        <DropdownMenuItem icon={<RotateCcw {...icon} />} onSelect={props.onReset}>
          {text.reset}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

import {
  type ColumnDef,
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  constructTable,
  type TableFeatures,
  tableFeatures,
} from '@tanstack/react-table';
import type { GridColumn } from './column.types.ts';
import { type GridState, mergeOrder } from './grid-state.ts';
import { droppedByWidth, type ShownColumns } from './shown-columns.ts';

const nobody = () => ({ unsubscribe() {} });

/** The grid gives the table its whole state and reads the answer at once: nothing changes later, and nobody has to hear of it. */
const still: NonNullable<TableFeatures['coreReactivityFeature']> = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription() {},
  createWritableAtom<T>(first: T) {
    let value = first;
    const set = (next: T | ((before: T) => T)) => {
      value = next instanceof Function ? next(value) : next;
    };
    return { get: () => value, set, subscribe: nobody } as never;
  },
  createReadonlyAtom: (get) => ({ get, subscribe: nobody }) as never,
  untrack: (read) => read(),
  batch: (work) => work(),
  schedule: queueMicrotask,
};

const features = tableFeatures({
  coreReactivityFeature: still,
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
});

/** Table holds the columns; the rows are ours (an object per row costs 200 ms and 50 MB at 100,000), so it is given none. */
const noRows: never[] = [];

/**
 * The state of TanStack Table that a kept state stands for: columns it does not know take their defaults.
 * @param room Width of the container in px; 0 while unknown.
 */
export function tableStateOf<R>(columns: readonly GridColumn<R>[], state: GridState, room: number) {
  const ids = columns.map((column) => column.id);
  const left = columns.filter((column) => !state.hidden.includes(column.id));
  const dropped = droppedByWidth(left, state.widths, room);
  const columnVisibility: Record<string, boolean> = {};
  for (const id of ids) if (state.hidden.includes(id) || dropped.has(id)) columnVisibility[id] = false;
  return {
    columnVisibility,
    columnOrder: mergeOrder(ids, state.order),
    columnPinning: {
      start: state.pinned.filter((id) => ids.includes(id)),
      end: state.pinnedEnd.filter((id) => ids.includes(id) && !state.pinned.includes(id)),
    },
  };
}

/** TanStack Table over arranged columns: which are shown, in which order, and which are kept at the ends. */
export function arrangeColumns<R>(columns: readonly GridColumn<R>[], state: GridState, room: number): ShownColumns<R> {
  const table = constructTable<typeof features, never>({
    features,
    columns: columns.map(
      ({ id, header }): ColumnDef<typeof features, never> => ({ id, accessorFn: () => null, header }),
    ),
    data: noRows,
    state: tableStateOf(columns, state, room),
  });
  const byId = new Map(columns.map((column) => [column.id, column]));
  const start = table.getPinnedVisibleLeafColumns('start');
  const end = table.getPinnedVisibleLeafColumns('end');
  const shown = [...start, ...table.getPinnedVisibleLeafColumns('center'), ...end];
  return {
    columns: shown.map(({ id }) => byId.get(id)).filter((column) => column !== undefined),
    pinned: start.length,
    pinnedEnd: end.length,
  };
}

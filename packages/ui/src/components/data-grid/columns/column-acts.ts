import type { GridColumn } from './column.types.ts';
import { type GridState, mergeOrder, nextSort } from './grid-state.ts';
import { clampWidth } from './tracks.ts';

/** Step of Alt Shift Left and Right and of the menu, in px. */
export const WIDTH_STEP = 16;

/** What the head, its menu and its keys do: each gives the part of the state that changes. */
export const columnActs = {
  sort: (state: GridState, id: string, add: boolean): Partial<GridState> => ({ sort: nextSort(state.sort, id, add) }),

  width(state: GridState, id: string, width: number | null): Partial<GridState> {
    const { [id]: _old, ...rest } = state.widths;
    return { widths: width === null ? rest : { ...rest, [id]: clampWidth(width) } };
  },

  hide: (state: GridState, id: string): Partial<GridState> => ({ hidden: [...state.hidden, id] }),

  /** Keeps a column at one end, or at none. */
  pin(state: GridState, id: string, end: 'start' | 'end' | null): Partial<GridState> {
    const without = (ids: readonly string[]) => ids.filter((each) => each !== id);
    return {
      pinned: end === 'start' ? [...without(state.pinned), id] : without(state.pinned),
      pinnedEnd: end === 'end' ? [id, ...without(state.pinnedEnd)] : without(state.pinnedEnd),
    };
  },

  group: (state: GridState, id: string, grouped: boolean): Partial<GridState> => ({
    group: grouped ? [...state.group, id] : state.group.filter((each) => each !== id),
  }),

  filter(state: GridState, id: string, text: string): Partial<GridState> {
    const { [id]: _old, ...rest } = state.filters;
    return { filters: text.trim() === '' ? rest : { ...rest, [id]: text } };
  },

  /** Puts a shown column at another place among those shown; hidden ones keep their place between the others. */
  move<R>(
    state: GridState,
    columns: readonly GridColumn<R>[],
    shown: readonly GridColumn<R>[],
    from: number,
    to: number,
  ): Partial<GridState> {
    const moved = shown[from];
    const target = shown[to];
    if (!moved || !target || from === to) return {};
    const endOf = (id: string) => (['pinned', 'pinnedEnd'] as const).find((end) => state[end].includes(id));
    const put = (ids: readonly string[]) => {
      const rest = ids.filter((id) => id !== moved.id);
      rest.splice(rest.indexOf(target.id) + (to > from ? 1 : 0), 0, moved.id);
      return rest;
    };
    // Among those kept at an end their own order decides; a column does not cross the line by being moved.
    const end = endOf(moved.id);
    if (end !== endOf(target.id)) return {};
    if (end) return { [end]: put(state[end]) };
    return {
      order: put(
        mergeOrder(
          columns.map(({ id }) => id),
          state.order,
        ),
      ),
    };
  },
};

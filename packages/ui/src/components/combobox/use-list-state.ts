import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox as useDownshift } from 'downshift';
import { isOption, type Row } from './rows.ts';

const { stateChangeTypes: change } = useDownshift;

export interface ListStateOptions<V extends string | number, D> {
  rows: readonly Row<V, D>[];
  inputId: string;
  listId: string;
  /** What the input shows. */
  text: string;
  /** A text this long opens the list while typing. 0: any text does, and the list stays when it is emptied. */
  opensFrom: number;
  /** The first row is highlighted while typing; not while the answer is still to come. */
  startsHighlighted: boolean;
}

/** Stops downshift's own answer to an event that the kit answers itself. */
export const ownEvent = (event: { nativeEvent: Event }) => {
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
};

/**
 * Open or closed, the highlighted row and the ARIA of both: downshift's hook. What it would do to text and value (select on blur, empty
 * on Escape, toggle on a click, Home and End in the list) is the business of `useCombobox`, so those changes are not taken over.
 */
export function useListState<V extends string | number, D>({
  rows,
  inputId,
  listId,
  text,
  opensFrom,
  startsHighlighted,
}: ListStateOptions<V, D>) {
  const reduce = (
    state: UseComboboxState<Row<V, D>>,
    { type, changes }: UseComboboxStateChangeOptions<Row<V, D>>,
  ): Partial<UseComboboxState<Row<V, D>>> => {
    const { length } = (changes.inputValue ?? '').trim();
    switch (type) {
      case change.InputBlur:
      case change.InputClick:
      case change.ItemClick:
      case change.MenuMouseLeave:
        return state;
      case change.InputChange:
        return {
          ...changes,
          isOpen: length > 0 ? length >= opensFrom : opensFrom === 0 && state.isOpen,
          highlightedIndex: startsHighlighted ? 0 : -1,
        };
      default:
        return changes;
    }
  };
  const list = useDownshift<Row<V, D>>({
    items: rows as Row<V, D>[],
    inputId,
    menuId: listId,
    getItemId: (index) => `${listId}-${index}`,
    inputValue: text,
    selectedItem: null,
    itemToString: () => text,
    isItemDisabled: (row) => isOption(row) && row.inactive === true,
    stateReducer: reduce,
    // The list scrolls itself: of a long one only the rows in view are there.
    scrollIntoView: () => {},
  });
  return {
    open: list.isOpen,
    highlighted: list.highlightedIndex,
    show: list.openMenu,
    hide: list.closeMenu,
    highlight: list.setHighlightedIndex,
    inputProps: list.getInputProps,
    listProps: list.getMenuProps,
    rowProps: list.getItemProps,
  };
}

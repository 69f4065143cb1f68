import type { ReactNode } from 'react';
import type { ListManagerMessages } from './list-manager.messages.ts';
import type { ListChange, ListChangeDetails, ListManagerItem } from './list-manager.types.ts';

export interface ListManagerProps<T extends ListManagerItem> {
  /** Accessible name: "Pick list of policy notes". */
  label: string;
  value?: readonly T[];
  defaultValue?: readonly T[];
  /** Every change. Keep the given list itself: another one ends the undo history. */
  onValueChange?: (value: readonly T[], details: ListChangeDetails) => void;
  /** The list as it is stored: rows that differ are marked as not saved yet. Default without `save`: the first value. */
  saved?: readonly T[];
  /** Stores one change at once. It may answer the server's own record. A rejection is shown on the row with Try again and Discard. */
  save?: (change: ListChange<T>) => Promise<T | undefined>;
  /** Makes a new item. Default: `{ id, name }`. */
  makeItem?: (name: string, id: number) => T;
  /** Two items may have the same name. Default false. */
  allowDuplicates?: boolean;
  /** A rule of your own for names: false refuses with `invalidMessage`, a sentence refuses with that. */
  validate?: (name: string, item: T | null) => boolean | string | null | undefined;
  /** Said when `validate` answers false. Default 'The value entered is invalid.' */
  invalidMessage?: string;
  maxLength?: number;
  /** Most items. */
  max?: number;
  /** Items can be put in order with Alt Up and Alt Down and two buttons. Default false. */
  reorderable?: boolean;
  /** Where names are edited: in the row, or in the dialog "Edit list item". Default 'row'. */
  editIn?: 'row' | 'dialog';
  /** Label of the field in the dialog. Default "Name". */
  fieldLabel?: string;
  /** Rows shown before the list scrolls. Default 10. */
  rows?: number;
  /** In place of the list while it is empty; draw a button for `add`. */
  empty?: (add: (() => void) | undefined) => ReactNode;
  readOnly?: boolean;
  className?: string;
  messages?: Partial<ListManagerMessages>;
}

import type { SearchPage } from '../../../hooks/use-async-options.store.ts';
import type { Holidays } from '../../../lib/parse/calendar.ts';
import type { GridValue } from '../columns/grid-value.ts';

/** What a typed or pasted text means for a cell: a value (null for none) or a refusal in words. It is never cut or rounded. */
export type CellReading<V extends GridValue = GridValue> =
  | { state: 'read'; value: V }
  | { state: 'refused'; message: string };

/** One choice of a select editor. */
export interface CellOption<V extends string = string> {
  value: V;
  label: string;
}

/** How the cells of a column are edited. The grid knows only this, so a new kind is a new object. */
export interface CellEditor<V extends GridValue = GridValue> {
  /** Reads what was typed or pasted, exactly or not at all. */
  parse: (text: string) => CellReading<V>;
  /** The text that editing starts with. */
  format: (value: GridValue) => string;
  /** Choices, offered in a list: the text must name one of them. */
  options?: readonly CellOption[];
  /** Texts that a typed one may mean, by what is typed: offered in a list, never taken unless one is picked. */
  offers?: () => readonly string[];
  /** Choices that the caller searches for, page by page, while it is typed. */
  search?: SearchPage<CellOption>;
  /** Days to pick from: Alt Down shows them. */
  calendar?: { today: string; holidays?: Holidays | undefined };
  /** The text has lines: it is edited in a layer over the cell. */
  multiline?: boolean;
  /** The value is turned over in place: Enter, F2, Space or a press on its box. */
  toggle?: (value: GridValue) => V;
  /** Keyboard of touch screens. */
  inputMode?: 'text' | 'decimal' | 'numeric';
  maxLength?: number;
}

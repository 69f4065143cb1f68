import type { GridColumn, GridValue } from '../columns/column.types.ts';
import { isEmptyValue } from './cell-text.ts';
import { KEY_END, plainKey } from './collation-key.ts';

/**
 * The place of every row in one column: equal values share a rank, ranks begin at 1, 0 is an empty value. Made once per column and
 * rows; every later sort by it is a pass of counting.
 */
export interface Ranks {
  /** By row index. */
  of: Uint32Array;
  /** The highest rank. */
  most: number;
}

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

/** Ranks from indices in ascending order; neighbours that are `same` share one. */
function fromOrder(length: number, order: ArrayLike<number>, same: (a: number, b: number) => boolean): Ranks {
  const of = new Uint32Array(length);
  let rank = 0;
  for (let at = 0; at < order.length; at++) {
    const row = order[at] as number;
    if (at === 0 || !same(order[at - 1] as number, row)) rank++;
    of[row] = rank;
  }
  return { of, most: rank };
}

const filledRows = (values: readonly GridValue[]): Uint32Array => {
  const rows = new Uint32Array(values.length);
  let count = 0;
  for (let at = 0; at < values.length; at++) if (!isEmptyValue(values[at])) rows[count++] = at;
  return rows.subarray(0, count);
};

/** Numbers, by size. Whole numbers are packed with their row into one double and sorted without a comparison function. */
export function rankNumbers(values: readonly GridValue[]): Ranks {
  const rows = filledRows(values);
  const numbers = new Float64Array(values.length);
  const room = 2 ** Math.ceil(Math.log2(Math.max(2, values.length)));
  const most = 2 ** 52 / room;
  let whole = true;
  for (const row of rows) {
    const value = values[row] as number;
    numbers[row] = value;
    whole &&= Number.isInteger(value) && Math.abs(value) < most;
  }
  if (whole) {
    const packed = new Float64Array(rows.length);
    rows.forEach((row, at) => {
      packed[at] = (numbers[row] as number) * room + row;
    });
    packed.sort();
    packed.forEach((value, at) => {
      rows[at] = value - Math.floor(value / room) * room;
    });
  } else rows.sort((a, b) => (numbers[a] as number) - (numbers[b] as number));
  return fromOrder(values.length, rows, (a, b) => numbers[a] === numbers[b]);
}

/** The place of a text among the texts, as three units at the end of its key: below 128 each, so that keys stay one byte a unit. */
const tailOf = (at: number) => [at >> 14, (at >> 7) & 127, at & 127];

/**
 * Ranks of texts by their keys. The browser's own sort of strings needs no comparison function, so each key carries its place along.
 * Null if a text has no key or there are too many.
 */
function rankKeys(texts: readonly string[], keyOf: (text: string, tail: number[]) => string | null): Ranks | null {
  if (texts.length >= 1 << 21) return null;
  const keys = new Array<string>(texts.length);
  for (let at = 0; at < texts.length; at++) {
    const key = keyOf(texts[at] as string, tailOf(at));
    if (key === null) return null;
    keys[at] = key;
  }
  keys.sort();
  const of = new Uint32Array(texts.length);
  let rank = 0;
  let before = '';
  for (const key of keys) {
    const end = key.length - 3;
    const same = before.length === key.length && before.startsWith(key.slice(0, end));
    if (!same) rank++;
    before = key;
    of[(key.charCodeAt(end) << 14) | (key.charCodeAt(end + 1) << 7) | key.charCodeAt(end + 2)] = rank;
  }
  return { of, most: rank };
}

const codePointKey = (text: string, tail: number[]) => `${text}${String.fromCharCode(KEY_END, ...tail)}`;

/** Ranks of texts that are not empty. */
function rankFilled(texts: readonly string[], order: 'language' | 'code-point'): Ranks {
  const ranks = rankKeys(texts, order === 'language' ? plainKey : codePointKey);
  if (ranks) return ranks;
  const compare = order === 'language' ? collator.compare : (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  const among = Uint32Array.from(texts, (_, at) => at);
  among.sort((a, b) => compare(texts[a] as string, texts[b] as string));
  return fromOrder(texts.length, among, (a, b) => compare(texts[a] as string, texts[b] as string) === 0);
}

/** Texts: each distinct one is compared once. */
export function rankTexts(values: readonly GridValue[], order: 'language' | 'code-point'): Ranks {
  const ids = new Map<string, number>();
  const idOf = new Uint32Array(values.length);
  const texts: string[] = [];
  // Where the first ones differ, the others will: then looking for equal ones costs more than it saves.
  const many = new Set(values.slice(0, 500)).size > 400;
  for (let at = 0; at < values.length; at++) {
    const value = values[at];
    if (isEmptyValue(value)) continue;
    const text = typeof value === 'string' ? value : String(value);
    let id = many ? undefined : ids.get(text);
    if (id === undefined) {
      id = texts.push(text);
      if (!many) ids.set(text, id);
    }
    idOf[at] = id;
  }
  const ranks = rankFilled(texts, order);
  const of = new Uint32Array(values.length);
  for (let at = 0; at < of.length; at++) {
    const id = idOf[at] as number;
    of[at] = id === 0 ? 0 : (ranks.of[id - 1] as number);
  }
  return { of, most: ranks.most };
}

/** Ranks of a column over the caller's rows. */
export function rankColumn<R>(rows: readonly R[], column: GridColumn<R>): Ranks {
  const { compare } = column;
  if (compare) {
    const order = Uint32Array.from(rows, (_, at) => at).sort((a, b) => compare(rows[a] as R, rows[b] as R));
    return fromOrder(rows.length, order, (a, b) => compare(rows[a] as R, rows[b] as R) === 0);
  }
  const values = rows.map((row) => column.value(row));
  let numbers = true;
  let bigs = true;
  for (const value of values) {
    if (isEmptyValue(value)) continue;
    numbers &&= typeof value === 'number';
    bigs &&= typeof value === 'bigint';
    if (!numbers && !bigs) break;
  }
  if (numbers) return rankNumbers(values);
  if (bigs) {
    const order = filledRows(values).sort((a, b) => ((values[a] as bigint) < (values[b] as bigint) ? -1 : 1));
    return fromOrder(values.length, order, (a, b) => values[a] === values[b]);
  }
  return rankTexts(values, column.order ?? (column.kind === 'date' ? 'code-point' : 'language'));
}

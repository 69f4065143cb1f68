import { expose, size } from './adapter.ts';
import { type BenchRow, type ColumnID, columns } from './rows.ts';

/** The floor: recycled row elements over an index array, no React, no head, no keys, no roles. It bounds, it is no product. */
const drawn = Math.ceil(size.height / size.row) + 4;
const width = columns.reduce((sum, column) => sum + column.width, 0);

let rows: readonly BenchRow[] = [];
let sorted: Uint32Array | null = null;
let order: Uint32Array | null = null;
let scroller: HTMLElement | null = null;
let lowerCase: string[] | null = null;
const sheet = document.createElement('div');
const pool: { element: HTMLElement; texts: Text[]; at: number }[] = [];

function draw(again: boolean) {
  if (!scroller) return;
  const count = order ? order.length : rows.length;
  const first = Math.max(0, Math.floor(scroller.scrollTop / size.row) - 2);
  for (let at = first; at < first + drawn; at++) {
    const line = pool[at % drawn];
    if (!line || (line.at === at && !again)) continue;
    line.at = at;
    const row = at < count ? rows[order ? (order[at] ?? 0) : at] : undefined;
    line.element.style.transform = `translateY(${row ? at * size.row : -100}px)`;
    if (!row) continue;
    for (const [i, text] of line.texts.entries()) {
      const column = columns[i];
      if (column) text.data = String(row[column.id]);
    }
  }
}

function show(next: Uint32Array | null) {
  order = next;
  sheet.style.height = `${(next ? next.length : rows.length) * size.row}px`;
  draw(true);
}

function sortedBy(column: ColumnID, direction: 'ascending' | 'descending'): Uint32Array {
  const values = rows.map((row) => row[column]);
  const turn = direction === 'ascending' ? 1 : -1;
  return Uint32Array.from(rows, (_, at) => at).sort((a, b) => {
    const left = values[a] ?? 0;
    const right = values[b] ?? 0;
    return left < right ? -turn : left > right ? turn : a - b;
  });
}

expose({
  mount(root, given) {
    rows = given;
    scroller = document.createElement('div');
    scroller.style.cssText = 'flex:1;overflow:auto';
    sheet.style.cssText = `position:relative;width:${width}px`;
    for (let i = 0; i < drawn; i++) {
      const element = document.createElement('div');
      element.style.cssText = `position:absolute;top:0;display:flex;height:${size.row}px;line-height:${size.row}px`;
      const texts = columns.map((column) => {
        const cell = document.createElement('div');
        cell.style.cssText = `width:${column.width}px;overflow:hidden;white-space:nowrap`;
        const text = new Text();
        cell.append(text);
        element.append(cell);
        return text;
      });
      sheet.append(element);
      pool.push({ element, texts, at: -1 });
    }
    scroller.append(sheet);
    root.append(scroller);
    scroller.addEventListener('scroll', () => draw(false));
    show(null);
  },
  sort(column, direction) {
    sorted = column === null ? null : sortedBy(column, direction);
    show(sorted);
  },
  filter(text) {
    lowerCase ??= rows.map((row) => row.buyer.toLowerCase());
    const words = lowerCase;
    const among = sorted ?? Uint32Array.from(rows, (_, at) => at);
    show(text === '' ? sorted : among.filter((at) => words[at]?.includes(text)));
  },
  scroller: () => scroller,
});

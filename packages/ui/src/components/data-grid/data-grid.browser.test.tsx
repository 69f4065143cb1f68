import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { DataGrid, type GridColumn } from './index.ts';

interface Row {
  number: string;
  buyer: string;
  price: number;
}
const columns: GridColumn<Row>[] = [
  { id: 'number', header: 'File', value: (row) => row.number, kind: 'identifier', width: 90 },
  { id: 'buyer', header: 'Buyer', value: (row) => row.buyer },
  { id: 'price', header: 'Price', value: (row) => row.price, kind: 'number', width: 110 },
];
const rows = Array.from(
  { length: 10_000 },
  (_, at): Row => ({ number: `12-${at}`, buyer: `Buyer ${(at * 7919) % 977}`, price: (at * 31) % 9973 }),
);

afterEach(clearPage);
const grid = (props: Partial<Parameters<typeof DataGrid<Row>>[0]> = {}) =>
  show(
    <div style={{ height: 500, display: 'flex', flexDirection: 'column' }}>
      <DataGrid label="Recent files" columns={columns} rows={rows} rowKey={(row) => row.number} {...props} />
    </div>,
  );
const cell = () => document.activeElement as HTMLElement;
const row = () => cell().closest<HTMLElement>('[data-row]')?.dataset.row;
const scroller = () => document.querySelector('[data-slot=data-grid]') as HTMLElement;

/** Repeatable random numbers. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

test('300 random keys and scrolls: the focus never falls to the page and is never under the head', async () => {
  await grid();
  await until(() => document.querySelectorAll('[role=row]').length > 5);
  await userEvent.keyboard('{Tab}');
  const next = random(7);
  const keys = [
    '{ArrowDown}',
    '{ArrowUp}',
    '{ArrowRight}',
    '{ArrowLeft}',
    '{PageDown}',
    '{PageUp}',
    '{Home}',
    '{End}',
    '{Control>}{End}{/Control}',
    '{Control>}{Home}{/Control}',
    '{Enter}',
  ];
  for (let action = 0; action < 300; action++) {
    if (next() < 0.1) scroller().scrollTop = next() * 240_000;
    else await userEvent.keyboard(keys[Math.floor(next() * keys.length)] ?? '{ArrowDown}');
    await until(() => cell().dataset.col !== undefined, `focus in the grid after action ${action}`);
  }
  await userEvent.keyboard('{ArrowDown}');
  await until(() => {
    const box = cell().getBoundingClientRect();
    const outer = scroller().getBoundingClientRect();
    return box.top >= outer.top + 28 - 1 && box.bottom <= outer.bottom + 1;
  }, 'focused row in view');
}, 180_000);

const bars = () => [
  scroller().offsetWidth - scroller().clientWidth > 5,
  scroller().offsetHeight - scroller().clientHeight > 5,
];

test.each<[string, Partial<Parameters<typeof DataGrid<Row>>[0]>]>([
  ['as given', {}],
  ['with boxes', { selectable: true }],
  ['kept at the start', { defaultState: { pinned: ['number', 'buyer'] } }],
  ['in another order', { defaultState: { order: ['price', 'buyer', 'number'] } }],
  ['with filters', { filterRow: true }],
  ['of widths that the user set', { defaultState: { widths: { number: 400, price: 400 } } }],
  ['with a total', { columns: columns.map((column) => ({ ...column, total: 'count' as const })) }],
])('columns that fit beside a scroll bar leave nothing to scroll sideways: %s', async (_, props) => {
  await grid(props);
  await until(() => document.querySelectorAll('[role=row]').length > 5);
  await until(() => bars()[0], 'the scroll bar of the rows');
  scroller().scrollLeft = 50;
  expect([scroller().scrollWidth - scroller().clientWidth, scroller().scrollLeft, bars()[1]]).toEqual([0, 0, false]);
});

test('wider columns scroll', async () => {
  await grid({ columns: columns.map((column) => ({ ...column, width: 2000 })) });
  await until(() => scroller().scrollWidth === 6000 && bars()[1], 'something to scroll, and the bar for it');
});

test('few rows scroll neither way', async () => {
  await grid({ rows: rows.slice(0, 3) });
  await until(() => document.querySelectorAll('[role=row]').length === 4);
  expect([...bars(), scroller().scrollWidth - scroller().clientWidth]).toEqual([false, false, 0]);
});

test('a held arrow goes row by row', async () => {
  await grid();
  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{ArrowDown}'.repeat(150));
  await until(() => row() === '150');
  expect(document.querySelectorAll('[role=row]').length).toBeLessThan(60);
});

test('the edge of the head is dragged without drawing a row again, and the width is kept', async () => {
  const onStateChange = vi.fn();
  const render = vi.fn((row: Row) => row.buyer);
  await grid({
    onStateChange,
    columns: columns.map((column) => (column.id === 'buyer' ? { ...column, render } : column)),
  });
  await until(() => document.querySelectorAll('[role=row]').length > 5);
  const head = document.querySelector('[role=columnheader]') as HTMLElement;
  const handle = head.querySelector('.cursor-col-resize') as HTMLElement;
  const fire = (type: string, x: number) =>
    handle.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, pointerId: 1 }));
  handle.setPointerCapture = () => {};
  const x = handle.getBoundingClientRect().left;
  fire('pointerdown', x);
  render.mockClear();
  for (let step = 1; step <= 30; step++) fire('pointermove', x + step);
  expect(head.getBoundingClientRect().width).toBe(120);
  expect(render).not.toHaveBeenCalled();
  fire('pointerup', x + 30);
  await until(() => onStateChange.mock.lastCall?.[0].widths.number === 120);
});

test('a click opens where asked to, but not while text is marked', async () => {
  const onRowOpen = vi.fn();
  await grid({ onRowOpen, openOn: 'click' });
  await until(() => document.querySelectorAll('[role=row]').length > 5);
  await userEvent.click(document.querySelector('[data-row="3"] [data-col="1"]') as HTMLElement);
  expect(onRowOpen).toHaveBeenCalledWith(rows[3]);
  await until(() => row() === '3', 'the focus on the row');
});

test('a head is dragged to another place; Escape takes back; a drag is no press', async () => {
  const onStateChange = vi.fn();
  await grid({ onStateChange });
  await until(() => document.querySelectorAll('[role=row]').length > 5);
  await import('./columns/column-drag.ts');
  const heads = () => [...document.querySelectorAll<HTMLElement>('[role=columnheader]')];
  const names = () => heads().map((head) => head.textContent);
  const middle = (at: number) => {
    const box = (heads()[at] as HTMLElement).getBoundingClientRect();
    return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  };
  const drag = async (from: number, to: number, end: 'drop' | 'escape') => {
    const head = heads()[from] as HTMLElement;
    head.setPointerCapture = () => {};
    const fire = (target: EventTarget, type: string, x: number) =>
      target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, button: 0, buttons: 1, pointerId: 1 }));
    fire(head, 'pointerdown', middle(from).x);
    await until(() => {
      fire(document, 'pointermove', middle(to).x + (to > from ? 4 : -4));
      return head.dataset.dragged !== undefined;
    }, 'drag');
    if (end === 'escape') document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
    fire(document, 'pointerup', middle(to).x);
    head.click();
  };
  await drag(0, 2, 'drop');
  await until(() => names().join() === 'Buyer,Price,File');
  await until(() => onStateChange.mock.lastCall?.[0].order.join() === 'buyer,price,number', 'the order told');
  expect(onStateChange.mock.lastCall?.[0].sort).toEqual([]);
  await drag(2, 0, 'escape');
  expect(names().join()).toBe('Buyer,Price,File');
});

test('printed whole, whatever is in view', async () => {
  const many = rows.slice(0, 400);
  const media = Object.assign(new EventTarget(), { matches: false });
  // What the grid uses of it: whether it matches, and its event.
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation(() => media as unknown as MediaQueryList);
  await grid({ rows: many });
  await until(() => document.querySelectorAll('[role=row]').length > 5);
  expect(document.querySelectorAll('[role=row]').length).toBeLessThan(60);
  media.matches = true;
  media.dispatchEvent(new Event('change'));
  await until(() => document.querySelectorAll('[role=row]').length === 401);
  spy.mockRestore();
});

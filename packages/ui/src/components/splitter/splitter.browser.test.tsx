import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { DataGrid } from '../data-grid/index.ts';
import { columns, makeRows } from '../data-grid/stories-data.tsx';
import { Dialog, DialogContent, DialogHead } from '../dialog/index.ts';
import { createMemory, type Memory } from '../memory/index.ts';
import { Splitter, type SplitterProps } from './index.ts';

let memory: Memory;
beforeEach(() => {
  memory = createMemory();
});
afterEach(clearPage);

const line = () => document.querySelector<HTMLElement>('[role=separator]') as HTMLElement;
const pane = () => document.querySelector<HTMLElement>('[data-pane=sized]') as HTMLElement;
const width = () => Math.round(pane().getBoundingClientRect().width);
const isWide = (px: number) =>
  until(
    () => width() === px && line().ariaValueNow === String(px),
    () => `${px} px (it is ${width()}, says ${line().ariaValueNow})`,
  );
const press = (keys: string) => userEvent.keyboard(keys);

async function drawn(props: Partial<SplitterProps> = {}, room = { width: 800, height: 300 }) {
  await show(
    <div data-page="" style={{ position: 'fixed', inset: 0 }}>
      <div style={{ display: 'flex', marginInlineStart: 200, ...room }}>
        <Splitter
          name="test"
          label="Width of the list"
          defaultSize={300}
          min={120}
          minOther={200}
          memory={memory}
          {...props}
        >
          {props.children?.[0] ?? <button type="button">In the list</button>}
          {props.children?.[1] ?? <p>The rest</p>}
        </Splitter>
      </div>
    </div>,
  );
  await until(() => line().ariaValueMax !== '120', 'the room measured');
}
/** With the real mouse, so many px to the right or down. */
const drag = (by: number, axis: 'x' | 'y' = 'x') => {
  const page = document.querySelector('[data-page]') as HTMLElement;
  const { left, top } = line().getBoundingClientRect();
  const from = axis === 'x' ? { x: left, y: top + 20 } : { x: left + 20, y: top };
  const targetPosition = { ...from, [axis]: from[axis] + by };
  return userEvent.dragAndDrop(page, page, { sourcePosition: from, targetPosition, steps: 8 });
};

test('says what it is, between which values, and of which pane', async () => {
  await drawn();
  expect(line().getAttribute('aria-orientation')).toBe('vertical');
  expect(line().getAttribute('aria-controls')).toBe(pane().id);
  expect([line().ariaValueMin, line().ariaValueNow, line().ariaValueMax, line().ariaValueText]).toEqual([
    '0',
    '300',
    '599',
    '300 px',
  ]);
});

test('arrows, Home and End move the line; it is kept, and found again', async () => {
  await drawn();
  line().focus();
  await press('{ArrowRight}{ArrowRight}');
  await isWide(332);
  await press('{ArrowLeft}');
  await isWide(316);
  await press('{Home}');
  await isWide(120);
  await press('{End}');
  await isWide(599);
  await press('{ArrowLeft}');
  await isWide(583);
  clearPage();
  await drawn();
  await isWide(583);
});

test('Enter closes the pane, and nothing in it is a tab stop; Enter opens it as large as it was', async () => {
  await drawn();
  line().focus();
  await press('{Enter}');
  await until(() => getComputedStyle(pane()).display === 'none', 'the pane closed');
  expect([line().ariaValueNow, line().ariaValueText]).toEqual(['0', 'Closed']);
  await press('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement).not.toBe(document.querySelector('button'));
  line().focus();
  await press('{Enter}');
  await isWide(300);
});

test('a drag moves it, keeps the least of both panes, and a double click takes it back', async () => {
  await drawn();
  await drag(60);
  await isWide(360);
  expect(document.activeElement).toBe(line());
  await drag(600);
  await isWide(599);
  await drag(-420);
  await isWide(179);
  await userEvent.dblClick(line());
  await isWide(300);
});

test('dragged to less than half of its least it closes, and opens by dragging', async () => {
  await drawn();
  await drag(-290);
  await until(() => line().ariaValueText === 'Closed', 'closed');
  await drag(200);
  await isWide(200);
});

/** Drags the line by so many px, and holds it there. */
function holdDragged(by: number) {
  const { left } = line().getBoundingClientRect();
  const at = { clientX: left, clientY: 20, pointerId: 1, bubbles: true, button: 0 };
  line().setPointerCapture = () => {};
  line().dispatchEvent(new PointerEvent('pointerdown', at));
  line().dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: left + by }));
}

test('Escape lets it go where it was', async () => {
  await drawn();
  holdDragged(80);
  await isWide(380);
  await press('{Escape}');
  await isWide(300);
  expect(memory.get('splitter:test')).toBeUndefined();
});

test('the Escape of a drag is its own: a dialog around stays, and closes by the next one', async () => {
  function Around() {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog open={isOpen} onDismiss={() => setOpen(false)}>
        <DialogContent>
          <DialogHead title="Panes" />
          <div className="flex h-80">
            <Splitter name="test" label="Width of the list" defaultSize={300} memory={memory}>
              <p>The list</p>
              <p>The rest</p>
            </Splitter>
          </div>
        </DialogContent>
      </Dialog>
    );
  }
  await show(
    <main>
      <p>Behind</p>
      <Around />
    </main>,
  );
  await until(() => line() && line().ariaValueMax !== '160', 'the room measured');
  holdDragged(80);
  await isWide(380);
  await press('{Escape}');
  expect(document.querySelector('[role=dialog]')).not.toBeNull();
  await isWide(300);
  await press('{Escape}');
  await until(() => document.querySelector('[role=dialog]') === null, 'the dialog closed');
});

test('nothing in the panes is rendered while it is dragged, and a grid there goes along', async () => {
  let renders = 0;
  const rows = makeRows(200);
  function Counted() {
    renders++;
    return <DataGrid label="Files" columns={columns} rows={rows} rowKey={({ number }) => number} />;
  }
  await drawn({ children: [<Counted key="list" />, <p key="rest">The rest</p>] });
  await until(() => document.querySelector('[data-row="0"] [data-col="0"]'), 'rows drawn');
  const before = renders;
  await drag(100);
  await isWide(400);
  expect(renders).toBe(before);
  expect(document.querySelector('[data-slot=data-grid]')?.getBoundingClientRect().width).toBe(400);
});

test('of two panes below each other the arrows up and down move the line', async () => {
  await drawn({ orientation: 'vertical', defaultSize: 100, min: 40, minOther: 60 });
  const height = () => Math.round(pane().getBoundingClientRect().height);
  expect(line().getAttribute('aria-orientation')).toBe('horizontal');
  line().focus();
  await press('{ArrowDown}');
  await until(() => height() === 116, 'lower');
  await press('{ArrowUp}{ArrowUp}');
  await until(() => height() === 84, 'higher');
  await drag(30, 'y');
  await until(
    () => height() === 114,
    () => `114 px (it is ${height()})`,
  );
});

test('the pane at the end grows toward the start', async () => {
  await drawn({ sized: 'end' });
  line().focus();
  await press('{ArrowLeft}');
  await isWide(316);
  await drag(-40);
  await isWide(356);
});

test('where the page is drawn larger the line stays under the pointer, and a small room keeps both panes', async () => {
  document.documentElement.style.zoom = '2';
  try {
    await drawn({}, { width: 500, height: 150 });
    const left = line().getBoundingClientRect().left;
    await drag(-80);
    await until(
      () => line().ariaValueNow === '259',
      () => `40 px of the page less than 299 (${line().ariaValueNow})`,
    );
    expect(Math.round(line().getBoundingClientRect().left - left)).toBe(-80);
  } finally {
    document.documentElement.style.zoom = '';
  }
});

test('panes without room beside each other stand below each other, and scroll as one', async () => {
  const rest = <div style={{ height: 600, flex: 'none' }}>All of the rest</div>;
  await show(
    <div style={{ display: 'flex', width: 300, height: 200 }}>
      <Splitter name="test" label="Width of the list" defaultSize={300} min={120} minOther={200} memory={memory}>
        <button type="button">In the list</button>
        {rest}
      </Splitter>
    </div>,
  );
  await until(() => line() === null, 'no line');
  const [above, below] = [pane(), document.querySelector('[data-pane=rest]') as HTMLElement].map((each) =>
    each.getBoundingClientRect(),
  );
  expect(below?.top).toBeGreaterThanOrEqual(above?.bottom ?? Number.NaN);
  expect([above?.width, below?.width]).toEqual([below?.width, above?.width]);
  const box = document.querySelector('[data-slot=splitter]') as HTMLElement;
  expect(box.scrollHeight).toBeGreaterThan(600);
  (box.parentElement as HTMLElement).style.width = '800px';
  await until(() => line() !== null && line().ariaValueNow === '300', 'the line again');
});

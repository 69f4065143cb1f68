import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { DialogsHost, dialogs } from '../../services/dialogs/index.ts';
import { DialogBody } from '../dialog/index.ts';
import { type TreeItem, TreeList, type TreeListProps, walk } from './index.ts';

interface Item extends TreeItem {
  id: number;
}
const items = (count: number): Item[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    text: `Clause number ${at + 1}${at % 3 === 0 ? ' with a text that is long enough to need a second line in a list as narrow as this one is' : ''}`,
  }));
const nested: Item[] = [
  { id: 1, text: 'One' },
  {
    id: 2,
    text: 'Two',
    children: [
      { id: 21, text: 'Two a' },
      { id: 22, text: 'Two b' },
    ],
  },
  { id: 3, text: 'Three' },
];

let tree: readonly Item[] = [];
function Held({ start, ...props }: { start: Item[] } & Partial<TreeListProps<Item>>) {
  const [value, setValue] = useState<readonly Item[]>(start);
  useEffect(() => {
    tree = value;
  }, [value]);
  return (
    <div style={{ height: 400, width: 420, display: 'flex', flexDirection: 'column' }}>
      <TreeList<Item>
        label="Clauses"
        className="flex-1"
        {...props}
        value={value}
        onValueChange={(next, details) => {
          setValue(next);
          props.onValueChange?.(next, details);
        }}
      />
    </div>
  );
}
const list = async (start: Item[], props: Partial<TreeListProps<Item>> = {}) => {
  await show(
    <>
      <Held start={start} {...props} />
      <DialogsHost />
    </>,
  );
  await until(() => document.querySelectorAll('[data-slot=tree-row]').length > 2);
};
afterEach(clearPage);
/** A machine that is busy with other things draws late, ms. */
const PATIENT = 10_000;

const current = () => document.activeElement as HTMLElement;
const ids = () => [...walk(tree)].map(({ item, level }) => `${item.id}${level > 1 ? '+' : ''}`).join(' ');
const rowOf = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-slot=tree-row]')].find((row) =>
    row.textContent?.includes(text),
  ) as HTMLElement;
const scroller = () => document.querySelector('[role=treegrid]')?.parentElement as HTMLElement;
const inView = (row: HTMLElement) => {
  const a = row.getBoundingClientRect();
  const b = scroller().getBoundingClientRect();
  return a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
};

function random(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

test('200 random keys: nothing is lost, and the focus never falls to the page', async () => {
  const start = structuredClone(nested).concat(items(12).map((item) => ({ ...item, id: item.id + 100 })));
  await list(start);
  await userEvent.click(rowOf('One'));
  const all = [...walk(start)].length;
  const next = random(11);
  const keys = [
    '{ArrowDown}',
    '{ArrowUp}',
    '{ArrowRight}',
    '{ArrowLeft}',
    '{Home}',
    '{End}',
    '{PageDown}',
    ' ',
    '{Escape}',
    '{Alt>}{ArrowUp}{/Alt}',
    '{Alt>}{ArrowDown}{/Alt}',
    '{Alt>}{ArrowRight}{/Alt}',
    '{Alt>}{ArrowLeft}{/Alt}',
    '{Control>}x{/Control}',
    '{Control>}v{/Control}',
    '{Control>}z{/Control}',
    '{Control>}y{/Control}',
    '{F2}x{Enter}',
    '{F2}{Escape}',
  ];
  for (let press = 0; press < 200; press++) {
    const key = keys[Math.floor(next() * keys.length)] as string;
    // Pressing a button opens an editor or a dialog: those have tests of their own.
    if (current().matches('button') && /^ $|Enter/.test(key)) continue;
    await userEvent.keyboard(key);
    await until(
      () => current().closest('[data-slot=tree-list]'),
      () => `focus in the list after press ${press}, ${key} (it is on ${current().outerHTML.slice(0, 120)})`,
      PATIENT,
    );
    expect([...walk(tree)].length).toBe(all);
    expect(new Set([...walk(tree)].map(({ item }) => item.id)).size).toBe(all);
  }
}, 180_000);

test('1,200 items: few are drawn, the current one is in view and stays drawn', async () => {
  await list(items(1200));
  await userEvent.click(rowOf('Clause number 1 '));
  await until(() => document.querySelector('[role=treegrid]')?.getAttribute('style')?.includes('padding'));
  expect(document.querySelectorAll('[data-slot=tree-row]').length).toBeLessThan(60);
  await userEvent.keyboard('{End}');
  await until(() => current().textContent?.includes('Clause number 1200') && inView(current()), 'the last row in view');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await until(() => current().textContent?.startsWith('1199.') && inView(current()), 'the moved row in view');
  // As a wheel does it.
  scroller().dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
  scroller().scrollTop = 0;
  await until(() => rowOf('Clause number 1 '), 'the first row');
  expect(current().textContent).toContain('Clause number 1200');
  await userEvent.keyboard('{ArrowDown}');
  await until(() => inView(current()), 'back in view');
});

test('print shows all rows', async () => {
  await list(items(150));
  await until(() => document.querySelectorAll('[data-slot=tree-row]').length < 100);
  dispatchEvent(new Event('beforeprint'));
  await until(() => document.querySelectorAll('[data-slot=tree-row]').length === 150, 'all rows');
  dispatchEvent(new Event('afterprint'));
  await until(() => document.querySelectorAll('[data-slot=tree-row]').length < 100, 'the window again');
});

test('a move within the view does not scroll', async () => {
  await list(items(60));
  await userEvent.click(rowOf('Clause number 1 '));
  scroller().scrollTop = 300;
  const row = [...document.querySelectorAll<HTMLElement>('[data-slot=tree-row]')].filter(inView)[3] as HTMLElement;
  await userEvent.click(row);
  const before = scroller().scrollTop;
  const { id } = row;
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await until(() => current().dataset.slot === 'tree-row' && current().id === id);
  expect(Math.abs(scroller().scrollTop - before)).toBeLessThan(2);
});

const drag = async (from: HTMLElement, to: { x: number; y: number }, release = true) => {
  const handle = from.querySelector('[data-slot=tree-handle]') as HTMLElement;
  const { left, top } = handle.getBoundingClientRect();
  const fire = (type: string, x: number, y: number, target: EventTarget = window) =>
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0, pointerId: 77 }),
    );
  fire('pointerdown', left + 5, top + 5, handle);
  fire('pointermove', left + 5, top + 20);
  await until(
    () => {
      // A hand goes on moving.
      fire('pointermove', left + 5 + to.x, to.y);
      return document.querySelector('[data-dragging]');
    },
    'the drag',
    PATIENT,
  );
  if (release) fire('pointerup', left + 5 + to.x, to.y);
};

// holds blocks 2.32
test('dragging by the handle: place by height, level by width', async () => {
  await list(structuredClone(nested));
  await drag(rowOf('One'), { x: 0, y: rowOf('Three').getBoundingClientRect().bottom + 4 });
  await until(() => ids() === '2 21+ 22+ 3 1');
  await drag(rowOf('One'), { x: 34, y: rowOf('Two b').getBoundingClientRect().bottom });
  await until(() => ids() === '2 21+ 22+ 1+ 3');
  await until(() => current().textContent?.includes('One'), 'the focus goes along');
});

test('Escape ends a drag, and no more; not into itself', async () => {
  await list(structuredClone(nested));
  await drag(rowOf('One'), { x: 0, y: rowOf('Three').getBoundingClientRect().bottom }, false);
  await userEvent.keyboard('{Escape}');
  await until(() => !document.querySelector('[data-dragging]'), 'the end');
  window.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerId: 77 }));
  expect(ids()).toBe('1 2 21+ 22+ 3');
  await drag(rowOf('Two'), { x: 34, y: rowOf('Two a').getBoundingClientRect().bottom });
  await until(() => !document.querySelector('[data-dragging]'), 'the end');
  expect([...walk(tree)].length).toBe(5);
});

// holds blocks 4.6
test('leaving the editor keeps the text', async () => {
  const onValueChange = vi.fn();
  await list(structuredClone(nested), { onValueChange });
  await userEvent.dblClick(rowOf('Three').querySelector('div div') as HTMLElement);
  await until(() => current().tagName === 'TEXTAREA');
  await userEvent.keyboard(' more');
  await userEvent.click(rowOf('One'));
  await until(() => onValueChange.mock.lastCall?.[1].reason === 'edit');
  expect(tree[2]?.text).toBe('Three more');
  expect(document.querySelector('textarea')).toBeNull();
});

test('undo in the editor is the editor’s, afterwards the list’s', async () => {
  await list(structuredClone(nested));
  await userEvent.click(rowOf('Three'));
  await userEvent.keyboard('{F2}');
  await until(() => current().tagName === 'TEXTAREA');
  await userEvent.keyboard('x');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect((current() as HTMLTextAreaElement).value).toBe('Three');
  await userEvent.keyboard('y{Control>}{Enter}{/Control}');
  await until(() => tree[2]?.text === 'Threey');
  await userEvent.keyboard('{Control>}z{/Control}');
  await until(() => tree[2]?.text === 'Three');
});

test('in a dialog Escape peels one thing at a time', async () => {
  await show(
    <main>
      <DialogsHost />
    </main>,
  );
  const Body = () => (
    <DialogBody>
      <Held start={nested.map((item) => ({ ...item, notes: 'Ask the county.' }))} />
    </DialogBody>
  );
  void dialogs.open(Body, {}, { title: 'Clauses' });
  await until(() => document.querySelector('[role=treegrid]'));
  const open = () => document.querySelector('[data-slot=dialog]') !== null;
  await userEvent.click(rowOf('One').querySelector('[aria-haspopup]') as HTMLElement);
  await until(() => document.querySelector('[data-slot=tree-note]')?.contains(current()), 'the note');
  await userEvent.keyboard('{Escape}');
  await until(() => !document.querySelector('[data-slot=tree-note]'), 'the note closes');
  expect(open()).toBe(true);
  await until(() => rowOf('One').contains(current()), 'back in the row');
  await userEvent.click(rowOf('One'));
  await userEvent.keyboard('{F2}abc{Escape}');
  await until(() => !document.querySelector('textarea'), 'the editor closes');
  expect(open()).toBe(true);
  expect(tree[0]?.text).toBe('One');
  await userEvent.keyboard('{Control>}x{/Control}{Escape}');
  await until(() => !document.querySelector('[data-cut]'), 'nothing cut');
  expect(open()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await until(() => !open(), 'the dialog closes');
});

import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { cell, press, stands } from './grid-places.fixture.ts';
import { Statement } from './stories-data.statement.tsx';

afterEach(clearPage);

const groups = () => [...document.querySelectorAll<HTMLElement>('[role=columnheader]:not([data-col])')];
const box = (element: Element) => element.getBoundingClientRect();
const about = (a: number, b: number) => expect(Math.abs(a - b), `${a} is about ${b}`).toBeLessThan(1.5);

test('heads above heads stand over their columns, are counted as rows, and name what is under them', async () => {
  await show(<Statement />);
  await until(() => cell(12, 1), 'the statement drawn');
  expect(groups().map((each) => each.textContent)).toEqual(['Borrower paid', 'Seller paid']);
  const [borrower, seller] = groups() as [HTMLElement, HTMLElement];
  expect(borrower.getAttribute('aria-colindex')).toBe('4');
  expect(borrower.getAttribute('aria-colspan')).toBe('2');
  expect(seller.hasAttribute('aria-colspan')).toBe(false);
  about(box(borrower).left, box(cell(-1, 3)).left);
  about(box(borrower).right, box(cell(-1, 4)).right);
  about(box(seller).left, box(cell(2, 5)).left);
  const above = (at: number) =>
    document.getElementById(cell(-1, at).getAttribute('aria-describedby') ?? '')?.textContent;
  expect([1, 3, 4, 5].map(above)).toEqual([undefined, 'Borrower paid', 'Borrower paid', 'Seller paid']);
  expect(cell(-1, 3).parentElement?.getAttribute('aria-rowindex')).toBe('2');
  expect(cell(0, 3).parentElement?.getAttribute('aria-rowindex')).toBe('3');
  expect(document.querySelector('[role=treegrid]')?.getAttribute('aria-rowcount')).toBe('17');
  // A wider column takes its upper head along.
  cell(-1, 4).focus();
  const before = box(borrower).width;
  await press('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
  await until(() => box(groups()[0] as HTMLElement).width > before + 10, 'the upper head wider');
  // The field in a cell is named by both.
  await import('./editing/spreadsheet.tsx');
  cell(1, 5).focus();
  await press('{F2}');
  await until(
    () => document.activeElement?.getAttribute('aria-label') === 'Edit Seller paid, At closing',
    () => `the name of the field (${document.activeElement?.getAttribute('aria-label')})`,
  );
});

test('a column that is moved away takes its upper head along', async () => {
  await show(<Statement />);
  await until(() => cell(12, 1), 'the statement drawn');
  cell(-1, 3).focus();
  await press('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
  await until(() => groups().length === 3, 'three upper heads');
  expect(groups().map((each) => [each.textContent, each.getAttribute('aria-colindex')])).toEqual([
    ['Borrower paid', '3'],
    ['Borrower paid', '5'],
    ['Seller paid', '6'],
  ]);
});

test('the focused cell and the rows are clear of the upper heads', async () => {
  await show(<Statement height={180} />);
  await until(() => cell(12, 1), 'the statement drawn');
  cell(0, 3).focus();
  await press('{End}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  await stands(7, 5);
  await press('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  await stands(2, 5);
  expect(box(cell(2, 5)).top).toBeGreaterThanOrEqual(box(cell(-1, 5)).bottom - 1);
});

test.each(['ltr', 'rtl'])('columns kept at both ends stay in view, the others pass between them (%s)', async (dir) => {
  await show(
    <div dir={dir} style={{ width: 640 }}>
      <Statement defaultState={{ pinned: ['line', 'description'], pinnedEnd: ['before', 'closing'] }} />
    </div>,
  );
  await until(() => cell(12, 5), 'the statement drawn');
  const scroller = document.querySelector('[data-slot=data-grid]') as HTMLElement;
  const edge = box(scroller).left + scroller.clientWidth;
  const outer = () => (dir === 'ltr' ? edge - box(cell(1, 5)).right : box(cell(1, 5)).left - box(scroller).left);
  const inner = () =>
    dir === 'ltr' ? box(cell(1, 4)).right - box(cell(1, 5)).left : box(cell(1, 5)).right - box(cell(1, 4)).left;
  about(outer(), 0);
  about(inner(), 0);
  cell(1, 2).focus();
  await press('{ArrowRight}{ArrowRight}{ArrowLeft}');
  for (const at of dir === 'ltr' ? [3, 2, 3] : [1, 2, 3]) {
    cell(1, at).focus();
    await stands(1, at);
    await press(dir === 'ltr' ? '{ArrowLeft}{ArrowRight}' : '{ArrowRight}{ArrowLeft}');
    await stands(1, at);
    about(outer(), 0);
    about(inner(), 0);
    const here = box(cell(1, at));
    const [first, last] =
      dir === 'ltr' ? [box(cell(1, 1)).right, box(cell(1, 4)).left] : [box(cell(1, 4)).right, box(cell(1, 1)).left];
    if (at >= 2) {
      expect(here.left).toBeGreaterThanOrEqual(first - 1);
      expect(here.right).toBeLessThanOrEqual(last + 1);
    }
  }
});

test('the menu of a column keeps it at the end, and takes it back', async () => {
  await show(<Statement />);
  await until(() => cell(12, 1), 'the statement drawn');
  cell(-1, 2).focus();
  await press('{Alt>}{ArrowDown}{/Alt}');
  const menu = () => document.querySelector('[role=menu]');
  await until(menu, 'the menu');
  const entry = () =>
    [...document.querySelectorAll<HTMLElement>('[role=menuitemcheckbox]')].find(
      (each) => each.textContent === 'Keep at the end',
    );
  expect(box(menu() as Element).top).toBeGreaterThanOrEqual(box(cell(-1, 2)).bottom - 1);
  await userEvent.click(entry() as HTMLElement);
  await until(() => cell(-1, 5)?.textContent?.startsWith('Payee'), 'the payee at the end');
  cell(-1, 5).focus();
  await press('{Alt>}{ArrowDown}{/Alt}');
  await until(() => entry()?.getAttribute('aria-checked') === 'true', 'the mark in the menu');
  await userEvent.click(entry() as HTMLElement);
  await until(() => cell(-1, 2)?.textContent?.startsWith('Payee'), 'the payee in its place');
});

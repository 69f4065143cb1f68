import type { FormName } from '@closewright/domain/forms';
import { until } from '@closewright/ui/lib/until';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cellOf, removeForm, showForm } from './form-sheet.fixture.tsx';

afterEach(async () => {
  removeForm();
  delete document.documentElement.dataset.theme;
  await page.viewport(1366, 768);
});

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** The light of a colour by WCAG 2.2. */
function luminance(colour: string): number {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (canvas === null) throw new Error('Nothing to draw on');
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
    part / 255 <= 0.040_45 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const isClear = (colour: string) => /^rgba\(.*, 0\)$/.test(colour);

/** What stands behind the words of an element. */
function groundOf(element: Element | null): string {
  if (element === null) return 'white';
  const { backgroundColor } = getComputedStyle(element);
  return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
}

function contrastOf(element: Element): number {
  const lights = [getComputedStyle(element).color, groundOf(element)].map(luminance);
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

it.each<FormName>(['closingDisclosure', 'combinedStatement', 'buyersStatement'])(
  'all words of the %s can be read, on paper that is toned in the dark',
  async (form) => {
    await showForm(form);
    // As for whoever may write the file: the lender in a heading is a cell of it.
    for (const cell of all('[data-kind=heading] [data-cell]')) cell.dataset.written = '';
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset.theme = theme;
      const ground = luminance(groundOf(document.querySelector('.form-page')));
      expect(ground).toBeCloseTo(luminance(theme === 'dark' ? '#e9e8e4' : '#fff'), 3);
      const pale = all('.form-page :is(span, h2, h3, th, p)').filter(
        (each) => each.textContent?.trim() && contrastOf(each) < 4.5,
      );
      expect(pale.map((each) => `${each.textContent} ${contrastOf(each).toFixed(2)}`)).toEqual([]);
    }
  },
);

it.each([1366, 683])(
  'at %i pixels no amount is broken or beyond its cell, and no field that opens scrolls sideways',
  async (width) => {
    await page.viewport(width, 768);
    await showForm('closingDisclosure', { width: width * 0.95 });
    const amounts = all('.form-table td').filter((cell) => /^[-–]?\$[\d,]+\.\d\d$/.test(cell.textContent ?? ''));
    expect(amounts.length).toBeGreaterThan(5);
    for (const cell of amounts) {
      const words = cell.querySelector('[data-cell]') ?? cell;
      const [text] = words.getClientRects();
      const room = cell.getBoundingClientRect();
      expect(words.getClientRects(), words.textContent ?? '').toHaveLength(1);
      expect(text?.right, words.textContent ?? '').toBeLessThanOrEqual(room.right);
      expect(text?.left, words.textContent ?? '').toBeGreaterThanOrEqual(room.left);
    }
    const desk = document.querySelector('.form-desk');
    for (const end of ['borrowerAtClosing', 'others']) {
      cellOf('C.02', end).focus();
      await userEvent.keyboard('{Enter}');
      await until(() => document.querySelector('.form-field input'), 'the field');
      expect([desk?.scrollLeft, (desk?.scrollWidth ?? 0) - (desk?.clientWidth ?? 0)]).toEqual([0, 0]);
      await userEvent.keyboard('{Escape}');
    }
  },
);

it('heads of columns leave no gap in which what scrolls below them shows', async () => {
  await showForm();
  const desk = document.querySelector<HTMLElement>('.form-desk');
  const table = cellOf('C.02', 'label').closest('table');
  desk?.scrollBy(0, cellOf('C.02', 'label').getBoundingClientRect().top - desk.getBoundingClientRect().top);
  const heads = table?.querySelector('thead')?.getBoundingClientRect();
  if (!desk || !heads) throw new Error('No heads');
  expect(heads.top).toBe(desk.getBoundingClientRect().top);
  for (let y = heads.top + 0.5; y < heads.bottom; y += 0.5)
    for (let x = heads.left + 4; x < heads.right - 4; x += 40) {
      const under = document.elementFromPoint(x, y);
      expect(under?.closest('thead') ?? under?.outerHTML, `${x} ${y}`).toBe(table?.querySelector('thead'));
      expect(under && isClear(getComputedStyle(under.closest('th') ?? under).backgroundColor)).toBe(false);
    }
});

it('a statement that is only read has no marks of writing, and offers none', async () => {
  const marks = () => all('.form-desk [data-figured]').map((cell) => getComputedStyle(cell).textDecorationLine);
  await showForm('combinedStatement');
  expect(new Set(marks())).toEqual(new Set(['underline']));
  expect(document.querySelector('aside')?.textContent).toMatch(/writes/);
  removeForm();
  await showForm('combinedStatement', { mayEdit: false });
  expect(all('[data-written]')).toEqual([]);
  expect(new Set(marks())).toEqual(new Set(['none']));
  expect(document.querySelector('aside')?.textContent).toMatch(/next page/);
  expect(document.querySelector('aside')?.textContent).not.toMatch(/writes/);
});

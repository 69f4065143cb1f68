import { afterEach, expect, test } from 'vitest';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { DateTimeField } from '../date-time-field/index.ts';
import { DateField } from './index.ts';

afterEach(() => {
  clearPage();
  delete document.documentElement.dataset.density;
});

test.each([
  ['a date', 124, false],
  ['a date', 136, false],
  ['a date', 200, true],
  ['a date with its time', 190, false],
  ['a date with its time', 240, true],
])('%s with a warning is read whole in a field of %i px (with the icon in it: %s)', async (what, width, hasIcon) => {
  // As the app has it.
  document.documentElement.dataset.density = 'compact';
  await show(
    <div style={{ width }}>
      {/* A Saturday. */}
      {what === 'a date' ? (
        <DateField label="Disbursement date" value="2026-11-28" businessDay today="2026-11-20" />
      ) : (
        <DateTimeField label="Wire sent" value="2026-11-28T12:45" businessDay today="2026-11-20" />
      )}
    </div>,
  );
  const box = await until(() => document.querySelector('[data-slot=field-control]'), 'the box');
  const input = box.querySelector('input') as HTMLInputElement;
  await until(() => box.querySelectorAll('svg').length === 2, 'the sign of the warning');
  await document.fonts.ready;
  expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  const edges = box.getBoundingClientRect();
  const isSeen = (element: Element | null) => {
    const { left, top, width: w, height: h } = (element as Element).getBoundingClientRect();
    return (
      box.contains(document.elementFromPoint(left + w / 2, top + h / 2)) && top < edges.bottom && left >= edges.left
    );
  };
  expect(isSeen(box.querySelector('button'))).toBe(true);
  expect(isSeen(box.querySelector('span > svg'))).toBe(hasIcon);
});

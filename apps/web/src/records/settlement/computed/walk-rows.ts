import type { KeyboardEvent } from 'react';

const rowsOf = 'tbody tr, tfoot tr, li, dl > div';
const stops = 'a[href], button';

/** Arrows up and down go to the first thing of the row before and after, whatever part it stands in; left and right go along a row. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  const row = target instanceof Element ? target.closest(rowsOf) : null;
  if (row === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const found = key === 'ArrowUp' || key === 'ArrowDown' ? ofRows(currentTarget, row, key) : ofRow(row, key);
  if (found === undefined) return;
  event.preventDefault();
  found.focus();
}

function ofRows(sheet: HTMLElement, row: Element, key: string): HTMLElement | undefined {
  const rows = [...sheet.querySelectorAll(rowsOf)].filter((each) => each.querySelector(stops) !== null);
  const next = rows[rows.indexOf(row) + (key === 'ArrowDown' ? 1 : -1)];
  return next?.querySelector<HTMLElement>(stops) ?? undefined;
}

function ofRow(row: Element, key: string): HTMLElement | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step === undefined) return undefined;
  const all = [...row.querySelectorAll<HTMLElement>(stops)];
  return all[all.findIndex((each) => each.matches(':focus')) + step];
}

import type { KeyboardEvent } from 'react';
import { cellByArrow } from './form-cells.ts';

const cellsIn = (part: ParentNode): HTMLElement[] => [...part.querySelectorAll<HTMLElement>('[data-cell]')];

const writtenIn = (part: ParentNode): HTMLElement[] => cellsIn(part).filter((cell) => cell.matches('[data-written]'));

/** Puts the focus on the first cell that is written, on the first one where none is. */
export function enterPaper(box: HTMLElement | null): void {
  if (box) (writtenIn(box)[0] ?? cellsIn(box)[0])?.focus({ preventScroll: true });
}

/** Only the paper scrolls. */
function scrollTo(box: HTMLElement, part: Element, above: number): void {
  box.scrollTop += part.getBoundingClientRect().top - box.getBoundingClientRect().top - above;
}

/** Shows a page, with the focus on its first cell. */
export function showPage(box: HTMLElement | null, number: string): void {
  const page = box?.querySelector(`[data-page="${number}"]`);
  if (!box || !page) return;
  scrollTo(box, page, 8);
  cellsIn(page)[0]?.focus({ preventScroll: true });
}

/** To the page after or before that of the cell in hand, or of what is shown. */
export function turnPage(box: HTMLElement | null, by: 1 | -1): void {
  const pages = [...(box?.querySelectorAll<HTMLElement>('[data-page]') ?? [])];
  const inHand = pages.findIndex((page) => page.contains(document.activeElement));
  const middle = box ? box.getBoundingClientRect().top + box.clientHeight / 2 : 0;
  const at = inHand < 0 ? pages.findLastIndex((page) => page.getBoundingClientRect().top <= middle) : inHand;
  const number = pages[at + by]?.dataset.page;
  if (number !== undefined) showPage(box, number);
}

/** Puts the focus on the first cell of a line, on the line itself where nothing stands on it. Whether the form has it. */
export function showLine(box: HTMLElement | null, line: string): boolean {
  const row = box?.querySelector<HTMLElement>(`[data-line="${line}"]`);
  if (!box || !row) return false;
  scrollTo(box, row, box.clientHeight / 3);
  row.tabIndex = -1;
  (cellsIn(row)[0] ?? row).focus({ preventScroll: true });
  return true;
}

/** Puts the focus on a cell of the paper by its name, or what its name begins with. Whether it is there. */
export function showCell(box: HTMLElement | null, name: string, by: 'name' | 'beginning' = 'name'): boolean {
  const sign = by === 'name' ? '=' : '^=';
  const cell = box?.querySelector<HTMLElement>(`[data-cell][data-at${sign}"${CSS.escape(name)}"]`);
  cell?.focus();
  return cell != null;
}

/** Puts the focus on the next cell that is written after one with this beginning of its name. Whether there is one. */
export function showCellAfter(box: HTMLElement | null, beginning: string): boolean {
  const from = box?.querySelector(`[data-cell][data-at^="${CSS.escape(beginning)}"]`);
  if (!box || !from) return false;
  const next = writtenIn(box).find(
    (cell) => from.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING && !from.contains(cell),
  );
  next?.focus();
  return next !== undefined;
}

/** The line of the cell in hand. */
export const lineInHand = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('.form-paper [data-line]') ?? null;

/** Arrows go from cell to cell. */
export function walkCells(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, currentTarget, altKey, ctrlKey, metaKey } = event;
  if (!(target instanceof HTMLElement) || !target.matches('[data-cell]') || !key.startsWith('Arrow')) return;
  if (altKey || ctrlKey || metaKey) return;
  const cells = cellsIn(currentTarget);
  const to = cellByArrow(
    key,
    cells.map((cell) => cell.getBoundingClientRect()),
    cells.indexOf(target),
  );
  event.preventDefault();
  if (to !== null) cells[to]?.focus();
}

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[data-row]') ?? null;
const top = (element: Element) => element.getBoundingClientRect().top;

/** The other list of the same rank: bank and book, matched and exceptions. */
const others: Readonly<Record<string, string>> = {
  '[data-side=bank]': '[data-side=book]',
  '[data-side=book]': '[data-side=bank]',
  '[data-list=matched]': '[data-list=exceptions]',
  '[data-list=exceptions]': '[data-list=matched]',
};

/** The list that stands beside the one with the focus; null elsewhere. */
function otherOf(root: HTMLElement | null): HTMLElement | null {
  const active = document.activeElement;
  const own = Object.keys(others).find((each) => active?.closest(each));
  return (own && root?.querySelector<HTMLElement>(others[own] ?? '')) || null;
}

/** Whether the focus is in a list that has another one beside it. */
export const hasOtherSide = (root: HTMLElement | null): boolean => otherOf(root) !== null;

/** Puts the focus into the list beside, on the row at the same height. */
export function focusOtherSide(root: HTMLElement | null): void {
  const other = otherOf(root);
  if (other === null) return;
  const height = top(rowOf(document.activeElement) ?? other);
  const rows = [...other.querySelectorAll<HTMLElement>('[role=grid] [data-row]:not([data-row="-1"])')];
  const nearest = rows.reduce<HTMLElement | null>(
    (best, row) => (best === null || Math.abs(top(row) - height) < Math.abs(top(best) - height) ? row : best),
    null,
  );
  const cell =
    nearest?.querySelector<HTMLElement>('[data-col="1"]') ??
    other.querySelector<HTMLElement>('[role=grid] [tabindex="0"]');
  (cell ?? other.querySelector<HTMLElement>('button,input,a[href]'))?.focus();
}

/** Shows the first rows of a side, where something was moved to. */
export function scrollToTop(root: HTMLElement | null, side: 'bank' | 'book'): void {
  root?.querySelector(`[data-side=${side}] [data-slot=data-grid]`)?.scrollTo({ top: 0 });
}

/** Puts the focus on the first item that waits, of the bank or else of the book. */
export function focusFirst(root: HTMLElement | null): void {
  root
    ?.querySelector<HTMLElement>('[data-side] [role=grid] [data-row]:not([data-row="-1"]) [data-col="1"]')
    ?.focus({ preventScroll: true });
}

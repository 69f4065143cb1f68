const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex="0"]';

const canFocus = (element: HTMLElement): boolean =>
  element.isConnected && element.matches(FOCUSABLE) && element.closest('[inert],[hidden]') === null;

const anchors = new WeakMap<Element, Element>();

/** Says what a floating layer hangs on, so that the focus finds its way there when the layer is gone. */
export function hangOn(layer: Element, anchor: Element): void {
  anchors.set(layer, anchor);
}

/** What has the focus now (or another element), and its ancestors, nearest first. */
export function focusPath(from?: Element): Element[] {
  const path: Element[] = [];
  if (typeof document === 'undefined') return path;
  let node = from ?? document.activeElement;
  while (node && node !== document.body) {
    path.push(node);
    node = anchors.get(node) ?? node.parentElement;
  }
  return path;
}

/** Whether the focus is where nobody has put it: it fell to the page with what had it, or on to the sheet of the dialog below. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches('[data-slot=dialog]');
}

/**
 * Gives the focus back to what opened a dialog, or to its nearest survivor: the closest ancestor still in the page, or the first
 * thing in it that takes focus; `main`, if it takes focus, once nothing below it survives. The focus never ends on `body` (WCAG 2.4.3).
 */
export function returnFocus(path: readonly Element[]): void {
  const main = document.querySelector<HTMLElement>('main');
  for (const element of path) {
    if (!element.isConnected) continue;
    // The page has changed altogether: its beginning, not the first link of the frame around it.
    if (main?.hasAttribute('tabindex') && element !== main && element.contains(main)) {
      main.focus({ preventScroll: true });
      return;
    }
    if (element instanceof HTMLElement && (canFocus(element) || element.hasAttribute('tabindex'))) {
      element.focus({ preventScroll: true });
      if (document.activeElement === element) return;
    }
    const near = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].find(canFocus);
    if (near) {
      near.focus({ preventScroll: true });
      return;
    }
  }
  const first = [...(main ?? document.body).querySelectorAll<HTMLElement>(FOCUSABLE)].find(canFocus);
  if (first) first.focus({ preventScroll: true });
  else if (main) {
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }
}

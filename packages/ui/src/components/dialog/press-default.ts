import type { KeyboardEvent } from 'react';

/** Controls whose Enter is their own. */
const OWN_ENTER = '[role=grid],[role=treegrid],[role=tree],[role=listbox],[data-enter-owner]';
const NO_TEXT = new Set(['button', 'submit', 'reset', 'file', 'image']);
const READY = ':not(:disabled,[aria-disabled=true],[aria-busy=true])';

/** The button Enter stands for: the one marked `data-default`, else the primary one of the footer. A destructive one never is. */
const defaultButton = (dialog: Element): HTMLElement | null =>
  dialog.querySelector<HTMLElement>(`[data-default]${READY}`) ??
  [...dialog.querySelectorAll<HTMLElement>(`[data-slot=dialog-footer] [data-variant=primary]${READY}`)].at(-1) ??
  null;

/** The button Shift Enter stands for: Save and Add Another. */
const anotherButton = (dialog: Element): HTMLElement | null =>
  dialog.querySelector<HTMLElement>(`[data-slot=dialog-footer] [data-another]${READY}`);

/**
 * Enter in a one-line field presses the default button of the dialog, Shift Enter the one that saves and adds another. Not in a field of several lines, not while a list is open, not in
 * a grid, and not in a native form, where the browser does it.
 */
export function pressDefault(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: dialog, nativeEvent } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof HTMLInputElement) || NO_TEXT.has(target.type) || target.form !== null) return;
  // React events of a layer or dialog opened from here arrive too: they are not ours.
  if (target.closest('[data-slot=dialog]') !== dialog) return;
  if (target.getAttribute('aria-expanded') === 'true' || target.closest(OWN_ENTER)) return;
  const button = event.shiftKey ? anotherButton(dialog) : defaultButton(dialog);
  if (!button) return;
  event.preventDefault();
  // After React has taken in what the field committed on this very key.
  queueMicrotask(() => button.click());
}

const FIELD = ':is(input,textarea,select,button,a[href],[tabindex="0"]):not(:disabled)';
/** A button that destroys nothing; the footer has Cancel before Save. */
const SAFE_BUTTON = '[data-slot=dialog-footer] button:not(:disabled,[data-variant^=danger])';

/**
 * Puts the first focus of a dialog: what carries `data-autofocus`, else the first control of the body, else the first
 * safe button of the footer, else the sheet itself. Never the handle or the close button of the head: Enter there would
 * answer nothing. False before there is a dialog.
 */
export function startFocus(dialog: Element | null): boolean {
  const start =
    dialog?.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog?.querySelector<HTMLElement>(`[data-slot=dialog-body] ${FIELD}`) ??
    dialog?.querySelector<HTMLElement>(SAFE_BUTTON) ??
    (dialog instanceof HTMLElement ? dialog : null);
  if (!start) return false;
  start.focus();
  if (start instanceof HTMLInputElement) start.select();
  return true;
}

const FIELD = ':is(input,textarea,select,button,a[href],[tabindex="0"]):not(:disabled)';

/** Puts the first focus of a dialog: what carries `data-autofocus`, else the first control of the body. False if there is none. */
export function startFocus(dialog: Element | null): boolean {
  const start =
    dialog?.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog?.querySelector<HTMLElement>(`[data-slot=dialog-body] ${FIELD}`);
  if (!start) return false;
  start.focus();
  if (start instanceof HTMLInputElement) start.select();
  return true;
}

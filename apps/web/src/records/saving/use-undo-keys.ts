import { type RefObject, useEffect } from 'react';
import { goToPath } from '../rows/go-to-field.ts';
import type { EditHistory } from './edit-history.ts';

/**
 * What has an undo of its own: grids that keep it, a cell while it is typed in, rich texts, lists that are open (the head of a
 * section is none), and a text that cannot be read.
 */
const own = [
  ':is([role=grid],[role=treegrid]):not([data-undo=page])',
  '[data-undo=page] :is(input:not([type=checkbox]),textarea)',
  '[data-own-undo]',
  '[aria-expanded=true]:not([role=row])',
  ':is(input,textarea):invalid',
].join();
const textBox = 'input,textarea';

/**
 * Ctrl Z takes back the last edit of the page, whichever field it was made in, and the focus follows; Ctrl Y or Ctrl Shift Z makes it
 * again. The browser's own undo knows typing only: it would take back letters of another field.
 * @param sheet the fields
 * @param mayEdit whether they can be edited now
 */
export function useUndoKeys(sheet: RefObject<HTMLElement | null>, history: EditHistory, mayEdit: boolean): void {
  useEffect(() => {
    if (!mayEdit) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      if (!(target instanceof Element) || target.closest(own) || history.isEmpty()) return;
      // A box beside the sheet, of a dialog or a search, is none of the page's fields.
      if (
        !sheet.current?.contains(target) &&
        (target.matches(textBox) || target.closest('[role=dialog],[role=alertdialog]'))
      )
        return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const done = key === 'z' && !event.shiftKey ? history.undo() : history.redo();
      void Promise.resolve(done).then((field) => {
        // The row that it belongs to may have to be drawn first.
        if (field !== null) setTimeout(() => focusField(sheet.current, field));
      });
    };
    const onFocusOut = ({ target }: FocusEvent) => {
      if (target instanceof Node && sheet.current?.contains(target)) history.close();
    };
    addEventListener('keydown', onKeyDown, true);
    addEventListener('focusout', onFocusOut);
    return () => {
      removeEventListener('keydown', onKeyDown, true);
      removeEventListener('focusout', onFocusOut);
    };
  }, [sheet, history, mayEdit]);
}

/** Puts the focus into a field, over what stands in it, or on a cell of a grid. */
function focusField(sheet: HTMLElement | null, field: string): void {
  if (goToPath(field)) return;
  const found = [...(sheet?.querySelectorAll<HTMLElement>(`[data-field="${field}"]`) ?? [])]
    .map((each) =>
      each.matches(`${textBox},button,[role=combobox]`) ? each : each.querySelector<HTMLElement>(textBox),
    )
    .find((each) => each !== null && each.offsetParent !== null);
  found?.focus();
  if (found instanceof HTMLInputElement) found.select();
}

import type { DialogResult, DismissReason } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';

/** How a question is left without an answer by who still looks at the page. */
const leaving: ReadonlySet<DismissReason> = new Set(['escape', 'close', 'cancel', 'outside']);

/**
 * Says what counts as printed where nobody answered whether all printed well. Whoever has left the page is told nothing.
 * @param words what counts as printed; null where nothing was printed, or all was answered
 */
export function tellUnanswered(result: DialogResult<unknown>, words: string | null): void {
  if (words === null || !result.dismissed || !leaving.has(result.reason)) return;
  toasts.info({
    title: words,
    message: 'Where the paper is spoiled, say so by the menu of its row',
    duration: 8000,
  });
}

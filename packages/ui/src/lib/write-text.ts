/**
 * Replaces the selected text, or all of it, the one way that the browser can undo (an assignment to `value` cannot be undone). Fires the
 * input event like typing. Answers false where the browser knows no such command: assign the value then.
 */
export function writeText(element: HTMLInputElement | HTMLTextAreaElement, text: string, all = false): boolean {
  element.focus();
  if (all) element.select();
  return text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
}

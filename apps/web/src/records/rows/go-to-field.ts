import { focusFirst } from '../form/section-keys.ts';

/** Goes to a field of the page by its name: `payoffs.principal`. */
export function goToField(name: string): void {
  const part = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
  if (part?.matches('input, textarea, [role=combobox]')) part.focus();
  else focusFirst(part);
}

/** Puts the focus into a field, over what stands in it. */
export function focusOver(field: HTMLElement | null | undefined): void {
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

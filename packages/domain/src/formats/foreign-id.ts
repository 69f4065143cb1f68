/** Foreign ID: letters and digits only (core.md §5). */
export function isForeignID(text: string): boolean {
  return /^[A-Za-z0-9]+$/.test(text);
}

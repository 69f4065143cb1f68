/** What of a dated set is in force on a day; undefined where nothing is. */
export function inForceOn<T extends { readonly from: string; readonly to?: string }>(
  dated: readonly T[],
  day: string,
): T | undefined {
  return dated.find(({ from, to }) => from <= day && (to === undefined || day <= to));
}

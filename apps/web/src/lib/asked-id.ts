/** The id that an address asks for; null where it is none. */
export function askedId(value: unknown): number | null {
  const id = Number(value);
  return Number.isInteger(id) && id > 0 ? id : null;
}

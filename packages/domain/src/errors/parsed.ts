/**
 * What came of reading a typed text: the value, or a sentence for the user. Typing something wrong is no exception,
 * so the parsers of the domain answer with this and throw nothing.
 */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

/** A text that was understood. */
export function parsed<T>(value: T): Parsed<T> {
  return { ok: true, value };
}

/** A text that was refused, and why. */
export function refused(message: string): { readonly ok: false; readonly message: string } {
  return { ok: false, message };
}

import { type EmailRecipient, isEmail, sameEmail } from '../../lib/parse/email.ts';

export interface Insertion {
  list: EmailRecipient[];
  /** Those left out because the list has them, as they stand in the list. */
  duplicates: EmailRecipient[];
  /** Those left out because the list is full. */
  over: EmailRecipient[];
}

/** Puts recipients into a list at a place, each address once, `max` at most. */
export function insertRecipients(
  before: readonly EmailRecipient[],
  incoming: readonly EmailRecipient[],
  at = before.length,
  max = Number.POSITIVE_INFINITY,
): Insertion {
  const fresh: EmailRecipient[] = [];
  const duplicates: EmailRecipient[] = [];
  const over: EmailRecipient[] = [];
  for (const one of incoming) {
    const twin = [...before, ...fresh].find((other) => sameEmail(other, one));
    if (twin) duplicates.push(twin);
    else if (before.length + fresh.length >= max) over.push(one);
    else fresh.push(one);
  }
  return { list: [...before.slice(0, at), ...fresh, ...before.slice(at)], duplicates, over };
}

/** A run of chips, both ends included. */
export interface Range {
  anchor: number;
  focus: number;
}

export const inRange = (range: Range | null, index: number): boolean =>
  range !== null && index >= Math.min(range.anchor, range.focus) && index <= Math.max(range.anchor, range.focus);

export interface Removal {
  list: EmailRecipient[];
  removed: EmailRecipient[];
  /** The chip that gets the focus: the one that took the place, else the one before; null for the text box. */
  next: number | null;
}

export function removeRange(before: readonly EmailRecipient[], range: Range): Removal {
  const from = Math.min(range.anchor, range.focus);
  const list = before.filter((_, index) => !inRange(range, index));
  return {
    list,
    removed: before.filter((_, index) => inRange(range, index)),
    next: list.length === 0 ? null : Math.min(from, list.length - 1),
  };
}

/** What is wrong with a recipient: the address itself, else the caller's own rule. */
export const complaint = (
  one: EmailRecipient,
  invalid: string,
  check?: (address: string) => string | undefined,
): string | undefined => (isEmail(one.address) ? check?.(one.address) : invalid);

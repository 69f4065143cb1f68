import type { FlatRecord } from '@closewright/domain/changes';
import { mergeTyped } from '../editor/merge-typed.ts';
import { tidy } from '../form/record-errors.ts';

/**
 * The form on top of a newer state of its record: what was not touched is taken over, what was typed stays as it was typed.
 * Null where both sides changed a field: that waits for the save, which asks.
 * @param begun what the form is based on
 * @param now what is stored now
 * @param texts fields that are a text also when empty
 */
export function takeOver<F extends FlatRecord>(begun: F, form: F, now: F, texts: readonly string[] = []): F | null {
  const { merged, conflicts } = mergeTyped(begun, { tidied: tidy(form, texts), typed: form }, now);
  return conflicts.length > 0 ? null : merged;
}

import { diffFields, type FlatRecord, threeWay } from '@closewright/domain/changes';
import { tidy } from './field-errors.ts';

/**
 * The form on top of a newer state of its record: what was not touched is taken over, what was typed stays as it was typed.
 * Null where both sides changed a field: that waits for the save, which asks.
 * @param begun what the form is based on
 * @param now what is stored now
 */
export function takeOver<F extends FlatRecord>(begun: F, form: F, now: F): F | null {
  const typed = diffFields(begun, tidy(form));
  if (threeWay(begun, typed, now).conflicts.length > 0) return null;
  const mine = Object.entries(form).filter(([name]) => name in typed);
  return { ...now, ...Object.fromEntries(mine) };
}

import {
  cureToClose,
  type FormSection,
  formRoom,
  overflowOf,
  type ReckonedStatement,
  storedCredits,
  type ToClose,
  toleranceState,
} from '@closewright/domain/closing-file';
import { counted } from '@closewright/domain/formats';
import type { ExplainedForm } from '@closewright/domain/forms';
import { linesOnForm } from './form-lines.ts';
import { type FormPlace, placesOnForm } from './form-places.ts';

/** Something of the form that wants a look, with the way there: a field, or the section that has no room. */
export interface FormCheck {
  readonly kind: ToClose['kind'];
  readonly words: string;
  readonly field?: string;
  readonly line?: string;
  /** Where on the form; none for what it does not show. */
  readonly place?: FormPlace | undefined;
  readonly page?: string | undefined;
}

const goesTo: Readonly<Record<FormSection['goesTo'], string>> = {
  'Its own lines': '',
  'Lines of others': 'takes unused lines of other sections',
  'Pages 2a and 2b': 'stands on pages of its own',
  Addendum: 'goes on on the page that is added',
};

/**
 * What of a form is open, over its room, or above the legal limits, in the order of its pages.
 * @param asked what is still needed to close the statement
 * @param values what the statement itself says, by the names of its fields
 */
export function formChecks(
  form: ExplainedForm,
  state: ReckonedStatement,
  asked: readonly ToClose[],
  values: Readonly<Record<string, unknown>>,
): readonly FormCheck[] {
  const [places, lines] = [placesOnForm(form), linesOnForm(form)];
  const { figures, fees } = state;
  const cure = figures.form === 'CDF' ? cureToClose(toleranceState(fees, storedCredits(figures, values))) : [];
  const fields = [...asked, ...cure].map(({ kind, field, words }): FormCheck => {
    const place = places.get(field);
    return { kind, words, field, place, page: place?.page };
  });
  const sections = overflowOf(formRoom(state)).flatMap(({ key, lines: count, room, goesTo: where }): FormCheck[] => {
    // Other forms have sections of their own, which are as long as they need to be.
    const line = lines.get(key);
    if (line === undefined) return [];
    const words = `${key} has ${counted(count, 'line')} and room for ${room}: it ${goesTo[where]}`;
    return [{ kind: 'look', words, line: key, page: line.page }];
  });
  const order = form.pages.map(({ number }) => number);
  const at = ({ page }: FormCheck) => (page === undefined ? order.length : order.indexOf(page));
  return [...fields, ...sections].toSorted((one, other) => at(one) - at(other));
}

/** What a check is known by while the statement changes. */
export const keyOfCheck = ({ kind, field, line, words }: FormCheck): string => `${kind} ${field ?? line} ${words}`;

/** The check on the form after or before the one in hand, round about; the first or the last one where none is in hand. Null where none stands on the form. */
export function nextCheck(checks: readonly FormCheck[], inHand: string | null, by: 1 | -1): FormCheck | null {
  const shown = checks.filter(({ page }) => page !== undefined);
  const at = shown.findIndex((check) => keyOfCheck(check) === inHand);
  const next = at < 0 && by < 0 ? -1 : at + by;
  return shown.at(next % shown.length) ?? null;
}

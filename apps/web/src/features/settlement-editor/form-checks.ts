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
import type { FormPlace } from './form-places.ts';

/** Something of the form that wants a look, with the way there: a field, or the section that has no room. */
export interface FormCheck {
  readonly kind: ToClose['kind'];
  readonly words: string;
  readonly field?: string;
  readonly line?: string;
  /** Where on the form; none for what it does not show. */
  readonly place?: FormPlace | undefined;
}

const goesTo: Readonly<Record<FormSection['goesTo'], string>> = {
  'Its own lines': '',
  'Lines of others': 'takes unused lines of other sections',
  'Pages 2a and 2b': 'stands on pages of its own',
  Addendum: 'goes on on page 6',
};

/**
 * What of a closing disclosure is open, over its room, or above the legal limits, in the order of its pages.
 * @param asked what is still needed to close it
 * @param values what the statement itself says, by the names of its fields
 */
export function formChecks(
  state: ReckonedStatement,
  asked: readonly ToClose[],
  values: Readonly<Record<string, unknown>>,
  places: ReadonlyMap<string, FormPlace>,
): readonly FormCheck[] {
  const tolerance = toleranceState(state.fees, storedCredits(state.figures, values));
  const fields = [...asked, ...cureToClose(tolerance)].map(
    ({ kind, field, words }): FormCheck => ({ kind, words, field, place: places.get(field) }),
  );
  const sections = overflowOf(formRoom(state)).map(
    ({ key, lines, room, goesTo: where }): FormCheck => ({
      kind: 'look',
      words: `${key} has ${counted(lines, 'line')} and room for ${room}: it ${goesTo[where]}`,
      line: key,
      place: places.get(`totals.${key}`),
    }),
  );
  const pages = new Map([...places.values()].map(({ page }) => [page, page]));
  const order = [...pages.keys()];
  const at = ({ place }: FormCheck) => (place === undefined ? order.length : order.indexOf(place.page));
  return [...fields, ...sections].toSorted((one, other) => at(one) - at(other));
}

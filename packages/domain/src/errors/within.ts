import { InputError, InputErrors, inputErrorsOf } from './input-error.ts';

/** Does a part of a calculation; the fields of its errors get other names. */
function withFields<T>(nameOf: (field: string) => string, part: () => T): T {
  try {
    return part();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw InputErrors.of(inputErrorsOf(error).map((each) => each.called(nameOf(each.field))));
  }
}

/** Does a part of a calculation; an error of its input names the field by its way from the whole: `loan` and `rate` are `loan.rate`. */
export const within = <T>(path: string, part: () => T): T => withFields((field) => `${path}.${field}`, part);

/** Does a part of a calculation whose inputs go by other names outside of it: an error of `day` is one of `date`, of `prior.day` one of `prior.date`. */
export const renamed = <T>(names: Readonly<Record<string, string>>, part: () => T): T =>
  withFields((field) => {
    const found = Object.entries(names).find(([name]) => field === name || field.endsWith(`.${name}`));
    return found ? field.slice(0, field.length - found[0].length) + found[1] : field;
  }, part);

/** Does all parts of a calculation, so that what is wrong with any of them is told at once. Throws the errors of all. */
export function gathered<const Parts extends readonly (() => unknown)[]>(
  ...parts: Parts
): { -readonly [At in keyof Parts]: ReturnType<Parts[At]> } {
  const outcomes = parts.map((part) => attempt(part));
  const errors = outcomes.flatMap((outcome) => (outcome instanceof InputError ? inputErrorsOf(outcome) : []));
  if (errors.length > 0) throw InputErrors.of(errors);
  // Each place holds what the part of that place gives: none of them is an error.
  return outcomes as { -readonly [At in keyof Parts]: ReturnType<Parts[At]> };
}

/** Does the same with all of a list; the errors of every one name it by its place: `fees.3.percent`. */
export const eachWithin = <Item, Made>(
  field: string,
  list: readonly Item[],
  make: (item: Item, at: number) => Made,
): Made[] => gathered(...list.map((item, at) => () => within(`${field}.${at}`, () => make(item, at))));

/** Does a calculation over what somebody is typing: what its rules refuse is answered, not thrown. */
export function attempt<T>(work: () => T): T | InputError {
  try {
    return work();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

import { InputError } from './input-error.ts';

/** Does a part of a calculation; an error of its input names the field by its way from the whole: `loan` and `rate` are `loan.rate`. */
export function within<T>(path: string, part: () => T): T {
  try {
    return part();
  } catch (error) {
    if (error instanceof InputError) throw new InputError(error.code, `${path}.${error.field}`, error.message);
    throw error;
  }
}

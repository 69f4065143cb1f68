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

/** Does a part of a calculation whose input goes by another name outside of it: an error of `day` is one of `closing`. */
export function renamed<T>(names: Readonly<Record<string, string>>, part: () => T): T {
  try {
    return part();
  } catch (error) {
    const name = error instanceof InputError ? names[error.field] : undefined;
    if (error instanceof InputError && name !== undefined) throw new InputError(error.code, name, error.message);
    throw error;
  }
}

/** Does a calculation over what somebody is typing: what its rules refuse is answered, not thrown. */
export function attempt<T>(work: () => T): T | InputError {
  try {
    return work();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

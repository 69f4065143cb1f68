import { InputError } from './input-error.ts';

/** Why an input was refused, for tests: code, field and message. Anything but an InputError goes on. */
export function refusalOf(work: () => unknown): { code: string; field: string; message: string } | null {
  try {
    work();
    return null;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { code, field, message } = error;
    return { code, field, message };
  }
}

import { ApiError } from '../../lib/api/index.ts';
import type { FormField } from '../field/record-field.tsx';

/** Messages by field; the empty name is the record as a whole. */
export type RecordErrors = Readonly<Record<string, string | undefined>>;

/**
 * What the server says of the fields: `changes.login` and `login` are the field login.
 * @param names the fields there are: a path is that of the first of them in it, else of the record as a whole
 * @param fieldOf the field of a path, where its name is not in it
 */
export function serverErrors(
  error: unknown,
  names?: readonly string[],
  fieldOf?: (path: string) => string | undefined,
): RecordErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.modelState).map(([path, messages]) => {
      const own = path.replace(/^(?:body\.)?(?:changes\.)?/, '');
      const parts = own.split('.');
      const named = names === undefined ? parts[0] : parts.find((part) => names.includes(part));
      return [fieldOf?.(own) ?? named ?? '', messages[0]];
    }),
  );
}

/** What is missing, as the schemas would say it: enough where the rest is checked by the fields themselves and by the server. */
export function requiredErrors(
  fields: Readonly<Record<string, FormField>>,
  values: Readonly<Record<string, unknown>>,
): RecordErrors {
  const missing = Object.entries(fields).filter(([name, { required }]) => {
    const value = values[name];
    return required && (value === null || (typeof value === 'string' && value.trim() === ''));
  });
  return Object.fromEntries(missing.map(([name, field]) => [name, field.missing ?? `${field.label} is required`]));
}

/** Texts as the server would keep them: without blanks around, and none instead of an empty one. */
export function tidy<F extends Readonly<Record<string, unknown>>>(form: F, keepEmpty: readonly (keyof F)[] = []): F {
  const values = Object.entries(form).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value];
    const text = value.trim();
    return [name, text === '' && !keepEmpty.includes(name) ? null : text];
  });
  return Object.fromEntries(values) as F;
}

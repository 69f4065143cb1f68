import { ApiError } from '../api/index.ts';

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

/** Texts as the server would keep them: without blanks around, and none instead of an empty one. */
export function tidy<F extends Readonly<Record<string, unknown>>>(form: F, keepEmpty: readonly (keyof F)[] = []): F {
  const values = Object.entries(form).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value];
    const text = value.trim();
    return [name, text === '' && !keepEmpty.includes(name) ? null : text];
  });
  return Object.fromEntries(values) as F;
}

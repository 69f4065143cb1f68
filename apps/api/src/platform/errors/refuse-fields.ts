import { AppError } from '@closewright/domain/errors';

/**
 * Refuses input that breaks a rule of the domain: `errors` are its messages by field, none means nothing is wrong.
 * @param prefix where the fields are in the body, for instance `changes.`
 */
export function refuseFields(errors: Readonly<Record<string, string | undefined>>, prefix = ''): void {
  const wrong = Object.entries(errors).filter(([, message]) => message !== undefined);
  if (wrong.length === 0) return;
  throw new AppError('VALIDATION_FAILED', undefined, {
    modelState: Object.fromEntries(
      wrong.map(([field, message]) => [field === '' ? '' : prefix + field, [message as string]]),
    ),
  });
}

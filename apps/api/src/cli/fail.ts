import { ZodError } from 'zod';

/** The end of a command that could not do its work: the reason, and with DEBUG set the whole error. */
export function fail(error: unknown): void {
  process.exitCode = 1;
  if (process.env.DEBUG !== undefined || !(error instanceof Error)) console.error(error);
  else console.error(error instanceof ZodError ? error.issues.map(({ message }) => message).join('\n') : error.message);
}

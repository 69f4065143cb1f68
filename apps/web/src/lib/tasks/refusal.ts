import { messageOf } from '../api/index.ts';

/** The rule that refused, where the server names one; else its message. */
export function refusalOf(error: unknown): string {
  const state = (error as { modelState?: Readonly<Record<string, readonly string[]>> }).modelState;
  return Object.values(state ?? {})[0]?.[0] ?? messageOf(error);
}

import { ApiError } from './api-error.ts';

/**
 * Something the user wants done once, however often it is asked for: pressed again because no answer came, it goes with the same key, and the
 * server does it once. What was changed in between is another intent.
 */
export interface Intent {
  readonly key: string;
  /** As it was first sent: the version of a file may have moved on by what was stored. */
  readonly body: unknown;
  /** An answer came; null is a success. */
  settle(error: unknown): void;
}

/** Less than the server keeps its answers. */
const keptMilliseconds = 12 * 60 * 60_000;

interface Known extends Intent {
  readonly since: number;
}

/** Those under way, and those whose answer never came. */
const known = new Map<string, Known>();

/** The intent behind a call: the one in doubt, or a new one. */
export function intentOf(address: string, body: unknown): Intent {
  const { version: _, ...wanted } = (body ?? {}) as { version?: unknown };
  const what = JSON.stringify([address, wanted]);
  const before = known.get(what);
  if (before && Date.now() - before.since < keptMilliseconds) return before;
  let isInDoubt = false;
  const intent: Known = {
    key: crypto.randomUUID(),
    body,
    since: Date.now(),
    settle(error) {
      const isOver = error === null || (isRefusal(error) && (!isInDoubt || endsDoubt(error)));
      if (!isOver) isInDoubt ||= !isRefusal(error);
      else if (known.get(what) === intent) known.delete(what);
    },
  };
  known.set(what, intent);
  return intent;
}

/**
 * Once in doubt, a refusal says that nothing is stored only where the call was begun: a conflict is found by what is stored. A key of another
 * call, as one is when rights have changed since, is refused for as long as the server keeps it.
 */
const endsDoubt = ({ status, errorCode }: ApiError): boolean =>
  status === 409 || errorCode === 'IDEMPOTENCY_KEY_REUSED';

/** Forgets them all, with what was typed: the session ends. */
export function forgetIntents(): void {
  known.clear();
}

/** An answer that says no; anything else may be a yes that was lost. */
function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.errorCode === 'BAD_ANSWER') return false;
  return error.status >= 400 && error.status < 500;
}

import { type ErrorCode, errorCodes } from './error-codes.ts';

/** Messages by field path (`order.closingDate`, `loans.7.amount`); the empty path is the request as a whole. */
export type ModelState = Readonly<Record<string, readonly string[]>>;

/** What is stored now, sent with VERSION_CONFLICT so that the web can show both sides. `changedAt` is an ISO instant. */
export interface VersionConflict {
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: string;
  readonly current: unknown;
}

export interface AppErrorDetails {
  readonly modelState?: ModelState;
  readonly conflict?: VersionConflict;
  /** Of the failed request; known in the web, where a user may quote it to support. */
  readonly requestID?: string;
  /** The internal error behind it: for the log, never for an answer. */
  readonly cause?: unknown;
}

/**
 * The one error type of both sides: the api throws it, the web raises it from a failed answer (core.md §7: errorCode,
 * errorMessage, modelState). `message` is safe to show to any user; internals belong into `cause`.
 * Without a message the text of the code is used.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly modelState: ModelState | undefined;
  readonly conflict: VersionConflict | undefined;
  readonly requestID: string | undefined;

  constructor(code: ErrorCode, message?: string, details: AppErrorDetails = {}) {
    super(message ?? errorCodes[code].message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.modelState = details.modelState;
    this.conflict = details.conflict;
    this.requestID = details.requestID;
  }

  /** The HTTP status of the code. */
  get status(): number {
    return errorCodes[this.code].status;
  }
}

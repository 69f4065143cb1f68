import type { Failure, FailureDetail } from '@closewright/contract/kit';
import type { ErrorCode } from '@closewright/domain/errors';

/** The code of a failure, plus the two that never reach the server's table: no answer at all, and no envelope in it. */
export type ApiErrorCode = ErrorCode | 'NO_ANSWER' | 'BAD_ANSWER';

/** The one error every failed call raises (core.md §7). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly errorCode: ApiErrorCode;
  /** Safe to show. */
  readonly errorMessage: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly requestID: string | undefined;
  /** Of the server; sent in development only. */
  readonly stackTrace: string | undefined;
  /** Messages by field path. */
  readonly modelState: Readonly<Record<string, readonly string[]>>;
  /** Only with VERSION_CONFLICT: what is stored now. */
  readonly conflict: FailureDetail['conflict'];

  constructor(errorCode: ApiErrorCode, errorMessage: string, status: number, detail?: FailureDetail) {
    super(errorMessage);
    this.errorCode = errorCode;
    this.errorMessage = errorMessage;
    this.status = status;
    this.requestID = detail?.requestID;
    this.stackTrace = detail?.stackTrace;
    this.modelState = detail?.modelState ?? {};
    this.conflict = detail?.conflict;
  }

  /** From the envelope of a failure. */
  static fromEnvelope(failure: Failure, status: number): ApiError {
    return new ApiError(failure.errorCode, failure.errorMessage, status, failure.result);
  }
}

/** The sentence to show for whatever was thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.errorMessage;
  return error instanceof Error ? error.message : String(error);
}

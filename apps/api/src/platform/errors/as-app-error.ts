import { AppError, type ErrorCode, InputError, inputErrorsOf } from '@closewright/domain/errors';
import { jsonLimits } from '../http/json-limits.ts';

/** Errors of Fastify and its parsers that are the caller's doing, by their own code. */
const byFrameworkCode: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_BODY',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_BODY',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_BODY',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_ERR_NOT_FOUND: 'NOT_FOUND',
};

/** Where the limit is known, the answer says it. */
const messageOf = (code: ErrorCode, mostBytes: number): string | undefined =>
  code === 'PAYLOAD_TOO_LARGE'
    ? `The request is too large: at most ${Math.floor(mostBytes / 1024)} KB at once.`
    : undefined;

/** Statuses of a client error that carries no code of ours and none of Fastify's. */
const byStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'MALFORMED_BODY',
  // A path that leads out of the folder of the web app, or that is written in a way no link of it is.
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'NOT_FOUND',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
};

/** Values that no calculation takes, as where the sum of stored amounts is beyond all that is reckoned with. */
function asRefusal(error: InputError): AppError {
  const modelState = Object.fromEntries(inputErrorsOf(error).map(({ field, message }) => [field, [message]]));
  return new AppError('VALIDATION_FAILED', error.message, { modelState, cause: error });
}

/**
 * Makes any thrown value an error of the table (errors of the database already are: platform/db). What is not known to
 * be safe to tell becomes INTERNAL.
 * @param mostBytes how large the body may be where it was sent
 */
export function asAppError(thrown: unknown, mostBytes: number = jsonLimits.bytes): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof InputError) return asRefusal(thrown);
  const { code, statusCode } = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as {
    code?: unknown;
    statusCode?: unknown;
  };
  if (typeof code === 'string') {
    const known = byFrameworkCode[code];
    if (known) return new AppError(known, messageOf(known, mostBytes), { cause: thrown });
  }
  const known = typeof statusCode === 'number' ? byStatus[statusCode] : undefined;
  return new AppError(known ?? 'INTERNAL', undefined, { cause: thrown });
}

import { type ErrorCode, errorCodes } from '@closewright/domain/errors';
import { z } from 'zod';

/** The error codes as a zod enum, so that OpenAPI lists them. */
export const errorCodeSchema = z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]);

/** What `result` holds when `isSuccessful` is false. `stackTrace` is sent in development only. */
export const failureDetailSchema = z
  .object({
    requestID: z.string(),
    /** Messages by field path; the empty path is the request as a whole. */
    modelState: z.record(z.string(), z.array(z.string())).optional(),
    stackTrace: z.string().optional(),
    /** Only with VERSION_CONFLICT: the version stored now, who stored it, when, and what is stored. */
    conflict: z
      .object({
        version: z.int(),
        changedBy: z.string(),
        changedAt: z.string(),
        current: z.unknown(),
      })
      .optional(),
  })
  .meta({ id: 'FailureDetail' });

/** The envelope of a failure: the same four members as a success (core.md §7). */
export const failureSchema = z
  .object({
    isSuccessful: z.literal(false),
    errorCode: errorCodeSchema,
    errorMessage: z.string(),
    result: failureDetailSchema,
  })
  .meta({ id: 'Failure' });

/** The envelope of a success around `result` (core.md §7: exactly isSuccessful, errorCode, errorMessage, result). */
export function successSchema<R extends z.ZodType>(result: R) {
  return z.object({ isSuccessful: z.literal(true), errorCode: z.null(), errorMessage: z.null(), result });
}

/** The details of a failed call, for the form that made it. */
export type FailureDetail = z.infer<typeof failureDetailSchema>;
/** The body of every failed call. `errorMessage` may be shown to the user. */
export type Failure = z.infer<typeof failureSchema>;

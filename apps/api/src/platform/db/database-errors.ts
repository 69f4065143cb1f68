import { AppError } from '@closewright/domain/errors';

/** The parts of an error of `pg` that tell what happened. */
interface PostgresError extends Error {
  readonly code?: string;
  readonly constraint?: string;
}

const unavailable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'ENOENT',
  '53300', // too many connections
  '57P01',
  '57P02',
  '57P03', // the server goes down, or is still starting
  '57014', // statement timeout
  '08000',
  '08003',
  '08006',
  '25P03', // idle in transaction for too long
]);

/** What a client can cause with a value that passed the contract. The text is for the user; the constraint stays in the log. */
const refused: Readonly<Record<string, string>> = {
  '23503': 'One of the values refers to something that does not exist.',
  '23514': 'One of the values is not allowed.',
  '22001': 'One of the values is too long.',
  '22003': 'One of the numbers is too large.',
  '22007': 'One of the dates is not a date.',
  '22008': 'One of the dates does not exist.',
  '22021': 'One of the texts contains a character that cannot be stored.',
  '22P05': 'One of the texts contains a character that cannot be stored.',
};

const isPostgresError = (error: unknown): error is PostgresError => error instanceof Error && 'code' in error;

/** An error of the database as the error the api answers with; everything unforeseen is left as it is (INTERNAL). */
export function toAppError(error: unknown): unknown {
  if (error instanceof AppError || !isPostgresError(error) || typeof error.code !== 'string') {
    return error instanceof Error &&
      /Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(error.message)
      ? new AppError('UNAVAILABLE', undefined, { cause: error })
      : error;
  }
  if (error.code === '23505' && error.constraint === 'orders_file_number_key') {
    return new AppError('FILE_NUMBER_IN_USE', undefined, { cause: error });
  }
  // Whoever holds the row is of the same tenant: no two tenants share one.
  if (error.code === '55P03') return new AppError('TENANT_BUSY', undefined, { cause: error });
  if (unavailable.has(error.code)) return new AppError('UNAVAILABLE', undefined, { cause: error });
  const message = refused[error.code];
  return message === undefined ? error : new AppError('VALIDATION_FAILED', message, { cause: error });
}

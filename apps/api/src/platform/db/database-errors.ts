import { AppError } from '@closewright/domain/errors';

/** The parts of an error of `pg` that tell what happened. */
interface PostgresError extends Error {
  readonly code?: string;
  readonly constraint?: string;
}

/** What passes by itself: whoever asks again later may be answered. The api says when (503), an import breaks off. */
const unavailable = new Set([
  // The way to the server
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  // The server: it goes down, is still starting, has become a standby, or its database is gone
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '25006',
  // What it runs short of: any resource, disk, memory, connections
  '53000',
  '53100',
  '53200',
  '53300',
  '58000',
  '58030', // its disk fails
  // What took too long: a statement, a transaction, an idle one, an idle session
  '57014',
  '25P03',
  '25P04',
  '57P05',
  // Two that wait for each other, or overtake each other
  '40001',
  '40P01',
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
      /Connection terminated|is not queryable|Query read timeout|timeout exceeded when trying to connect/.test(
        error.message,
      )
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

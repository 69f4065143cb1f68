import type { BankFileFinding } from '@closewright/domain/bank-files';
import { AppError, type ErrorCode } from '@closewright/domain/errors';
import { formatDate } from '@closewright/domain/formats';

/** How many findings are told one by one. */
const mostFindings = 500;

const words = ({ line, text }: BankFileFinding): string => (line === null ? text : `Line ${line}: ${text}`);

/** What is wrong with a file, by line; what is wrong with the whole of it at `content`. */
export function refusedFile(problems: readonly BankFileFinding[]): AppError {
  const byPath = new Map<string, string[]>();
  for (const problem of problems.slice(0, mostFindings)) {
    const path = problem.line === null ? 'content' : `lines.${problem.line}`;
    byPath.set(path, [...(byPath.get(path) ?? []), words(problem)]);
  }
  const [first] = problems;
  const more = problems.length > 1 ? `. There is more: ${problems.length - 1}` : '';
  return new AppError('BANK_FILE_REFUSED', first && `${words(first)}${more}.`, {
    modelState: Object.fromEntries(byPath),
  });
}

/** Refuses the whole of what was asked, at a field of it. */
export const refusedAt = (code: ErrorCode, path: string, message: string, cause?: unknown): AppError =>
  new AppError(code, message, { modelState: { [path]: [message] }, cause });

/** What the database says when a day was closed meanwhile, as the error the api answers with; anything else as it is. */
export function refusedAsClosed(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'LG001' || error.message !== 'CLOSED')
    return error;
  const { closedThrough } = JSON.parse('detail' in error ? String(error.detail) : '{}');
  return refusedAt('PERIOD_CLOSED', path, closedWords(closedThrough), error);
}

/** Why nothing changes in a closed day. */
export const closedWords = (closedThrough: string): string =>
  `This bank account is reconciled through ${formatDate(closedThrough)}: what the bank told up to then stays.`;

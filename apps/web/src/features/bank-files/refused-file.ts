import type { BankFileFinding } from '@closewright/domain/bank-files';
import { ApiError } from '../../lib/api/index.ts';

/** A file of which nothing was taken, and why, by line. */
export interface RefusedFile {
  readonly fileName: string;
  readonly problems: readonly BankFileFinding[];
}

const byLine = (a: BankFileFinding, b: BankFileFinding): number => (a.line ?? 0) - (b.line ?? 0);

/** Why a file was refused, in the order of its lines; null where something else went wrong than with the file. */
export function refusedFile(fileName: string, error: unknown): RefusedFile | null {
  if (!(error instanceof ApiError) || error.errorCode !== 'BANK_FILE_REFUSED') return null;
  const problems = Object.entries(error.modelState).flatMap(([path, texts]): BankFileFinding[] => {
    const line = /(?:^|\.)(\d+)$/.exec(path)?.[1];
    if (line === undefined) return texts.map((text) => ({ line: null, text }));
    return texts.map((text) => ({ line: Number(line), text: text.replace(`Line ${line}: `, '') }));
  });
  if (problems.length === 0) return { fileName, problems: [{ line: null, text: error.errorMessage }] };
  return { fileName, problems: problems.toSorted(byLine) };
}

/** A finding as it is read: `Line 12: …`; what is about the whole file has no line. */
export const findingText = ({ line, text }: BankFileFinding): string =>
  line === null ? text : `Line ${line}: ${text}`;

/** All that is wrong with a file, to be sent to the bank. */
export const refusalText = ({ fileName, problems }: RefusedFile): string =>
  [`${fileName}: nothing was taken`, ...problems.map(findingText)].join('\n');

import {
  type BankDay,
  type BankFileFinding,
  type BankFileLayout,
  type BankItem,
  bankFileLayoutProblems,
  readBankFile,
} from '@closewright/domain/bank-files';

/** A file of a bank to try a layout on. It stays in the browser. */
export interface SampleFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a layout makes of a sample. */
export interface SampleReading {
  readonly items: readonly BankItem[];
  readonly days: readonly BankDay[];
  readonly problems: readonly BankFileFinding[];
  readonly warnings: readonly BankFileFinding[];
}

/** What a layout makes of a sample, as the same file would be read when it is imported. */
export function readSample({ bytes }: SampleFile, layout: BankFileLayout): SampleReading {
  const nothing = { items: [], days: [], warnings: [] };
  const own = Object.values(bankFileLayoutProblems(layout)).filter((why) => why !== undefined);
  if (own.length > 0) return { ...nothing, problems: own.map((text) => ({ line: null, text })) };
  const read = readBankFile(bytes, layout);
  if ('problems' in read) return { ...nothing, problems: read.problems };
  const { format, statements, warnings } = read.file;
  if (format !== 'CSV')
    return { ...nothing, problems: [{ line: null, text: `This is a ${format} file: it is read without a layout` }] };
  return {
    items: statements.flatMap(({ items }) => items),
    days: statements.flatMap(({ days }) => days),
    ...{ problems: [], warnings },
  };
}

/** So many lines of a sample are shown. */
export const mostSampleLines = 200;

/** The first lines of a sample as they stand in the file. */
export function linesOf({ bytes }: SampleFile): readonly string[] {
  const text = new TextDecoder().decode(bytes.slice(0, 200_000));
  return text.split(/\r\n|\r|\n/).slice(0, mostSampleLines);
}

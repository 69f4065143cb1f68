import {
  type BankFileLayout,
  bankColumnValues,
  bankFileDates,
  bankFileDelimiters,
  bankFileLimits,
  bankFileSigns,
  bankItemKinds,
} from '@closewright/domain/bank-files';
import { z } from 'zod';
import { line, lines } from '../kit/index.ts';

const columnSchema = z
  .strictObject({
    value: z.enum(bankColumnValues),
    heading: line().max(80).nullable(),
    place: z.int().min(1, 'Columns count from 1').max(200).nullable(),
  })
  .meta({ id: 'BankColumn' });

const wordSchema = z
  .strictObject({
    word: line().min(1, { error: 'The word of the bank is required', abort: true }).max(60),
    kind: z.enum(bankItemKinds),
  })
  .meta({ id: 'BankWord' });

/** A layout of a bank's CSV files as people edit it. What is wrong with it as a whole, `bankFileLayoutProblems` of the domain says. */
export const bankFileLayoutSchema = z
  .strictObject({
    name: line().min(1, { error: 'Layout is required', abort: true }).max(60),
    delimiter: z.enum(bankFileDelimiters),
    skip: z.int().min(0).max(100),
    hasHeadings: z.boolean(),
    date: z.enum(bankFileDates),
    sign: z.enum(bankFileSigns),
    columns: z.array(columnSchema).max(30, 'At most 30 columns'),
    words: z.array(wordSchema).max(60, 'At most 60 words'),
    note: lines().max(bankFileLimits.note).nullable(),
    inactive: z.boolean(),
  })
  .meta({ id: 'BankFileLayout' }) satisfies z.ZodType<BankFileLayout>;

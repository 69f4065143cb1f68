import {
  type PositivePayField,
  type PositivePayLayout,
  positivePayAmounts,
  positivePayDelimiters,
  positivePayEndedAmounts,
  positivePayFills,
  positivePayFormats,
  positivePayLimits,
  positivePayLineEnds,
  positivePayOverlongs,
  positivePayQuotings,
  positivePaySides,
  positivePayValues,
} from '@closewright/domain/positive-pay';
import { z } from 'zod';
import { line, lines } from '../kit/index.ts';

const most = positivePayLimits;

/** A text whose blanks at its ends count: it goes to the bank as it is. */
const exactly = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[ -~]*$/, 'Files for banks have letters, digits and signs of a plain keyboard alone');

const fieldSchema = z
  .strictObject({
    label: line().min(1, { error: 'What the field is called is required', abort: true }).max(most.label),
    value: z.enum(positivePayValues),
    text: exactly(most.text).nullable(),
    width: z.int().min(1, 'A field has at least one character').max(most.width).nullable(),
    align: z.enum(positivePaySides),
    fill: z.enum(positivePayFills),
    amount: z.enum(positivePayAmounts).nullable(),
    mask: exactly(most.mask).nullable(),
    overlong: z.enum(positivePayOverlongs),
  })
  .meta({ id: 'PositivePayField' }) satisfies z.ZodType<PositivePayField>;

const rowSchema = z.array(fieldSchema).max(most.fields, `At most ${most.fields} fields`);
const rowsSchema = z.array(rowSchema).max(most.rows, `At most ${most.rows} lines`);

/** A layout as people edit it. What is wrong with it as a whole, `layoutProblems` of the domain says. */
export const positivePayLayoutSchema = z
  .strictObject({
    name: line().min(1, { error: 'Layout is required', abort: true }).max(most.name),
    format: z.enum(positivePayFormats),
    delimiter: z.enum(positivePayDelimiters).nullable(),
    quoting: z.enum(positivePayQuotings).nullable(),
    lineEnd: z.enum(positivePayLineEnds),
    endsLastLine: z.boolean(),
    words: z.strictObject({ issue: exactly(most.word), void: exactly(most.word), stop: exactly(most.word) }),
    endedAmount: z.enum(positivePayEndedAmounts),
    bankID: exactly(most.bankID).nullable(),
    isUpperCase: z.boolean(),
    forbidden: exactly(most.forbidden),
    header: rowsSchema,
    detail: rowSchema,
    trailer: rowsSchema,
    fileName: line().min(1, { error: 'File name is required', abort: true }).max(most.fileName),
    note: lines().max(most.note).nullable(),
    inactive: z.boolean(),
  })
  .meta({ id: 'PositivePayLayout' }) satisfies z.ZodType<PositivePayLayout>;

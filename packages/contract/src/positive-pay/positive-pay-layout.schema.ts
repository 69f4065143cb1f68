import {
  type PositivePayField,
  type PositivePayLayout,
  positivePayAmounts,
  positivePayDelimiters,
  positivePayEndedAmounts,
  positivePayFills,
  positivePayFormats,
  positivePayKinds,
  positivePayLimits,
  positivePayLineEnds,
  positivePayOverlongs,
  positivePayQuotings,
  positivePaySides,
  positivePayValues,
} from '@closewright/domain/positive-pay';
import { z } from 'zod';
import { anyDate, line, lines } from '../kit/index.ts';

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

const eventSchema = z.strictObject({
  kind: z.enum(positivePayKinds),
  checkNumber: z.int().min(1),
  amount: z.int().min(1),
  payee: line().max(120),
  issuedOn: anyDate,
  happenedOn: anyDate,
});

/** The sample of a bank: in the account of the sample, which is none of the office. */
const goldenSchema = z
  .strictObject({
    text: z
      .string()
      .min(1)
      .max(most.golden, `At most ${most.golden} characters`)
      .regex(/^[ -~\r\n\t]*$/, 'Files for banks have letters, digits and signs of a plain keyboard alone'),
    isFile: z.boolean(),
    account: z.strictObject({ routingNumber: exactly(9), accountNumber: exactly(17) }),
    facts: z.strictObject({ date: anyDate, number: z.int().min(1) }),
    events: z.array(eventSchema).max(most.goldenChecks, `At most ${most.goldenChecks} checks`),
  })
  .meta({ id: 'PositivePayGolden' });

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
    golden: goldenSchema.nullish(),
  })
  .meta({ id: 'PositivePayLayout' }) satisfies z.ZodType<PositivePayLayout>;

import { achReturnStates } from '@closewright/domain/ach';
import { z } from 'zod';
import { postedNumberSchema } from '../check-writing/index.ts';
import { anyDate, digestOf, endpoint, idSchema, line } from '../kit/index.ts';

const tag = 'Wires';
const path = '/api/wires-out/ach-returns';
const write = { kind: 'action', action: 'sendWires', inAnyRegion: true } as const;

/** A file of returns has at most 1 MB: some five thousand entries. */
const mostLetters = Math.ceil(1_000_000 / 3) * 4;

const sentFile = {
  fileName: line().min(1, { error: 'The name of the file is required', abort: true }).max(120),
  content: z
    .base64({ error: 'The bytes of the file are base64' })
    .max(mostLetters, 'A file of returns has at most 1 MB'),
};

/** An entry of a file of returns, and what it is beside what was sent. */
export const achReturnRowSchema = z
  .object({
    /** Of the file, from 1. */
    line: z.int(),
    kind: z.enum(['return', 'change']),
    code: z.string(),
    trace: z.string(),
    amount: z.int(),
    /** The payee as the bank has it. */
    name: z.string(),
    on: anyDate,
    state: z.enum(achReturnStates),
    words: z.string(),
    /** The payment that was sent; null where none of the caller's accounts was. */
    payment: z
      .object({
        bankAccountID: idSchema,
        ...postedNumberSchema.shape,
        reference: z.string(),
        /** As it was posted. */
        payee: z.string(),
        /** Null of money of no file. */
        fileNumber: z.string().nullable(),
        wirePayeeID: idSchema.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'AchReturnRow' });

export const previewAchReturns = endpoint({
  name: 'previewAchReturns',
  method: 'POST',
  path: `${path}/preview`,
  summary:
    'Reads a NACHA file of returns and notices of change, and says of each entry whether its payment is known by its trace number. Stores nothing. A file that does not add up is refused whole, with its line.',
  tag,
  body: z.strictObject(sentFile),
  mostBytes: mostLetters + 4096,
  result: z
    .object({
      /** Which file and what was known then, as `takeAchReturns` is told it. */
      digest: digestOf('a preview'),
      rows: z.array(achReturnRowSchema),
      /** How many would be taken. */
      fresh: z.int().min(0),
    })
    .meta({ id: 'AchReturnsPreview' }),
  access: write,
  idempotent: false,
  errors: ['BANK_FILE_REFUSED'],
});

export const takeAchReturns = endpoint({
  name: 'takeAchReturns',
  method: 'POST',
  path,
  summary:
    'Records that all payments of a NACHA file of returns came back that are new in it, as its preview said, or none. Nothing is posted. A notice of change changes nothing.',
  tag,
  body: z.strictObject({ ...sentFile, digest: digestOf('a preview') }),
  mostBytes: mostLetters + 4096,
  result: z.object({ taken: z.int().min(1), left: z.int().min(0) }).meta({ id: 'TakenAchReturns' }),
  access: write,
  errors: ['BANK_FILE_REFUSED', 'FORBIDDEN', 'APP_READ_ONLY', 'CARRIED_ON'],
  audits: ['ach_return_files', 'ach_returns'],
});

/** An entry of a file of returns, and what it is. */
export type AchReturnRow = z.infer<typeof achReturnRowSchema>;
/** What a file of returns would do, row by row. */
export type AchReturnsPreview = z.infer<typeof previewAchReturns.result>;

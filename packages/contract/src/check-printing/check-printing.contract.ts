import { z } from 'zod';
import { fileLedgerSchema, postedNumberSchema, reasonSchema } from '../check-writing/index.ts';
import { downloadSchema, endpoint, idSchema } from '../kit/index.ts';
import { orderParams } from '../orders/index.ts';

const tag = 'Check printing';
const write = { kind: 'action', action: 'writeChecks' } as const;
const onFile = ['NOT_FOUND', 'FORBIDDEN', 'FILE_LOCKED', 'FILE_IN_USE', 'APP_READ_ONLY'] as const;

const checks = {
  bankAccountID: idSchema,
  checks: z.array(postedNumberSchema).min(1, 'Choose at least one').max(200, 'At most 200 at once'),
};

/** What checks are printed with, of one file or of several. */
export const howPrinted = {
  checkLayoutID: idSchema,
  /** Whose offsets are used; null: none. */
  checkPrinterID: idSchema.nullable(),
  /** Whether each check has a letter with what it pays: of a check for several files with each line of each. */
  coverLetters: z.boolean(),
  /** Whose signatures are printed on those of them whose bank account and amount allow it; none: they are signed by hand. */
  signers: z
    .array(idSchema)
    .max(2, 'At most 2 sign a check')
    .refine((ids) => new Set(ids).size === ids.length, 'Somebody is named twice')
    .default([]),
  /** Why what was printed is printed again. */
  reason: reasonSchema.nullable(),
};

export const printChecks = endpoint({
  name: 'printChecks',
  method: 'POST',
  path: '/api/orders/:ordersID/checks/print',
  summary:
    'Puts outstanding checks of a bank account on paper, by number, and records each. While a paper of a check is good, it is printed again with a reason alone. Answers where the PDF may be fetched, once.',
  tag,
  params: orderParams,
  body: z.strictObject({
    ...checks,
    ...howPrinted,
  }),
  result: z.object({ download: downloadSchema, ledger: fileLedgerSchema }).meta({ id: 'PrintedChecks' }),
  access: write,
  errors: [...onFile, 'BANK_ACCOUNT_CLOSED', 'DISBURSEMENT_BLOCKED', 'CARRIED_ON'],
  audits: ['check_prints'],
});

export const spoilChecks = endpoint({
  name: 'spoilChecks',
  method: 'POST',
  path: '/api/orders/:ordersID/checks/spoil',
  summary:
    'Records that all paper of checks is spoiled: misprinted, torn or lost before it left the office. They are to be printed again; their numbers and amounts stay.',
  tag,
  params: orderParams,
  body: z.strictObject({ ...checks, reason: reasonSchema }),
  result: fileLedgerSchema,
  access: write,
  errors: [...onFile, 'CARRIED_ON'],
  audits: ['check_prints'],
});

/** What checks are printed with. */
export type ChecksToPrint = z.output<typeof printChecks.body>;

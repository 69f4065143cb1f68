import { bankFileLimits } from '@closewright/domain/bank-files';
import { z } from 'zod';
import { postingDate } from '../check-writing/index.ts';
import { digestOf, downloadSchema, endpoint, idInPath, line, pageQuery } from '../kit/index.ts';
import { reconciliationRowSchema } from './reconciliation.schema.ts';

const tag = 'Reconciliation';
const path = '/api/reconciliations';
const ofDay = `${path}/accounts/:bankAccountID/days/:date`;
const read = { kind: 'action', action: 'readReconciliations', inAnyRegion: true } as const;
const write = { kind: 'action', action: 'writeReconciliations', inAnyRegion: true } as const;
const onDay = z.strictObject({ bankAccountID: idInPath, date: postingDate });
const onOne = z.strictObject({ reconciliationID: idInPath });
const note = line().max(bankFileLimits.note).nullable();
const changing = ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'DECIDED_ALREADY'] as const;

export const listReconciliations = endpoint({
  name: 'listReconciliations',
  method: 'GET',
  path,
  summary:
    "A page of the reconciliations of the caller's regions or of one account, the latest day first, those that were reopened included.",
  tag,
  query: z.strictObject({ ...pageQuery, bankAccountID: z.coerce.number().int().min(1).optional() }),
  result: z
    .object({ results: z.array(reconciliationRowSchema), totalRecords: z.int() })
    .meta({ id: 'Reconciliations' }),
  access: read,
});

export const getReconciliation = endpoint({
  name: 'getReconciliation',
  method: 'GET',
  path: `${path}/:reconciliationID`,
  summary: 'One reconciliation.',
  tag,
  params: onOne,
  result: reconciliationRowSchema,
  access: read,
  errors: ['NOT_FOUND'],
});

export const finalizeReconciliation = endpoint({
  name: 'finalizeReconciliation',
  method: 'POST',
  path: `${ofDay}/finalize`,
  summary:
    'Finalizes an account through a day, once bank, book and files agree to the cent: nothing is posted, imported or matched on these days any more, and the pack is kept. `digest` is that of the day as whoever signs has seen it.',
  tag,
  params: onDay,
  body: z.strictObject({ digest: digestOf('a day, as it was seen'), note }),
  result: reconciliationRowSchema,
  access: write,
  errors: [...changing, 'NOT_RECONCILED', 'PERIOD_CLOSED'],
  audits: ['reconciliations'],
});

export const reviewReconciliation = endpoint({
  name: 'reviewReconciliation',
  method: 'POST',
  path: `${path}/:reconciliationID/review`,
  summary: 'Signs a reconciliation as its reviewer, who is not its preparer.',
  tag,
  params: onOne,
  body: z.strictObject({ note }),
  result: reconciliationRowSchema,
  access: write,
  errors: changing,
  audits: ['reconciliations'],
});

export const askReopenReconciliation = endpoint({
  name: 'askReopenReconciliation',
  method: 'POST',
  path: `${path}/:reconciliationID/ask-reopen`,
  summary: 'Asks that the last reconciliation of an account is reopened, and says why.',
  tag,
  params: onOne,
  body: z.strictObject({ reason: line().min(1, { error: 'Say why', abort: true }).max(bankFileLimits.note) }),
  result: reconciliationRowSchema,
  access: write,
  errors: [...changing, 'CARRIED_ON'],
  audits: ['reconciliations'],
});

export const reopenReconciliation = endpoint({
  name: 'reopenReconciliation',
  method: 'POST',
  path: `${path}/:reconciliationID/reopen`,
  summary:
    'Reopens a reconciliation as somebody else asked: its days take postings and matches again, its pack stays as it was. Or says no.',
  tag,
  params: onOne,
  body: z.strictObject({ isApproved: z.boolean(), note }),
  result: reconciliationRowSchema,
  access: write,
  errors: [...changing, 'CARRIED_ON'],
  audits: ['reconciliations'],
});

export const getReconciliationPack = endpoint({
  name: 'getReconciliationPack',
  method: 'GET',
  path: `${path}/:reconciliationID/pack`,
  summary: 'Where the pack of a reconciliation may be fetched as a PDF, once, as it was finalized.',
  tag,
  params: onOne,
  result: downloadSchema,
  access: read,
  errors: ['NOT_FOUND'],
});

export const getDraftPack = endpoint({
  name: 'getDraftPack',
  method: 'GET',
  path: `${ofDay}/pack`,
  summary: 'Where the pack of a day as it stands may be fetched as a PDF, once; each page says that it is a draft.',
  tag,
  params: onDay,
  result: downloadSchema,
  access: read,
  errors: ['NOT_FOUND'],
});

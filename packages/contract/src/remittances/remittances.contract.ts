import { remittanceKinds, remittanceLimits } from '@closewright/domain/remittances';
import { z } from 'zod';
import { postingDate, reasonSchema } from '../check-writing/index.ts';
import { downloadSchema, endpoint, idInPath, idSchema, line, pageQuery } from '../kit/index.ts';
import {
  remitTotalsSchema,
  remittanceActSchema,
  remittanceDetailSchema,
  remittanceSchema,
  waitingPolicySchema,
} from './remittance.schema.ts';

const tag = 'E-Remit';
const path = '/api/remittances';
const read = { kind: 'action', action: 'readEscrowAccounting', inAnyRegion: true } as const;
const write = { kind: 'action', action: 'writeRemittances', inAnyRegion: true } as const;
const unlock = { ...write, besides: { action: 'unlockPolicyRemitDates', to: 'unlock' } } as const;
const kind = z.enum(remittanceKinds);
const underwriterKey = line().min(1).max(160);

export const listRemitUnderwriters = endpoint({
  name: 'listRemitUnderwriters',
  method: 'GET',
  path: `${path}/underwriters`,
  summary: "The underwriters of policies with a number in files of the caller's regions, by name.",
  tag,
  query: z.strictObject({ kind }),
  result: z.array(
    z.object({ underwriterKey: z.string(), name: z.string(), policies: z.int() }).meta({ id: 'RemitUnderwriter' }),
  ),
  access: read,
});

export const listWaitingPolicies = endpoint({
  name: 'listWaitingPolicies',
  method: 'GET',
  path: `${path}/waiting`,
  summary:
    "The policies of an underwriter in files of the caller's regions that wait to be remitted up to the end of a month, those of earlier months and corrections included, with their lines.",
  tag,
  query: z.strictObject({ kind, underwriterKey, period: postingDate }),
  result: z
    .object({ policies: z.array(waitingPolicySchema), totals: remitTotalsSchema, isCut: z.boolean() })
    .meta({ id: 'WaitingPolicies' }),
  access: read,
});

export const listRemittances = endpoint({
  name: 'listRemittances',
  method: 'GET',
  path,
  summary: "A page of remittances all of whose files are of the caller's regions, the newest first.",
  tag,
  query: z.strictObject({ kind, underwriterKey: underwriterKey.optional(), ...pageQuery }),
  result: z.object({ results: z.array(remittanceSchema), totalRecords: z.int() }).meta({ id: 'Remittances' }),
  access: read,
});

export const getRemittance = endpoint({
  name: 'getRemittance',
  method: 'GET',
  path: `${path}/:remittanceID`,
  summary:
    'A remittance with its lines, its payments held against them file by file, its exceptions and its documents. The lines of a draft are those of now.',
  tag,
  params: z.strictObject({ remittanceID: idInPath }),
  result: remittanceDetailSchema,
  access: read,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const createRemittance = endpoint({
  name: 'createRemittance',
  method: 'POST',
  path,
  summary: 'Begins a remittance of policies that wait. Its lines are frozen when somebody else approves it.',
  tag,
  body: z.strictObject({
    kind,
    underwriterKey,
    period: postingDate,
    titlePolicyIDs: z
      .array(idSchema)
      .min(1, 'Choose a policy')
      .max(remittanceLimits.policies, `At most ${remittanceLimits.policies} policies`),
  }),
  result: remittanceDetailSchema,
  access: write,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'CARRIED_ON'],
  audits: ['remittances', 'remittance_policies'],
});

export const actOnRemittance = endpoint({
  name: 'actOnRemittance',
  method: 'POST',
  path: `${path}/:remittanceID/acts`,
  summary:
    'Approves a remittance that somebody else made, says that it was sent, paid by payments of the ledger or acknowledged, withdraws it before it was sent, notes and resolves exceptions of the underwriter, and lists documents.',
  tag,
  params: z.strictObject({ remittanceID: idInPath }),
  body: z.strictObject({ act: remittanceActSchema }),
  result: remittanceDetailSchema,
  access: write,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'CARRIED_ON', 'DECIDED_ALREADY'],
  audits: ['remittances'],
});

export const unlockRemittedPolicy = endpoint({
  name: 'unlockRemittedPolicy',
  method: 'POST',
  path: `${path}/policies/:titlePolicyID/unlock`,
  summary:
    'Lets a policy be changed that was sent to its underwriter, and what its rate order says of it, with the reason. What was sent stays; the change is a correction of the next remittance.',
  tag,
  params: z.strictObject({ titlePolicyID: idInPath }),
  body: z.strictObject({ reason: reasonSchema }),
  result: z.object({ titlePolicyID: idSchema, isLocked: z.boolean() }).meta({ id: 'UnlockedPolicy' }),
  access: unlock,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'CARRIED_ON'],
  audits: ['policy_unlocks'],
});

export const getRemittanceRegister = endpoint({
  name: 'getRemittanceRegister',
  method: 'GET',
  path: `${path}/:remittanceID/register`,
  summary: 'Answers where the register of a remittance may be fetched as CSV, a row for each component of a premium.',
  tag,
  params: z.strictObject({ remittanceID: idInPath }),
  result: downloadSchema,
  access: read,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const listPolicyMarks = endpoint({
  name: 'listPolicyMarks',
  method: 'GET',
  path: '/api/orders/:ordersID/policy-marks',
  summary:
    'What there is to know of the policies of a file: other policies of the same underwriter that have their number, in files that the caller may know of or not, and whether they were remitted.',
  tag,
  params: z.strictObject({ ordersID: idInPath }),
  result: z.array(
    z
      .object({
        titlePolicyID: idSchema,
        /** The file that has the number, too; empty where the caller may not know of it. */
        takenBy: z.string().nullable(),
        remitted: z.string().nullable(),
        isLocked: z.boolean(),
      })
      .meta({ id: 'PolicyMark' }),
  ),
  access: { kind: 'action', action: 'readPremiums', inAnyRegion: true },
  errors: ['NOT_FOUND'],
});

/** Underwriters that may be chosen. */
export type RemitUnderwriter = z.infer<typeof listRemitUnderwriters.result>[number];
/** A policy that waits. */
export type WaitingPolicy = z.infer<typeof waitingPolicySchema>;
/** What waits of an underwriter. */
export type WaitingPolicies = z.infer<typeof listWaitingPolicies.result>;
/** A remittance in a list. */
export type Remittance = z.infer<typeof remittanceSchema>;
/** A remittance with all of it. */
export type RemittanceDetail = z.infer<typeof remittanceDetailSchema>;
/** What is done with one. */
export type RemittanceAct = z.output<typeof remittanceActSchema>;
/** What there is to know of a policy of a file. */
export type PolicyMark = z.infer<typeof listPolicyMarks.result>[number];

import { controlDecisions, controlLimits, controlNames, controlStates } from '@closewright/domain/controls';
import { maxCents } from '@closewright/domain/money';
import { systemSettings } from '@closewright/domain/system-settings';
import { z } from 'zod';
import { bankAccountRecord } from '../bank-accounts/index.ts';
import { endpoint, idInPath, idSchema, line } from '../kit/index.ts';

const tag = 'Configuration';
const path = '/api/configuration/controls';
const changing = ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'SECOND_PERSON_NEEDED'] as const;

/** A weaker value of a setting that holds a control: asked for by one person, decided by another. */
export const controlChangeSchema = z
  .object({
    controlChangeID: idSchema,
    control: z.enum(controlNames),
    /** Of a setting of a bank account. */
    bankAccountID: idSchema.nullable(),
    bankAccount: z.string().nullable(),
    /** In words: what held when it was asked for, what it becomes, and what holds now. */
    was: z.string(),
    becomes: z.string(),
    now: z.string(),
    state: z.enum(controlStates),
    /** Of one that waits: the setting moved since, so that it cannot be approved any more. */
    isMoved: z.boolean(),
    reason: z.string(),
    askedBy: z.string(),
    askedAt: z.string(),
    decidedBy: z.string().nullable(),
    decidedAt: z.string().nullable(),
    decisionReason: z.string().nullable(),
    /** Asked for by whoever reads it, who may withdraw and not approve it. */
    isOwn: z.boolean(),
    /** Whether whoever reads it may change the setting, and so decide. */
    maySet: z.boolean(),
  })
  .meta({ id: 'ControlChange' });

export const listControlChanges = endpoint({
  name: 'listControlChanges',
  method: 'GET',
  path,
  summary: `Weaker settings that are asked for, then what was decided, the newest first, at most ${controlLimits.listed}. Each is told to whoever may read its setting.`,
  tag,
  result: z.array(controlChangeSchema),
  access: { kind: 'signedIn' },
});

const reason = line().min(1, 'Say why').max(controlLimits.reason);
const { achDestination, achOrigin, achCompanyID, achCompanyName, achBalanced } = bankAccountRecord.fields;
const ofSetting = (setting: { readonly min: number; readonly max: number }) =>
  z.int().min(setting.min).max(setting.max);

export const askControlChange = endpoint({
  name: 'askControlChange',
  method: 'POST',
  path,
  summary:
    'Asks for a weaker value of a setting that holds a control, by whoever may change the setting. Another person approves it, which sets it.',
  tag,
  body: z
    .discriminatedUnion('control', [
      z.strictObject({
        control: z.literal('wireWaitingHours'),
        becomes: ofSetting(systemSettings.wireWaitingHours),
        reason,
      }),
      z.strictObject({
        control: z.literal('wireTwoReleaseFrom'),
        becomes: ofSetting(systemSettings.wireTwoReleaseFrom),
        reason,
      }),
      z.strictObject({ control: z.literal('checkWritingPIN'), becomes: z.boolean(), reason }),
      z.strictObject({
        control: z.literal('twoSignaturesAbove'),
        bankAccountID: idSchema,
        becomes: z.int().min(0).max(maxCents).nullable(),
        reason,
      }),
      z.strictObject({
        control: z.literal('positivePayLayoutID'),
        bankAccountID: idSchema,
        becomes: z.null(),
        reason,
      }),
      z.strictObject({
        control: z.literal('achSetting'),
        bankAccountID: idSchema,
        becomes: z.strictObject({
          achDestination: achDestination.schema,
          achOrigin: achOrigin.schema,
          achCompanyID: achCompanyID.schema,
          achCompanyName: achCompanyName.schema,
          achBalanced: achBalanced.schema,
        }),
        reason,
      }),
    ])
    .meta({ id: 'AskedControlChange' }),
  result: controlChangeSchema,
  access: { kind: 'signedIn' },
  errors: changing,
  audits: ['control_changes'],
});

export const decideControlChange = endpoint({
  name: 'decideControlChange',
  method: 'POST',
  path: `${path}/:controlChangeID/decision`,
  summary:
    'Approves or declines what another person asked for, who may change the setting, or withdraws what one asked for oneself. What is approved is set at once; one whose setting moved meanwhile is refused.',
  tag,
  params: z.strictObject({ controlChangeID: idInPath }),
  body: z.strictObject({
    decision: z.enum(controlDecisions),
    /** Of declining. */
    reason: line().max(controlLimits.reason).nullable(),
  }),
  result: controlChangeSchema,
  access: { kind: 'signedIn' },
  errors: [...changing, 'DECIDED_ALREADY'],
  audits: ['control_changes'],
});

/** A weaker setting as somebody is told of it. */
export type ControlChange = z.infer<typeof controlChangeSchema>;
/** What is asked for. */
export type AskedControlChange = z.infer<typeof askControlChange.body>;

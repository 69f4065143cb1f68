import { pinFinding } from '@closewright/domain/check-writing-pin';
import { z } from 'zod';
import { endpoint, idSchema, pinSchema } from '../kit/index.ts';

const path = '/api/user-settings/check-writing-pin';

/** How it is with somebody's PIN; the PIN itself is told to nobody. */
export const checkWritingPinSchema = z
  .object({
    isSet: z.boolean(),
    /** Until when no PIN is taken, after too many wrong ones; null where it is. */
    lockedUntil: z.string().nullable(),
  })
  .meta({ id: 'CheckWritingPin' });

export const getCheckWritingPin = endpoint({
  name: 'getCheckWritingPin',
  method: 'GET',
  path,
  summary: 'Whether the caller has a PIN for payments, and whether it is locked.',
  tag: 'User settings',
  result: checkWritingPinSchema,
  access: { kind: 'signedIn' },
});

const chosen = z.string().refine((text) => pinFinding(text) === null, {
  error: ({ input }) => pinFinding(String(input)) ?? undefined,
});

export const setCheckWritingPin = endpoint({
  name: 'setCheckWritingPin',
  method: 'PUT',
  path,
  summary:
    'Sets the PIN of the caller. Who has one says it; a wrong one counts as it does with a payment. The PIN is kept as a hash alone.',
  tag: 'User settings',
  body: z.strictObject({
    /** The PIN that is changed; null where there is none yet. */
    old: pinSchema.nullable(),
    pin: chosen,
  }),
  result: checkWritingPinSchema,
  access: { kind: 'signedIn' },
  errors: ['APP_READ_ONLY'],
  idempotent: false,
  audits: ['check_pins'],
});

export const resetCheckWritingPin = endpoint({
  name: 'resetCheckWritingPin',
  method: 'POST',
  path: '/api/configuration/users/:usersID/check-writing-pin/reset',
  summary: "Takes somebody else's PIN away, and its lock: they set another at their next payment.",
  tag: 'Configuration',
  params: z.strictObject({ usersID: z.coerce.number().pipe(idSchema) }),
  result: checkWritingPinSchema,
  access: { kind: 'action', action: 'administer' },
  errors: ['NOT_FOUND', 'SECOND_PERSON_NEEDED'],
  audits: ['check_pins'],
});

/** How it is with somebody's PIN. */
export type CheckWritingPin = z.infer<typeof checkWritingPinSchema>;

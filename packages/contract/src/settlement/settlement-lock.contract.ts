import { z } from 'zod';
import { endpoint, line } from '../kit/index.ts';
import { orderParams, settlementLockSchema } from '../orders/index.ts';

const most = 200;

/** Why the statements of a file are locked, or opened again. */
export const lockReasonSchema = line().max(most, `At most ${most} characters`);

const result = z
  .object({ isSettlementLocked: z.boolean(), settlementLock: settlementLockSchema.nullable() })
  .meta({ id: 'SettlementLockState' });

export const lockSettlement = endpoint({
  name: 'lockSettlement',
  method: 'PUT',
  path: '/api/orders/:ordersID/settlement-lock',
  summary:
    'Locks the statements of a file against every change, or opens them again, which takes a reason. Where they are so already nothing changes.',
  tag: 'Settlement',
  params: orderParams,
  body: z
    .strictObject({ isLocked: z.boolean(), reason: lockReasonSchema.nullable() })
    .refine(({ isLocked, reason }) => isLocked || (reason ?? '') !== '', {
      path: ['reason'],
      message: 'Say why it is opened again',
    }),
  result,
  access: { kind: 'action', action: 'lockSettlement' },
  errors: ['NOT_FOUND', 'FORBIDDEN', 'FILE_LOCKED', 'FILE_IN_USE', 'APP_READ_ONLY'],
  audits: ['orders'],
});

/** Whether the statements of a file are locked, and who last said so. */
export type SettlementLockState = z.infer<typeof result>;

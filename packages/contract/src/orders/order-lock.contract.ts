import { z } from 'zod';
import { endpoint } from '../kit/index.ts';

const params = z.strictObject({ ordersID: z.coerce.number().pipe(z.int().positive().max(2_147_483_647)) });

/** One browser tab that holds a file; the same user in a second tab is another holder. */
const sessionBody = z.strictObject({ sessionKey: z.uuid() });

/** Who has a file in use (core.md §4). A courtesy: versions, not locks, keep data right. */
export const orderLockSchema = z
  .object({
    usersID: z.int(),
    holder: z.string(),
    /** When the holder opened the file, ISO. */
    since: z.string(),
    /** When the lock lapses unless the holder is heard of again, ISO. */
    expiresAt: z.string(),
    sessionKey: z.uuid(),
  })
  .meta({ id: 'OrderLock' });

const result = z.object({ isHeldByMe: z.boolean(), lock: orderLockSchema.nullable() }).meta({ id: 'OrderLockState' });

export const openOrder = endpoint({
  name: 'openOrder',
  method: 'POST',
  path: '/api/orders/:ordersID/open',
  summary: 'Notes the file as recent and takes it in use when it is free and the caller may edit it.',
  tag: 'Orders',
  params,
  body: sessionBody,
  result,
  access: { kind: 'action', action: 'openFile' },
  errors: ['NOT_FOUND'],
  idempotent: true,
});

export const holdOrder = endpoint({
  name: 'holdOrder',
  method: 'PUT',
  path: '/api/orders/:ordersID/lock',
  summary: 'Heartbeat of the holder; takes the file when it is free.',
  tag: 'Orders',
  params,
  body: sessionBody,
  result,
  access: { kind: 'screen', screen: 'OrderEntry', level: 'Full' },
  errors: ['NOT_FOUND'],
});

export const takeOverOrder = endpoint({
  name: 'takeOverOrder',
  method: 'POST',
  path: '/api/orders/:ordersID/lock/take-over',
  summary: 'Takes the file from its holder; needs the right allowOpenFileInUse or IsAdmin, or a lapsed lock.',
  tag: 'Orders',
  params,
  body: sessionBody,
  result,
  access: { kind: 'screen', screen: 'OrderEntry', level: 'Full' },
  errors: ['NOT_FOUND', 'FILE_IN_USE'],
  idempotent: true,
});

export const releaseOrder = endpoint({
  name: 'releaseOrder',
  method: 'POST',
  path: '/api/orders/:ordersID/lock/release',
  summary: 'Frees the file; the others are told by a FileAvailable event.',
  tag: 'Orders',
  params,
  body: sessionBody,
  result,
  access: { kind: 'action', action: 'openFile' },
  errors: ['NOT_FOUND'],
  idempotent: true,
});

/** The tab that holds a file, and until when. */
export type OrderLock = z.infer<typeof orderLockSchema>;
/** Who holds a file, seen from one tab. `lock` is null while nobody does. */
export type OrderLockState = z.infer<typeof result>;

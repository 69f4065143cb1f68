import { z } from 'zod';
import { endpoint } from '../kit/index.ts';
import { orderRowSchema } from './order.contract.ts';
import { orderParams } from './order-ids.ts';

/** A file somebody opened. `openedAt` is an ISO instant in UTC. */
export const recentFileSchema = orderRowSchema
  .extend({ isPinned: z.boolean(), openedAt: z.string() })
  .meta({ id: 'RecentFile' });

export const listRecentFiles = endpoint({
  name: 'listRecentFiles',
  method: 'GET',
  path: '/api/recent-files',
  summary: 'The last files of the caller, pinned first: own, those of the branch, or of all regions of the caller.',
  tag: 'Orders',
  query: z.strictObject({ scope: z.enum(['mine', 'branch', 'all']).default('mine') }),
  result: z.array(recentFileSchema),
  access: { kind: 'action', action: 'openFile', inAnyRegion: true },
});

export const pinFile = endpoint({
  name: 'pinFile',
  method: 'PUT',
  path: '/api/orders/:ordersID/pin',
  summary: 'Pins a file to the top of the recent files, or unpins it.',
  tag: 'Orders',
  params: orderParams,
  body: z.strictObject({ isPinned: z.boolean() }),
  result: z.object({ isPinned: z.boolean() }),
  access: { kind: 'action', action: 'openFile' },
  errors: ['NOT_FOUND'],
});

/** A line of the recent files. */
export type RecentFile = z.infer<typeof recentFileSchema>;

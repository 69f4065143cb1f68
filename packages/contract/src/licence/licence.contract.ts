import { z } from 'zod';
import { endpoint, idSchema } from '../kit/index.ts';

const tag = 'Configuration';

/** Licence detail (building-blocks.md §3): how many users are active now, and how many may be. */
export const licenceSchema = z
  .object({
    userCount: z.int(),
    /** Null: no limit is set. */
    userLimit: z.int().nullable(),
    /** Percent above which the alert stands. */
    alertThreshold: z.int(),
    isLicenseEnforced: z.boolean(),
  })
  .meta({ id: 'Licence' });

/** A user who is active now, and where. */
export const activeUserSchema = z
  .object({
    usersID: idSchema,
    displayName: z.string(),
    login: z.string(),
    routeName: z.string(),
    ordersID: idSchema.nullable(),
    fileNumber: z.string().nullable(),
    activeAt: z.string(),
  })
  .meta({ id: 'ActiveUser' });

export const getLicence = endpoint({
  name: 'getLicence',
  method: 'GET',
  path: '/api/configuration/licence',
  summary: 'How many users are active and how many the licence of the system settings allows.',
  tag,
  result: licenceSchema,
  access: { kind: 'action', action: 'readSystemConfiguration' },
});

export const listActiveUsers = endpoint({
  name: 'listActiveUsers',
  method: 'GET',
  path: '/api/configuration/active-users',
  summary:
    'Who is active now, on which screen and file, newest first. A file of a region the caller does not see stays unnamed.',
  tag,
  result: z.array(activeUserSchema),
  access: { kind: 'action', action: 'readSystemConfiguration' },
});

/** How much of the licence is used. `alertThreshold` is a percentage of `userLimit`. */
export type Licence = z.infer<typeof licenceSchema>;
/** A user who is active now. `activeAt` is an ISO instant in UTC; the file is null where there is none to name. */
export type ActiveUser = z.infer<typeof activeUserSchema>;

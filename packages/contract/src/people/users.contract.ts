import { userFlagNames } from '@closewright/domain/access';
import { z } from 'zod';
import { endpoint, idSchema, shapeOf } from '../kit/index.ts';
import { userGroupRecord } from './people.records.ts';
import { ownRightsSchema, rightsSchema } from './rights.ts';
import { userFields } from './user.fields.ts';

const tag = 'Configuration';
const idText = z.coerce.number().pipe(idSchema);

const userRegion = z.strictObject({ regionID: idSchema, isDefault: z.boolean() });
const flags = z.partialRecord(z.enum(userFlagNames), z.boolean());

/** A user as the administrator sees them. The rights are only those that differ from the role's. */
export const userSchema = z
  .object({
    usersID: idSchema,
    ...shapeOf(userFields),
    regions: z.array(userRegion),
    flags,
    ownRights: rightsSchema,
    /** When the user last opened a screen that logs it; null if never. */
    activeAt: z.string().nullable(),
    version: z.int(),
    updatedAt: z.string(),
    updatedBy: z.string(),
  })
  .meta({ id: 'User' });

const userChanges = z.strictObject({
  ...shapeOf(userFields),
  regions: z
    .array(userRegion)
    .min(1, 'A user needs a region')
    .max(500)
    .refine((list) => list.filter(({ isDefault }) => isDefault).length === 1, 'One region is the default')
    .refine((list) => new Set(list.map(({ regionID }) => regionID)).size === list.length, 'A region is named twice'),
  flags,
  /** Only what changes: null goes back to the role. */
  ownRights: ownRightsSchema,
});

export const listUsers = endpoint({
  name: 'listUsers',
  method: 'GET',
  path: '/api/configuration/users',
  summary: 'Every user of the tenant with regions, flags and the rights that differ from the role, by name.',
  tag,
  result: z.array(userSchema),
  access: { kind: 'action', action: 'readConfiguration' },
});

export const createUser = endpoint({
  name: 'createUser',
  method: 'POST',
  path: '/api/configuration/users',
  summary: 'Adds a user. The login must be the name the identity provider knows the person by.',
  tag,
  body: userChanges.partial({ flags: true, ownRights: true }),
  result: userSchema,
  access: { kind: 'action', action: 'administer' },
  errors: ['NAME_IN_USE'],
  audits: ['users', 'user_regions'],
});

export const saveUser = endpoint({
  name: 'saveUser',
  method: 'PATCH',
  path: '/api/configuration/users/:usersID',
  summary:
    'Saves what changed on a user. Nobody can take away their own right to administer, nor the last one there is.',
  tag,
  params: z.strictObject({ usersID: idText }),
  body: z.strictObject({ version: z.int().min(1), changes: userChanges.partial() }),
  result: userSchema,
  access: { kind: 'action', action: 'administer' },
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'NAME_IN_USE', 'LAST_ADMINISTRATOR'],
  idempotent: false,
  audits: ['users'],
});

const groupShape = shapeOf(userGroupRecord.fields);

/** A group of users. A user without one cannot sign in. */
export const userGroupSchema = z
  .object({ groupUsersID: idSchema, ...groupShape, version: z.int(), updatedAt: z.string(), updatedBy: z.string() })
  .meta({ id: 'UserGroup' });

export const listUserGroups = endpoint({
  name: 'listUserGroups',
  method: 'GET',
  path: '/api/configuration/user-groups',
  summary: 'The groups users belong to. A user without a group cannot sign in.',
  tag,
  result: z.array(userGroupSchema),
  access: { kind: 'action', action: 'readConfiguration' },
});

export const createUserGroup = endpoint({
  name: 'createUserGroup',
  method: 'POST',
  path: '/api/configuration/user-groups',
  summary: 'Adds a group of users.',
  tag,
  body: z.strictObject(groupShape),
  result: userGroupSchema,
  access: { kind: 'action', action: 'administer' },
  errors: ['NAME_IN_USE'],
  audits: ['user_groups'],
});

const groupParams = z.strictObject({ groupUsersID: idText });
const version = z.int().min(1);

export const renameUserGroup = endpoint({
  name: 'renameUserGroup',
  method: 'PATCH',
  path: '/api/configuration/user-groups/:groupUsersID',
  summary: 'Gives a group of users another name.',
  tag,
  params: groupParams,
  body: z.strictObject({ version, ...groupShape }),
  result: userGroupSchema,
  access: { kind: 'action', action: 'administer' },
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'NAME_IN_USE'],
  idempotent: false,
  audits: ['user_groups'],
});

export const removeUserGroup = endpoint({
  name: 'removeUserGroup',
  method: 'POST',
  path: '/api/configuration/user-groups/:groupUsersID/removal',
  summary: 'Removes a group nobody belongs to.',
  tag,
  params: groupParams,
  body: z.strictObject({ version }),
  result: z.null(),
  access: { kind: 'action', action: 'administer' },
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ITEM_IN_USE'],
  audits: ['user_groups'],
});

/** A user as the administrator edits them. `ownRights` are the rights that differ from the role's. */
export type User = z.infer<typeof userSchema>;
/** A group as the administrator edits it. */
export type UserGroup = z.infer<typeof userGroupSchema>;

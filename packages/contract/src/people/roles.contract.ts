import { z } from 'zod';
import { endpoint, idSchema, shapeOf } from '../kit/index.ts';
import { securityRoleRecord } from './people.records.ts';
import { regionRightsChangesSchema, regionRightsSchema, rightsSchema } from './rights.ts';

const tag = 'Configuration';
const roleParams = z.strictObject({ securityRoleID: z.coerce.number().pipe(idSchema) });
const roleShape = shapeOf(securityRoleRecord.fields);

/** A role with everything it grants (core.md §6). */
export const securityRoleSchema = z
  .object({
    securityRoleID: idSchema,
    ...roleShape,
    rights: rightsSchema,
    /** Where it grants otherwise: only what differs there. */
    regionRights: z.array(regionRightsSchema),
    /** How many active users have the role. */
    userCount: z.int(),
    version: z.int(),
    updatedAt: z.string(),
    updatedBy: z.string(),
  })
  .meta({ id: 'SecurityRole' });

export const listRoles = endpoint({
  name: 'listRoles',
  method: 'GET',
  path: '/api/configuration/roles',
  summary: 'Every role of the regions of the caller (the global region always) with all that it grants.',
  tag,
  result: z.array(securityRoleSchema),
  access: { kind: 'action', action: 'readConfiguration' },
});

export const createRole = endpoint({
  name: 'createRole',
  method: 'POST',
  path: '/api/configuration/roles',
  summary: 'Adds a role. Rights that are not named are not granted.',
  tag,
  body: z.strictObject({
    ...roleShape,
    rights: rightsSchema,
    regionRights: regionRightsChangesSchema.optional(),
  }),
  result: securityRoleSchema,
  access: { kind: 'action', action: 'administer' },
  errors: ['NAME_IN_USE'],
  audits: ['security_roles'],
});

export const saveRole = endpoint({
  name: 'saveRole',
  method: 'PATCH',
  path: '/api/configuration/roles/:securityRoleID',
  summary: 'Saves what changed on a role. Users who are signed in get the change at once.',
  tag,
  params: roleParams,
  body: z.strictObject({
    version: z.int().min(1),
    changes: z.strictObject({ ...roleShape, rights: rightsSchema, regionRights: regionRightsChangesSchema }).partial(),
  }),
  result: securityRoleSchema,
  access: { kind: 'action', action: 'administer' },
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'NAME_IN_USE', 'LAST_ADMINISTRATOR'],
  idempotent: false,
  audits: ['security_roles'],
});

export const removeRole = endpoint({
  name: 'removeRole',
  method: 'POST',
  path: '/api/configuration/roles/:securityRoleID/removal',
  summary: 'Removes a role nobody has.',
  tag,
  params: roleParams,
  body: z.strictObject({ version: z.int().min(1) }),
  result: z.null(),
  access: { kind: 'action', action: 'administer' },
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ITEM_IN_USE'],
  audits: ['security_roles'],
});

/** A role as its administrator edits it. Rights are levels by name; one that is not named is not granted. */
export type SecurityRole = z.infer<typeof securityRoleSchema>;

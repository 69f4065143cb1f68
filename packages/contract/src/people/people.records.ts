import { field, record } from '../kit/index.ts';
import { regionOrAll } from '../regions/index.ts';
import { userFields } from './user.fields.ts';

/** Somebody who works with the product. */
export const userRecord = record({
  table: 'users',
  id: 'usersID',
  of: 'tenant',
  noun: 'User',
  name: [['displayName']],
  fields: userFields,
  others: ['onboarding_role_ids', 'dictionary_words', 'last_order_id'],
  isVersioned: true,
  read: 'readConfiguration',
});

/** A group of users. */
export const userGroupRecord = record({
  table: 'user_groups',
  id: 'groupUsersID',
  of: 'tenant',
  noun: 'Group',
  name: [['name']],
  fields: { name: field.requiredText({ label: 'Name', max: 80 }) },
  isVersioned: true,
  read: 'readConfiguration',
});

/** A role. Another region than all limits it to users of that region. */
export const securityRoleRecord = record({
  table: 'security_roles',
  id: 'securityRoleID',
  of: 'tenant',
  noun: 'Role',
  name: [['name']],
  fields: { name: field.requiredText({ label: 'Name', max: 80 }), regionID: regionOrAll },
  isVersioned: true,
  read: 'readConfiguration',
});

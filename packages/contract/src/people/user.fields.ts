import { field } from '../kit/index.ts';

const section = 'user';

/** What is edited of a user besides regions, flags and own rights. */
export const userFields = {
  displayName: field.requiredText({ label: 'Name', section, max: 120 }),
  /** What the identity provider calls the person: preferred_username of the token. */
  login: field.requiredText({ label: 'Login', section, max: 80 }),
  email: field.text({ label: 'E-mail', section, max: 254 }),
  groupUsersID: field.select({ label: 'Group', section, lookup: 'userGroups' }),
  securityRoleID: field.select({ label: 'Role', section, lookup: 'securityRoles' }),
  branchID: field.select({ label: 'Branch', section, lookup: 'branches' }),
  /** Whose tasks the Workflow Dashboard shows as those of the department. */
  departmentID: field.select({ label: 'Department', section, lookup: 'departments' }),
  isStaff: field.boolean({ label: 'Offered as staff of files', section }),
  isActive: field.boolean({ label: 'Active', section }),
} as const;

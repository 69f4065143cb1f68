import { field } from '../kit/index.ts';

/** What is edited of a user besides regions, flags and own rights. */
export const userFields = {
  displayName: field.requiredText({ label: 'Name', max: 120 }),
  /** What the identity provider calls the person: preferred_username of the token. */
  login: field.requiredText({ label: 'Login', max: 80 }),
  email: field.text({ label: 'E-mail', max: 254 }),
  groupUsersID: field.select({ label: 'Group', lookup: 'userGroups' }),
  securityRoleID: field.select({ label: 'Role', lookup: 'securityRoles' }),
  branchID: field.select({ label: 'Branch', lookup: 'branches' }),
  /** Whose tasks the Workflow Dashboard shows as those of the department. */
  departmentID: field.select({ label: 'Department', lookup: 'departments' }),
  isStaff: field.boolean({ label: 'Offered as staff of files' }),
  isActive: field.boolean({ label: 'Active' }),
} as const;

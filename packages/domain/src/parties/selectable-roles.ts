/** What a role lookup needs to know of a role. */
export interface RoleChoice {
  readonly name: string;
  readonly disabled: boolean;
  /** Whether the tenant may take the role out of its list. */
  readonly canBeDeleted: boolean;
}

/**
 * Roles a lookup offers: disabled ones are hidden, and for company roles also those that start with 'Additional' and can be
 * deleted (core.md §6): they are second helpings of a role, added on the file, not chosen for a company.
 */
export function selectableRoles<T extends RoleChoice>(
  roles: readonly T[],
  { forCompanies = false }: { readonly forCompanies?: boolean } = {},
): T[] {
  return roles.filter(
    (role) => !role.disabled && !(forCompanies && role.canBeDeleted && role.name.startsWith('Additional')),
  );
}

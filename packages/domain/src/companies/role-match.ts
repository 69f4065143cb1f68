import { RoleType, type RoleTypeRule, roleTypes } from '../parties/index.ts';

/** Whether a search for roles counts companies that carry a flag besides those that have the role (building-blocks.md §5). */
export function flagsOfRoles(roleTypeIDs: readonly number[]): { placeOfClosing: boolean; settlementAgent: boolean } {
  return {
    placeOfClosing: roleTypeIDs.includes(RoleType.PlaceOfClosing),
    settlementAgent: roleTypeIDs.includes(RoleType.SettlementAgent),
  };
}

const ofFilesOnly: readonly number[] = [RoleType.Buyer, RoleType.Seller, RoleType.ContactTemplate];

/**
 * The roles a company is offered: buyers and sellers are people of a file, and a second helping of a role ('Additional ...') is
 * added on the file (core.md §6). Those a company has already stay on offer.
 */
export function companyRoleTypes(chosen: readonly number[]): RoleTypeRule[] {
  return roleTypes.filter(
    ({ id, name }) => chosen.includes(id) || (!ofFilesOnly.includes(id) && !name.startsWith('Additional')),
  );
}

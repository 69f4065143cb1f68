import { roleTypeLabel } from './role-type.ts';

/** What a party is called by; missing parts are null or empty. */
export interface NamedParty {
  readonly roleTypeID: number;
  /** Full name of a person or a company. */
  readonly name: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
}

/**
 * The name to show for a party: its name, else first and last name, else '{role} - Name not available'
 * (core.md §8 contact name fallbacks).
 */
export function partyDisplayName(party: NamedParty): string {
  return ownName(party) ?? `${roleTypeLabel(party.roleTypeID)} - Name not available`;
}

/** The name to show for the contact person of a party, else '{role} - Contact name not available' (core.md §8). */
export function contactDisplayName(party: {
  readonly roleTypeID: number;
  readonly contactName: string | null;
}): string {
  return party.contactName?.trim() || `${roleTypeLabel(party.roleTypeID)} - Contact name not available`;
}

/** Names in one line: 'Michael Jones and Mary Stone', 'A, B and C'. Empty names are left out. */
export function joinNames(names: readonly (string | null | undefined)[]): string {
  const known = names.map((name) => name?.trim() ?? '').filter((name) => name !== '');
  const last = known.at(-1) ?? '';
  return known.length > 1 ? `${known.slice(0, -1).join(', ')} and ${last}` : last;
}

/** The name of a party that has one; null where all that is known is its role. */
export function ownName({ name, firstName, lastName }: NamedParty): string | null {
  const parts = [firstName, lastName].map((part) => part?.trim() ?? '').filter((part) => part !== '');
  return name?.trim() || parts.join(' ') || null;
}

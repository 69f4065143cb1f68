import type { Field, Fields } from '@closewright/contract/kit';
import { loanFields, orderFields, partyFields, propertyFields } from '@closewright/contract/orders';
import { RoleType } from '@closewright/domain/parties';

/** The parts of a file that a column can belong to. */
export type Part = 'order' | 'property' | 'loan' | 'party';

/** Where the value of a column goes. `group` tells the second property (or buyer) of a file from the first. */
export interface Column {
  readonly part: Part;
  readonly group: string;
  readonly name: string;
  readonly field: Field;
  /** The role that the prefix says, for instance of `buyer2.name`. */
  readonly roleTypeID: number | null;
}

const fieldsOf: Readonly<Record<Part, Fields>> = {
  order: orderFields,
  property: propertyFields,
  loan: loanFields,
  party: partyFields,
};

/** Prefixes of columns; a number may follow (`buyer2.name`), none means the first. */
const prefixes: Readonly<Record<string, { readonly part: Part; readonly roleTypeID: number | null }>> = {
  property: { part: 'property', roleTypeID: null },
  loan: { part: 'loan', roleTypeID: null },
  party: { part: 'party', roleTypeID: null },
  buyer: { part: 'party', roleTypeID: RoleType.Buyer },
  seller: { part: 'party', roleTypeID: RoleType.Seller },
};

/** The column a name stands for, or null when it is none. Upper and lower case do not matter. */
export function findColumn(header: string): Column | null {
  const match = /^(?:([a-z]+)([1-9]\d?)?\.)?([a-z0-9]+)$/i.exec(header.trim());
  if (!match) return null;
  const [, prefix, number = '1', wanted = ''] = match;
  const { part, roleTypeID } =
    prefix === undefined
      ? { part: 'order' as const, roleTypeID: null }
      : (prefixes[prefix.toLowerCase()] ?? { part: null, roleTypeID: null });
  if (part === null) return null;
  const entry = Object.entries(fieldsOf[part]).find(([name]) => name.toLowerCase() === wanted.toLowerCase());
  if (!entry) return null;
  const [name, field] = entry;
  // `buyer1.roleTypeID` would say the same thing twice, perhaps differently.
  if (roleTypeID !== null && name === 'roleTypeID') return null;
  return { part, group: prefix === undefined ? 'order' : `${prefix.toLowerCase()}${number}`, name, field, roleTypeID };
}

/** Every column name there is, for messages and the documentation; numbers left out. */
export function columnNames(): string[] {
  const named = (prefix: string, fields: Fields, leftOut: readonly string[] = []) =>
    Object.keys(fields)
      .filter((name) => !leftOut.includes(name))
      .map((name) => `${prefix}${name}`);
  return [
    ...named('', orderFields),
    ...named('property.', propertyFields),
    ...named('loan.', loanFields),
    ...named('buyer.', partyFields, ['roleTypeID']),
    ...named('seller.', partyFields, ['roleTypeID']),
    ...named('party.', partyFields),
  ];
}

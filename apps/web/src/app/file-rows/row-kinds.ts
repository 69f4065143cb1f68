import { loanProblems, partyProblems, propertyProblems, type RecordProblems } from '@closewright/domain/file-records';
import type { PlainField } from '../../lib/fields/plain-field.ts';
import { rowTables } from '../../lib/fields/row-tables.plain.ts';

/** The kinds of rows of a file, by the name they have in a save. */
export type RowKind = keyof typeof rowTables;

/** What the editor of rows knows of a kind. */
export interface RowKindRule {
  /** Names a row. */
  readonly id: string;
  /** The field that orders the rows. */
  readonly order: 'sequence' | 'loanOrder';
  /** Names rows to be removed, in a save. */
  readonly remove: 'removeProperties' | 'removePropertyTaxes' | 'removeLoans' | 'removeContacts' | 'removePartySigners';
  readonly fields: Readonly<Record<string, PlainField>>;
  /** What a new row begins with without anybody's typing: it alone is no reason to store the row. */
  readonly begins?: readonly string[];
  /** The field that says which row this one belongs to, and the kind of that. */
  readonly parent?: { readonly kind: RowKind; readonly id: string };
  /** What is wrong with a row as a whole. */
  readonly problems?: (values: Readonly<Record<string, unknown>>) => RecordProblems;
}

export const rowKinds: Readonly<Record<RowKind, RowKindRule>> = {
  properties: {
    id: 'propertyID',
    order: 'sequence',
    remove: 'removeProperties',
    fields: rowTables.properties,
    problems: propertyProblems,
  },
  propertyTaxes: {
    id: 'propertyTaxID',
    order: 'sequence',
    remove: 'removePropertyTaxes',
    fields: rowTables.propertyTaxes,
    begins: ['parcelID', 'authority'],
    parent: { kind: 'properties', id: 'propertyID' },
  },
  loans: {
    id: 'loanID',
    order: 'loanOrder',
    remove: 'removeLoans',
    fields: rowTables.loans,
    begins: ['lienPosition'],
    problems: loanProblems,
  },
  contacts: {
    id: 'rolesID',
    order: 'sequence',
    remove: 'removeContacts',
    fields: rowTables.contacts,
    begins: ['roleTypeID', 'entityType'],
    problems: partyProblems,
  },
  partySigners: {
    id: 'signerID',
    order: 'sequence',
    remove: 'removePartySigners',
    fields: rowTables.partySigners,
    parent: { kind: 'contacts', id: 'rolesID' },
  },
};

/** Parents before their children. */
export const rowKindNames = Object.keys(rowKinds) as RowKind[];

import { loanProblems, partyProblems, propertyProblems } from '@closewright/domain/file-records';
import { isEmailList } from '@closewright/domain/formats';
import { rowTables } from '../../lib/fields/row-tables.plain.ts';
import type { RowKinds } from '../editor/aggregate.ts';

/** The kinds of rows of a file, by the name they have in a save. */
export type FileKind = keyof typeof rowTables;

/** What the editor knows of them. */
export const fileKinds: RowKinds<FileKind> = {
  properties: {
    noun: 'property',
    id: 'propertyID',
    order: 'sequence',
    remove: 'removeProperties',
    fields: rowTables.properties,
    problems: propertyProblems,
  },
  propertyTaxes: {
    noun: 'tax year',
    id: 'propertyTaxID',
    order: 'sequence',
    remove: 'removePropertyTaxes',
    fields: rowTables.propertyTaxes,
    begins: ['parcelID', 'authority'],
    parent: { kind: 'properties', id: 'propertyID' },
  },
  loans: {
    noun: 'loan',
    id: 'loanID',
    order: 'loanOrder',
    remove: 'removeLoans',
    fields: rowTables.loans,
    begins: ['lienPosition'],
    problems: loanProblems,
  },
  contacts: {
    noun: 'contact',
    id: 'rolesID',
    order: 'sequence',
    remove: 'removeContacts',
    fields: rowTables.contacts,
    begins: ['roleTypeID', 'entityType'],
    problems: (values) => ({ ...emailProblem(values.email), ...partyProblems(values) }),
  },
  partySigners: {
    noun: 'signer',
    id: 'signerID',
    order: 'sequence',
    remove: 'removePartySigners',
    fields: rowTables.partySigners,
    parent: { kind: 'contacts', id: 'rolesID' },
  },
};

function emailProblem(email: unknown): { email?: string } {
  if (typeof email !== 'string' || isEmailList(email)) return {};
  return { email: 'Write one or more addresses, parted by semicolons' };
}

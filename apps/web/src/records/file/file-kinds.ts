import type { RowKinds } from '../editor/aggregate.ts';
import { fileLists } from '../plain/tables.plain.ts';

/** The kinds of rows of a file, by the name they have in a save. */
export type FileKind = keyof typeof fileLists;

const { max: lastLien = 1 } = fileLists.loans.fields.lienPosition;

/** What the editor knows of them. */
export const fileKinds: RowKinds<FileKind> = {
  ...fileLists,
  propertyTaxes: {
    ...fileLists.propertyTaxes,
    begin(before) {
      const { parcelID = null, authority = null } = before.at(-1)?.values ?? {};
      return { parcelID, authority };
    },
  },
  loans: { ...fileLists.loans, begin: (before) => ({ lienPosition: Math.min(before.length + 1, lastLien) }) },
  contacts: { ...fileLists.contacts, begin: () => ({ roleTypeID: null, entityType: 'Individual' }) },
};

import {
  allLoanFields,
  allPartyFields,
  allPropertyFields,
  partySignerFields,
  propertyTaxFields,
} from '@closewright/contract/orders';
import { plain } from './plain-field.ts';

/**
 * Every field of the rows of a file, by the name the rows have in a save. File Main needs few of them and has a table of
 * its own (`field-tables.plain.ts`). Built to literals (vite/plain-modules.ts).
 */
export const rowTables = {
  properties: plain(allPropertyFields),
  propertyTaxes: plain(propertyTaxFields),
  loans: plain(allLoanFields),
  contacts: plain(allPartyFields),
  partySigners: plain(partySignerFields),
};

import { loanFields, orderFields, partyFields, propertyFields } from '@closewright/contract/orders';
import { plain } from './plain-field.ts';

/** The field tables of the contract, by record: order, property, loan and party. Built to literals (vite/plain-modules.ts). */
export const fieldTables = {
  order: plain(orderFields),
  property: plain(propertyFields),
  loan: plain(loanFields),
  party: plain(partyFields),
};

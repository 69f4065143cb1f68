import { recordLists } from '../kit/index.ts';
import { loanRecord, partyRecord, partySignerRecord, propertyRecord, propertyTaxRecord } from './order.records.ts';

/** What a file is made of. */
export const orderRecordLists = recordLists({
  properties: { record: propertyRecord, what: 'property', many: 'properties' },
  propertyTaxes: { record: propertyTaxRecord, what: 'tax year', many: 'tax years', parent: 'properties' },
  loans: { record: loanRecord, what: 'loan', many: 'loans' },
  contacts: { record: partyRecord, what: 'contact', many: 'contacts' },
  partySigners: { record: partySignerRecord, what: 'signer', many: 'signers', parent: 'contacts' },
});

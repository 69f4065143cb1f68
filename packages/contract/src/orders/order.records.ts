import { fileRecordLimits, loanProblems, partyProblems, propertyProblems } from '@closewright/domain/file-records';
import { field, record } from '../kit/index.ts';
import { allLoanFields } from './loan-detail.fields.ts';
import { orderFields } from './order.fields.ts';
import { allPartyFields } from './party-detail.fields.ts';
import { partySignerFields } from './party-signer.fields.ts';
import { allPropertyFields } from './property-detail.fields.ts';
import { propertyTaxFields } from './property-tax.fields.ts';

const { loansPerFile, propertiesPerFile } = fileRecordLimits;

/** The file itself. */
export const orderRecord = record({
  table: 'orders',
  id: 'ordersID',
  of: 'orders',
  noun: 'File',
  fields: orderFields,
  facts: {
    defaultLoanID: field.select({ label: 'Default loan', lookup: 'loansOfFile' }),
    primaryOrdersID: field.select({ label: 'Primary file', lookup: 'files' }),
  },
  others: [
    'file_number_key',
    'workflow_process_template_id',
    'is_locked',
    'is_settlement_locked',
    'settlement_lock_at',
    'settlement_lock_by',
    'settlement_lock_reason',
    'is_consolidated_file',
    'is_reverse_mortgage',
    'is_alta',
    'created_at',
  ],
  isVersioned: true,
  read: 'readOrder',
  copiedWith: 'details',
});

/** A loan of a file. */
export const loanRecord = record({
  table: 'loans',
  id: 'loanID',
  of: 'orders',
  order: 'loanOrder',
  noun: 'Loan',
  name: [['lenderName']],
  fields: allLoanFields,
  problems: loanProblems,
  most: loansPerFile,
  read: 'readOrder',
  copiedWith: 'loans',
});

/** A property of a file. */
export const propertyRecord = record({
  table: 'properties',
  id: 'propertyID',
  of: 'orders',
  order: 'sequence',
  noun: 'Property',
  name: [['address1']],
  fields: allPropertyFields,
  facts: { countyID: field.select({ label: 'County', lookup: 'counties' }) },
  untold: ['loan_id'],
  problems: propertyProblems,
  most: propertiesPerFile,
  read: 'readOrder',
  copiedWith: 'properties',
});

/** The taxes of a property in one year. */
export const propertyTaxRecord = record({
  table: 'property_taxes',
  id: 'propertyTaxID',
  of: 'orders',
  parent: 'propertyID',
  order: 'sequence',
  noun: 'Property tax',
  fields: propertyTaxFields,
  read: 'readOrder',
});

/** A contact of a file, in its role. */
export const partyRecord = record({
  table: 'order_parties',
  id: 'rolesID',
  of: 'orders',
  order: 'sequence',
  noun: 'Contact',
  name: [['name'], ['firstName', 'lastName']],
  fields: allPartyFields,
  facts: { buyerSellerID: field.select({ label: 'Side', lookup: 'roles' }) },
  problems: partyProblems,
  read: 'readOrder',
  copiedWith: 'contacts',
});

/** Who signs for a contact. */
export const partySignerRecord = record({
  table: 'party_signers',
  id: 'signerID',
  of: 'orders',
  parent: 'rolesID',
  order: 'sequence',
  noun: 'Signer',
  fields: partySignerFields,
  read: 'readOrder',
});

import { endpoints } from '@closewright/contract';
import { more } from './companies-world.ts';
import { company } from './custom-data-world.ts';
import { exampleOf } from './example.ts';

/** A company as it is sent. */
export const newCompany = exampleOf(endpoints.createCompany.body.shape, { name: 'Oak Title', roleTypeIDs: [6] });

/** A contact as it is sent. */
export const newContact = exampleOf(endpoints.createCompanyContact.body.shape, { contactName: 'Dana Field' });

/** Wire instructions as they are sent. */
export const newWire = {
  bankName: 'Ficus Bank',
  routingNumber: '021000021',
  accountName: 'Ficus Bank payoffs',
  accountNumber: '0012345678',
  instructions: null,
  reason: 'Letter of the bank',
};

const oneTime = { companyID: 0, name: 'Corner Notary', regionID: 1, isOneTimeUse: true, roleTypeID: 17 };
const bank = { path: { companyID: company.bank } };
const decision = { decision: 'refuse', proof: null, note: 'Not confirmed', verifiedOn: null };

/** Calls of the directory of companies that succeed for the officer, for the walk over the endpoint map. */
export const companyExamples = {
  searchContacts: () => ({ query: '?searchTerm=joe' }),
  searchCompanies: () => ({ query: '?searchTerm=ficus' }),
  listCompanies: () => ({ query: '?searchTerm=ficus&activeOnly=false' }),
  getCompany: () => bank,
  createCompany: () => ({ body: newCompany }),
  createOneTimeUseCompany: () => ({ body: oneTime, wrongValue: { ...oneTime, isOneTimeUse: false } }),
  saveCompany: () => ({
    path: { companyID: more.spare },
    body: { version: 1, changes: { phone: '555-010-4002' } },
  }),
  saveCompanyAddresses: () => ({
    path: { companyID: company.broker },
    body: {
      version: 1,
      addresses: [exampleOf(endpoints.saveCompanyAddresses.body.shape.addresses.element.shape, { state: 'ST' })],
    },
  }),
  getCompanyInfo: () => bank,
  listCompanyContacts: () => bank,
  getCompanyContact: () => ({ path: { companyID: company.bank, contactID: company.contact } }),
  createCompanyContact: () => ({ ...bank, body: newContact, wrongValue: { ...newContact, contactName: '' } }),
  saveCompanyContact: () => ({
    path: { companyID: company.bank, contactID: company.contact },
    body: { version: 1, changes: { title: 'Loan officer' } },
  }),
  listCompanyHistory: () => bank,
  askCompanyWire: () => ({ ...bank, body: newWire, wrongValue: { ...newWire, bankName: '' } }),
  askCompanyTaxID: () => ({
    path: { companyID: company.broker },
    body: { taxID: '12-3456789', reason: 'Form W-9' },
    wrongValue: { taxID: '123', reason: 'Form W-9' },
  }),
  decideCompanyChange: () => ({
    path: { companyID: company.bank, changeID: more.change },
    body: decision,
    wrongValue: { ...decision, decision: 'maybe' },
  }),
  previewCompanyMerge: () => ({
    path: { companyID: more.duplicate },
    query: `?intoCompanyID=${more.survivor}`,
  }),
  mergeCompanies: () => ({
    path: { companyID: more.duplicate },
    body: { intoCompanyID: more.survivor, version: 1, intoVersion: 1 },
  }),
};

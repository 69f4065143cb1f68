import { more } from './companies-world.ts';
import { company } from './custom-data-world.ts';

/** A company as it is sent. */
export const newCompany = {
  name: 'Oak Title',
  friendlyName: null,
  regionID: 1,
  phone: null,
  fax: null,
  email: null,
  website: null,
  address1: null,
  address2: null,
  city: null,
  state: null,
  zip: null,
  countyName: null,
  licenceNumber: null,
  licenceState: null,
  nmlsID: null,
  isPlaceOfClosing: false,
  isSettlementAgent: false,
  isOneTimeUse: false,
  doNotDoBusiness: false,
  doNotDoBusinessReason: null,
  notes: null,
  inactive: false,
  roleTypeIDs: [6],
};

/** A contact as it is sent. */
export const newContact = {
  contactName: 'Dana Field',
  title: null,
  phone: null,
  mobile: null,
  email: null,
  licenceNumber: null,
  licenceState: null,
  nmlsID: null,
  inactive: false,
};

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
  createCompany: () => ({ body: newCompany, wrongType: { ...newCompany, roleTypeIDs: ['6'] } }),
  createOneTimeUseCompany: () => ({ body: oneTime, wrongType: { ...oneTime, isOneTimeUse: false } }),
  saveCompany: () => ({
    path: { companyID: more.spare },
    body: { version: 1, changes: { phone: '555-010-4002' } },
    wrongType: { version: 1, changes: { inactive: 'yes' } },
  }),
  saveCompanyAddresses: () => ({
    path: { companyID: company.broker },
    body: {
      version: 1,
      addresses: [
        {
          companyAddressID: null,
          addressTypeID: 1,
          address1: 'PO Box 1',
          address2: null,
          city: null,
          state: 'ST',
          zip: null,
          countyName: null,
        },
      ],
    },
    wrongType: { version: 1, addresses: 'none' },
  }),
  getCompanyInfo: () => bank,
  listCompanyContacts: () => bank,
  getCompanyContact: () => ({ path: { companyID: company.bank, contactID: company.contact } }),
  createCompanyContact: () => ({ ...bank, body: newContact, wrongType: { ...newContact, contactName: '' } }),
  saveCompanyContact: () => ({
    path: { companyID: company.bank, contactID: company.contact },
    body: { version: 1, changes: { title: 'Loan officer' } },
    wrongType: { version: 1, changes: { title: 7 } },
  }),
  listCompanyHistory: () => bank,
  askCompanyWire: () => ({ ...bank, body: newWire, wrongType: { ...newWire, bankName: '' } }),
  askCompanyTaxID: () => ({
    path: { companyID: company.broker },
    body: { taxID: '12-3456789', reason: 'Form W-9' },
    wrongType: { taxID: '123', reason: 'Form W-9' },
  }),
  decideCompanyChange: () => ({
    path: { companyID: company.bank, changeID: more.change },
    body: decision,
    wrongType: { ...decision, decision: 'maybe' },
  }),
  previewCompanyMerge: () => ({
    path: { companyID: more.duplicate },
    query: `?intoCompanyID=${more.survivor}`,
  }),
  mergeCompanies: () => ({
    path: { companyID: more.duplicate },
    body: { intoCompanyID: more.survivor, version: 1, intoVersion: 1 },
    wrongType: { intoCompanyID: 'bank', version: 1, intoVersion: 1 },
  }),
};

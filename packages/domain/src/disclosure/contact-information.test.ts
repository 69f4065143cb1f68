import { describe, expect, it } from 'vitest';
import { RoleType } from '../parties/index.ts';
import { contactInformation, contactLineNames, type DisclosedContact } from './index.ts';

const bank: DisclosedContact = {
  rolesID: 5,
  roleTypeID: RoleType.Lender,
  buyerSellerID: null,
  name: 'Ficus Bank',
  address1: '4321 Random Blvd.',
  address2: null,
  city: 'Somecity',
  state: 'ST',
  zip: '12340',
  nmlsID: '222222',
  licenseID: null,
  contactName: 'Joe Smith',
  contactNmlsID: '12345',
  contactLicenseID: null,
  email: 'joesmith@ficusbank.example',
  phone: '123-456-7890',
};
const agent = { ...bank, rolesID: 9, roleTypeID: RoleType.SettlementAgent, name: 'Epsilon Title Co.' };
const missingIn = (...contacts: readonly DisclosedContact[]) => contactInformation(contacts).missing;

describe('the table of page 5', () => {
  it('has the lines of the form, each with its field', () => {
    const [lender] = contactInformation([bank]).columns;
    expect(
      contactLineNames.map(([line, name]) => [name, lender?.cells?.[line].text, lender?.cells?.[line].field]),
    ).toEqual([
      ['Name', 'Ficus Bank', 'file.contacts.5.name'],
      ['Address', '4321 Random Blvd., Somecity, ST 12340', 'file.contacts.5.address1'],
      ['NMLS ID', '222222', 'file.contacts.5.nmlsID'],
      ['License ID', '', 'file.contacts.5.licenseID'],
      ['Contact', 'Joe Smith', 'file.contacts.5.contactName'],
      ['Contact NMLS ID', '12345', 'file.contacts.5.contactNmlsID'],
      ['Contact License ID', '', 'file.contacts.5.contactLicenseID'],
      ['Email', 'joesmith@ficusbank.example', 'file.contacts.5.email'],
      ['Phone', '123-456-7890', 'file.contacts.5.phone'],
    ]);
  });

  it.each<[string, Partial<DisclosedContact>, string[]]>([
    ['a lender', { roleTypeID: RoleType.Lender }, ['lender.1']],
    ['one more lender', { roleTypeID: RoleType.AdditionalLender }, ['lender.1']],
    ['a mortgage broker', { roleTypeID: RoleType.MortgageBroker }, ['mortgageBroker.1']],
    ['the agent of the buyer', { roleTypeID: RoleType.Realtor, buyerSellerID: RoleType.Buyer }, ['buyerBroker.1']],
    ['the agent of the seller', { roleTypeID: RoleType.Realtor, buyerSellerID: RoleType.Seller }, ['sellerBroker.1']],
    ['one more agent of the buyer', { roleTypeID: RoleType.AdditionalBuyerRealtor }, ['buyerBroker.1']],
    ['one more agent of the seller', { roleTypeID: RoleType.AdditionalSellerRealtor }, ['sellerBroker.1']],
    ['a settlement agent', { roleTypeID: RoleType.SettlementAgent }, ['settlementAgent.1']],
    ['an agent of nobody knows whom', { roleTypeID: RoleType.Realtor }, []],
    ['a surveyor', { roleTypeID: RoleType.Surveyor }, []],
  ])('has a column for %s', (_, changed, filled) => {
    const { columns } = contactInformation([{ ...bank, rolesID: 1, ...changed }]);
    expect(columns.flatMap(({ key, cells }) => (cells ? key : []))).toEqual(filled);
    expect(columns).toHaveLength(5);
  });

  it('has one column more for each further contact of a role', () => {
    const { columns } = contactInformation([bank, { ...bank, rolesID: 6, roleTypeID: RoleType.AdditionalLender }]);
    expect(columns.map(({ title }) => title).slice(0, 3)).toEqual(['Lender', 'Lender', 'Mortgage Broker']);
  });
});

describe('what is missing', () => {
  it('a lender and a settlement agent where there is none, and of those that are there nothing', () => {
    expect(missingIn()).toEqual([
      { words: 'Lender: nobody has this role', field: null },
      { words: 'Settlement Agent: nobody has this role', field: null },
    ]);
    expect(missingIn(bank, agent)).toEqual([]);
  });

  it.each<[Partial<DisclosedContact>, string, string]>([
    [{ name: ' ' }, 'Lender: name', 'name'],
    [{ city: null }, 'Ficus Bank: whole address', 'city'],
    [{ nmlsID: null }, 'Ficus Bank: NMLS ID or license ID, if it has one', 'nmlsID'],
    [{ contactName: null }, 'Ficus Bank: the person to ask for', 'contactName'],
    [{ contactNmlsID: null }, 'Ficus Bank: NMLS ID or license ID of the contact, if there is one', 'contactNmlsID'],
    [{ email: null }, 'Ficus Bank: email', 'email'],
    [{ phone: null }, 'Ficus Bank: phone', 'phone'],
  ])('%j', (changed, words, field) => {
    expect(missingIn({ ...bank, ...changed }, agent)).toEqual([{ words, field: `file.contacts.5.${field}` }]);
  });

  it('no id where the other one is there, and no name of the company where a person has one', () => {
    expect(
      missingIn({ ...bank, nmlsID: null, licenseID: 'Z1', contactNmlsID: null, contactLicenseID: 'Z2' }, agent),
    ).toEqual([]);
    expect(missingIn({ ...bank, name: null, firstName: 'Joe', lastName: 'Smith' }, agent)).toEqual([]);
  });

  it('the side of an agent that no role tells', () => {
    const realtor = { ...bank, rolesID: 7, roleTypeID: RoleType.Realtor, name: 'Omega' };
    expect(missingIn(bank, agent, realtor)).toEqual([
      { words: 'Omega: whose real estate agent it is', field: 'file.contacts.7.roleTypeID' },
    ]);
  });
});

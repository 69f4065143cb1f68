import { noPropertyCosts, type StatedLoan } from '../closing-file/index.ts';
import { type DisclosedContact, noDisclosures } from '../disclosure/index.ts';
import { sampleLoan, sampleTerms } from '../disclosure/stored-loans.fixture.ts';
import { RoleType } from '../parties/index.ts';
import { closingDisclosure, type ToldOfFile } from './index.ts';
import { statementOf } from './stored-h25b.fixture.ts';

const nobody: DisclosedContact = {
  rolesID: 0,
  roleTypeID: 0,
  name: null,
  firstName: null,
  lastName: null,
  buyerSellerID: null,
  address1: null,
  address2: null,
  city: null,
  state: null,
  zip: null,
  nmlsID: null,
  licenseID: null,
  contactName: null,
  contactNmlsID: null,
  contactLicenseID: null,
  email: null,
  phone: null,
};
export const contact = (rolesID: number, roleTypeID: number, more: Partial<DisclosedContact>): DisclosedContact => ({
  ...nobody,
  rolesID,
  roleTypeID,
  ...more,
});

/** What the statement of form H-25(B) says of its loan. */
export const sampleStated: StatedLoan['stated'] = {
  ...sampleTerms,
  ...noDisclosures,
  ...noPropertyCosts,
  prepaymentPenalty: 'Yes',
  penaltyPercent: '2',
  penaltyMonths: 24,
  paymentTotal: 'Payment, not rounded',
  interestDecimals: 'Two',
  prepaidFinanceCharge: 0,
  taxesOutsideEscrow: 0,
  insuranceOutsideEscrow: 0,
  otherOutsideEscrow: 150_00,
  otherPropertyCost: 'HOA dues',
  assumption: 'Not allowed',
  demandFeature: 'No',
  lateDays: 15,
  lateFeeAs: 'Percentage',
  lateFeePercent: '5',
  lateFeeWords: 'the monthly principal and interest payment',
  partialPayments: 'Accepted',
  escrowAccount: 'Yes',
  escrowedYear: 'Twelve payments',
  liabilityAfterForeclosure: 'State law may protect',
};

/** What form H-25(B) tells besides what its statement comes to. */
export const told: ToldOfFile = {
  fileNumber: '12-3456',
  issued: '2013-04-15',
  contacts: [
    contact(1, RoleType.Buyer, {
      name: 'Michael Jones',
      address1: '123 Anywhere Street',
      city: 'Anytown',
      state: 'ST',
    }),
    contact(2, RoleType.Buyer, { firstName: 'Mary', lastName: 'Stone' }),
    contact(3, RoleType.Seller, { name: 'Steve Cole' }),
    contact(4, RoleType.Seller, { name: 'Amy Doe' }),
    contact(5, RoleType.Lender, { name: 'Ficus Bank', contactName: 'Joe Smith', nmlsID: '1234' }),
    contact(6, RoleType.AdditionalBuyerRealtor, { name: 'Omega Real Estate Broker Inc.', licenseID: 'Z765416' }),
    contact(7, RoleType.SettlementAgent, { name: 'Epsilon Title Co.', phone: '987-555-4321' }),
  ],
  properties: [{ address: '456 Somewhere Ave, Anytown, ST 12345', field: 'file.properties.1.address1' }],
  propertyValue: null,
  named: {
    lenderName: 'Ficus Bank',
    loanNumber: '123456789',
    micNumber: '000654321',
    purpose: 'Purchase',
    loanType: 'Conventional',
  },
  loan: { loan: sampleLoan, stated: sampleStated },
  stated: {},
};

/** Form H-25(B) with changes of what is stored and told. */
export const formOf = (given: Parameters<typeof statementOf>[0] = {}, more: Partial<ToldOfFile> = {}) =>
  closingDisclosure(statementOf(given), { ...told, ...more });

import { OrderKind, SettlementStatementType } from '@closewright/domain/orders';
import { RoleType } from '@closewright/domain/parties';
import { type SecretBox, sealTaxID } from '../../src/platform/secrets/index.ts';
import { blankParty, type SeedFile } from '../seed-file.ts';
import { demoCompanyID } from './demo-companies.ts';
import { cents, facts } from './demo-facts.ts';
import { openOrder, person } from './demo-parts.ts';

/**
 * The demo file 12-3456: the CFPB's sample purchase. Addresses and contacts are those of the form's last page; dates that the form
 * does not show (opened, commitment), the legal description and the staff are ours.
 */
export function demoFile(box: SecretBox, tenant: string): SeedFile {
  const { file, loan } = facts;
  const anytown = { city: 'Anytown', state: 'ST', zip: '12345' };
  return {
    order: {
      ...openOrder,
      file_number: file.number,
      kind_of_order: OrderKind.Purchase,
      settlement_statement_type: SettlementStatementType.CDF,
      source_of_business: 'Omega Real Estate Broker Inc.',
      open_date: '2013-03-04',
      contract_date: '2013-03-01',
      commitment_date: '2013-03-18',
      disclosure_sent_date: '2013-04-11',
      closing_date: file.closing,
      disbursement_date: file.disbursement,
      closing_time: '10:30',
      place_of_closing: 'Epsilon Title Co., 123 Commerce Pl., Somecity',
      policy_due_date: '2013-05-15',
      sale_price_cents: cents(file.salePrice),
      earnest_money_cents: cents(file.deposit),
      earnest_money_held_by: 'Epsilon Title',
      owner_policy_amount_cents: cents(file.salePrice),
      loan_policy_amount_cents: cents(loan.amount),
    },
    properties: [
      {
        address_1: '456 Somewhere Ave',
        ...anytown,
        county_name: 'Any County',
        brief_legal: 'Lot 7, Block 3, Somewhere Addition, Plat 12/88',
        parcel_id: '0412-07-003',
      },
    ],
    loans: [
      {
        lender_name: file.lender,
        amount_cents: cents(loan.amount),
        rate: loan.rate,
        loan_number: loan.loanId,
        loan_type_id: 1,
        term_months: loan.termMonths,
        first_payment_date: '2013-06-01',
        mic_number: loan.mic,
        purpose: loan.purpose,
        product: loan.product,
        lien_position: 1,
        note_date: file.closing,
        interest_from: file.closing,
        interest_to: '2013-05-01',
        day_basis: '360',
        mortgage_insurance_cents: cents(loan.monthlyMortgageInsurance),
      },
    ],
    parties: [
      // No SSN begins with 9, and 987-65 is what advertisements print: these are nobody's.
      ...file.buyers.map((name, index) => ({
        ...person(RoleType.Buyer, name),
        address_1: '123 Anywhere Street',
        ...anytown,
        detail: 'Joint tenants',
        seal: (row: number) => sealTaxID(box, { tenant, row }, `987-65-345${index + 6}`),
      })),
      ...file.sellers.map((name, index) => ({
        ...person(RoleType.Seller, name),
        address_1: '321 Somewhere Drive',
        ...anytown,
        detail: index === 0 ? 'Not foreign' : 'No FIRPTA form',
      })),
      {
        ...blankParty,
        role_type_id: RoleType.Lender,
        name: file.lender,
        company_id: demoCompanyID(file.lender),
        contact_name: 'Joe Smith',
        address_1: '4321 Random Blvd.',
        city: 'Somecity',
        state: 'ST',
        zip: '12340',
        phone: '123-456-7890',
        email: 'joesmith@ficusbank.example',
      },
      {
        ...blankParty,
        role_type_id: RoleType.Realtor,
        buyer_seller_id: RoleType.Buyer,
        name: 'Omega Real Estate Broker Inc.',
        company_id: demoCompanyID('Omega Real Estate Broker Inc.'),
        contact_name: 'Samuel Green',
        address_1: '789 Local Lane',
        city: 'Sometown',
        state: 'ST',
        zip: '12345',
        phone: '123-555-1717',
        email: 'sam@omegare.example',
        detail: "Buyer's agent",
      },
      {
        ...blankParty,
        role_type_id: RoleType.Realtor,
        buyer_seller_id: RoleType.Seller,
        name: 'Alpha Real Estate Broker Co.',
        company_id: demoCompanyID('Alpha Real Estate Broker Co.'),
        contact_name: 'Joseph Cain',
        address_1: '987 Suburb Ct.',
        city: 'Someplace',
        state: 'ST',
        zip: '12340',
        phone: '321-555-7171',
        email: 'joe@alphare.example',
        detail: "Seller's agent",
      },
      {
        ...blankParty,
        role_type_id: RoleType.SettlementAgent,
        name: file.settlementAgent,
        company_id: demoCompanyID(file.settlementAgent),
        contact_name: 'Sarah Arnold',
        address_1: '123 Commerce Pl.',
        city: 'Somecity',
        state: 'ST',
        zip: '12344',
        phone: '987-555-4321',
        email: 'sarah@epsilontitle.example',
      },
    ],
    criticalNotes: ['Amy Doe has not returned her FIRPTA form. Do not disburse to her before it is here.'],
  };
}

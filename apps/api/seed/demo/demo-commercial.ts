import {
  type CommercialStatementChanges,
  commercialLists,
  commercialRecord,
} from '@closewright/contract/commercial-statement';
import { FileStatus, OrderKind, SettlementStatementType } from '@closewright/domain/orders';
import { RoleType } from '@closewright/domain/parties';
import type { Transaction } from 'kysely';
import { writeCommercial } from '../../src/modules/commercial-statement/commercial.queries.ts';
import type { DB } from '../../src/platform/db/schema.gen.ts';
import { columnsOf, listsOf, saveRecords } from '../../src/platform/records/index.ts';
import type { SecretBox } from '../../src/platform/secrets/index.ts';
import { type SeedFile, storeFiles } from '../seed-file.ts';
import { staffID } from '../tenant.ts';
import { company } from './demo-parts.ts';

const closing = '2026-12-11';
const parcels = { A: '200 Foundry Street', B: '210 Foundry Street' } as const;
const prices = { A: 2_400_000_00, B: 1_600_000_00 } as const;
const loan = 2_600_000_00;
const lender = 'Ficus Bank';

/** Who buys and sells, and the part of each of its side. */
const parties = [
  { name: 'Alder Holdings LLC', side: 'Buyer', part: 50 },
  { name: 'Birch Partners LP', side: 'Buyer', part: 30 },
  { name: 'Cedar Trust', side: 'Buyer', part: 20 },
  { name: 'Dogwood Realty Inc.', side: 'Seller', part: 60 },
  { name: 'Elm Properties LLC', side: 'Seller', part: 40 },
] as const;

const roles = { Buyer: RoleType.Buyer, Seller: RoleType.Seller } as const;

/** A commercial purchase of two parcels by three buyers from two sellers. */
const commercialFile = (): SeedFile => ({
  order: {
    file_number: 'CM-2001',
    status: FileStatus.Open,
    region_id: 1,
    branch_id: 1,
    kind_of_order: OrderKind.Purchase,
    settlement_statement_type: SettlementStatementType.CDF,
    order_service_id: 1,
    settlement_template_id: 1,
    underwriter_company_id: 1,
    source_of_business: null,
    open_date: '2026-10-05',
    contract_date: '2026-10-01',
    commitment_date: '2026-10-19',
    disclosure_sent_date: null,
    closing_date: closing,
    disbursement_date: closing,
    closing_time: '10:00',
    recording_date: null,
    place_of_closing: null,
    policy_due_date: '2027-01-11',
    sale_price_cents: prices.A + prices.B,
    earnest_money_cents: 120_000_00,
    earnest_money_held_by: 'Epsilon Title',
    owner_policy_amount_cents: prices.A + prices.B,
    loan_policy_amount_cents: loan,
    escrow_officer_id: staffID('escrow-officer'),
    title_officer_id: staffID('title-examiner'),
    closer_id: staffID('closer'),
    post_closer_id: staffID('closer'),
  },
  properties: Object.entries(parcels).map(([parcel, address]) => ({
    address_1: address,
    city: 'Anytown',
    state: 'ST',
    zip: '12345',
    county_name: 'Any County',
    brief_legal: `Parcel ${parcel}, Foundry Plat`,
    parcel_id: null,
  })),
  loans: [
    {
      lender_name: lender,
      amount_cents: loan,
      rate: '6.5',
      loan_number: 'CM-40417',
      loan_type_id: 1,
      term_months: 300,
      first_payment_date: '2027-02-01',
      mic_number: null,
      purpose: 'Purchase',
      product: 'Fixed Rate',
      lien_position: 1,
      note_date: closing,
      interest_from: closing,
      interest_to: '2027-01-01',
      day_basis: '360',
      mortgage_insurance_cents: null,
    },
  ],
  parties: parties.map(({ name, side }) => company(roles[side], name)),
});

/** A line with whole amounts that sides share by their parts. */
const line = (
  at: number,
  section: number,
  given: Omit<NonNullable<CommercialStatementChanges['commercialLines']>[number], 'commercialLineID' | 'section'>,
) => ({ commercialLineID: -at, section, ...given });

/** Percentages of a line that parties bear, by the number of the party. */
const debits = (lineID: number, percents: Readonly<Record<number, string>>) =>
  Object.entries(percents).map(([party, debitPercent]) => ({
    commercialAmountID: -100 * lineID - Number(party),
    commercialLineID: -lineID,
    party: Number(party),
    debitPercent,
  }));

/** Its commercial statement: prices of both parcels, the loan, charges of either side or both, and the rents of December. */
export const commercialStatement: CommercialStatementChanges = {
  statement: { name: 'Foundry Street', statementDate: closing, closingDayOf: 'Buyer' },
  commercialSections: ['Purchase price', 'Funds of the buyers', 'Title and escrow', 'Recording and taxes'].map(
    (label, at) => ({ commercialSectionID: -1 - at, label, number: at + 1 }),
  ),
  commercialParties: parties.map((party, at) => ({ commercialPartyID: -1 - at, number: at + 1, ...party })),
  commercialLines: [
    line(1, 1, {
      label: 'Price, parcel A',
      about: parcels.A,
      amount: prices.A,
      debitTo: 'Buyers',
      creditTo: 'Sellers',
    }),
    line(2, 1, {
      label: 'Price, parcel B',
      about: parcels.B,
      amount: prices.B,
      debitTo: 'Buyers',
      creditTo: 'Sellers',
    }),
    line(3, 2, { label: 'Deposit', amount: 120_000_00, creditTo: 'Buyers' }),
    line(4, 2, { label: 'Loan', about: lender, amount: loan, creditTo: 'Buyers' }),
    line(5, 3, { label: 'Owner’s policy', amount: 9_840_00, debitTo: 'Sellers' }),
    line(6, 3, { label: 'Loan policy', about: lender, amount: 1_150_00, debitTo: 'Buyers' }),
    line(7, 3, { label: 'Survey of both parcels', amount: 7_500_01 }),
    line(8, 3, { label: 'Escrow fee', amount: 2_400_00 }),
    line(9, 4, { label: 'Transfer tax', amount: 28_000_00, debitTo: 'Sellers' }),
    line(10, 4, { label: 'Recording of deeds and mortgage', amount: 301_00, debitTo: 'Buyers' }),
  ],
  commercialAmounts: [
    ...debits(7, { 1: '33.333333', 2: '33.333333', 3: '33.333334' }),
    ...debits(8, { 1: '25', 2: '15', 3: '10', 4: '30', 5: '20' }),
  ],
  commercialTenants: [
    { unit: 'A-1', tenantName: 'Fir Cafe', rent: 6_200_00, deposit: 6_200_00 },
    { unit: 'A-2', tenantName: 'Gum Studio', rent: 3_100_00, deposit: 3_000_00 },
    { unit: 'B', tenantName: 'Hazel Storage', rent: 9_300_00, deposit: 12_500_00 },
  ].map((tenant, at) => ({ commercialTenantID: -1 - at, paidFrom: '2026-12-01', paidTo: '2026-12-31', ...tenant })),
};

/** Stores the file with its statement. Answers its id. */
export async function storeCommercialDemo(tx: Transaction<DB>, secrets: SecretBox, tenant: string): Promise<number> {
  const [ordersID = 0] = await storeFiles(tx, tenant, [commercialFile()]);
  const columns = columnsOf(commercialRecord.fields, commercialStatement.statement ?? {});
  const rootID = await writeCommercial(tx, { tenant, ordersID }, columns);
  const place = { tenant, ordersID, rootID, what: 'statement' };
  await saveRecords({ tx, secrets, place }, listsOf(commercialLists), commercialStatement);
  return ordersID;
}

import { addToDate, type WireDate } from '@closewright/domain/dates';
import { states } from '@closewright/domain/formats';
import { FileStatus, OrderKind, orderKinds, SettlementStatementType } from '@closewright/domain/orders';
import { RoleType } from '@closewright/domain/parties';
import { base, en, en_US, Faker } from '@faker-js/faker';
import { blankParty, type SeedFile } from './seed-file.ts';
import { staffID } from './tenant.ts';

/** "Today" of the made-up files: the same on every day, so that the same seed makes the same files. */
export const seedToday: WireDate = '2026-11-20';

export interface GeneratorOptions {
  /** Files of different seeds differ; their numbers do too. */
  readonly seed: number;
  /** Region of each branch, by branch id. */
  readonly branches: readonly { readonly branchID: number; readonly regionID: number }[];
  readonly underwriters: number;
  readonly settlementAgent: string;
}

const kinds = [
  { value: OrderKind.Purchase, weight: 60 },
  { value: OrderKind.Refinance, weight: 20 },
  { value: OrderKind.Cash, weight: 9 },
  { value: OrderKind.HomeEquity, weight: 4 },
  { value: OrderKind.NewBuild, weight: 4 },
  { value: OrderKind.Commercial, weight: 2 },
  { value: OrderKind.Land, weight: 1 },
];
const loanTypes = [
  { value: 1, weight: 65 },
  { value: 2, weight: 20 },
  { value: 3, weight: 10 },
  { value: 4, weight: 5 },
];
const realStates = states.filter(({ fips }) => fips < 60).map(({ code }) => code);
/** Makes realistic closing files, the same ones for the same seed. The nth call makes the nth file. */
export function createFileGenerator(options: GeneratorOptions): () => SeedFile {
  const faker = new Faker({ locale: [en_US, en, base] });
  faker.seed(options.seed);
  let made = 0;

  const companies = (suffixes: readonly string[]) =>
    Array.from({ length: 24 }, () => `${faker.person.lastName()} ${faker.helpers.arrayElement(suffixes)}`);
  const lenders = companies(['Bank', 'Savings Bank', 'Mortgage Co.', 'Home Lending', 'Credit Union']);
  const brokers = companies(['Realty', 'Real Estate', 'Properties', 'Homes']);

  const address = (state: string) => ({
    address_1: faker.location.streetAddress(),
    city: faker.location.city(),
    state,
    zip: faker.location.zipCode({ state }),
  });
  const contact = () => ({
    phone: faker.phone.number({ style: 'national' }),
    email: faker.internet.exampleEmail().toLowerCase(),
  });
  const person = (role: number, home: ReturnType<typeof address>, lastName: string, detail: string | null) => {
    const first_name = faker.person.firstName();
    return {
      ...blankParty,
      ...home,
      ...contact(),
      role_type_id: role,
      name: `${first_name} ${lastName}`,
      first_name,
      last_name: lastName,
      detail,
    };
  };
  const company = (role: number, name: string, state: string, side: number | null, detail: string | null) => ({
    ...blankParty,
    ...address(state),
    ...contact(),
    role_type_id: role,
    name,
    contact_name: faker.person.fullName(),
    buyer_seller_id: side,
    detail,
  });
  const household = (role: number, home: ReturnType<typeof address>, detail: string) => {
    const lastName = faker.person.lastName();
    return Array.from({ length: faker.number.int({ min: 1, max: 2 }) }, () => person(role, home, lastName, detail));
  };
  const pick = <T>(items: readonly T[]): T => faker.helpers.arrayElement(items as T[]);

  return () => {
    made += 1;
    const kind = faker.helpers.weightedArrayElement(kinds);
    const rule = orderKinds.find(({ id }) => id === kind);
    const state = pick(realStates);
    const branch = pick(options.branches);
    const open = workday(addToDate(seedToday, -faker.number.int({ min: 0, max: 540 }), 'days'));
    const closing = workday(addToDate(open, faker.number.int({ min: 14, max: 75 }), 'days'));
    const status = statusOf(closing, faker.number.float());
    const isDone = status === FileStatus.Closed || status === FileStatus.PolicyIssued;
    const price = priceOf(faker.number.float(), kind);
    const hasLoan = rule?.hasLoan ?? true;
    const loan = hasLoan ? Math.round((price * faker.number.int({ min: 55, max: 97 })) / 100 / 50_000) * 50_000 : 0;
    const lender = pick(lenders);
    const home = { ...address(state), city: faker.location.city() };
    const escrowOfficer = pick([staffID('escrow-officer'), staffID('one-region')]);

    return {
      order: {
        file_number: `26-${options.seed * 100_000 + made}`,
        status,
        region_id: branch.regionID,
        branch_id: branch.branchID,
        kind_of_order: kind,
        settlement_statement_type:
          kind === OrderKind.Commercial ? SettlementStatementType.HUD2010 : SettlementStatementType.CDF,
        order_service_id: pick([1, 1, 1, 2, 3]),
        settlement_template_id:
          kind === OrderKind.Commercial ? 3 : kind === OrderKind.Cash ? 4 : rule?.hasSeller ? 1 : 2,
        underwriter_company_id: faker.number.int({ min: 1, max: options.underwriters }),
        source_of_business: pick(rule?.hasSeller ? brokers : lenders),
        open_date: open,
        contract_date: rule?.hasSeller ? workday(addToDate(open, -faker.number.int({ min: 0, max: 5 }), 'days')) : null,
        commitment_date: workday(addToDate(open, faker.number.int({ min: 3, max: 10 }), 'days')),
        disclosure_sent_date: hasLoan ? workday(addToDate(closing, -6, 'days')) : null,
        closing_date: closing,
        disbursement_date: rule?.hasSeller ? closing : workday(addToDate(closing, 4, 'days')),
        closing_time: `${String(faker.number.int({ min: 8, max: 16 })).padStart(2, '0')}:${pick(['00', '15', '30', '45'])}`,
        recording_date: isDone ? workday(addToDate(closing, faker.number.int({ min: 1, max: 6 }), 'days')) : null,
        place_of_closing: pick([options.settlementAgent, `${lender}, ${home.city}`]),
        policy_due_date: workday(addToDate(closing, 30, 'days')),
        sale_price_cents: rule?.hasSeller ? price : null,
        earnest_money_cents: rule?.hasSeller ? Math.round(price / 100 / 50_000) * 50_000 : null,
        earnest_money_held_by: rule?.hasSeller ? options.settlementAgent : null,
        owner_policy_amount_cents: rule?.hasSeller ? price : null,
        loan_policy_amount_cents: hasLoan ? loan : null,
        escrow_officer_id: escrowOfficer,
        title_officer_id: staffID('title-examiner'),
        closer_id: staffID('closer'),
        post_closer_id: isDone ? staffID('accountant') : null,
        is_locked: status === FileStatus.PolicyIssued,
      },
      properties: [
        {
          ...home,
          county_name: faker.location.county(),
          brief_legal: `Lot ${faker.number.int({ min: 1, max: 60 })}, Block ${faker.number.int({ min: 1, max: 20 })}, ${faker.location.street()} Addition`,
          parcel_id: faker.helpers.replaceSymbols('####-##-###'),
        },
      ],
      loans: hasLoan
        ? [
            {
              lender_name: lender,
              amount_cents: loan,
              rate: (faker.number.int({ min: 42, max: 62 }) / 8).toString(),
              loan_number: faker.string.numeric({ length: 10, allowLeadingZeros: false }),
              loan_type_id: faker.helpers.weightedArrayElement(loanTypes),
              term_months: pick([360, 360, 360, 240, 180]),
              first_payment_date: `${addToDate(closing, 2, 'months').slice(0, 8)}01`,
              mic_number: faker.number.float() < 0.3 ? faker.string.numeric(9) : null,
            },
          ]
        : [],
      parties: [
        ...household(RoleType.Buyer, address(state), pick(['Joint tenants', 'Tenants in common', 'Single', 'Married'])),
        ...(rule?.hasSeller ? household(RoleType.Seller, home, 'Not foreign') : []),
        ...(hasLoan ? [company(RoleType.Lender, lender, state, null, null)] : []),
        ...(rule?.hasSeller
          ? [
              company(RoleType.Realtor, pick(brokers), state, RoleType.Buyer, "Buyer's agent"),
              company(RoleType.Realtor, pick(brokers), state, RoleType.Seller, "Seller's agent"),
            ]
          : []),
        company(RoleType.SettlementAgent, options.settlementAgent, state, null, null),
      ],
    };
  };
}

/** The same day, or the Monday after a weekend. */
function workday(date: WireDate): WireDate {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return day === 6 ? addToDate(date, 2, 'days') : day === 0 ? addToDate(date, 1, 'days') : date;
}

/** Most files of the past are closed and most of those have their policy; a few fell through or wait. */
function statusOf(closing: WireDate, chance: number): number {
  if (chance < 0.05) return FileStatus.Cancelled;
  if (chance < 0.08) return FileStatus.OnHold;
  if (closing >= seedToday) return closing > addToDate(seedToday, 50, 'days') ? FileStatus.New : FileStatus.Open;
  if (closing > addToDate(seedToday, -30, 'days')) return chance < 0.2 ? FileStatus.Open : FileStatus.Closed;
  return chance < 0.25 ? FileStatus.Closed : FileStatus.PolicyIssued;
}

/** Between 120,000 and 1.6 million with most of them low, in steps of 500 dollars; commercial ones ten times that. */
function priceOf(chance: number, kind: number): number {
  const dollars = 120_000 * Math.exp(chance ** 1.4 * 2.6) * (kind === OrderKind.Commercial ? 10 : 1);
  return Math.round(dollars / 500) * 50_000;
}

import type {
  CommercialSide,
  StoredCommercial,
  StoredCommercialAmount,
  StoredCommercialLine,
  StoredTenant,
} from './index.ts';

/** A statement of three buyers and two sellers in which nothing is entered yet. */
export const parties = (
  [
    ['Alder LLC', 'Buyer', 50],
    ['Birch LP', 'Buyer', 30],
    ['Cedar Trust', 'Buyer', 20],
    ['Dogwood Inc.', 'Seller', 2],
    ['Elm Partners', 'Seller', 1],
  ] as const
).map(([name, side, part], at) => ({
  key: at + 1,
  id: at + 1,
  number: at + 1,
  name,
  side: side as CommercialSide,
  part,
}));

const noLine: StoredCommercialLine = {
  key: 1,
  id: 1,
  section: 1,
  label: 'Line',
  amount: null,
  debitTo: null,
  creditTo: null,
};
const noAmount = { debit: null, debitPercent: null, credit: null, creditPercent: null };
const noTenant: StoredTenant = {
  key: 1,
  id: 1,
  unit: null,
  tenantName: null,
  rent: null,
  paidFrom: null,
  paidTo: null,
  deposit: null,
};

/** A line with what is said of it. */
export const line = (id: number, given: Partial<StoredCommercialLine>): StoredCommercialLine => ({
  ...noLine,
  key: id,
  id,
  ...given,
});

/** What is typed into the columns of a party on a line. */
export const typed = (at: number, party: number, given: Partial<StoredCommercialAmount>): StoredCommercialAmount => ({
  key: at * 100 + party,
  id: at * 100 + party,
  line: at,
  party,
  ...noAmount,
  ...given,
});

/** A tenant with what is said of it. */
export const tenant = (id: number, given: Partial<StoredTenant>): StoredTenant => ({
  ...noTenant,
  key: id,
  id,
  ...given,
});

/** A statement with what is entered. */
export const statement = (given: Partial<StoredCommercial>): StoredCommercial => ({
  closingDate: '2026-04-11',
  closingDayOf: 'Buyer',
  parties,
  lines: [],
  amounts: [],
  tenants: [],
  ...given,
});

/** Which part a field of the order entry is. */
export type FieldKind =
  | 'text'
  | 'date'
  | 'time'
  | 'money'
  | 'number'
  | 'rate'
  | 'percent'
  | 'ssn'
  | 'ein'
  | 'aba'
  | 'select'
  | 'state'
  | 'checkbox'
  | 'memo'
  | 'company'
  | 'contact';

/** One field of the order entry: what a typist types into it, and what must then be in it. */
export interface EntryField {
  name: string;
  label: string;
  kind: FieldKind;
  /** Keys, without the Tab that leaves the field. */
  keys: string;
  /** The value: cents, ISO dates, ids of companies and contacts. */
  value: unknown;
}

const field = (name: string, label: string, kind: FieldKind, keys: string, value: unknown = keys): EntryField => ({
  name,
  label,
  kind,
  keys,
  value,
});

/** The 42 fields of a standard order, in the order of the Tab key. The contact comes well after its company, as on a real sheet. */
export const entryFields: readonly EntryField[] = [
  field('fileNumber', 'File number', 'text', '12-3456'),
  field('opened', 'Opened', 'date', '3/4/13', '2013-03-04'),
  field('closing', 'Closing', 'date', '041513', '2013-04-15'),
  field('closingTime', 'Closing time', 'time', '930a', '09:30'),
  field('disbursement', 'Disbursement', 'date', '4-15-2013', '2013-04-15'),
  field('source', 'Source of business', 'text', 'Realtor referral'),
  field('loanType', 'Loan type', 'select', 'conv', 'conventional'),
  field('placeOfClosing', 'Place of closing', 'text', '123 Commerce Pl., Somecity'),

  field('address1', 'Address', 'text', '456 Somewhere Ave.'),
  field('unit', 'Unit', 'text', '7B'),
  field('city', 'City', 'text', 'Anytown'),
  field('state', 'State', 'state', 'new yo', 'New York'),
  field('zip', 'ZIP', 'text', '12345'),
  field('county', 'County', 'text', 'Travis'),
  field('subdivision', 'Subdivision', 'text', 'Sunset Ridge, Section 2'),
  field('lot', 'Lot', 'text', '14'),
  field('block', 'Block', 'text', 'C'),
  field('parcel', 'Parcel id', 'text', '0123-456-789'),

  field('lender', 'Lender', 'company', '1042', 1042),
  field('loanNumber', 'Loan number', 'text', '123456789'),
  field('loanAmount', 'Loan amount', 'money', '162000', 16_200_000),
  field('rate', 'Rate', 'rate', '3 7/8', '3.875'),
  field('term', 'Term, months', 'number', '360', 360),
  field('firstPayment', 'First payment', 'date', '6/1/13', '2013-06-01'),

  field('salePrice', 'Sale price', 'money', '180,000', 18_000_000),
  field('earnestMoney', 'Earnest money', 'money', '$10,000.00', 1_000_000),
  field('credit', 'Seller credit', 'money', '(2,500.5)', -250_050),
  field('commission', 'Commission', 'percent', '6', '6'),

  field('buyerFirst', 'Buyer first name', 'text', 'Michael'),
  field('buyerLast', 'Buyer last name', 'text', 'Jones'),
  field('buyerSsn', 'Buyer SSN', 'ssn', '123454321', '123-45-4321'),
  field('buyerPhone', 'Buyer phone', 'text', '(555) 010-4400'),
  field('sellerFirst', 'Seller first name', 'text', 'Steve'),
  field('sellerLast', 'Seller last name', 'text', 'Cole'),
  field('sellerTaxId', 'Seller tax id', 'ein', '987654321', '98-7654321'),

  field('contact', 'Lender contact', 'contact', 'joe', 1),
  field('titleCompany', 'Title company', 'company', '5160', 5160),
  field('escrowAba', 'Escrow bank ABA', 'aba', '021000021'),
  field('escrowAccount', 'Escrow account', 'text', '000123456789'),
  field('officer', 'Officer', 'text', 'Escrow officer'),
  field('ready', 'Ready to close', 'checkbox', ' ', true),
  field('notes', 'Notes', 'memo', 'Wire instructions verified by phone.'),
];

/** A row of the fees below the fields: amounts in cents. */
export interface FeeRow {
  id: number;
  description: string;
  borrower: number | null;
  seller: number | null;
}

/** The fees that stand there at first. */
export const firstFees: readonly FeeRow[] = [
  { id: 1, description: 'Settlement fee', borrower: null, seller: null },
  { id: 2, description: 'Recording fees', borrower: null, seller: null },
];

/** Typed into the grid cell by cell, each left with Tab. */
export const feeKeys: readonly string[] = ['Closing fee', '350', '350', 'Recording', '85.5', '0'];

/** What the fees must then be. */
export const typedFees: readonly FeeRow[] = [
  { id: 1, description: 'Closing fee', borrower: 35_000, seller: 35_000 },
  { id: 2, description: 'Recording', borrower: 8_550, seller: 0 },
];

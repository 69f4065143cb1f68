import { compareRecord, compareRecords, type DiffField } from './index.ts';

/** A payoff, amounts in cents: the sample of the stories and tests. */
export interface Payoff {
  id: number;
  lender: string;
  loan: string;
  principal: number | null;
  rate: string | null;
  goodThrough: string | null;
  rounds: boolean;
  basis: '360' | '365';
  taxID: string | null;
  contact: string | null;
  remarks: string | null;
}

export const fields: readonly DiffField<Payoff>[] = [
  { name: 'lender', label: 'Lender', section: 'Letter of the lender', value: ({ lender }) => lender },
  {
    name: 'loan',
    label: 'Loan number',
    section: 'Letter of the lender',
    kind: 'identifier',
    value: ({ loan }) => loan,
  },
  {
    name: 'principal',
    label: 'Principal',
    section: 'Letter of the lender',
    kind: 'money',
    value: ({ principal }) => principal,
  },
  {
    name: 'goodThrough',
    label: 'Good through',
    section: 'Letter of the lender',
    kind: 'date',
    value: ({ goodThrough }) => goodThrough,
  },
  {
    name: 'rate',
    label: 'Rate',
    section: 'Interest of a day',
    kind: 'number',
    value: ({ rate }) => rate,
    text: ({ rate }) => `${Number(rate).toFixed(4)}%`,
  },
  {
    name: 'basis',
    label: 'Year',
    section: 'Interest of a day',
    value: ({ basis }) => basis,
    text: ({ basis }) => (basis === '360' ? '12 months of 30 days' : 'Days of the year'),
  },
  {
    name: 'rounds',
    label: 'Rounds each day',
    section: 'Interest of a day',
    kind: 'check',
    value: ({ rounds }) => rounds,
  },
  { name: 'taxID', label: 'Tax ID', section: 'Before money is sent', kind: 'masked', value: ({ taxID }) => taxID },
  { name: 'contact', label: 'Contact', section: 'Before money is sent', value: ({ contact }) => contact },
  { name: 'remarks', label: 'Remarks', section: 'Before money is sent', kind: 'memo', value: ({ remarks }) => remarks },
];

export const before: Payoff = {
  id: 1,
  lender: 'Maple Street Savings',
  loan: '0071-44218',
  principal: 18_734_219,
  rate: '3.875',
  goodThrough: '2013-04-15',
  rounds: true,
  basis: '365',
  taxID: '12-3456789',
  contact: null,
  remarks: 'Call before the wire is sent.\nThe statement was ordered by fax and the fee is in it.',
};

export const after: Payoff = {
  ...before,
  principal: 18_698_871,
  goodThrough: '2013-04-30',
  basis: '360',
  taxID: '12-3456780',
  contact: 'Ana Ruiz, 555-0147',
  remarks: 'Call before the wire is sent.\nThe statement was ordered by mail and the fee is in it.',
};

const other = (id: number, lender: string, principal: number): Payoff => ({ ...before, id, lender, principal });

export const listBefore = [
  before,
  other(2, 'Acorn Savings', 4_250_000),
  other(3, 'Harbor Credit', 990_000),
  other(4, 'City of Anytown', 120_000),
];
export const listAfter = [
  other(4, 'City of Anytown', 120_000),
  after,
  other(2, 'Acorn Savings', 4_250_000),
  other(5, 'Lindley Bank', 700_000),
];

export const onePayoff = compareRecord(fields, before, after);
export const keyOf = ({ id }: Payoff) => id;
export const nameOf = ({ lender }: Payoff) => lender;
export const allPayoffs = compareRecords(fields, listBefore, listAfter, { keyOf, nameOf });

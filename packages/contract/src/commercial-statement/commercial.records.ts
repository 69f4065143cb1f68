import {
  commercialAmountProblems,
  commercialLimits,
  commercialSides,
  numberProblems,
  sharingSides,
  tenantProblems,
} from '@closewright/domain/commercial-statement';
import { wordsOf } from '@closewright/domain/prorations';
import { field, record } from '../kit/index.ts';

const { name, memo, number, part, sections, parties, lines, tenants } = commercialLimits;
const numberOf = (label: string) => field.integer({ label, min: 1, max: number });
const rights = { read: 'readCommercial', write: 'saveCommercial' } as const;
const ofStatement = { of: 'orders', root: 'commercialStatementID', order: 'sequence', ...rights } as const;

/** The commercial settlement statement of a file, beside the form of its own kind. What it is made of are records below it. */
export const commercialRecord = record({
  table: 'commercial_statements',
  id: 'commercialStatementID',
  of: 'orders',
  noun: 'Commercial statement',
  name: [['name']],
  fields: {
    name: field.text({ label: 'Name', max: name }),
    statementDate: field.date({ label: 'Date' }),
    closingDayOf: field.choice({ label: 'Rent of the closing day', choices: commercialSides, max: 20 }),
  },
  isVersioned: true,
  ...rights,
  notCopied: 'A statement is of its own closing and its day.',
});

/** A section of the statement, in the office’s own words; its number is what lines name it by. */
export const commercialSectionRecord = record({
  table: 'commercial_sections',
  id: 'commercialSectionID',
  ...ofStatement,
  noun: 'Statement section',
  name: [['label']],
  fields: { label: field.requiredText({ label: 'Section', max: name }), number: numberOf('Section number') },
  problems: numberProblems,
  most: sections,
});

/** A buyer or seller with a pair of columns; its number is what amounts name it by. */
export const commercialPartyRecord = record({
  table: 'commercial_parties',
  id: 'commercialPartyID',
  ...ofStatement,
  noun: 'Statement party',
  name: [['name']],
  fields: {
    name: field.requiredText({ label: 'Party', max: name }),
    side: field.choice({ label: 'Side', choices: commercialSides, max: 20 }),
    part: field.integer({ label: 'Part', min: 0, max: part }),
    number: numberOf('Party number'),
  },
  problems: numberProblems,
  most: parties,
});

/** A line of the statement. */
export const commercialLineRecord = record({
  table: 'commercial_lines',
  id: 'commercialLineID',
  ...ofStatement,
  noun: 'Statement line',
  name: [['label']],
  fields: {
    label: field.requiredText({ label: 'Description', max: name }),
    section: numberOf('Section of the line'),
    about: field.text({ label: 'Parcel or loan', max: name }),
    amount: field.money({ label: 'Whole amount' }),
    debitTo: field.choice({ label: 'Debit by parts', choices: wordsOf(sharingSides), max: 20 }),
    creditTo: field.choice({ label: 'Credit by parts', choices: wordsOf(sharingSides), max: 20 }),
    remarks: field.memo({ label: 'Note', max: memo }),
  },
  most: lines,
});

/** What stands in the columns of a party on a line: an amount, or a percentage of the whole amount. */
export const commercialAmountRecord = record({
  table: 'commercial_amounts',
  id: 'commercialAmountID',
  of: 'orders',
  parent: 'commercialLineID',
  order: 'sequence',
  noun: 'Statement amount',
  fields: {
    party: numberOf('Party of the amount'),
    debit: field.money({ label: 'Debit' }),
    debitPercent: field.rate({ label: 'Debit %' }),
    credit: field.money({ label: 'Credit' }),
    creditPercent: field.rate({ label: 'Credit %' }),
  },
  problems: commercialAmountProblems,
  most: parties,
  ...rights,
});

/** A tenant of the rent roll. */
export const commercialTenantRecord = record({
  table: 'commercial_tenants',
  id: 'commercialTenantID',
  ...ofStatement,
  noun: 'Tenant',
  name: [['unit', 'tenantName'], ['tenantName']],
  fields: {
    unit: field.text({ label: 'Unit', max: name }),
    tenantName: field.text({ label: 'Tenant', max: name }),
    rent: field.money({ label: 'Rent collected', min: 0 }),
    paidFrom: field.date({ label: 'From' }),
    paidTo: field.date({ label: 'To' }),
    deposit: field.money({ label: 'Security deposit', min: 0 }),
  },
  problems: tenantProblems,
  most: tenants,
});

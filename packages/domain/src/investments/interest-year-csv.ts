import { csvLine, formatMoney, taxIDKind } from '../formats/index.ts';
import { cents } from '../money/index.ts';
import type { InterestReporter } from './investment.ts';

/** A row of the 1099-INT data of a year, as it leaves the product. */
export interface InterestYearLine {
  readonly year: number;
  readonly beneficiary: string;
  /** In full or masked, by the right of whoever takes it out. */
  readonly taxID: string;
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly investmentID: number;
  readonly fileNumber: string;
  /** In cents. */
  readonly interest: number;
  readonly reporter: InterestReporter;
  readonly isDue: boolean;
  readonly missing: readonly string[];
}

const columns = [
  ...['Tax Year', 'Recipient Name', 'Recipient TIN Type', 'Recipient TIN', 'Address', 'City', 'State', 'ZIP'],
  ...['Form Account Number', 'File Number', 'Box 1 - Interest income', 'Reported by', 'Form due', 'Missing'],
];

/** The number by which a form knows an investment account: unique among the forms of the office. */
export const formAccountNumber = (investmentID: number): string => `INV-${investmentID}`;

/** The 1099-INT data of a year as CSV. */
export const interestYearCsv = (lines: readonly InterestYearLine[]): string =>
  [
    csvLine(columns),
    ...lines.map(({ year, beneficiary, taxID, street, city, state, zip, ...line }) =>
      csvLine([
        ...[String(year), beneficiary, isPerson(taxID) ? 'SSN' : 'EIN', taxID],
        ...[street ?? '', city ?? '', state ?? '', zip ?? ''],
        ...[
          formAccountNumber(line.investmentID),
          line.fileNumber,
          formatMoney(cents(line.interest)).replaceAll(',', ''),
        ],
        ...[line.reporter, line.isDue ? 'Yes' : 'No', line.missing.join(', ')],
      ]),
    ),
  ].join('');

/** Whether a number is that of a person, by where its dashes are: also where its digits are masked. */
const isPerson = (taxID: string): boolean => taxIDKind(taxID.replaceAll('*', '0')) === 'ssn';

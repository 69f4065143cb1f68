import { csvLine } from '../formats/index.ts';
import { wireAmount } from '../wires/index.ts';
import type { RemitLine } from './waiting-lines.ts';

/** A line of a register with the file that it is of. */
export interface RegisterLine extends Omit<RemitLine, 'trace'> {
  readonly fileNumber: string;
}

/** The columns, as MISMO 3.4 calls them where it does, and what each holds. */
const columns: readonly (readonly [string, (line: RegisterLine) => string])[] = [
  ['FileNumber', ({ fileNumber }) => fileNumber],
  ['RemittancePolicyIdentifier', ({ policyNumber }) => policyNumber],
  ['RemittancePolicyEffectiveDate', ({ effectiveDate }) => effectiveDate],
  ['State', ({ state }) => state ?? ''],
  ['County', ({ county }) => county ?? ''],
  ['NamedInsuredType', ({ policy }) => (policy === 'Loan' ? 'Lender' : 'Owner')],
  ['RemittanceRecordType', ({ type }) => type],
  ['RemittancePolicyDescription', ({ label }) => label],
  ['RemittanceTitleInsuranceAmount', ({ liability }) => signed(liability)],
  ['GrossPremiumAmount', ({ gross }) => signed(gross)],
  ['UnderwriterPortionAmount', ({ underwriter }) => signed(underwriter)],
  ['AgentPortionAmount', ({ agent }) => signed(agent)],
  ['Corrects', ({ corrects }) => (corrects ? `${corrects.number} line ${corrects.line}` : '')],
  ['Reason', ({ reason }) => reason ?? ''],
];

const signed = (cents: number): string => `${cents < 0 ? '-' : ''}${wireAmount(Math.abs(cents))}`;

/** A register as CSV, one row for each component of a premium. Nothing in it runs as a formula where somebody opens it in a spreadsheet. */
export const remittanceRegister = (lines: readonly RegisterLine[]): string =>
  [columns.map(([heading]) => heading), ...lines.map((line) => columns.map(([, value]) => value(line)))]
    .map(csvLine)
    .join('');

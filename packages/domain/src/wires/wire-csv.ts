import { csvLine, plainAccount } from '../formats/index.ts';
import { assertWritable, type WireFileContent, type WireFileItem, wireAmount, wireText } from './wire-file.ts';

type Column = readonly [heading: string, said: (wire: WireFileItem, file: WireFileContent) => string | null];

/** What banks ask for in a list of wires, by the headings of the first line. */
const columns: readonly Column[] = [
  ['Reference', ({ reference }) => reference],
  ['UETR', ({ uetr }) => uetr],
  ['Value date', (_, { requestedOn }) => requestedOn],
  ['Amount', ({ amount }) => wireAmount(amount)],
  ['Currency', () => 'USD'],
  ['Debit account', (_, { debtor }) => plainAccount(debtor.accountNumber)],
  ['Debit routing number', (_, { debtor }) => debtor.routingNumber],
  ['Beneficiary', ({ destination }) => destination.beneficiary],
  ['Beneficiary account', ({ destination }) => plainAccount(destination.accountNumber)],
  ['Beneficiary street', ({ destination: { address } }) => address.street],
  ['Beneficiary building', ({ destination: { address } }) => address.building],
  ['Beneficiary city', ({ destination: { address } }) => address.town],
  ['Beneficiary state', ({ destination: { address } }) => address.state],
  ['Beneficiary ZIP code', ({ destination: { address } }) => address.postcode],
  ['Beneficiary country', ({ destination: { address } }) => address.country],
  ['Beneficiary bank', ({ destination }) => destination.bankName],
  ['Beneficiary bank routing number', ({ destination }) => destination.routingNumber],
  ['Intermediary bank', ({ destination }) => destination.intermediaryName],
  ['Intermediary bank routing number', ({ destination }) => destination.intermediaryRouting],
  ['Further credit', ({ destination }) => destination.furtherCredit],
  ['Originator to beneficiary', ({ remittance }) => remittance],
];

/**
 * A file of wires as CSV: a line of headings, then one for each wire. Pure, of plain characters alone, and nothing in it runs as a formula where somebody
 * opens it in a spreadsheet. Throws where `wireFileProblems` names anything.
 */
export function writeWireCsv(file: WireFileContent): string {
  assertWritable(file, 'CSV');
  const lines = file.wires.map((wire) => columns.map(([, said]) => wireText(said(wire, file) ?? '')));
  return [columns.map(([heading]) => heading), ...lines].map(csvLine).join('');
}

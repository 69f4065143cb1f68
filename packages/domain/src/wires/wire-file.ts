import { accountNumberFinding, routingNumberFinding } from '../banking/index.ts';
import { isWireDate, type WireDate } from '../dates/index.ts';
import { InputError } from '../errors/index.ts';
import { lostLetter, plainText, runsAsFormula } from '../formats/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { type WireAddress, type WireDestination, wireLimits } from './wire-instructions.ts';
import type { WireFileFormat } from './wire-out.ts';

/** A wire as a file tells it. */
export interface WireFileItem {
  /** What the office calls it (`wireReference`). */
  readonly reference: string;
  /** A UUID of version 4, which every bank on its way keeps. */
  readonly uetr: string;
  /** In cents. */
  readonly amount: number;
  /** With the account number in full. */
  readonly destination: WireDestination;
  /** What the beneficiary is told: the file number. */
  readonly remittance: string;
}

/** What a file of wires says. */
export interface WireFileContent {
  /** What tells it from any other file of the office, for ever. */
  readonly messageID: string;
  /** An instant. */
  readonly createdAt: string;
  readonly requestedOn: WireDate;
  readonly debtor: {
    readonly name: string;
    readonly accountNumber: string;
    readonly routingNumber: string;
    readonly bankName: string;
    readonly address: WireAddress | null;
  };
  readonly wires: readonly WireFileItem[];
}

/** What a file cannot say. */
export interface WireFileProblem {
  /** Of the wire; null where it is about the file or its account. */
  readonly reference: string | null;
  /** Where: `destination.address.town`. */
  readonly path: string;
  readonly words: string;
}

/** Fedwire takes less than ten billion dollars at once. */
export const mostOfWire: Cents = cents(999_999_999_999);

const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** What a name of a payment may be made of at every bank; a slash neither begins nor ends it, and no two follow each other. */
const bankName = /^(?!\/)(?!.*\/\/)[A-Za-z0-9\-?:().,'+ /]{1,35}(?<!\/)$/;

/** A text as banks read it: letters without their marks, in plain signs. */
export const wireText = (text: string): string => plainText(text);

/** What no bank can read of a text, or has no room for; null when nothing. */
export function textProblem(text: string, most: number, label: string): string | null {
  // A half that stands beside a number would be another number.
  const lost = lostLetter(text) ?? /\p{No}/u.exec(text)?.[0];
  if (lost !== undefined) return `No bank reads ${lost}: write it in plain letters and digits`;
  const plain = wireText(text);
  if (!/[A-Za-z0-9]/.test(plain)) return `${label} has a letter or a digit`;
  return plain.length > most ? `${label} has ${plain.length} characters as banks write it, and may have ${most}` : null;
}

type Found = readonly [path: string, words: string | null];

const optional = (text: string | null, most: number, label: string): string | null =>
  text === null ? null : textProblem(text, most, label);

const addressFindings = (address: WireAddress, path: string): readonly Found[] => [
  [`${path}.street`, textProblem(address.street, wireLimits.street, 'Street')],
  [`${path}.building`, optional(address.building, wireLimits.building, 'Building')],
  [`${path}.postcode`, optional(address.postcode, wireLimits.postcode, 'ZIP code')],
  [`${path}.town`, textProblem(address.town, wireLimits.town, 'City')],
  [
    `${path}.state`,
    address.state === null || /^[A-Z]{2}$/.test(address.state) ? null : 'A state is two capital letters',
  ],
  [`${path}.country`, /^[A-Z]{2}$/.test(address.country) ? null : 'A country is two capital letters'],
];

const destinationFindings = (to: WireDestination): readonly Found[] => [
  ['beneficiary', textProblem(to.beneficiary, wireLimits.name, 'Beneficiary')],
  ...addressFindings(to.address, 'address'),
  ['bankName', textProblem(to.bankName, wireLimits.bankName, 'Bank')],
  ['routingNumber', routingNumberFinding(to.routingNumber)],
  ['accountNumber', accountNumberFinding(to.accountNumber)],
  ['intermediaryName', optional(to.intermediaryName, wireLimits.bankName, 'Intermediary bank')],
  [
    'intermediaryName',
    to.intermediaryName === null && to.intermediaryRouting !== null ? 'An intermediary bank has a name' : null,
  ],
  ['intermediaryRouting', intermediaryFinding(to)],
  ['furtherCredit', optional(to.furtherCredit, wireLimits.text, 'Further credit')],
];

function intermediaryFinding({ intermediaryName, intermediaryRouting }: WireDestination): string | null {
  if (intermediaryRouting !== null) return routingNumberFinding(intermediaryRouting);
  return intermediaryName === null ? null : 'An intermediary bank has a routing number';
}

const found = (findings: readonly Found[]): readonly (readonly [string, string])[] =>
  findings.flatMap(([path, words]) => (words === null ? [] : [[path, words] as const]));

/** What a bank cannot read of instructions, by field: to be said when they are typed. */
export const destinationProblems = (destination: WireDestination): Readonly<Record<string, string>> =>
  Object.fromEntries(found(destinationFindings(destination)));

/** Why a payee cannot be called so; null where it can. Letters that only look like others would pass for a payee that is known. */
export const payeeNameProblem = (name: string): string | null => textProblem(name, wireLimits.name, 'Payee');

/** Why a beneficiary cannot be told so; null where it can. `most`: how many signs there is place for. */
export const remittanceProblem = (text: string, most: number = wireLimits.text): string | null =>
  textProblem(text, most, 'What the beneficiary is told');

/** What a CSV file would have to write otherwise, lest a spreadsheet runs it: a bank would read another text. */
const formulaFindings = ({ destination: { address, ...to }, remittance }: WireFileItem): readonly Found[] =>
  Object.entries({
    'destination.beneficiary': to.beneficiary,
    'destination.address.street': address.street,
    'destination.address.building': address.building,
    'destination.address.postcode': address.postcode,
    'destination.address.town': address.town,
    'destination.bankName': to.bankName,
    'destination.intermediaryName': to.intermediaryName,
    'destination.furtherCredit': to.furtherCredit,
    remittance,
  }).map(([path, text]) => [
    path,
    runsAsFormula(wireText(text ?? '')) ? 'A spreadsheet would run this text: make a file in pain.001' : null,
  ]);

/** What a file of a format cannot say of wires, before one is written; empty when all can be. */
export function wireFileProblems(file: WireFileContent, format: WireFileFormat): readonly WireFileProblem[] {
  const { debtor, wires } = file;
  const ofFile: readonly Found[] = [
    ['messageID', bankName.test(file.messageID) ? null : 'No bank takes this name of a file'],
    ['createdAt', Number.isNaN(Date.parse(file.createdAt)) ? 'This is no moment' : null],
    ['requestedOn', isWireDate(file.requestedOn) ? null : 'This is no day'],
    ['debtor.name', textProblem(debtor.name, wireLimits.name, 'Name of the account')],
    ['debtor.accountNumber', accountNumberFinding(debtor.accountNumber)],
    ['debtor.routingNumber', routingNumberFinding(debtor.routingNumber)],
    ['debtor.bankName', textProblem(debtor.bankName, wireLimits.bankName, 'Bank')],
    ...(debtor.address === null ? [] : addressFindings(debtor.address, 'debtor.address')),
    ['wires', wires.length === 0 ? 'There is no wire' : null],
  ];
  const references = new Set<string>();
  const uetrs = new Set<string>();
  const ofWires = wires.flatMap((wire) => {
    const { reference, uetr, amount, destination, remittance } = wire;
    const isTwice = references.has(reference) || uetrs.has(uetr);
    references.add(reference);
    uetrs.add(uetr);
    const findings: readonly Found[] = [
      ['reference', bankName.test(reference) ? null : 'No bank takes this reference'],
      ['reference', isTwice ? 'The same wire is in the file before' : null],
      ['uetr', uuid4.test(uetr) ? null : 'This is no UUID of version 4'],
      ['amount', amountFinding(amount)],
      ...destinationFindings(destination).map(([path, words]): Found => [`destination.${path}`, words]),
      ['remittance', remittanceProblem(remittance)],
      ...(format === 'CSV' ? formulaFindings(wire) : []),
    ];
    return found(findings).map(([path, words]) => ({ reference, path, words }));
  });
  return [...found(ofFile).map(([path, words]) => ({ reference: null, path, words })), ...ofWires];
}

const amountFinding = (amount: number): string | null =>
  Number.isInteger(amount) && amount > 0 && amount <= mostOfWire ? null : 'A wire is of 0.01 to 9,999,999,999.99';

/** Throws the first problem of a file that cannot be written: who writes one asks for its problems first. */
export function assertWritable(file: WireFileContent, format: WireFileFormat): void {
  const [first] = wireFileProblems(file, format);
  if (first === undefined) return;
  const { reference, path, words } = first;
  throw new InputError('MALFORMED', path, reference === null ? words : `${reference}: ${words}`);
}

/** An amount as banks read it: `1234.56`. */
export function wireAmount(amount: number): string {
  const digits = String(cents(amount)).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

import type { WireInstructionsBody } from '@closewright/contract/wires';
import {
  achAccountTypes,
  instructionProblems,
  instructionSources,
  secCodes,
  wireLimits,
} from '@closewright/domain/wires';
import type { Layout } from '../../../records/form/layout.ts';
import { type RecordErrors, requiredErrors } from '../../../records/form/record-errors.ts';

/** What is typed of instructions, an address in its parts. */
export type TypedInstructions = {
  [K in keyof Omit<WireInstructionsBody, 'address'>]: WireInstructionsBody[K] | null;
} & { [K in keyof WireInstructionsBody['address']]: string | null };

/** What is typed of a new payee, with its first instructions. */
export type TypedPayee = TypedInstructions & { name: string | null };

const text = (label: string, maxLength: number, required = false) => ({ kind: 'text', label, maxLength, required });

/** The name of a payee, as it is typed. */
export const payeeName = { ...text('Payee', wireLimits.name, true) };

/** The fields of instructions. */
export const instructionFields = {
  beneficiary: text('Beneficiary', wireLimits.name, true),
  street: text('Street', wireLimits.street, true),
  building: text('Building, suite', wireLimits.building),
  town: text('City', wireLimits.town, true),
  state: text('State', 2),
  postcode: text('ZIP code', wireLimits.postcode),
  country: { ...text('Country', 2, true), missing: 'A country is two capital letters' },
  bankName: text('Bank', wireLimits.bankName, true),
  routingNumber: text('Routing number', 9, true),
  accountNumber: text('Account number', 60, true),
  intermediaryName: text('Intermediary bank', wireLimits.bankName),
  intermediaryRouting: text('Its routing number', 9),
  furtherCredit: text('For further credit', wireLimits.text),
  accountType: { kind: 'choice', label: 'For ACH: kind of account', required: false, choices: achAccountTypes },
  secCode: { kind: 'choice', label: 'ACH to', required: false, choices: secCodes },
  source: {
    ...{ kind: 'choice', label: 'Came by', required: true, choices: instructionSources },
    missing: 'Say how the instructions came',
  },
  receivedOn: { kind: 'date', label: 'Received on', required: true },
  phoneGiven: text('Phone number in them', wireLimits.phone),
  note: { ...text('Note', wireLimits.note), kind: 'memo' },
};

const identifier = { identifier: true, autoComplete: 'off' } as const;

/** Where the fields stand. */
export const instructionLayout: Layout = [
  ['source', 4, { clearable: false }],
  ['receivedOn', 3],
  ['phoneGiven', 5, { autoComplete: 'off', help: 'It is never called: it may be theirs who sent them' }],
  ['sourceWarning', 12],
  ['beneficiary', 12, { help: 'Whose account it is, as the bank has it' }],
  ['street', 8],
  ['building', 4],
  ['town', 5],
  ['state', 2, { upperCase: true }],
  ['postcode', 3, identifier],
  ['country', 2, { upperCase: true }],
  ['bankName', 5],
  ['routingNumber', 3, identifier],
  ['accountNumber', 4, identifier],
  ['intermediaryName', 5],
  ['intermediaryRouting', 3, identifier],
  ['furtherCredit', 4],
  ['accountType', 4, { help: 'Left empty, money goes by wire alone' }],
  ['secCode', 4, { help: 'CCD a business, PPD a person' }],
  ['note', 12],
];

/** What a form of instructions begins with. */
export const beginInstructions = (today: string): TypedInstructions => ({
  ...{ beneficiary: null, street: null, building: null, town: null, state: null, postcode: null, country: 'US' },
  ...{ bankName: null, routingNumber: null, accountNumber: null, intermediaryName: null, intermediaryRouting: null },
  ...{
    furtherCredit: null,
    accountType: null,
    secCode: null,
    source: null,
    receivedOn: today,
    phoneGiven: null,
    note: null,
  },
});

/** What is typed, an address in its parts; nothing stands for what is missing. */
const written = (
  { street, building, town, state, postcode, country, ...rest }: TypedInstructions,
  today: string,
): Omit<WireInstructionsBody, 'source'> => ({
  ...rest,
  ...{ beneficiary: rest.beneficiary ?? '', bankName: rest.bankName ?? '' },
  ...{ routingNumber: rest.routingNumber ?? '', accountNumber: rest.accountNumber ?? '' },
  receivedOn: rest.receivedOn ?? today,
  address: { street: street ?? '', building, town: town ?? '', state, postcode, country: country ?? 'US' },
});

/** What is wrong with what is typed, in the words of the api; of what is missing, that it is. */
export function instructionErrors(typed: TypedInstructions, today: string): RecordErrors {
  const problems = Object.entries(instructionProblems(written(typed, today), today));
  const byField = problems.map(([path, words]) => [path.replace('address.', ''), words]);
  return { ...Object.fromEntries(byField), ...requiredErrors(instructionFields, typed) };
}

/** What is sent of what was typed; null while something is missing. */
export function instructionsBody(typed: TypedInstructions): WireInstructionsBody | null {
  const { source, receivedOn } = typed;
  const isMissing = Object.keys(requiredErrors(instructionFields, typed)).length > 0;
  return isMissing || source === null || receivedOn === null ? null : { ...written(typed, receivedOn), source };
}

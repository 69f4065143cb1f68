import { routingNumberFinding } from '@closewright/domain/banking';
import {
  achAccountTypes,
  callBackResults,
  instructionSources,
  instructionStates,
  numberSources,
  secCodes,
  wireLimits,
} from '@closewright/domain/wires';
import { z } from 'zod';
import { postingDate, reasonSchema } from '../check-writing/index.ts';
import {
  anyDate,
  endpoint,
  field,
  heeding,
  idInPath,
  idSchema,
  line,
  pageQuery,
  payeeName,
  stateCode,
} from '../kit/index.ts';

const tag = 'Wires';
const path = '/api/wire-payees';
const read = { kind: 'action', action: 'readWires' } as const;
const write = { kind: 'action', action: 'writeWirePayees' } as const;
const onPayee = z.strictObject({ wirePayeeID: idInPath });
const onInstructions = z.strictObject({ wirePayeeID: idInPath, number: z.coerce.number().int().min(1) });
const changing = ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY'] as const;

const needed = (label: string, max: number) =>
  line()
    .min(1, { error: `${label} is required`, abort: true })
    .max(max);
const name = (label: string) =>
  payeeName()
    .min(1, { error: `${label} is required`, abort: true })
    .max(wireLimits.name);
const text = (max: number) => line().min(1).max(max).nullable();
const routing = needed('Routing number', 9);

/** The parts of an address as Fedwire takes them. */
const addressSchema = z.strictObject({
  street: needed('Street', wireLimits.street),
  building: text(wireLimits.building),
  postcode: text(wireLimits.postcode),
  town: needed('City', wireLimits.town),
  state: stateCode().nullable(),
  country: z.string().regex(/^[A-Z]{2}$/, 'A country is two capital letters'),
});

/** What is typed of wire instructions. */
export const wireInstructionsBody = z.strictObject({
  beneficiary: name('Beneficiary'),
  address: addressSchema,
  bankName: needed('Bank', wireLimits.bankName),
  routingNumber: heeding(routingNumberFinding)(routing),
  accountNumber: field.accountNumber({ label: 'Account number' }).schema,
  intermediaryName: text(wireLimits.bankName),
  intermediaryRouting: heeding(routingNumberFinding)(line().max(9)).nullable(),
  furtherCredit: text(wireLimits.text),
  /** How ACH goes by them: both, or neither. Wires ignore them. */
  accountType: z.enum(achAccountTypes).nullable().default(null),
  secCode: z.enum(secCodes).nullable().default(null),
  source: z.enum(instructionSources),
  receivedOn: postingDate,
  /** A phone number that came with the instructions, which is never called. */
  phoneGiven: text(wireLimits.phone),
  note: text(wireLimits.note),
});

const callBackSchema = z
  .object({
    result: z.enum(callBackResults),
    numberCalled: z.string(),
    numberSource: z.enum(numberSources),
    spokeTo: z.string().nullable(),
    note: z.string().nullable(),
    calledBy: z.string(),
    calledAt: z.string(),
  })
  .meta({ id: 'WireCallBack' });

/** Wire instructions as they are told: the account number is masked. */
export const wireInstructionsSchema = z
  .object({
    number: z.int().min(1),
    beneficiary: z.string(),
    address: z.object({
      street: z.string(),
      building: z.string().nullable(),
      postcode: z.string().nullable(),
      town: z.string(),
      state: z.string().nullable(),
      country: z.string(),
    }),
    bankName: z.string(),
    routingNumber: z.string(),
    accountNumber: z.string(),
    intermediaryName: z.string().nullable(),
    intermediaryRouting: z.string().nullable(),
    furtherCredit: z.string().nullable(),
    accountType: z.enum(achAccountTypes).nullable(),
    secCode: z.enum(secCodes).nullable(),
    source: z.enum(instructionSources),
    receivedOn: anyDate,
    phoneGiven: z.string().nullable(),
    note: z.string().nullable(),
    enteredBy: z.string(),
    enteredAt: z.string(),
    /** Entered by whoever reads it, who may not confirm it. */
    isOwn: z.boolean(),
    /** What is other than in the instructions that were good before; null of the first ones. */
    changed: z.array(z.string()).nullable(),
    callBacks: z.array(callBackSchema),
    stopped: z.object({ by: z.string(), at: z.string(), reason: z.string() }).nullable(),
    goodFrom: z.string().nullable(),
    state: z.enum(instructionStates),
  })
  .meta({ id: 'WireInstructions' });

/** A payee of wires in a list. */
export const wirePayeeRowSchema = z
  .object({
    wirePayeeID: idSchema,
    name: z.string(),
    companyID: idSchema.nullable(),
    inactive: z.boolean(),
    version: z.int().min(1),
    /** Of its latest instructions; null before any. */
    latest: wireInstructionsSchema.nullable(),
    /** Newer instructions than good ones came, which nobody has confirmed: money goes nowhere until somebody did. */
    isAlarm: z.boolean(),
    /** Wires to it that were not sent yet. */
    waiting: z.int().min(0),
  })
  .meta({ id: 'WirePayeeRow' });

/** A payee with all instructions, the latest first. */
export const wirePayeeSchema = wirePayeeRowSchema
  .extend({ instructions: z.array(wireInstructionsSchema) })
  .meta({ id: 'WirePayee' });

export const listWirePayees = endpoint({
  name: 'listWirePayees',
  method: 'GET',
  path,
  summary: 'A page of the payees of wires by name, with their latest instructions. Account numbers are masked.',
  tag,
  query: z.strictObject({
    ...pageQuery,
    text: line().max(wireLimits.name).optional(),
    state: z.enum(instructionStates).optional(),
  }),
  result: z.object({ results: z.array(wirePayeeRowSchema), totalRecords: z.int() }).meta({ id: 'WirePayees' }),
  access: read,
});

export const getWirePayee = endpoint({
  name: 'getWirePayee',
  method: 'GET',
  path: `${path}/:wirePayeeID`,
  summary: 'A payee of wires with all instructions that were ever entered, their call-backs, and who did what.',
  tag,
  params: onPayee,
  result: wirePayeeSchema,
  access: read,
  errors: ['NOT_FOUND'],
});

export const createWirePayee = endpoint({
  name: 'createWirePayee',
  method: 'POST',
  path,
  summary:
    'Adds a payee of wires, with its first instructions. Money goes there once another person has confirmed them.',
  tag,
  body: z.strictObject({
    name: name('Payee'),
    companyID: idSchema.nullable(),
    instructions: wireInstructionsBody,
  }),
  result: wirePayeeSchema,
  access: write,
  errors: ['FORBIDDEN', 'APP_READ_ONLY'],
  audits: ['wire_payees', 'wire_instructions'],
});

export const saveWirePayee = endpoint({
  name: 'saveWirePayee',
  method: 'PATCH',
  path: `${path}/:wirePayeeID`,
  summary: 'Renames a payee of wires or makes it inactive. Its instructions stay as they are.',
  tag,
  params: onPayee,
  body: z.strictObject({
    version: z.int().min(1),
    changes: z.strictObject({ name: name('Payee'), inactive: z.boolean() }).partial(),
  }),
  result: wirePayeeSchema,
  access: write,
  errors: [...changing, 'VERSION_CONFLICT'],
  idempotent: false,
  audits: ['wire_payees'],
});

export const addWireInstructions = endpoint({
  name: 'addWireInstructions',
  method: 'POST',
  path: `${path}/:wirePayeeID/instructions`,
  summary:
    'Enters other instructions of a payee. From then on nothing goes by the earlier ones, and by these once another person has confirmed them and the waiting period is over.',
  tag,
  params: onPayee,
  body: wireInstructionsBody,
  result: wirePayeeSchema,
  access: write,
  errors: changing,
  audits: ['wire_instructions'],
});

export const recordCallBack = endpoint({
  name: 'recordCallBack',
  method: 'POST',
  path: `${path}/:wirePayeeID/instructions/:number/call-backs`,
  summary:
    'Records a call to a number that is not from the instructions. Whoever confirms types the account number again as it was read back, and did not enter the instructions. A call that says otherwise stops them.',
  tag,
  params: onInstructions,
  body: z.strictObject({
    result: z.enum(callBackResults),
    numberCalled: needed('Number called', wireLimits.phone),
    numberSource: z.enum(numberSources),
    spokeTo: text(wireLimits.spokeTo),
    /** The account number as it was read back; to confirm only. */
    accountNumber: line().max(60).nullable(),
    note: text(wireLimits.note),
  }),
  result: wirePayeeSchema,
  access: write,
  errors: [...changing, 'CHANGE_DECIDED', 'SECOND_PERSON_NEEDED'],
  audits: ['wire_call_backs'],
});

export const stopWireInstructions = endpoint({
  name: 'stopWireInstructions',
  method: 'POST',
  path: `${path}/:wirePayeeID/instructions/:number/stop`,
  summary: 'Stops instructions, by anybody who may enter them, and says why: nothing is sent by them any more.',
  tag,
  params: onInstructions,
  body: z.strictObject({ reason: reasonSchema }),
  result: wirePayeeSchema,
  access: write,
  errors: [...changing, 'CHANGE_DECIDED'],
  audits: ['wire_instructions'],
});

/** A payee of wires with all of its instructions. */
export type WirePayee = z.infer<typeof wirePayeeSchema>;
/** A payee of wires in a list. */
export type WirePayeeRow = z.infer<typeof wirePayeeRowSchema>;
/** Wire instructions as they are told. */
export type ToldWireInstructions = z.infer<typeof wireInstructionsSchema>;
/** What is typed of wire instructions. */
export type WireInstructionsBody = z.infer<typeof wireInstructionsBody>;

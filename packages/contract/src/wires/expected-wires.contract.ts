import { expectedWireStates, wireLimits } from '@closewright/domain/wires';
import { z } from 'zod';
import { bankItemSchema } from '../bank-files/index.ts';
import { amountSchema, postedNumberSchema, postingDate, postingLimits, reasonSchema } from '../check-writing/index.ts';
import { askedInAddress } from '../escrow-accounting/index.ts';
import { anyDate, endpoint, idInPath, idSchema, line, pageQuery, payeeName } from '../kit/index.ts';
import { countedAmountSchema } from '../reconciliation/index.ts';

const tag = 'Wires';
const path = '/api/expected-wires';
const read = { kind: 'action', action: 'readWires', inAnyRegion: true } as const;
const write = { kind: 'action', action: 'writeExpectedWires', inAnyRegion: true } as const;
const onOne = z.strictObject({ expectedWireID: idInPath });
const changing = ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'DECIDED_ALREADY'] as const;

/** What is typed of a wire that is expected. */
export const expectedWireBody = z.strictObject({
  ordersID: idSchema,
  bankAccountID: idSchema,
  expectedOn: postingDate,
  amount: amountSchema,
  /** Its receipt has it as payer. */
  sender: payeeName().min(1, { error: 'Sender is required', abort: true }).max(postingLimits.payee),
  /** Who of the statement it is, by the key of its lines; null for somebody else. */
  party: line().min(1).max(postingLimits.key).nullable(),
  reference: line().min(1).max(wireLimits.reference).nullable(),
  note: line().min(1).max(wireLimits.note).nullable(),
});

/** A wire that a file expects. */
export const expectedWireSchema = z
  .object({
    expectedWireID: idSchema,
    ...expectedWireBody.shape,
    ...{
      sender: z.string(),
      party: z.string().nullable(),
      reference: z.string().nullable(),
      note: z.string().nullable(),
    },
    expectedOn: anyDate,
    version: z.int().min(1),
    fileNumber: z.string(),
    bankAccount: z.string(),
    state: z.enum(expectedWireStates),
    enteredBy: z.string(),
    enteredAt: z.string(),
    /** The receipt it came in by. */
    received: postedNumberSchema.extend({ on: anyDate, amount: amountSchema, by: z.string() }).nullable(),
    calledOff: z.object({ by: z.string(), at: z.string(), reason: z.string() }).nullable(),
  })
  .meta({ id: 'ExpectedWire' });

/** A wire that the bank told of and the book does not have, with those expected that it may be, the likeliest first. */
export const arrivedWireSchema = z
  .object({
    bankAccountID: idSchema,
    bankAccount: z.string(),
    item: bankItemSchema,
    fits: z.array(z.object({ expectedWireID: idSchema, why: z.string(), isSure: z.boolean() })),
  })
  .meta({ id: 'ArrivedWire' });

export const listExpectedWires = endpoint({
  name: 'listExpectedWires',
  method: 'GET',
  path,
  summary:
    "A page of the wires that files and bank accounts of the caller's regions expect. `states` is what all that fit come to, by state.",
  tag,
  query: z.strictObject({ ...askedInAddress.expectedWires, ...pageQuery }),
  result: z
    .object({
      /** When the list was read. */
      asOf: z.string(),
      /** The day after which one that did not come is late. */
      today: anyDate,
      results: z.array(expectedWireSchema),
      totalRecords: z.int().min(0),
      states: z.record(z.enum(expectedWireStates), countedAmountSchema),
    })
    .meta({ id: 'ExpectedWires' }),
  access: read,
  errors: ['NOT_FOUND'],
});

export const listArrivedWires = endpoint({
  name: 'listArrivedWires',
  method: 'GET',
  path: `${path}/arrived`,
  summary: 'Wires in that banks told of, which wait for a receipt: the newest 200 of the accounts of the caller.',
  tag,
  query: z.strictObject({ bankAccountID: idInPath.optional() }),
  result: z.array(arrivedWireSchema),
  access: read,
  errors: ['NOT_FOUND'],
});

export const createExpectedWire = endpoint({
  name: 'createExpectedWire',
  method: 'POST',
  path,
  summary: 'Says that a file expects a wire. Nothing is posted.',
  tag,
  body: expectedWireBody,
  result: expectedWireSchema,
  access: write,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY'],
  audits: ['expected_wires'],
});

export const saveExpectedWire = endpoint({
  name: 'saveExpectedWire',
  method: 'PATCH',
  path: `${path}/:expectedWireID`,
  summary: 'Saves what changed on a wire that is expected.',
  tag,
  params: onOne,
  body: z.strictObject({
    version: z.int().min(1),
    changes: expectedWireBody.omit({ ordersID: true }).partial(),
  }),
  result: expectedWireSchema,
  access: write,
  errors: [...changing, 'VERSION_CONFLICT'],
  idempotent: false,
  audits: ['expected_wires'],
});

export const callOffExpectedWire = endpoint({
  name: 'callOffExpectedWire',
  method: 'POST',
  path: `${path}/:expectedWireID/call-off`,
  summary: 'Says that a wire is not expected any more, and why.',
  tag,
  params: onOne,
  body: z.strictObject({ reason: reasonSchema }),
  result: expectedWireSchema,
  access: write,
  errors: changing,
  audits: ['expected_wires'],
});

export const receiveWire = endpoint({
  name: 'receiveWire',
  method: 'POST',
  path: `${path}/:expectedWireID/receive`,
  summary:
    'Records the receipt of an expected wire by the item of the bank, with its amount and on its day. An amount that is other than expected is said to be so by `differs`. The item is matched by whoever reconciles.',
  tag,
  params: onOne,
  body: z.strictObject({
    bankItemID: idSchema,
    /** That whoever records it has seen that the amount is another one. */
    differs: z.boolean(),
  }),
  result: expectedWireSchema,
  access: { kind: 'action', action: 'writeChecks', inAnyRegion: true } as const,
  errors: [...changing, 'PERIOD_CLOSED', 'BANK_ACCOUNT_CLOSED', 'CARRIED_ON', 'FILE_IN_USE', 'FILE_LOCKED'],
  audits: ['expected_wires'],
  posts: true,
});

/** A wire that a file expects. */
export type ExpectedWire = z.infer<typeof expectedWireSchema>;
/** A page of the wires that files expect. */
export type ExpectedWirePage = z.infer<typeof listExpectedWires.result>;
/** What is typed of a wire that is expected. */
export type NewExpectedWire = z.output<typeof expectedWireBody>;
/** A wire that came in and waits for a receipt. */
export type ArrivedWire = z.infer<typeof arrivedWireSchema>;

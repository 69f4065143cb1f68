import { fundsInstruments } from '@closewright/domain/check-writing';
import {
  activityParts,
  disbursementSorts,
  disbursementStates,
  expectedWireSorts,
  paperStates,
  receiptSorts,
  receiptStates,
  staleCheckSorts,
  trialBalanceParts,
  trialBalanceSorts,
} from '@closewright/domain/escrow-accounting';
import { disbursementKinds } from '@closewright/domain/ledger';
import { maxCents } from '@closewright/domain/money';
import { staleStages } from '@closewright/domain/stale-checks';
import { expectedWireStates } from '@closewright/domain/wires';
import { z } from 'zod';
import { postingDate } from '../check-writing/index.ts';
import { idInPath, idSchema, line, stateCode } from '../kit/index.ts';

/** How long what is sought is at most. */
export const mostOfText = 100;

const cents = z.int({ error: 'An amount is in cents' }).min(0).max(maxCents, 'An amount is too large');
const count = z.int().min(0).max(100_000);
const slip = z.int().min(1).max(2_147_483_647);

/** How values stand in a body, and in an address. */
const inBody = { id: idSchema, cents, count, slip, flag: z.boolean().default(false) } as const;
const inAddress = {
  id: idInPath,
  cents: z.coerce.number().pipe(cents),
  count: z.coerce.number().pipe(count),
  slip: z.coerce.number().pipe(slip),
  flag: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
} as const;

/** All of these text, in whatever a row says. */
const text = line().trim().min(1).max(mostOfText).optional();
const direction = z.enum(['ascending', 'descending']).default('descending');

const trialBalance = (as: typeof inBody | typeof inAddress) =>
  ({
    /** Without it, all bank accounts. */
    bankAccountID: as.id.optional(),
    date: postingDate,
    text,
    part: z.enum(trialBalanceParts).optional(),
    /** Files of which nothing was posted for so many days. */
    idle: as.count.optional(),
    zero: as.flag,
    sort: z.enum(trialBalanceSorts).default('balance'),
    direction,
  }) as const;

const activity = (as: typeof inBody | typeof inAddress) =>
  ({
    bankAccountID: as.id,
    from: postingDate,
    until: postingDate,
    text,
    part: z.enum(activityParts).optional(),
  }) as const;

const found = (as: typeof inBody | typeof inAddress) =>
  ({
    bankAccountID: as.id.optional(),
    from: postingDate.optional(),
    until: postingDate.optional(),
    least: as.cents.optional(),
    most: as.cents.optional(),
    text,
    direction,
  }) as const;

const disbursements = (as: typeof inBody | typeof inAddress) =>
  ({
    ...found(as),
    method: z.enum(disbursementKinds).optional(),
    state: z.enum(disbursementStates).optional(),
    paper: z.enum(paperStates).optional(),
    sort: z.enum(disbursementSorts).default('date'),
  }) as const;

const receipts = (as: typeof inBody | typeof inAddress) =>
  ({
    ...found(as),
    instrument: z.enum(fundsInstruments).optional(),
    state: z.enum(receiptStates).optional(),
    slip: as.slip.optional(),
    sort: z.enum(receiptSorts).default('date'),
  }) as const;

const expectedWires = (as: typeof inBody | typeof inAddress) =>
  ({
    ...found(as),
    ordersID: as.id.optional(),
    state: z.enum(expectedWireStates).optional(),
    sort: z.enum(expectedWireSorts).default('expectedOn'),
    /** The earliest first, unless it is asked otherwise. */
    direction: direction.unwrap().default('ascending'),
  }) as const;

const staleChecks = (as: typeof inBody | typeof inAddress) =>
  ({
    ...found(as),
    stage: z.enum(staleStages).optional(),
    /** The last known state of the owner. */
    state: stateCode().optional(),
    sort: z.enum(staleCheckSorts).default('age'),
  }) as const;

/** What is asked of each list in an address. */
export const askedInAddress = {
  trialBalance: trialBalance(inAddress),
  activity: activity(inAddress),
  disbursements: disbursements(inAddress),
  receipts: receipts(inAddress),
  expectedWires: expectedWires(inAddress),
  staleChecks: staleChecks(inAddress),
} as const;

/** A list with what is asked of it, for an export of all that fits. */
export const escrowListSchema = z
  .discriminatedUnion('list', [
    z.strictObject({ list: z.literal('trial balance'), ...trialBalance(inBody) }),
    z.strictObject({ list: z.literal('activity'), ...activity(inBody) }),
    z.strictObject({ list: z.literal('disbursements'), ...disbursements(inBody) }),
    z.strictObject({ list: z.literal('receipts'), ...receipts(inBody) }),
    z.strictObject({ list: z.literal('expected wires'), ...expectedWires(inBody) }),
    z.strictObject({ list: z.literal('stale checks'), ...staleChecks(inBody) }),
    /** What is reported to a state as unclaimed in a year. */
    z.strictObject({
      list: z.literal('holder report'),
      bankAccountID: idSchema.optional(),
      state: stateCode(),
      year: z.int().min(1970).max(2099),
    }),
  ])
  .meta({ id: 'EscrowList' });

/** A list with what is asked of it. */
export type EscrowList = z.output<typeof escrowListSchema>;
type Asked<L extends EscrowList['list']> = Omit<Extract<EscrowList, { list: L }>, 'list'>;
/** What is asked of a trial balance. */
export type TrialBalanceCriteria = Asked<'trial balance'>;
/** What is asked of the register of a bank account. */
export type ActivityCriteria = Asked<'activity'>;
/** What is asked of disbursements. */
export type DisbursementCriteria = Asked<'disbursements'>;
/** What is asked of receipts. */
export type ReceiptCriteria = Asked<'receipts'>;
/** What is asked of wires that are expected. */
export type ExpectedWireCriteria = Asked<'expected wires'>;
/** What is asked of checks that nobody cashes. */
export type StaleCheckCriteria = Asked<'stale checks'>;

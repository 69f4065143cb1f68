import type { StatementDocument } from '../closing-file/index.ts';
import { cents } from '../money/index.ts';
import { money as amount, given } from '../trace/index.ts';
import {
  expectedReceipts,
  type GateFacts,
  gateInTurn,
  type PlannedDisbursement,
  type ProposedDisbursement,
  proposedDisbursements,
} from './index.ts';
import { ledger, line } from './ledger.fixture.ts';
import { moneyOf, purchase } from './statement-money.fixture.ts';

const nothing = ledger().soFar();
/** What a file has to pay out. */
export const availableOf = (value: number) => ({
  value: cents(value),
  trace: given('Available', amount(value), 'ledger.1-5-1'),
});

/** What a gate is asked of. */
export interface Given {
  readonly document?: StatementDocument;
  readonly plans?: readonly PlannedDisbursement[];
  readonly soFar?: typeof nothing;
  readonly facts?: Partial<GateFacts>;
  readonly isPicked?: (one: ProposedDisbursement) => boolean;
}

/** What is proposed of a purchase, with its checks. */
export function gated({
  document = purchase,
  plans = [],
  soFar = nothing,
  facts = {},
  isPicked = () => true,
}: Given = {}) {
  const money = moneyOf(document);
  const known = {
    money,
    isSettlementLocked: true,
    soFar,
    on: '2026-11-23',
    propertyState: 'TX',
    state: 'TX',
    recordedOn: null,
    available: availableOf(400_000_00),
    expected: expectedReceipts(money, soFar),
    ...facts,
  };
  return gateInTurn(proposedDisbursements(money, soFar, plans), isPicked, known);
}

/** A plan as somebody made it. */
export const plan = (
  lines: PlannedDisbursement['lines'],
  more: Partial<PlannedDisbursement> = {},
): PlannedDisbursement => ({
  ...{ method: 'check', payee: 'Appraisers Inc.', party: null, memo: null, hold: null, lines },
  ...more,
});
/** What the appraiser is paid, and its credit. */
export const appraisal = line('fee.fees.id12', 405_00, 'Appraisal');
export const credit = line('fee.fees.id15', -50_00, 'Survey credit');

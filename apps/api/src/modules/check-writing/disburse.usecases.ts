import type { FileLedger, NewDisbursements } from '@closewright/contract/check-writing';
import {
  type DisbursementFacts,
  disbursementsOf,
  gateInTurn,
  type PlannedDisbursement,
  proposedDisbursements,
  receiptsOf,
} from '@closewright/domain/check-writing';
import { postingOf } from '@closewright/domain/ledger';
import type { Caller } from '../../platform/auth/caller.ts';
import { invalid } from '../../platform/records/index.ts';
import type { AskedPosting } from '../ledger/post-transactions.usecases.ts';
import { availableOn } from './available.ts';
import { checkNumbers, lockCheckNumbers, storePlans } from './check-writing.queries.ts';
import type { CheckWritingDeps } from './file-ledger.usecases.ts';
import { asking, type LedgerInHand, type PostingPlace, postToFile, refusal, refuseLong } from './posting-work.ts';
import { linesOfStatements, moneyOfStatement } from './statement-in-hand.ts';

type Disbursing = NewDisbursements & PostingPlace;
type Asked = Disbursing['disbursements'][number];

/**
 * Pays out of a file by its locked and balanced statement, all or none, in their order. What the statement owes, what is left of it and what blocks is
 * worked out here again, from what is stored.
 */
export function disburse(deps: CheckWritingDeps, caller: Caller, disbursing: Disbursing): Promise<FileLedger> {
  return postToFile(deps, caller, disbursing, async (inHand) => {
    const asked = await named(inHand, caller, disbursing);
    await refuseBlocked(inHand, caller, { ...disbursing, disbursements: asked });
    const numbers = await numbersFor(inHand, disbursing);
    await dropPaid(inHand, asked);
    return asked.map((one, at) => posting(one, at, disbursing, numbers));
  });
}

/** What is asked, with its lines called as the statement calls them. */
async function named({ tx, file }: LedgerInHand, caller: Caller, { loanID, disbursements }: Disbursing) {
  const lines = linesOfStatements(tx, caller, file.place);
  const asked: Asked[] = [];
  for (const [at, one] of disbursements.entries()) {
    const path = `disbursements.${at}.lines`;
    const other = one.lines.findIndex((line) => line.loanID !== loanID);
    if (other >= 0)
      throw invalid(`${path}.${other}.loanID`, 'Lines of the statement of another loan are paid by that one');
    asked.push({ ...one, lines: await lines(one.lines, path) });
  }
  return asked;
}

/** Refuses with the words of the first check that blocks the first of them. */
async function refuseBlocked({ tx, file, ledger, account, place }: LedgerInHand, caller: Caller, asked: Disbursing) {
  const { transactions, isSettlementLocked, recordedOn, unreadable } = ledger;
  if (unreadable.length > 0)
    throw refusal(
      'DISBURSEMENT_BLOCKED',
      'disbursements',
      `What was posted of this file cannot all be read: ${unreadable.join('; ')}. Nobody knows what is paid.`,
    );
  const money = await moneyOfStatement(tx, caller, file.place, { loanID: asked.loanID, path: 'loanID' });
  const soFar = { receipts: receiptsOf(transactions), disbursements: disbursementsOf(transactions) };
  const wanted = asked.disbursements.map((one): PlannedDisbursement => ({ ...one, hold: null }));
  // What is held is taken first: nobody pays what is left of a line for that.
  const held = ledger.plans.filter(({ hold }) => hold !== null);
  const proposed = proposedDisbursements(money, soFar, [...held, ...wanted]).filter(
    ({ plan }) => plan !== null && plan >= held.length,
  );
  const available = availableOn(transactions, place);
  const inTurn = gateInTurn(proposed, () => true, {
    ...{ money, isSettlementLocked, state: account.state, recordedOn, available },
  });
  for (const { proposed: one, items } of inTurn) {
    const blocking = items.find(({ state }) => state === 'blocks');
    if (blocking)
      throw refusal('DISBURSEMENT_BLOCKED', `disbursements.${Number(one.plan) - held.length}`, blocking.words);
  }
}

/** The number of each check in its turn; null for what is sent electronically. */
async function numbersFor(
  { tx, file: { place } }: LedgerInHand,
  { bankAccountID, firstCheckNumber, disbursements }: Disbursing,
): Promise<readonly (number | null)[]> {
  const at = 'firstCheckNumber';
  const checks = disbursements.filter(({ method }) => method === 'check').length;
  if (checks === 0) return disbursements.map(() => null);
  if (firstCheckNumber === null) throw invalid(at, 'Enter the number of the first check');
  await lockCheckNumbers(tx, place.tenant, bankAccountID);
  const last = firstCheckNumber + checks - 1;
  const { taken, next } = await checkNumbers(tx, place.tenant, { bankAccountID, first: firstCheckNumber, last });
  if (taken !== null)
    throw refusal('CHECK_NUMBER_TAKEN', at, `There is a check ${taken} already. The next free number is ${next}.`);
  let number = firstCheckNumber;
  return disbursements.map(({ method }) => {
    if (method !== 'check') return null;
    number += 1;
    return number - 1;
  });
}

function posting(
  { method, payee, party, memo, reference, lines }: Asked,
  at: number,
  place: Disbursing,
  numbers: readonly (number | null)[],
): AskedPosting {
  const facts: DisbursementFacts = { payee, party, memo, lines, checkNumber: numbers[at] ?? null, reference };
  refuseLong(facts, `disbursements.${at}.lines`);
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    ...asking(place),
    posting: postingOf({ kind: method, parts: [{ file: place.ordersID, amount, from: 'available' }] }),
    facts: { ...facts },
  };
}

/** Takes what is paid off what is planned: each disbursement one plan with the very same lines. */
async function dropPaid({ tx, file, ledger: { plans } }: LedgerInHand, asked: readonly Asked[]): Promise<void> {
  const left = [...plans];
  for (const { lines } of asked) {
    const at = left.findIndex((plan) => isSame(plan.lines, lines));
    if (at >= 0) left.splice(at, 1);
  }
  if (left.length < plans.length) await storePlans(tx, file.place, left);
}

type Lines = PlannedDisbursement['lines'];

const isSame = (some: Lines, others: Lines): boolean => textOf(some) === textOf(others);
const textOf = (lines: Lines): string =>
  lines
    .map(({ loanID, key, amount }) => `${loanID} ${key} ${amount}`)
    .toSorted()
    .join('\n');

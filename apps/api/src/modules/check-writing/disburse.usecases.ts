import { type FileLedger, type NewDisbursements, postingLimits } from '@closewright/contract/check-writing';
import {
  type DisbursementFacts,
  gateInTurn,
  moneySoFar,
  type PlannedDisbursement,
  proposedDisbursements,
  type StatementMoney,
} from '@closewright/domain/check-writing';
import { postingOf } from '@closewright/domain/ledger';
import { nameKey } from '@closewright/domain/parties';
import type { Caller } from '../../platform/auth/caller.ts';
import { type FilePlace, invalid } from '../../platform/records/index.ts';
import type { AskedPosting } from '../ledger/post-transactions.usecases.ts';
import { availableOn } from './available.ts';
import { checkNumbers, lockCheckNumbers, type StoredAccount, storePlans } from './check-writing.queries.ts';
import type { CheckWritingDeps, LedgerOfFile } from './file-ledger.usecases.ts';
import {
  asking,
  type LedgerInHand,
  type PostingPlace,
  postToFile,
  refusal,
  refuseBeyondReach,
  refuseLong,
  refuseUnprintable,
  refuseUnreadable,
} from './posting-work.ts';
import { moneyOfStatement, paidLabels } from './statement-in-hand.ts';

type Disbursing = NewDisbursements & PostingPlace;
type Asked = Disbursing['disbursements'][number];

/**
 * Pays out of a file by its locked and balanced statement, all or none, in their order. What the statement owes, what is left of it and what blocks is
 * worked out here again, from what is stored.
 */
export function disburse(deps: CheckWritingDeps, caller: Caller, disbursing: Disbursing): Promise<FileLedger> {
  return postToFile(deps, caller, disbursing, async (inHand) => {
    refuseBeyondReach(
      'disbursements',
      disbursing.disbursements.map(({ lines }) => lines),
    );
    refuseUnreadable(inHand.ledger, 'disbursements');
    const { asked, usePlans } = await judgedPayments(inHand, caller, disbursing, (at) => `disbursements.${at}`);
    const { tx, account, file } = inHand;
    const numbers = await numbersFor({ tx, account, place: file.place }, disbursing);
    await usePlans();
    return asked.map((one, at) => posting(one, at, disbursing, numbers));
  });
}

/**
 * What is asked of a file as it may be posted, after all that a disbursement is refused for. `usePlans` stores that what is paid is planned no more.
 * @param pathOf where each of them stands
 * @throws AppError at the path of the first that is refused
 */
export async function judgedPayments(
  inHand: LedgerInHand,
  caller: Caller,
  disbursing: Pick<Disbursing, 'loanID' | 'disbursements'>,
  pathOf: (at: number) => string,
): Promise<{ readonly asked: readonly Asked[]; readonly usePlans: () => Promise<void> }> {
  const { tx, file, ledger } = inHand;
  refuseUnreadable(ledger, pathOf(0));
  const money = await moneyOfStatement(tx, caller, file.place, { loanID: disbursing.loanID, path: 'loanID' });
  const asked = called(money, disbursing, pathOf);
  for (const [at, one] of asked.entries()) refuseUnprintable(one, `${pathOf(at)}.payee`);
  const { planned, left } = usedUp(ledger.plans, asked);
  refuseBlocked(inHand, money, asked, pathOf);
  refuseOtherPayees(money, planned, asked, pathOf);
  return {
    asked,
    usePlans: async () => {
      if (left.length < ledger.plans.length) await storePlans(tx, file.place, left);
    },
  };
}

type PathOf = (at: number) => string;

/** What is asked, with its lines called as the statement calls them. */
function called(
  money: StatementMoney,
  { loanID, disbursements }: Pick<Disbursing, 'loanID' | 'disbursements'>,
  pathOf: PathOf,
): readonly Asked[] {
  const labels = paidLabels(money);
  return disbursements.map((one, at) => ({
    ...one,
    lines: one.lines.map((line, place) => {
      if (line.loanID !== loanID)
        throw invalid(`${pathOf(at)}.lines.${place}.loanID`, 'This is a line of another statement');
      return { ...line, label: labels.get(line.key) ?? line.label };
    }),
  }));
}

/** Refuses with the words of the first check that blocks the first of them. */
function refuseBlocked(
  { ledger, account, place }: LedgerInHand,
  money: StatementMoney,
  asked: readonly Asked[],
  pathOf: PathOf,
): void {
  const { transactions, isSettlementLocked, recordedOn } = ledger;
  const soFar = moneySoFar(ledger);
  // What is held is taken first: nobody pays what is left of a line for that.
  const held = ledger.plans.filter(({ hold }) => hold !== null);
  const wanted = asked.map((one): PlannedDisbursement => ({ ...one, hold: null }));
  const proposed = proposedDisbursements(money, soFar, [...held, ...wanted]).filter(
    ({ plan }) => plan !== null && plan >= held.length,
  );
  const available = availableOn(transactions, place);
  const inTurn = gateInTurn(proposed, () => true, {
    ...{ money, soFar, isSettlementLocked, state: account.state, recordedOn, available },
    ...{ on: place.date, propertyState: money.propertyState },
  });
  for (const { proposed: one, items } of inTurn) {
    const blocking = items.find(({ state }) => state === 'blocks');
    if (!blocking) continue;
    throw refusal(
      'DISBURSEMENT_BLOCKED',
      pathOf(Number(one.plan) - held.length),
      `${blocking.title}. ${blocking.words}`,
    );
  }
}

/**
 * Refuses whoever the statement does not pay. Money goes to somebody else only where that was planned before: a plan is under the audit, and says who
 * wanted it.
 */
function refuseOtherPayees(
  { parties }: StatementMoney,
  planned: ReadonlySet<Asked>,
  asked: readonly Asked[],
  pathOf: PathOf,
): void {
  const paid = new Map(
    parties.flatMap((of) => of.lines.flatMap(({ way, key }) => (way === 'gets' ? [[key, of] as const] : []))),
  );
  for (const [at, one] of asked.entries()) {
    const { payee, party, lines } = one;
    const other = lines.find(({ key }) => {
      const of = paid.get(key);
      return of?.key !== party || of.name === null || nameKey(of.name) !== nameKey(payee);
    });
    if (!other || (party === null && planned.has(one))) continue;
    const name = paid.get(other.key)?.name ?? 'nobody by name';
    const words = `${payee} is not who the statement pays: ${other.label} goes to ${name}`;
    throw refusal('DISBURSEMENT_BLOCKED', pathOf(at), words);
  }
}

/** The number of each check in its turn; null for what is sent electronically. */
export async function numbersFor(
  { tx, place, account }: Pick<LedgerInHand, 'tx' | 'account'> & { readonly place: Pick<FilePlace, 'tenant'> },
  {
    bankAccountID,
    firstCheckNumber,
    disbursements,
  }: Pick<Disbursing, 'bankAccountID' | 'firstCheckNumber'> & {
    readonly disbursements: readonly Pick<Asked, 'method'>[];
  },
): Promise<readonly (number | null)[]> {
  const at = 'firstCheckNumber';
  const checks = disbursements.filter(({ method }) => method === 'check').length;
  if (checks === 0) return disbursements.map(() => null);
  if (firstCheckNumber === null) throw invalid(at, 'Enter the number of the first check');
  const last = firstCheckNumber + checks - 1;
  if (last > postingLimits.checkNumber) throw invalid(at, `The last of these checks would be number ${last}`);
  await refuseCheckNumbers(
    { tx, tenant: place.tenant, pool: { ...account, bankAccountID } },
    firstCheckNumber,
    last,
    at,
  );
  let number = firstCheckNumber;
  return disbursements.map(({ method }) => {
    if (method !== 'check') return null;
    number += 1;
    return number - 1;
  });
}

/** The numbers that checks of a bank account have. */
export type NumberPool = Pick<StoredAccount, 'bankAccountID' | 'firstCheckNumber' | 'lastCheckNumber'>;

/** Holds the numbers of a bank account until the commit, and refuses, at a path, those outside its pool and those that checks have. */
export async function refuseCheckNumbers(
  { tx, tenant, pool }: Pick<LedgerInHand, 'tx'> & { readonly tenant: string; readonly pool: NumberPool },
  first: number,
  last: number,
  at: string,
): Promise<void> {
  const { bankAccountID } = pool;
  await lockCheckNumbers(tx, tenant, bankAccountID);
  const outside = outsideOfPool(pool, first, last);
  if (outside !== null) throw invalid(at, outside);
  const { taken, next } = await checkNumbers(tx, tenant, { bankAccountID, first, last });
  if (taken !== null)
    throw refusal(
      'CHECK_NUMBER_TAKEN',
      at,
      `There is a check ${taken} already. ${next === null ? 'No number is left after the highest one: enter one that is free.' : `The next free number is ${next}.`}`,
    );
}

/** What is said of numbers that the pool of a bank account has not; null of those it has. */
function outsideOfPool(
  { firstCheckNumber: lowest, lastCheckNumber: highest }: NumberPool,
  first: number,
  last: number,
): string | null {
  if ((lowest === null || first >= lowest) && (highest === null || last <= highest)) return null;
  const pool = [lowest === null ? '' : `from ${lowest}`, highest === null ? '' : `to ${highest}`].filter(Boolean);
  const asked = first === last ? `${first} is` : `${first} to ${last} are`;
  return `Checks of this bank account are numbered ${pool.join(' ')}: ${asked} not among them`;
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
  if (amount <= 0) throw invalid(`disbursements.${at}.lines`, 'These lines come to nothing: their credits are as much');
  return {
    ...asking(place),
    posting: postingOf({ kind: method, parts: [{ file: place.ordersID, amount, from: 'available' }] }),
    facts: { ...facts },
  };
}

/** Which of these are planned, and what else is: each of them uses up one plan, which pays the same payee the very same lines. */
function usedUp(
  plans: LedgerOfFile['plans'],
  asked: readonly Asked[],
): { readonly planned: ReadonlySet<Asked>; readonly left: LedgerOfFile['plans'] } {
  const left = [...plans];
  const planned = asked.filter((one) => {
    const at = left.findIndex((plan) => isPlanOf(plan, one));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return { planned: new Set(planned), left };
}

/** Whether it is what is planned, whichever way it is paid; what is held is no plan to pay. */
const isPlanOf = (plan: PlannedDisbursement, one: Pick<Asked, 'payee' | 'party' | 'lines'>): boolean =>
  plan.hold === null && plan.payee === one.payee && plan.party === one.party && isSame(plan.lines, one.lines);

type Lines = PlannedDisbursement['lines'];

/** The loan they were planned by may be the default one no more; their keys stay. */
const isSame = (some: Lines, others: Lines): boolean => textOf(some) === textOf(others);
const textOf = (lines: Lines): string =>
  lines
    .map(({ key, amount }) => `${key} ${amount}`)
    .toSorted()
    .join('\n');

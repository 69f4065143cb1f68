import type { FileLedger, NewReceipt } from '@closewright/contract/check-writing';
import {
  electronicInstruments,
  type FundsAvailability,
  isGoodOn,
  newReceiptFunds,
  type PostedNumber,
  type Receipt,
  type ReceiptFacts,
  receiptFunds,
  receiptsOf,
} from '@closewright/domain/check-writing';
import { formatDate } from '@closewright/domain/formats';
import { postingOf } from '@closewright/domain/ledger';
import type { Caller } from '../../platform/auth/caller.ts';
import { invalid } from '../../platform/records/index.ts';
import type { AskedPosting } from '../ledger/post-transactions.usecases.ts';
import { availableFrom } from './available.ts';
import { addSlip } from './check-writing.queries.ts';
import type { CheckWritingDeps } from './file-ledger.usecases.ts';
import { refuseKept, refuseParty } from './kept-lines.ts';
import {
  asking,
  type LedgerInHand,
  named,
  type PostingPlace,
  postToFile,
  refusal,
  refuseBefore,
  refuseBeyondFile,
  refuseLong,
  refuseTwice,
} from './posting-work.ts';

// Who is expected to bring something is one of the statement, too.
export { refuseParty } from './kept-lines.ts';

/** What else is done with a receipt in its transaction: before it is posted, and with what was posted. */
interface WithReceipt {
  before(inHand: LedgerInHand): Promise<void>;
  after(inHand: LedgerInHand, posted: PostedNumber): Promise<void>;
}

/** Of what was of no file before: where that was posted, when it came in and when it reached the bank. */
interface ClaimingFrom {
  readonly from?: (PostedNumber & { readonly receivedOn: string; readonly depositedOn: string }) | undefined;
}

/** Records money that came in. What is sent electronically is at the bank at once. */
export function createReceipt(
  deps: CheckWritingDeps,
  caller: Caller,
  { amount, instrument, payer, party, reference, memo, kept, from, ...place }: NewReceipt & PostingPlace & ClaimingFrom,
  beside?: WithReceipt,
): Promise<FileLedger> {
  const record = async (inHand: LedgerInHand): Promise<readonly AskedPosting[]> => {
    await beside?.before(inHand);
    refuseBeyondFile(inHand.ledger, amount);
    const receipts = receiptsOf(inHand.ledger.transactions);
    const number = 1 + Math.max(0, ...receipts.map(({ facts }) => facts.receipt));
    if (party !== null) await refuseParty(inHand, caller, party);
    const facts: ReceiptFacts = {
      ...{ receipt: number, instrument, payer, party, reference, memo },
      kept: await refuseKept(inHand, caller, party, kept),
      ...(from && {
        madeOn: from.receivedOn,
        unclaimed: { stripe: from.stripe, number: from.number, depositedOn: from.depositedOn },
      }),
    };
    refuseLong(facts, 'kept');
    const isElectronic = electronicInstruments.has(instrument);
    const { date, ordersID: file } = place;
    const funds = newReceiptFunds(
      {
        state: inHand.account.state,
        instrument,
        amount,
        payer,
        receivedOn: from?.receivedOn ?? date,
        depositedOn: from?.depositedOn ?? null,
      },
      receipts,
    );
    const parts = [{ file, amount, isGood: isGoodOn(funds, date) }];
    if (from) {
      const about = { stripe: from.stripe, number: from.number };
      return [{ ...asking(place), posting: postingOf({ kind: 'claimed', parts }), about, facts: { ...facts } }];
    }
    const receipt = postingOf({ kind: 'receipt', parts });
    return [
      { ...asking(place), posting: receipt, facts: { ...facts } },
      ...(isElectronic
        ? [
            {
              ...asking(place),
              posting: postingOf({ kind: 'deposit', parts: [{ file, amount }] }),
              about: { place: 1 },
              facts: { slip: null },
            },
          ]
        : []),
    ];
  };
  return postToFile(deps, caller, place, record, async (inHand, [receipt]) => {
    if (receipt) await beside?.after(inHand, receipt);
  });
}

/** Several receipts of a file. */
interface Several extends PostingPlace {
  readonly receipts: readonly PostedNumber[];
}

/** Brings receipts to the bank with one slip. */
export function depositReceipts(deps: CheckWritingDeps, caller: Caller, several: Several): Promise<FileLedger> {
  return postToFile(deps, caller, several, (inHand) => deposits(inHand, several, () => addSlipFor(inHand, several)));
}

/** A slip for what is brought to the bank on a day. */
export const addSlipFor = ({ tx, file }: LedgerInHand, place: PostingPlace): Promise<number> =>
  addSlip(tx, file.place.tenant, place);

/** What is posted of receipts that are brought to the bank with a slip. */
export async function deposits(
  inHand: LedgerInHand,
  several: Several,
  slipFor: () => Promise<number>,
): Promise<readonly AskedPosting[]> {
  const chosen = standing(inHand, several, (receipt) => {
    if (receipt.deposited !== null) return 'was deposited already';
    return electronicInstruments.has(receipt.facts.instrument) ? 'came in electronically: it is on no slip' : null;
  });
  const slip = await slipFor();
  return chosen.map(({ transaction: about, amount }) => ({
    ...asking(several),
    posting: postingOf({ kind: 'deposit', parts: [{ file: several.ordersID, amount }] }),
    about,
    facts: { slip },
  }));
}

/** Receipts that are verified, and a note of what the bank confirmed. */
interface Collecting extends Several {
  readonly note: string | null;
}

/** Makes what is left of receipts good funds: by the rule of the state, or by a note of what the bank confirmed. */
export function collectReceipts(deps: CheckWritingDeps, caller: Caller, collecting: Collecting): Promise<FileLedger> {
  return postToFile(deps, caller, collecting, async (inHand) => collections(inHand, collecting));
}

/** What is posted of receipts that become good funds. */
export function collections(inHand: LedgerInHand, { note, ...several }: Collecting): readonly AskedPosting[] {
  const { ledger, account } = inHand;
  const chosen = standing(inHand, several, ({ uncollected, deposited }) => {
    if (uncollected === 0) return 'was collected already';
    return deposited === null ? 'is not at the bank: deposit it first' : null;
  });
  const all = receiptsOf(ledger.transactions);
  return chosen.map((receipt): AskedPosting => {
    const { facts, deposited, uncollected, transaction: about } = receipt;
    if (deposited !== null) refuseBefore(deposited.on, several.date, `receipt ${facts.receipt} reached the bank`);
    const funds = receiptFunds(receipt, all, account.state);
    const isByRule = isGoodOn(funds, several.date);
    if (!isByRule && note === null) throw invalid('note', early(receipt, funds));
    return {
      ...asking(several),
      posting: postingOf({ kind: 'funds good', parts: [{ file: several.ordersID, amount: uncollected }] }),
      about,
      facts: { rule: isByRule ? funds.citation : null, note },
    };
  });
}

/** The bank gave a receipt back: what the file has not any more of it, it is short of. */
export function returnReceipt(
  deps: CheckWritingDeps,
  caller: Caller,
  { receipt: wanted, reason, ...place }: PostingPlace & { readonly receipt: PostedNumber; readonly reason: string },
): Promise<FileLedger> {
  return postToFile(deps, caller, place, async ({ ledger }) => {
    const at = { path: 'receipt', what: 'receipt' };
    const receipt = named(receiptsOf(ledger.transactions), place, wanted, at);
    refuseOver(receipt, at.path);
    const { deposited, collected, uncollected, since, transaction: about, date } = receipt;
    refuseBefore(date, place.date, 'it came in');
    // What was posted about it since would stand after its end.
    const last = since
      .map((each) => each.date)
      .toSorted()
      .at(-1);
    if (last !== undefined) refuseBefore(last, place.date, 'something was posted about it');
    const file = place.ordersID;
    const wasDeposited = deposited !== null;
    const there = availableFrom(ledger.transactions, place);
    const parts = [
      { file, amount: uncollected, isGood: false, wasDeposited, there: uncollected },
      { file, amount: collected, isGood: true, wasDeposited, there: Math.max(0, there) },
    ].filter(({ amount }) => amount > 0);
    return [{ ...asking(place), posting: postingOf({ kind: 'returned deposit', parts }), about, facts: { reason } }];
  });
}

/** The receipts that are named, each once and on no day before it came in. `problem` says what else keeps one from it. */
function standing(
  { ledger }: LedgerInHand,
  several: Several,
  problem: (receipt: Receipt) => string | null,
): readonly Receipt[] {
  refuseTwice('receipts', several.receipts);
  const all = receiptsOf(ledger.transactions);
  return several.receipts.map((wanted, place) => {
    const path = `receipts.${place}`;
    const receipt = named(all, several, wanted, { path, what: 'receipt' });
    refuseOver(receipt, path);
    const words = problem(receipt);
    if (words !== null) throw refusal('CARRIED_ON', path, `Receipt ${receipt.facts.receipt} ${words}.`);
    refuseBefore(receipt.date, several.date, `receipt ${receipt.facts.receipt} came in`);
    return receipt;
  });
}

/** Refuses a receipt that was taken back or returned: nothing goes on with it. */
function refuseOver({ state, facts: { receipt }, returned }: Receipt, path: string): void {
  if (state === 'taken back') throw refusal('CARRIED_ON', path, `Receipt ${receipt} was taken back.`);
  if (returned !== null)
    throw refusal('CARRIED_ON', path, `The bank gave receipt ${receipt} back on ${formatDate(returned.on)}.`);
}

/** Why a receipt is not good by rule yet, and what helps. */
const early = ({ facts: { receipt } }: Receipt, { words, on }: FundsAvailability): string =>
  `Receipt ${receipt}: ${words}${on === null ? '' : ` By rule it is good from ${formatDate(on)} on.`} Say how the bank confirmed it.`;

import type { DisbursementFacts, ReceiptFacts } from '../check-writing/index.ts';
import { type LedgerPosting, postingOf } from '../ledger/index.ts';
import { cents } from '../money/index.ts';
import { explainedMoney, given, money } from '../trace/index.ts';
import type { Opening } from './opening.ts';
import { type FileInOpening, filesInOpening } from './opening-totals.ts';

/** What an opening posts: all on its day. What it says names the opening, and of what was paid or came in before the day it was. */
export interface OpeningPosting {
  readonly posting: LedgerPosting;
  readonly facts: Readonly<Record<string, unknown>> & { readonly opening: number };
  /** The place of what it carries on in its group, from 1. */
  readonly about: { readonly place: number } | null;
}

/** How many files one transaction names, and how many transactions are posted at once. */
const most = { files: 400, atOnce: 400 } as const;

/**
 * What an opening is in postings, in groups that are posted one after another. Each file gets what the bank has of it; then its old deposits are received
 * and deposited, and its old payments are made. A deposit is good as far as the former product has paid by it, and else waits until it is collected.
 * @param lastReceipts the highest number of a receipt of a file, where it has any
 */
export function openingPostings(
  opening: Opening,
  openingID: number,
  lastReceipts: ReadonlyMap<number, number>,
): readonly (readonly OpeningPosting[])[] {
  const files = filesInOpening(opening);
  const named = { opening: openingID };
  const begun = inGroups(
    files.filter(({ atBank }) => atBank > 0),
    most.files,
  ).map((group) => ({ posting: begin(group), facts: named, about: null }));
  // What was paid by more than the bank has of a file was paid by what is on its way.
  const advanced = new Map(
    files.map(({ ordersID, atBank, outstanding }) => [ordersID, Math.max(0, outstanding - atBank)]),
  );
  const receipts = new Map(lastReceipts);
  const received = byDate(opening.deposits).map(({ ordersID: file, amount, payer, reference, date: madeOn }) => {
    const good = Math.min(amount, advanced.get(file) ?? 0);
    advanced.set(file, (advanced.get(file) ?? 0) - good);
    const receipt = (receipts.get(file) ?? 0) + 1;
    receipts.set(file, receipt);
    const parts = [
      { file, amount: good, isGood: true },
      { file, amount: amount - good, isGood: false },
    ].filter((part) => part.amount > 0);
    const facts: ReceiptFacts = {
      ...{ receipt, instrument: 'Personal check', payer, party: null, reference, memo, kept: [], madeOn },
    };
    return { posting: postingOf({ kind: 'receipt', parts }), file, amount, facts };
  });
  // Each with its deposit, in one group: a deposit names its receipt by its place.
  const deposits = inGroups(received, most.atOnce / 2).map((group) =>
    group.flatMap(({ posting, facts, file, amount }, at): OpeningPosting[] => [
      { posting, facts: { ...facts, ...named }, about: null },
      {
        posting: postingOf({ kind: 'deposit', parts: [{ file, amount }] }),
        facts: { slip: null, ...named },
        about: { place: 2 * at + 1 },
      },
    ]),
  );
  const payments = opening.payments.map(
    ({ ordersID: file, method, checkNumber, reference, payee, date: madeOn, amount }): OpeningPosting => {
      const facts: DisbursementFacts = { payee, party: null, memo, lines: [], checkNumber, reference, madeOn };
      const posting = postingOf({ kind: method, parts: [{ file, amount, from: 'available' }] });
      return { posting, facts: { ...facts, ...named }, about: null };
    },
  );
  return [...begun.map((one) => [one]), ...deposits, ...inGroups(payments, most.atOnce)];
}

const memo = 'From before the opening';

/** What the bank has of each file is the file’s. */
function begin(files: readonly FileInOpening[]): LedgerPosting {
  const posting = postingOf({
    kind: 'opening',
    parts: files.map(({ ordersID: file, atBank: amount }) => ({ file, amount })),
  });
  return {
    ...posting,
    moves: posting.moves.map((move, at) => {
      // Each file is one move, in their order.
      const { ordersID, balance, outstanding, inTransit, atBank } = files[at] as FileInOpening;
      const field = `opening.${ordersID}`;
      const amount = explainedMoney(cents(atBank), {
        label: move.amount.trace.label,
        formula: 'What the file has, with what is outstanding and without what is on its way, is at the bank',
        math: 'a + b - c',
        inputs: [
          given('Balance of the file', money(balance), `${field}.balance`),
          given('Outstanding', money(outstanding), `${field}.outstanding`),
          given('On its way', money(inTransit), `${field}.inTransit`),
        ],
      });
      return { ...move, amount };
    }),
  };
}

const byDate = (deposits: Opening['deposits']): Opening['deposits'] =>
  deposits.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));

function inGroups<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}

import type { StoredBankItem } from '../bank-files/index.ts';
import type { PostedNumber } from '../check-writing/index.ts';
import { type BookItem, bookItemKey, type EndedCheck, isBrought } from './book-item.ts';
import { type BookNames, bookNames } from './book-names.ts';
import type { ExceptionKind, FoundException, NextStep } from './exceptions.ts';
import { bankItemWords, bookItemWords } from './item-words.ts';
import { type ItemsToMatch, movesMoney } from './open-items.ts';
import { isElectronic } from './reference-rule.ts';
import { isPaidCheck, paidCheckNumber } from './references.ts';

interface Waiting extends ItemsToMatch {
  readonly endedChecks: readonly EndedCheck[];
  readonly inProposals: { readonly bank: ReadonlySet<number>; readonly book: ReadonlySet<string> };
}

/** What is wrong with an item of the bank, what of the book it is about, and in what words. */
interface Found {
  readonly kind: ExceptionKind;
  readonly nextStep: NextStep;
  readonly about?: PostedNumber | undefined;
  readonly item?: string;
}

/** Items of the bank that no rule offers a match for, and why that is. */
export function bankExceptions({ bankItems, bookItems, endedChecks, inProposals }: Waiting): readonly FoundException[] {
  const open = bankItems.filter((item) => movesMoney(item) && !inProposals.bank.has(item.bankItemID));
  const known = {
    names: bookNames(bookItems),
    isTaken: (item: PostedNumber) => inProposals.book.has(bookItemKey(item)),
    ended: new Map(endedChecks.map((check) => [check.checkNumber, check])),
  };
  const said = open.map((bank) => ({ bank, found: checkProblem(bank, known) ?? ownKind(bank) ?? named(bank, known) }));
  const claimed = new Set(said.flatMap(({ found }) => (found?.about ? [bookItemKey(found.about)] : [])));
  const undeposited = undepositedOf(
    bookItems.filter((item) => !known.isTaken(item) && !claimed.has(bookItemKey(item))),
  );
  return said.map(({ bank, found }) => written(bank, found ?? undeposited(bank) ?? notInBook(bank)));
}

function written(bank: StoredBankItem, { kind, nextStep, about, item }: Found): FoundException {
  const { bankItemID, amount, date, bankDate } = bank;
  const bookItem = about ? { stripe: about.stripe, number: about.number } : null;
  return { kind, bankItemID, bookItem, item: item ?? bankItemWords(bank), amount, since: bankDate ?? date, nextStep };
}

/** A problem that is about a book item. */
const of = (kind: ExceptionKind, nextStep: NextStep, about: BookItem): Found => ({
  kind,
  nextStep,
  about,
  item: bookItemWords(about),
});

interface Known {
  readonly names: BookNames;
  readonly isTaken: (item: PostedNumber) => boolean;
  readonly ended: ReadonlyMap<number, EndedCheck>;
}

/** A check by its number: open and of another amount or day, paid by another item, ended, or none of ours. */
function checkProblem(bank: StoredBankItem, { names, ended, isTaken }: Known): Found | null {
  if (!isPaidCheck(bank)) return null;
  const check = names.check(bank);
  if (check) {
    if (isTaken(check)) return of('Paid twice', 'Ask bank', check);
    return of('Amount differs', 'Ask bank', check);
  }
  const over = ended.get(paidCheckNumber(bank) ?? 0);
  if (!over) return { kind: 'Unknown check', nextStep: 'Look at check' };
  if (over.state === 'of a later day')
    return {
      ...{ kind: over.amount === bank.amount ? 'Paid before its date' : 'Amount differs' },
      ...{ nextStep: 'Ask bank', about: over },
    };
  return { kind: over.state === 'paid' ? 'Paid twice' : 'Paid after it ended', nextStep: 'Ask bank', about: over };
}

/** What the bank did itself, which the book has to have, too. */
function ownKind({ kind, amount }: StoredBankItem): Found | null {
  if (kind === 'Returned deposit') return { kind, nextStep: 'Return receipt' };
  if (kind === 'Fee' && amount < 0) return { kind: 'Bank charge', nextStep: 'Post charge' };
  if (kind === 'Interest' && amount > 0) return { kind, nextStep: 'Post interest' };
  return null;
}

/** What names something of the book by its reference or slip, and is not it. */
function named(bank: StoredBankItem, { names, isTaken }: Known): Found | null {
  const reference = names.reference(bank);
  const slip = reference ? undefined : names.slip(bank);
  const about = reference ?? slip?.items[0];
  if (!about) return null;
  if (isTaken(about))
    return bank.amount < 0 ? of('Paid twice', 'Ask bank', about) : { kind: 'Not in book', nextStep: 'Ask bank' };
  if (isWaitingDeposit(about)) return of('Not deposited', 'Deposit', about);
  if (!slip) return of('Amount differs', 'Ask bank', about);
  const only = slip.items.length === 1 ? about : undefined;
  return { kind: 'Amount differs', nextStep: 'Ask bank', about: only, item: `Deposit slip ${slip.slip}` };
}

const isWaitingDeposit = (item: BookItem) => isBrought(item) && item.depositedOn === null;

/** Receipts that were not deposited, each for one item of the bank: the first of its amount. */
function undepositedOf(bookItems: readonly BookItem[]): (bank: StoredBankItem) => Found | null {
  const byAmount = Map.groupBy(bookItems.filter(isWaitingDeposit), ({ amount }) => amount);
  const left = new Map([...byAmount].map(([amount, group]) => [amount, group.toReversed()]));
  return (bank) => {
    const about = isElectronic(bank) ? left.get(bank.amount)?.pop() : undefined;
    return about ? of('Not deposited', 'Deposit', about) : null;
  };
}

/** Money of which the book knows nothing. */
const notInBook = ({ amount, kind }: StoredBankItem): Found => ({
  kind: 'Not in book',
  nextStep: amount > 0 && kind !== 'Reversal' ? 'Find sender' : 'Ask bank',
});

import type { StoredBankItem } from '../bank-files/index.ts';
import type { BookItem } from './book-item.ts';
import { type MatchConfidence, type MatchRule, matchRules, type ProposedMatch } from './match-rules.ts';

/** What waits on both sides of a bank account. */
export interface ItemsToMatch {
  readonly bankItems: readonly StoredBankItem[];
  readonly bookItems: readonly BookItem[];
}

/** Two sides that come to the same. */
interface Pair {
  readonly bank: readonly StoredBankItem[];
  readonly book: readonly BookItem[];
  /** What the reason names: a number, a reference, a day. */
  readonly named: string;
}

/** What is in no proposal yet, the earliest first whatever order it was told in, and the proposals so far. */
export interface OpenItems {
  bank(): readonly StoredBankItem[];
  book(): readonly BookItem[];
  isOpen(item: StoredBankItem | BookItem): boolean;
  propose(rule: MatchRule, confidence: MatchConfidence, pair: Pair): void;
  readonly proposed: readonly ProposedMatch[];
}

/** One rule: proposes what it is sure of, or what it holds for likely. */
export type Rule = (items: OpenItems, confidence: MatchConfidence) => void;

const byDay = (a: { readonly date: string }, b: { readonly date: string }) =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : 0;

/** Items of both sides, the earliest first, always alike whatever order they are told in. */
export const inOrder = ({ bankItems, bookItems }: ItemsToMatch): ItemsToMatch => ({
  bankItems: bankItems.toSorted((a, b) => byDay(a, b) || a.bankItemID - b.bankItemID),
  bookItems: bookItems.toSorted((a, b) => byDay(a, b) || a.stripe - b.stripe || a.number - b.number),
});

/** An amount of zero moves nothing: it is in no proposal, and nobody waits for it. */
export const movesMoney = ({ amount }: { readonly amount: number }): boolean => amount !== 0;

/** Begins a run of the rules. Each item is in one proposal at most. */
export function openItems(items: ItemsToMatch): OpenItems {
  const taken = new Set<StoredBankItem | BookItem>();
  const proposed: ProposedMatch[] = [];
  const isOpen = (item: StoredBankItem | BookItem) => !taken.has(item);
  const { bankItems, bookItems } = inOrder(items);
  const bank = bankItems.filter(movesMoney);
  const book = bookItems.filter(movesMoney);
  return {
    bank: () => bank.filter(isOpen),
    book: () => book.filter(isOpen),
    isOpen,
    propose(rule, confidence, pair) {
      for (const item of [...pair.bank, ...pair.book]) taken.add(item);
      proposed.push({
        rule,
        confidence,
        reason: `${matchRules[rule].said} ${pair.named}`,
        bankItemIDs: pair.bank.map(({ bankItemID }) => bankItemID),
        bookItems: pair.book.map(({ stripe, number }) => ({ stripe, number })),
      });
    },
    proposed,
  };
}

/** What items come to, in cents. */
export const sumOf = (items: readonly { readonly amount: number }[]): number =>
  items.reduce((sum, { amount }) => sum + amount, 0);

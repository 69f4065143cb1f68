import type { StoredBankItem } from '../bank-files/index.ts';
import { dayNumber } from './banking-days.ts';

import type { OpenItems, Rule } from './open-items.ts';
import { referenceKey } from './references.ts';

/** What BAI2 calls what a bank undoes: errors, reversals of debits, credits, checks and ACH entries, what was rejected or came back. */
const undoingCodes = new Set(['252', '254', '255', '258', '261', '266', '395', '552', '554', '558', '561']);
const mostDays = 10;

/** Whether an item of the bank says that it undoes another. */
export const isUndoing = ({ kind, code }: StoredBankItem) =>
  kind === 'Reversal' || (kind !== 'Returned deposit' && undoingCodes.has(code ?? ''));

const undoneBy = (one: StoredBankItem, other: StoredBankItem) =>
  one.amount === -other.amount &&
  isUndoing(one) !== isUndoing(other) &&
  Math.abs(dayNumber(one.date) - dayNumber(other.date)) <= mostDays;

const checkOf = ({ checkNumber }: StoredBankItem) => (checkNumber === null ? null : String(checkNumber));

/** What both have to say alike, the strongest first. */
const sameness: readonly { readonly keyOf: (item: StoredBankItem) => string | null; readonly isSure: boolean }[] = [
  { keyOf: ({ bankReference }) => referenceKey(bankReference), isSure: true },
  { keyOf: checkOf, isSure: false },
  { keyOf: ({ customerReference }) => referenceKey(customerReference), isSure: false },
];

/** The items of a group in pairs that cancel out: each with the nearest before it, as brackets close. */
function pairsOf(group: readonly StoredBankItem[]): readonly (readonly [StoredBankItem, StoredBankItem])[] {
  const waiting: StoredBankItem[] = [];
  return group.flatMap((item) => {
    const last = waiting.at(-1);
    if (!last || !undoneBy(last, item)) {
      waiting.push(item);
      return [];
    }
    waiting.pop();
    return [[last, item] as const];
  });
}

/**
 * Two items of the bank that cancel out: an error and its reversal, or the other way round. Sure by the bank’s own reference where no third item has it,
 * else a person says so. It goes before all other rules, with both confidences: what the bank paid and took back is not paid, whoever else it fits.
 */
export const undoneRule: Rule = (items, confidence) => {
  const undoing = new Set(items.bank().flatMap((item) => (isUndoing(item) ? [Math.abs(item.amount)] : [])));
  if (undoing.size === 0) return;
  for (const { keyOf, isSure } of sameness) {
    if (!isSure && confidence === 'sure') continue;
    const named = items.bank().filter((item) => undoing.has(Math.abs(item.amount)) && keyOf(item) !== null);
    propose(items, confidence, { named, keyOf });
  }
};

interface Named {
  readonly named: readonly StoredBankItem[];
  readonly keyOf: (item: StoredBankItem) => string | null;
}

function propose(items: OpenItems, confidence: 'sure' | 'likely', { named, keyOf }: Named) {
  const groups = Map.groupBy(named, (item) => `${Math.abs(item.amount)} ${keyOf(item)}`);
  for (const group of groups.values()) {
    if (confidence === 'sure' && group.length !== 2) continue;
    for (const bank of pairsOf(group)) items.propose('undone', confidence, { bank, book: [], named: nameOf(bank) });
  }
}

const nameOf = ([{ bankReference, customerReference, checkNumber }]: readonly [StoredBankItem, StoredBankItem]) =>
  checkNumber === null ? (bankReference ?? customerReference ?? '') : String(checkNumber);

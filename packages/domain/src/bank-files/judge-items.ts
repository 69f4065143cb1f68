import { addToDate, type WireDate } from '../dates/index.ts';
import type { BankItem, StoredBankItem } from './bank-file.ts';
import type { ImportState } from './import-states.ts';

/** An item beside what is known: the known item that it is or looks like; null where it is like none. */
export interface JudgedItem {
  readonly state: ImportState;
  readonly like: StoredBankItem | null;
}

type Item = Omit<BankItem, 'line'>;

/**
 * What each item of one account of a file is beside the items that are known of the account. Known are those of the days of the file and of a day before and
 * after, and those that bear a name the bank gives in it.
 *
 * An item is known where a known one says the same, the name that the bank gives it included; of several that say the same as many are known as there are. It
 * looks like one that no other item of the file is: of the same name, or of the same amount and the same number or reference, a day apart at most.
 *
 * What is of a day that is reconciled and is not known cannot be in the balance of it: it is late.
 * @param begins the day at the end of which the first balance of the account was told: what is of days up to it is in that balance. Null where none was
 */
export function judgeItems(
  items: readonly BankItem[],
  known: readonly StoredBankItem[],
  reconciledThrough: WireDate | null,
  begins: WireDate | null = null,
): readonly JudgedItem[] {
  const same = new Map<string, StoredBankItem[]>();
  for (const one of known.toReversed()) put(same, contentOf(one), one);
  const found = items.map((item) => same.get(contentOf(item))?.pop() ?? null);
  const left = new Map<string, StoredBankItem>();
  const taken = new Set(found);
  for (const one of known)
    if (!taken.has(one))
      for (const likeness of likenessesOf(one, [one.date])) if (!left.has(likeness)) left.set(likeness, one);
  const around = newNeighbours();
  return items.map((item, at) => {
    const is = found[at] ?? null;
    if (is) return { state: 'Known', like: is };
    const like = likenessesOf(item, around(item.date)).flatMap((likeness) => left.get(likeness) ?? [])[0] ?? null;
    const isClosed = reconciledThrough !== null && item.date <= reconciledThrough;
    if (isClosed && (begins === null || item.date <= begins)) return { state: 'Day is reconciled', like };
    return { state: like ? 'Looks like one' : isClosed ? 'Late' : 'New', like };
  });
}

function put<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

/** All that an item says, as one text. */
function contentOf({ bankID, date, amount, code, checkNumber, bankReference, customerReference, text }: Item): string {
  return JSON.stringify([bankID, date, amount, code, checkNumber, bankReference, customerReference, text]);
}

/** By what an item is like another one: its name, and on each of the days its amount with its number or a reference. */
function likenessesOf(item: Item, dates: readonly WireDate[]): readonly string[] {
  const { bankID, amount, checkNumber, bankReference, customerReference } = item;
  const byName = bankID === null ? [] : [`name ${bankID}`];
  const byNumber = checkNumber === null ? [] : [`check ${checkNumber}`];
  const references = [bankReference, customerReference].flatMap((each) => (each === null ? [] : [`reference ${each}`]));
  return [
    ...byName,
    ...dates.flatMap((date) => [...byNumber, ...references].map((what) => `${date} ${amount} ${what}`)),
  ];
}

/** A day with the one before and the one after it, reckoned once for each. */
function newNeighbours(): (date: WireDate) => readonly WireDate[] {
  const known = new Map<WireDate, readonly WireDate[]>();
  return (date) => {
    const dates = known.get(date) ?? [date, addToDate(date, -1, 'days'), addToDate(date, 1, 'days')];
    known.set(date, dates);
    return dates;
  };
}

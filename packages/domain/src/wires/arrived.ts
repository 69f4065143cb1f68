import type { StoredBankItem } from '../bank-files/index.ts';
import type { WireDate } from '../dates/index.ts';
import { formatMoney } from '../formats/index.ts';
import { cents } from '../money/index.ts';
import { bankingDay, isElectronic, referenceKey, referencesOf } from '../reconciliation/index.ts';

/** What of a wire that is expected tells which one came in. */
export interface ExpectedWireFacts {
  readonly expectedWireID: number;
  readonly expectedOn: WireDate;
  /** In cents. */
  readonly amount: number;
  readonly sender: string;
  readonly reference: string | null;
  readonly fileNumber: string;
}

/** An expected wire that an item of the bank may be. */
export interface ExpectedFit {
  readonly expectedWireID: number;
  /** What both have: `Reference and amount`. */
  readonly why: string;
  /** The only one that the item names, to the cent. */
  readonly isSure: boolean;
}

/** Business days between the day that was said and that of the bank, beyond which an amount alone says nothing, and with its sender. */
const near = 10;
const farther = 30;
/** What banks on the way keep for themselves, and what a sender rounds, in cents. */
const mostKept = 100_00;

/** What is in the names of many. */
const commonWords = new Set([
  'THE',
  'AND',
  'FOR',
  'LLC',
  'INC',
  'LLP',
  'LTD',
  'CORP',
  'COMPANY',
  'BANK',
  'TITLE',
  'TRUST',
]);

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);

interface Keys {
  readonly referenceName: string | null;
  readonly fileName: string | null;
  readonly on: number;
  readonly senderWords: readonly string[];
}

const kept = new WeakMap<ExpectedWireFacts, Keys>();

/** What is looked for of a wire: reckoned once, as it is compared with every item of its account. */
function keysOf(wire: ExpectedWireFacts): Keys {
  const known = kept.get(wire);
  if (known) return known;
  const keys = {
    referenceName: referenceKey(wire.reference),
    fileName: referenceKey(wire.fileNumber),
    on: bankingDay(wire.expectedOn),
    senderWords: wordsOf(wire.sender).filter((word) => !commonWords.has(word)),
  };
  kept.set(wire, keys);
  return keys;
}

/**
 * The wires that a file expects and that an item of the bank may be, the likeliest first. A reference or a file number is looked for in all that the
 * item says. Sure is the only one that it names, where the amount is the same, too.
 * @param expected those of its bank account that are still expected
 */
export function expectedFits(item: StoredBankItem, expected: readonly ExpectedWireFacts[]): readonly ExpectedFit[] {
  if (item.amount <= 0 || !isElectronic(item)) return [];
  const references = referencesOf(item);
  const said = new Set(wordsOf(item.text));
  const day = bankingDay(item.date);
  const names = (key: string | null): boolean => key !== null && references.has(key);
  const fits = expected.flatMap((wire) => {
    const { referenceName, fileName, on, senderWords } = keysOf(wire);
    const more = item.amount - wire.amount;
    const days = Math.abs(day - on);
    const byName = [...(names(referenceName) ? ['reference'] : []), ...(names(fileName) ? ['file number'] : [])];
    const isNamed = byName.length > 0;
    const isNear = days <= near && (more === 0 || Math.abs(more) <= mostKept);
    if (!isNamed && !isNear && !(more === 0 && days <= farther)) return [];
    const sender = senderWords.length > 0 && senderWords.every((word) => said.has(word));
    if (!isNamed && !sender && !(more === 0 && days <= near)) return [];
    const both = [...byName, ...(more === 0 ? ['amount'] : []), ...(sender ? ['sender'] : [])];
    return [{ wire, isNamed, more, days, both }];
  });
  const named = fits.filter(({ isNamed }) => isNamed);
  return fits
    .toSorted(
      (a, b) =>
        Number(b.isNamed) - Number(a.isNamed) ||
        Number(b.more === 0) - Number(a.more === 0) ||
        b.both.length - a.both.length ||
        a.days - b.days ||
        a.wire.expectedWireID - b.wire.expectedWireID,
    )
    .map(({ wire, isNamed, more, both }) => ({
      expectedWireID: wire.expectedWireID,
      why: `${listed(both)}${more === 0 ? '' : `, ${differing(more)}`}`,
      isSure: isNamed && more === 0 && named.length === 1,
    }));
}

const listed = (words: readonly string[]): string => {
  const text = [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const differing = (more: number): string =>
  `${formatMoney(cents(Math.abs(more)))} ${more > 0 ? 'more' : 'less'} than expected`;

import { namedByID, type PartyLine, type ReckonedStatement, statementCommissions } from '../closing-file/index.ts';
import { beginningOf } from '../formats/index.ts';
import { fieldsOf } from '../trace/index.ts';

/** How long the keys of parties and lines are at most. */
export const mostOfKey = 80;

/** A key that is not too long: what is cut off of it stays in a sum of its characters. */
export function cappedKey(key: string): string {
  if (key.length <= mostOfKey) return key;
  // FNV-1a over UTF-16 units.
  let sum = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) sum = Math.imul(sum ^ key.charCodeAt(at), 0x01000193) >>> 0;
  return `${beginningOf(key, mostOfKey - 9)}~${sum.toString(16).padStart(8, '0')}`;
}

/** The row of a line, by its key or the beginning of it: `fee.fees.id13` of `fee.fees.id13.parts.id81`. What is of no row is its own. */
export const rowOfKey = (key: string): string => /^.*?\.id\d+/.exec(key)?.[0] ?? key;

/** Whether a line is a payoff: keys begin with the list of their row. */
export const isPayoffKey = (key: string): boolean => key.startsWith('payoffs.');

/** Lines of the file, and sums of several rows: they are of no row. */
const ofNoRow: ReadonlySet<string> = new Set([
  'cashFromBorrower',
  'cashToSeller',
  'loanAmount',
  'deposit',
  'excessDeposit',
  'lenderCredits',
]);

/** The list of the charges and the code of the fees that its rows become, one each, in the order of the fees of a statement. */
const feesOfRows = [
  ['fees', 'fees'],
  ['commissions', 'commission'],
  ['documents', 'recording'],
  ['taxes', 'transferTax'],
] as const;

/** Keys of the lines of a statement, made of the ids of their rows. Lines that nothing else tells apart are told apart by their turn. */
export function lineKeysOf(known: ReckonedStatement): (line: PartyLine) => string {
  const used = new Map<string, number>();
  return (line) => {
    const key = cappedKey(namedByID(pathOf(line, known), known.ids));
    const turn = (used.get(key) ?? 0) + 1;
    used.set(key, turn);
    return turn === 1 ? key : `${beginningOf(key, mostOfKey - 4)}+${turn}`;
  };
}

/** A line by the way to its row: `fee.fees.3.parts.1`, `payoffs.0`. */
function pathOf({ key, amount }: PartyLine, known: ReckonedStatement): string {
  const [, open] = /^open\.fee\.(\d+)$/.exec(key) ?? [];
  if (open !== undefined) return `fee.${codeOfOpen(Number(open), known)}`;
  if (key.startsWith('fee.')) return pathOfFee(key, known);
  if (key.startsWith('deposit.')) return key.replace('deposit.', 'deposit.commissions.');
  if (ofNoRow.has(key)) return key;
  if (amount.kind === 'open') return key === 'open.earnestMoney' ? 'deposit' : key.replace(/^open\./, '');
  const [row] = fieldsOf(amount.trace).flatMap((field) => /^(?:payoffs|adjustments)\.\d+/.exec(field) ?? []);
  return row ?? key;
}

/** A fee by its code, its part or payee by its own row. */
function pathOfFee(key: string, { file, charges, figures }: ReckonedStatement): string {
  const [, code = '', row = '', at = ''] = /^fee\.(fees|commission)\.(\d+)\.(\d+)$/.exec(key) ?? [];
  if (code === '') return key;
  if (code === 'fees') return `fee.fees.${row}.parts.${at}`;
  const figure = statementCommissions(file, charges, figures)[Number(row)];
  const payments = figure?.kind === 'figure' ? figure.payments : null;
  // Nobody knows yet who gets it: it is the whole.
  if (payments === null) return `fee.commission.${row}`;
  const payees = charges.commissions[Number(row)]?.payees.length ?? 0;
  const place = Number(at) - (payments.length - payees);
  return place < 0 ? `fee.commission.${row}.referral` : `fee.commission.${row}.payees.${place}`;
}

/** The code that an open fee will have, by its place among the fees of its statement. */
function codeOfOpen(at: number, { charges, fees }: ReckonedStatement): string {
  let before = 0;
  for (const [list, code] of feesOfRows) {
    const place = at - before;
    if (place < charges[list].length) return `${code}.${place}`;
    before += charges[list].length;
  }
  const fee = fees[at];
  if (fee?.kind !== 'open') return String(at);
  if (fee.code !== undefined) return fee.code;
  if (fee.isPrepaidInterest) return 'prepaidInterest';
  // What may not be read is called by its list.
  return fee.payee === undefined ? (fee.missing[0]?.field ?? 'open') : 'escrow';
}

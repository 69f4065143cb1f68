import type { WireDate } from '../dates/index.ts';
import { formatDate, formatMoney } from '../formats/index.ts';
import { cents, maxCents } from '../money/index.ts';
import type { Opening } from './opening.ts';
import { filesInOpening, openingTotals } from './opening-totals.ts';

/** What is known of a bank account and its files beside what is typed of its opening. */
export interface OpeningFacts {
  readonly today: WireDate;
  /** When the bank opened the account; null where nobody said. */
  readonly openedOn: WireDate | null;
  /** What its bank told of the day; null where it told nothing. */
  readonly toldBalance: number | null;
}

/** What is wrong with a field, by its path. */
export interface OpeningProblem {
  readonly field: string;
  readonly words: string;
}

/** What keeps an opening from being asked for; none where it is whole, to the cent. Sums are said where every row is right. */
export function openingProblems(opening: Opening, facts: OpeningFacts): readonly OpeningProblem[] {
  const { files, payments, deposits } = opening;
  const problems = [
    ...dayProblems(opening, facts),
    ...filesTwice(files),
    ...files.flatMap(({ balance }, at) => amountProblem(balance, `files.${at}.balance`)),
    ...payments.flatMap((payment, at) => [
      ...amountProblem(payment.amount, `payments.${at}.amount`),
      ...laterThan(opening.date, payment.date, `payments.${at}.date`, 'It was paid after the day of the opening'),
      ...numberProblem(payment, at),
    ]),
    ...numbersTwice(payments),
    ...deposits.flatMap((deposit, at) => [
      ...amountProblem(deposit.amount, `deposits.${at}.amount`),
      ...laterThan(opening.date, deposit.date, `deposits.${at}.date`, 'It came in after the day of the opening'),
    ]),
  ];
  return problems.length > 0 ? problems : sumProblems(opening, facts);
}

function dayProblems({ date }: Opening, { today, openedOn }: OpeningFacts): readonly OpeningProblem[] {
  const field = 'date';
  if (date >= today) return [{ field, words: 'This day is not over yet. Choose an earlier date' }];
  if (openedOn !== null && date < openedOn)
    return [
      { field, words: `The bank opened this account on ${formatDate(openedOn)}. Choose that day or a later one` },
    ];
  return [];
}

const amountProblem = (amount: number, field: string): readonly OpeningProblem[] =>
  Number.isSafeInteger(amount) && amount > 0 && amount <= maxCents
    ? []
    : [{ field, words: 'Enter an amount above 0.00' }];

const laterThan = (day: WireDate, date: WireDate, field: string, words: string): readonly OpeningProblem[] =>
  date > day ? [{ field, words: `${words}, ${formatDate(day)}` }] : [];

function numberProblem({ method, checkNumber }: Opening['payments'][number], at: number): readonly OpeningProblem[] {
  const field = `payments.${at}.checkNumber`;
  if (method === 'check') return checkNumber === null ? [{ field, words: 'A check has a number' }] : [];
  return checkNumber === null ? [] : [{ field, words: 'Only a check has a number: this has a reference' }];
}

/** The rows that name what an earlier row names, with the place of that row. */
function repeated<K>(keys: readonly (K | null)[]): readonly { readonly at: number; readonly first: number }[] {
  const seen = new Map<K, number>();
  return keys.flatMap((key, at) => {
    if (key === null) return [];
    const first = seen.get(key);
    if (first === undefined) seen.set(key, at);
    return first === undefined ? [] : [{ at, first }];
  });
}

const filesTwice = (files: Opening['files']): readonly OpeningProblem[] =>
  repeated(files.map(({ ordersID }) => ordersID)).map(({ at, first }) => ({
    field: `files.${at}.fileNumber`,
    words: `This file is in row ${first + 1} already`,
  }));

const numbersTwice = (payments: Opening['payments']): readonly OpeningProblem[] =>
  repeated(payments.map(({ checkNumber }) => checkNumber)).map(({ at, first }) => ({
    field: `payments.${at}.checkNumber`,
    words: `Check ${payments[at]?.checkNumber} is in row ${first + 1} already`,
  }));

/** What is missing where: of a file that the bank would have less than nothing of, and of all. */
function sumProblems(opening: Opening, { toldBalance }: OpeningFacts): readonly OpeningProblem[] {
  const { bankBalance, files, payments, deposits, date } = opening;
  if (files.length + payments.length + deposits.length === 0)
    return [{ field: 'files', words: 'Name the files that have money in this account' }];
  if (toldBalance !== null && toldBalance !== bankBalance)
    return [
      {
        field: 'bankBalance',
        words: `The bank has told ${shown(toldBalance)} for ${formatDate(date)}. Enter that, or correct the balance of that day`,
      },
    ];
  const { adjusted, missing, files: sum, outstanding, inTransit } = openingTotals(opening);
  if ([adjusted, missing, sum, outstanding, inTransit].some((each) => Math.abs(each) > maxCents))
    return [{ field: 'files', words: 'These come to more than the ledger can count' }];
  const below = filesInOpening(opening).flatMap((file): readonly OpeningProblem[] =>
    file.atBank < 0
      ? [
          {
            field: fieldOfFile(opening, file.ordersID),
            words: `The bank would have ${shown(file.atBank)} of this file: more is on its way than it has with what is outstanding`,
          },
        ]
      : [],
  );
  if (below.length > 0) return below;
  if (missing === 0) return [];
  return [
    {
      field: 'bankBalance',
      words: `The bank without what is outstanding and with what is on its way is ${shown(adjusted)}, and files have ${shown(sum)}: ${missing > 0 ? `${shown(missing)} is missing in files` : `files have ${shown(-missing)} more`}`,
    },
  ];
}

/** Where a file stands in the lists of an opening, the first time. */
function fieldOfFile({ files, deposits }: Opening, ordersID: number): string {
  const at = files.findIndex((file) => file.ordersID === ordersID);
  if (at >= 0) return `files.${at}.balance`;
  return `deposits.${deposits.findIndex((deposit) => deposit.ordersID === ordersID)}.amount`;
}

const shown = (amount: number): string => formatMoney(cents(amount));

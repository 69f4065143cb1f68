import type { WireDate } from '../dates/index.ts';

/** How many, and what they come to in cents. */
export interface Counted {
  readonly count: number;
  readonly amount: number;
}

/** What is added up for a three-way statement of a bank account at the end of a day, in cents. */
export interface ThreeWayParts {
  readonly date: WireDate;
  /**
   * What the bank had: its closing balance of the day `of`; null where it told none yet. Items after that day and up to `date` are `since`. `unexplained`
   * is what that balance is more than the balance that was last finalized, or the first one, with the items of the bank up to it.
   */
  readonly statement: {
    readonly closing: number;
    readonly of: WireDate;
    readonly since: Counted;
    readonly unexplained: number;
  } | null;
  /** Book items up to the day that the bank had not by then. */
  readonly inTransit: Counted;
  readonly outstanding: Counted;
  /** Cash, in transit and outstanding of the ledger, at the end of the day before and of the day. */
  readonly opening: number;
  readonly book: number;
  /** What was posted on the day to it, by kind: what came in, less what came back of it, and what went out, less what was voided or stopped. */
  readonly receipts: Counted;
  readonly disbursements: Counted;
  /** What files have, at the end of the day; those below zero apart; `zero` have nothing and lack nothing. Of no file yet: interest and what nobody has claimed above zero, charges below. */
  readonly positive: Counted;
  readonly zero: number;
  readonly negative: Counted;
  readonly noFile: number;
  /** What that is made of; packs that were kept before have none. */
  readonly ofNoFile?: MoneyOfNoFile | undefined;
}

/** What is of no file, in cents: `charges` of the bank that nobody made good yet lessen the other two. */
export interface MoneyOfNoFile {
  readonly interest: number;
  readonly unclaimed: number;
  readonly charges: number;
}

/** What is of no file line by line, as far as there is any; what was kept before it was told apart is one line. */
export function noFileLines({
  noFile,
  ofNoFile,
}: Pick<ThreeWayParts, 'noFile' | 'ofNoFile'>): readonly { readonly label: string; readonly amount: number }[] {
  if (!ofNoFile)
    return noFile === 0 ? [] : [{ label: noFile < 0 ? 'Charges to make good' : 'Of no file', amount: noFile }];
  const { interest, unclaimed, charges } = ofNoFile;
  return [
    { label: 'Interest of no file', amount: interest },
    { label: 'Unclaimed', amount: unclaimed },
    { label: 'Charges to make good', amount: -charges },
  ].filter(({ amount }) => amount !== 0);
}

/** A three-way statement: bank, book and files at the end of a day. */
export interface ThreeWay extends ThreeWayParts {
  /** The statement with what is in transit and without what is outstanding; null where the bank told nothing. */
  readonly adjusted: number | null;
  /** Σ of the files, with what is of no file. */
  readonly files: number;
  readonly bookLessFiles: number;
  readonly bankLessBook: number | null;
}

/** Adjusts the bank, sums the files and compares. Outstanding is below zero, as it lessens what the bank has. */
export function threeWay(parts: ThreeWayParts): ThreeWay {
  const { statement, inTransit, outstanding, positive, negative, noFile, book } = parts;
  const adjusted = statement && statement.closing + statement.since.amount + inTransit.amount + outstanding.amount;
  const files = positive.amount + negative.amount + noFile;
  return {
    ...parts,
    adjusted,
    files,
    bookLessFiles: book - files,
    bankLessBook: adjusted === null ? null : adjusted - book,
  };
}

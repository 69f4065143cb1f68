import type { WireDate } from '../dates/index.ts';
import { addCents, type Cents, cents } from '../money/index.ts';
import { lessOf, sumOf } from '../settlement/index.ts';
import { type Citation, type Explained, given, money, type Trace } from '../trace/index.ts';
import type { InterestReporter } from './investment.ts';

/** From which sum of a year and beneficiary on a form 1099-INT is filed, in cents. */
export const interestFormFrom = 10_00;
const formRule: Citation = { text: '26 U.S.C. 6049(a), from $10 of a calendar year' };

/** Interest of the bank that a file was given. */
export interface GivenInterest {
  /** The day on which the bank credited it: its year counts. */
  readonly creditedOn: WireDate;
  /** The day on which it was given to the file. */
  readonly givenOn: WireDate;
  /** In cents. */
  readonly amount: number;
  /** When it was taken back; null while it stands. */
  readonly takenBackOn: WireDate | null;
}

/** An investment account as far as its form goes. */
export interface InterestOfInvestment {
  readonly investmentID: number;
  readonly beneficiary: string;
  /** What tells two beneficiaries apart: their TIN. It is part of no answer. */
  readonly taxID: string;
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly reporter: InterestReporter;
  readonly given: readonly GivenInterest[];
  /** What of the same beneficiary the same one reports of accounts that whoever asks is not told of, in cents. */
  readonly elsewhere: number;
}

/** What the form of an investment account says for a year. */
export interface InterestYearRow {
  readonly investmentID: number;
  /** Box 1: what was given in the year, less what of it was taken back. */
  readonly interest: Explained<Cents>;
  /** The same of all accounts of the beneficiary for which the same one files. */
  readonly ofBeneficiary: Explained<Cents>;
  /** A form is due. */
  readonly isDue: boolean;
  /** What the form lacks, in words, where the office files it. */
  readonly missing: readonly string[];
}

/** Where the parts of a beneficiary's address are missing. */
const addressParts = { street: 'Street', city: 'City', state: 'State', zip: 'ZIP' } as const;

/**
 * What forms 1099-INT say for a calendar year, of each account that had interest in it. What was taken back counts in no year, whenever that was: what was
 * filed before is corrected.
 */
export function interestYear(year: number, accounts: readonly InterestOfInvestment[]): readonly InterestYearRow[] {
  const own = accounts.flatMap((account) => {
    const given = account.given.filter(({ creditedOn }) => creditedOn.startsWith(`${year}-`));
    return given.length === 0 ? [] : [{ account, interest: ofYear(account, given) }];
  });
  const all = Map.groupBy(own, ({ account: { taxID, reporter } }) => `${reporter} ${taxID}`);
  return own.map(({ account, interest }) => {
    const { investmentID, taxID, reporter, elsewhere } = account;
    const together = all.get(`${reporter} ${taxID}`) ?? [];
    const ofBeneficiary = sumOf(
      'Of the beneficiary',
      [
        ...together.map((each) => each.interest.trace),
        ...(elsewhere === 0 ? [] : [plain('Accounts of other regions', elsewhere)]),
      ],
      'The sum of the accounts under the same TIN that the same one reports',
      formRule,
    );
    const isDue = ofBeneficiary.value >= interestFormFrom;
    return {
      investmentID,
      interest,
      ofBeneficiary,
      isDue,
      missing: isDue && reporter === 'Office' ? missingOf(account) : [],
    };
  });
}

/** What each account is told with: the interest of the accounts among `others` under its TIN that the same one reports. */
export function interestElsewhere(
  year: number,
  { taxID, reporter }: Pick<InterestOfInvestment, 'taxID' | 'reporter'>,
  others: readonly InterestOfInvestment[],
): Cents {
  const same = others.filter((other) => other.taxID === taxID && other.reporter === reporter);
  return addCents(...interestYear(year, same).map(({ interest }) => interest.value));
}

const missingOf = (account: InterestOfInvestment): readonly string[] =>
  Object.entries(addressParts).flatMap(([name, label]) => (account[name as keyof typeof addressParts] ? [] : [label]));

const traces = (given: readonly GivenInterest[], name: (each: GivenInterest) => string): readonly Trace[] =>
  given.map((each) => plain(name(each), each.amount));
const plain = (label: string, amount: number): Trace => given(label, money(cents(amount)));

function ofYear({ beneficiary }: InterestOfInvestment, all: readonly GivenInterest[]): Explained<Cents> {
  return lessOf(
    `Interest of ${beneficiary}`,
    sumOf(
      'Given',
      traces(all, ({ creditedOn, givenOn }) => `Credited ${creditedOn}, given ${givenOn}`),
      'The sum of the interest that the bank credited in the year and the file was given',
    ),
    sumOf(
      'Taken back',
      traces(
        all.filter(({ takenBackOn }) => takenBackOn !== null),
        ({ creditedOn, takenBackOn }) => `Credited ${creditedOn}, taken back ${takenBackOn}`,
      ),
      'The sum of what of it was taken back, on whichever day',
    ),
    'What was given, less what was taken back',
  );
}

import { InputError } from '../errors/index.ts';
import { type Cents, cents, Exact, type Rate, subtractCents, timesCount } from '../money/index.ts';
import { count, type Explained, explainedMoney, given, type Trace } from '../trace/index.ts';
import { checkRate } from './check-terms.ts';
import { type LevelLoan, levelPayment } from './level-payment.ts';

/** One year of a temporary buydown. */
export interface BuydownYear {
  readonly year: number;
  /** The rate the borrower's payment is reckoned at. */
  readonly rate: Rate;
  /** What the borrower pays a month. */
  readonly payment: Cents;
  /** What the subsidy account adds a month. */
  readonly monthlySubsidy: Cents;
}

/** A temporary buydown, year by year, and what the account must hold at closing. */
export interface Buydown {
  readonly years: readonly BuydownYear[];
  readonly subsidy: Explained<Cents>;
}

const monthsPerYear = 12;

/**
 * A temporary buydown such as 2-1: in its first years the borrower pays as if the rate were lower, and an account funded at closing pays the rest of
 * the payment of the note, which itself does not change. Throws an InputError where a reduction leaves no rate.
 * @param reductions percent points off the rate, year by year: `['2', '1']`
 */
export function buydown(loan: LevelLoan, reductions: readonly Rate[]): Buydown {
  const note = levelPayment(loan, 'halfUp');
  const made = reductions.map((reduction, index) => {
    const rate = new Exact(loan.rate).minus(checkRate(reduction, `reductions.${index}`));
    if (rate.isNegative())
      throw new InputError(
        'INCONSISTENT',
        `reductions.${index}`,
        `A buydown by ${reduction} leaves no rate of ${loan.rate}`,
      );
    const payment = levelPayment({ ...loan, rate: rate.toString() }, 'halfUp');
    const monthlySubsidy = subtractCents(note.value, payment.value);
    return {
      year: { year: index + 1, rate: rate.toString(), payment: payment.value, monthlySubsidy },
      trace: payment.trace,
    };
  });
  const years = made.map(({ year }) => year);
  const ofYears = made.map(({ year, trace }) =>
    explainedMoney(timesCount(year.monthlySubsidy, monthsPerYear), {
      label: `Year ${year.year}`,
      formula: 'The payment of the note less that of the borrower, twelve times',
      math: '(a - b) * c',
      inputs: [note.trace, { ...trace, label: 'Payment of the borrower' }, monthsOfYear],
    }),
  );
  const total = ofYears.reduce((all, { value }) => all + value, 0);
  return {
    years,
    subsidy: explainedMoney(cents(total), {
      label: 'Subsidy account',
      formula: 'What the account adds in all years',
      math: 'sum(all)',
      inputs: ofYears.map(({ trace }) => trace),
    }),
  };
}

const monthsOfYear: Trace = given('Months of a year', count(monthsPerYear, 'months'), 'year');

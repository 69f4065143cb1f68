import { addCents, type Cents, Exact, type Rate, subtractCents } from '../money/index.ts';
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

/**
 * A temporary buydown such as 2-1: in its first years the borrower pays as if the rate were lower, and an account funded at closing pays the rest of
 * the payment of the note, which itself does not change.
 * @param reductions percent points off the rate, year by year: `['2', '1']`
 */
export function buydown(loan: LevelLoan, reductions: readonly Rate[]): { years: BuydownYear[]; subsidy: Cents } {
  const note = levelPayment(loan, 'halfUp').value;
  const years = reductions.map((reduction, index) => {
    const rate = new Exact(loan.rate).minus(reduction);
    if (rate.isNegative()) throw new RangeError(`A buydown by ${reduction} leaves no rate of ${loan.rate}`);
    const payment = levelPayment({ ...loan, rate: rate.toString() }, 'halfUp').value;
    return { year: index + 1, rate: rate.toString(), payment, monthlySubsidy: subtractCents(note, payment) };
  });
  const subsidy = addCents(...years.flatMap(({ monthlySubsidy }) => Array<Cents>(12).fill(monthlySubsidy)));
  return { years, subsidy };
}

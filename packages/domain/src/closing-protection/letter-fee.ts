import { inForceOn } from '../dates/index.ts';
import { InputError } from '../errors/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { basicPremium, rateManuals } from '../premium/index.ts';
import { type Citation, cited, type Explained, explainedMoney, money } from '../trace/index.ts';

/** A fee that is the same for every letter of a state, in force from a day on. */
interface FlatFee {
  readonly state: string;
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to?: string;
  readonly amount: Cents;
  readonly source: Citation;
}

/** Flat fees by state. Fees by the amount of the loan stand in the rate manuals (domain/premium). */
const flatFees: readonly FlatFee[] = [
  {
    state: 'AZ',
    // The day it was read for; the day of the filing is not known. Before it no fee is claimed.
    from: '2025-01-01',
    amount: cents(25_00),
    source: { text: 'Arizona, rates filed by underwriters (TRG manual): closing protection letter 25.00' },
  },
];

/** What a letter is charged by. */
export interface LetterFeeInput {
  /** Two letters. */
  readonly state: string;
  /** Day of the request, `YYYY-MM-DD`. */
  readonly day: string;
  readonly loanAmount: Cents | null;
}

/**
 * What a state charges for a closing protection letter on a day; null where no fee is known. Throws an InputError where the fee goes by
 * the amount of the loan and there is none.
 */
export function letterFee({ state, day, loanAmount }: LetterFeeInput): Explained<Cents> | null {
  const flat = inForceOn(
    flatFees.filter((fee) => fee.state === state),
    day,
  );
  if (flat) {
    const { amount, source } = flat;
    return explainedMoney(amount, {
      label: 'Closing protection letter',
      formula: 'The same for every letter',
      math: 'a',
      rule: source,
      inputs: [cited('Fee', money(amount), source)],
    });
  }
  const manual = inForceOn(
    rateManuals.filter((each) => each.state === state),
    day,
  );
  if (!manual?.closingProtection) return null;
  if (loanAmount === null) throw new InputError('MISSING', 'loanAmount', 'The fee goes by the amount of the loan');
  return basicPremium(loanAmount, manual.closingProtection);
}

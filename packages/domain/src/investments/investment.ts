import type { WireDate } from '../dates/index.ts';

/** Who tells the IRS of the interest. */
export const interestReporters = ['Bank', 'Office'] as const;
export type InterestReporter = (typeof interestReporters)[number];

/** How long the texts of investment accounts are at most, and how many decimals their rate has. */
export const investmentLimits = { name: 120, street: 120, city: 80, zip: 10, note: 500, rateDecimals: 4 } as const;

/** What an investment account is opened with, as far as its days and its rate go. */
export interface OpeningPapers {
  /** When the beneficiary signed the W-9. */
  readonly w9On: WireDate;
  /** When the beneficiary asked for it in writing. */
  readonly instructedOn: WireDate;
  /** Percent a year, as a decimal string. */
  readonly rate: string;
}

const highestRate = 100;

/** What is wrong with the papers of an investment account that is asked for on a day, by field. */
export function openingProblems(
  { w9On, instructedOn, rate }: OpeningPapers,
  today: WireDate,
): Readonly<Partial<Record<keyof OpeningPapers, string>>> {
  return {
    ...(w9On > today && { w9On: 'The W-9 is on file before the account is asked for: choose today or an earlier day' }),
    ...(instructedOn > today && {
      instructedOn: 'The instruction is there before the account: choose today or an earlier day',
    }),
    ...(Number(rate) > highestRate && { rate: 'A rate is at most 100 percent a year' }),
  };
}

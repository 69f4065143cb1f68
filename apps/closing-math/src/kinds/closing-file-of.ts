import type { ClosingFile, ClosingLoan, FileProration } from '@closewright/domain/closing-file';
import { addToDate } from '@closewright/domain/dates';
import { eachWithin, gathered, InputError, renamed, within } from '@closewright/domain/errors';
import type { Cents } from '@closewright/domain/money';
import type { PayoffQuote } from '@closewright/domain/payoffs';
import type { z } from 'zod';
import type { fullFileCase } from '../cases.ts';
import { escrowItemsOf } from './escrow.ts';
import { commissionSideOf, datesOf, quoteOf } from './file-parts.ts';
import { manualOf, orderOf } from './policies.ts';
import { adjustmentsOf, checkSides, creditsOf, feesOfCase } from './settlement-facts.ts';
import { taxesOf } from './taxes.ts';

type Input = Omit<z.output<typeof fullFileCase>, 'kind' | 'id'>;

/** A file of a case as the domain takes it. Errors name the fields of the case. */
export function closingFileOf(input: Input): ClosingFile {
  const [, payoffs, fees, loan, calculated, prorations, commissions] = gathered(
    () => checkSides(input),
    () => eachWithin('payoffs', input.payoffs, payoffOf),
    () => feesOfCase(input.fees),
    () => loanOf(input, input.transaction === 'refinance' ? input.loan.amount : input.salePrice),
    () => calculatedOf(input),
    () => eachWithin('prorations', input.prorations, (item) => prorationOf(item, input)),
    () =>
      eachWithin('commissions', input.commissions, ({ paidBy, ...side }) => ({ ...commissionSideOf(side), paidBy })),
  );
  const { closing, transaction, lenderCredits, salePrice } = input;
  const common = {
    closing,
    lenderCredits,
    hud: creditsOf(input),
    otherCredits: input.otherCredits.map(({ label, amount, party }) => ({ label, amount, ...(party && { party }) })),
    payoffs,
    fees,
    loan,
    ...calculated,
  };
  if (transaction === 'refinance') return { kind: 'refinance', ...common };
  return {
    ...common,
    salePrice,
    personalProperty: input.personalProperty,
    deposit: input.deposit,
    excessDeposit: input.excessDeposit,
    existingLoansAssumed: input.existingLoansAssumed,
    sellerCredit: input.sellerCredit,
    adjustments: adjustmentsOf(input.adjustments),
    prorations,
    prorationChoices: input.prorationChoices,
    commissions,
  };
}

function payoffOf(payoff: Input['payoffs'][number]): PayoffQuote {
  if (payoff.arrives !== undefined || payoff.days !== undefined)
    throw new InputError(
      'INCONSISTENT',
      payoff.days === undefined ? 'arrives' : 'days',
      'In a file the money arrives on the day of closing',
    );
  if (payoff.interestTo === undefined)
    throw new InputError('MISSING', 'interestTo', 'To when does the interest run that is already figured?');
  return quoteOf(payoff);
}

/** The first of the month after a day: what a first payment, a month later, bears interest from. */
const nextMonth = (day: string): string => `${addToDate(`${day.slice(0, 7)}-01`, 1, 'months')}`;

function loanOf({ loan, closing }: Input, value: Cents): ClosingLoan {
  const { amount, rate, months, interestFrom, daysInYear, roundsDay, mortgageInsurance, originalValue, ...choices } =
    loan;
  return {
    amount,
    rate,
    termMonths: months,
    interestFrom: interestFrom ?? nextMonth(closing),
    prepaidInterestBasis: { daysInYear, roundsDay },
    mortgageInsurance,
    originalValue: originalValue ?? value,
    choices,
  };
}

function prorationOf(item: Input['prorations'][number], file: Input): FileProration {
  const { label, amount, period, paid, estimatePercent, actualAmount } = item;
  if (actualAmount !== undefined)
    throw new InputError(
      'INCONSISTENT',
      'actualAmount',
      'A real bill is known after closing: ask for it by a case of kind proration',
    );
  return {
    label,
    amount,
    period,
    ...datesOf(item, file.closing),
    isPaid: paid,
    ...(estimatePercent !== undefined && { estimatePercent }),
  };
}

function calculatedOf(input: Input): Pick<ClosingFile, 'escrow' | 'premium' | 'taxes'> {
  const [account, policies, taxed] = gathered(
    () => {
      const { escrow } = input;
      return (
        escrow && {
          items: within('escrow', () => escrowItemsOf(escrow)),
          cushionMonths: escrow.cushionMonths,
          paymentRounding: escrow.paymentRounding,
        }
      );
    },
    () => {
      const { premium, closing } = input;
      return (
        premium && {
          manual: renamed({ 'premium.date': 'closing' }, () =>
            within('premium', () => manualOf({ ...premium, date: closing })),
          ),
          order: orderOf(premium),
          ownerPaidBy: premium.ownerPaidBy,
        }
      );
    },
    () => {
      const { taxes, salePrice } = input;
      return (
        taxes && {
          taxes: within('taxes', () => taxesOf(taxes, salePrice)),
          splits: taxes.splits,
          exemptFrom: taxes.exemptFrom,
        }
      );
    },
  );
  return {
    ...(account && { escrow: account }),
    ...(policies && { premium: policies }),
    ...(taxed && { taxes: taxed }),
  };
}

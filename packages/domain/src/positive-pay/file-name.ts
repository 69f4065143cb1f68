import { maskedDate, maskProblem } from './date-mask.ts';
import type { PositivePayAccount, PositivePayFacts } from './positive-pay-event.ts';
import type { PositivePayLayout } from './positive-pay-layout.ts';

/** What a file is called. What stands in braces and means nothing stays as it is. */
export const fileNameOf = (
  { fileName }: Pick<PositivePayLayout, 'fileName'>,
  { accountNumber }: Pick<PositivePayAccount, 'accountNumber'>,
  { date, number }: PositivePayFacts,
): string =>
  fileName.replace(/\{([^{}]*)\}/g, (whole, wanted: string) => {
    if (wanted === 'last4') return accountNumber.slice(-4);
    if (wanted === 'number') return String(number);
    return maskProblem(wanted) === null ? maskedDate(wanted, date) : whole;
  });

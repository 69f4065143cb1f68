import { formatMoney } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';

/** An amount in cents, as it is written. */
export const amountText = (amount: number): string => formatMoney(cents(amount));

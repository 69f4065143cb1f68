import { type Cents, timesCount } from '../money/index.ts';
import { count, type Explained, explainedMoney, given, money } from '../trace/index.ts';

/** Property costs that the escrow account pays over its first year (12 CFR 1026.38(l)(7)(i)(A)(1)): the payments of a month times those of the year. */
export const escrowedOverYear = (monthly: Cents, paymentsInYear: number): Explained<Cents> =>
  explainedMoney(timesCount(monthly, paymentsInYear), {
    label: 'Escrowed property costs over year 1',
    formula: 'The escrow payment of a month times the payments of the year',
    math: 'a * b',
    rule: { text: '12 CFR 1026.38(l)(7)(i)(A)(1)' },
    inputs: [
      given('Monthly escrow payment', money(monthly), 'escrow'),
      given('Payments of the year', count(paymentsInYear), 'paymentsInYear'),
    ],
  });

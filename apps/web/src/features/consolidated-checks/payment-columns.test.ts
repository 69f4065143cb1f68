import { expect, it } from 'vitest';
import { paymentColumns } from './payment-columns.tsx';

/** As narrow as a list beside a pane gets, in px (`minOther` of ListAndPane). */
const narrowest = 320;

it('payee and amount of a payment are shown however narrow the list is', () => {
  const stays = paymentColumns(true, false).filter(({ priority }) => priority === undefined);
  expect(stays.map(({ id }) => id)).toEqual(['title', 'payee', 'amount']);
  const widths = stays.map(({ width, minWidth }) => width ?? minWidth ?? narrowest);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(narrowest);
});

import { isCheckItem } from './book-item.ts';
import type { Rule } from './open-items.ts';
import { paidCheckNumber } from './references.ts';

/** A check is paid by number and exact amount, once. Paid before its own date it is likely the one, from that date on. */
export const checkRule: Rule = (items, confidence) => {
  const checks = new Map(items.book().flatMap((item) => (isCheckItem(item) ? [[item.checkNumber, item]] : [])));
  for (const paid of items.bank()) {
    const number = paidCheckNumber(paid);
    const check = number === null ? undefined : checks.get(number);
    if (!check || check.amount !== paid.amount) continue;
    if (confidence === 'sure' && paid.date < check.date) continue;
    checks.delete(check.checkNumber);
    items.propose('check', confidence, { bank: [paid], book: [check], named: String(number) });
  }
};

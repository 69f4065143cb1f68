import type { Rule } from './open-items.ts';
import { paidCheckNumber } from './references.ts';

/** A check is paid by number and exact amount, once, and not before its own date. */
export const checkRule: Rule = (items, confidence) => {
  if (confidence === 'likely') return;
  const checks = new Map(items.book().flatMap((item) => (item.kind === 'check' ? [[item.checkNumber, item]] : [])));
  for (const paid of items.bank()) {
    const number = paidCheckNumber(paid);
    const check = number === null ? undefined : checks.get(number);
    if (!check || check.amount !== paid.amount || paid.date < check.date) continue;
    checks.delete(number);
    items.propose('check', 'sure', { bank: [paid], book: [check], named: String(number) });
  }
};

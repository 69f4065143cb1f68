import { type LedgerTransaction, methodNames, transactionKey } from '@closewright/domain/check-writing';
import { formatDate } from '@closewright/domain/formats';

/** A disbursement by its number: `Check 1042`, `Wire`. */
export const paymentName = (method: keyof typeof methodNames, number: number | string | null): string =>
  number === null ? methodNames[method] : `${methodNames[method]} ${number}`;

/** What was posted, in a few words: `Receipt 2, Ficus Bank`, `Void of Check 1042`. */
export function transactionWords(of: LedgerTransaction, byKey: ReadonlyMap<string, LedgerTransaction>): string {
  const { bankAccountID, about } = of;
  const before = about === null ? undefined : byKey.get(transactionKey({ bankAccountID, ...about }));
  switch (of.kind) {
    case 'receipt':
      return `Receipt ${of.facts.receipt}, ${of.facts.payer}`;
    case 'check':
    case 'wire out':
    case 'ACH out':
      return `${paymentName(of.kind, of.facts.checkNumber ?? of.facts.reference)} to ${of.facts.payee}`;
    default: {
      const what = `${of.kind.charAt(0).toUpperCase()}${of.kind.slice(1)}`;
      return before === undefined ? `${what}, ${formatDate(of.date)}` : `${what}: ${transactionWords(before, byKey)}`;
    }
  }
}

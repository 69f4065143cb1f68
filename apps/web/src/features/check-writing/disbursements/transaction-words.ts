import { type LedgerTransaction, ledgerKindNames, transactionKey } from '@closewright/domain/check-writing';

/** A transaction by its kind and number: `Check 1042`, `Wire`, `Receipt 2`. */
export function postedName(of: LedgerTransaction): string {
  const name = ledgerKindNames[of.kind];
  if (of.kind === 'receipt') return `${name} ${of.facts.receipt}`;
  if (of.kind !== 'check' && of.kind !== 'wire out' && of.kind !== 'ACH out') return name;
  const number = of.facts.checkNumber ?? of.facts.reference;
  return number === null ? name : `${name} ${number}`;
}

/** What was posted, in a few words: `Receipt 2, Ficus Bank`, `Void, Check 1042 to Omega Realty`. */
export function transactionWords(of: LedgerTransaction, byKey: ReadonlyMap<string, LedgerTransaction>): string {
  const { bankAccountID, about } = of;
  const before = about === null ? undefined : byKey.get(transactionKey({ bankAccountID, ...about }));
  switch (of.kind) {
    case 'receipt':
      return `${postedName(of)}, ${of.facts.payer}`;
    case 'check':
    case 'wire out':
    case 'ACH out':
      return `${postedName(of)} to ${of.facts.payee}`;
    default:
      return before === undefined ? postedName(of) : `${postedName(of)}, ${transactionWords(before, byKey)}`;
  }
}

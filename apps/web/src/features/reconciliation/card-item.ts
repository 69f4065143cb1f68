import type { BookItemRow, ReconciliationExceptionRow } from '@closewright/contract/reconciliation';
import { popoverWords } from '@closewright/domain/reconciliation';
import type { ReconciliationItem } from '@closewright/ui/bank-reconciliation-card';
import type { BankItemRow } from './day-index.ts';

/** An item of the bank as its card shows it: its issue and what was noted of it. */
export function bankCard(item: BankItemRow, exception: ReconciliationExceptionRow | undefined): ReconciliationItem {
  const notes = exception?.notes.map(({ text, by }) => `${text} (${by})`) ?? [];
  return {
    kind: 'bank',
    ...popoverWords(item.kind, exception?.kind ?? null),
    autoReconTransactionTypeCode: item.code,
    transactionDescription: item.text,
    transactionAmount: item.amount,
    bankReferenceNumber: item.bankReference,
    customerReferenceNumber: item.checkNumber === null ? item.customerReference : String(item.checkNumber),
    notes: notes.length === 0 ? null : notes.join('; '),
  };
}

const comesIn = new Set<BookItemRow['kind']>(['receipt', 'recovered', 'interest', 'unclaimed receipt', 'bank error']);

/** An item of the book as its card shows it: a check or wire that went out, or a deposit. */
export function bookCard(item: BookItemRow): ReconciliationItem {
  const { fileNumber: gfNo, ordersID, date, amount, name, reference } = item;
  if (comesIn.has(item.kind))
    return {
      ...{ kind: 'deposit', gfNo, amount, payor: name, referenceNumber: reference },
      wireNumber: item.instrument === 'Wire' ? reference : null,
      depositDate: item.depositedOn ?? date,
      depositSlipID: item.slip,
    };
  return {
    ...{ kind: 'check', gfNo, ordersID, amount, payee: name, memo: item.memo, checkDate: date },
    wireNumber: item.kind === 'wire out' ? reference : null,
    checkNumber: item.checkNumber === null ? null : String(item.checkNumber),
  };
}

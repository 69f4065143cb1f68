import type { PositivePayExceptionRow } from '@closewright/contract/positive-pay';
import { judgeException } from '@closewright/domain/positive-pay';

/** A check whose amount is not that of the ledger, which nobody has decided. */
export function exampleException(part: Partial<PositivePayExceptionRow> = {}): PositivePayExceptionRow {
  const row: Omit<PositivePayExceptionRow, 'finding' | 'recommends' | 'checks'> = {
    ...{ positivePayExceptionID: 7, bankAccountID: 3, bankAccount: 'Escrow trust', checkNumber: 1042, amount: 900_00 },
    ...{ payee: 'Amy Doe', bankReason: 'Amount', presentedOn: '2026-06-30', decideUntil: '2026-06-30T18:00:00Z' },
    ...{ entered: { by: 'Ada Park', at: '2026-06-30T14:00:00Z' }, importedAs: 'Exceptions.csv', state: 'open' },
    ...{ isOwn: false, isToldOtherwise: false },
    check: {
      ...{ stripe: 1, number: 4, ordersID: 41, fileNumber: '13-1001', amount: 1_250_00, payee: 'Amy Doe' },
      ...{ drawnOn: '2026-06-29', ended: null, isTold: true, otherPay: null, endAsked: null },
    },
    ...{ decision: null, sent: null, takenOff: null },
    ...part,
  };
  const { finding, recommends, checks } = judgeException(row, row.check).value;
  return { ...row, finding, recommends, checks: [...checks] };
}

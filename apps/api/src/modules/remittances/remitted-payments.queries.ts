import type { RemittanceDetail } from '@closewright/contract/remittances';
import { formatMoney } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import { underwriterKey } from '@closewright/domain/remittances';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { readPaymentsOfFiles } from '../escrow-accounting/payments-of-files.queries.ts';
import { readNamedPayments } from './parts.queries.ts';
import type { StoredRemittance } from './remittances.queries.ts';

/** The payments that a remittance names, and as long as it is not paid those that it may name. */
export async function paymentsOf(
  tx: Transaction<DB>,
  tenant: string,
  { remittanceID, underwriterKey: key, state }: Pick<StoredRemittance, 'remittanceID' | 'underwriterKey' | 'state'>,
  ordersIDs: readonly number[],
): Promise<RemittanceDetail['payments']> {
  const all = await readPaymentsOfFiles(tx, tenant, ordersIDs);
  const named = await readNamedPayments(tx, tenant, ordersIDs);
  const isOpen = state === 'draft' || state === 'approved' || state === 'sent';
  return all.flatMap((payment) => {
    const { bankAccountID, stripe, number, ordersID, date, payee, amount, stands } = payment;
    const of = named.filter(
      (each) =>
        each.bankAccountID === bankAccountID &&
        each.stripe === stripe &&
        each.number === number &&
        each.ordersID === ordersID,
    );
    const [out, back] = [of.find(({ isBack }) => !isBack), of.find(({ isBack }) => isBack)];
    const method = payment.method === 'check' ? 'Check' : payment.method === 'wire out' ? 'Wire' : 'ACH';
    const label = [method, payment.reference].filter(Boolean).join(' ');
    const common = { bankAccountID, stripe, number, ordersID, date, payee };
    const isTo = underwriterKey(payee) === key;
    const shown = (isBack: boolean, isNamed: boolean): RemittanceDetail['payments'] => [
      {
        ...common,
        ...{ isBack, isNamed, label: isBack ? `${label}, ${formatMoney(cents(amount))} came back` : label },
        ...{ amount: isBack ? -amount : amount, isOver: isNamed && stands === isBack },
      },
    ];
    return [
      ...(out?.remittanceID === remittanceID ? shown(false, true) : []),
      ...(isOpen && !out && stands && isTo ? shown(false, false) : []),
      ...(back?.remittanceID === remittanceID ? shown(true, true) : []),
      ...(isOpen && out && !back && !stands && out.remittanceID !== remittanceID ? shown(true, false) : []),
    ];
  });
}

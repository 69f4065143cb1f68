import type { ConsolidatedPayment } from '@closewright/contract/consolidated-checks';
import { methodNames } from '@closewright/domain/check-writing';
import { counted, formatDate } from '@closewright/domain/formats';
import { amountText } from '../../lib/amount-text.ts';

/** A payment in few words: `Check 1001`, `Wire`. */
export const paymentTitle = ({ method, checkNumber }: Pick<ConsolidatedPayment, 'method' | 'checkNumber'>): string =>
  checkNumber === null ? methodNames[method] : `${methodNames[method]} ${checkNumber}`;

/** What became of it, as it is shown. */
export const stateNames = {
  outstanding: 'Outstanding',
  paid: 'Paid',
  voided: 'Voided',
  stopped: 'Stopped',
  'taken back': 'Taken back',
} as const satisfies Readonly<Record<ConsolidatedPayment['state'], string>>;

/** A payment on paper: which it is, and for whom. */
export const printedOf = (payment: ConsolidatedPayment): { readonly facts: string; readonly text: string } => {
  const { date, bankAccount, state, endedOn, asked, payee, amount, files } = payment;
  const ended = endedOn === null ? '' : ` on ${formatDate(endedOn)}`;
  const waits = asked === null ? [] : [`${asked.kind === 'void' ? 'void' : 'stop'} asked for by ${asked.by}`];
  return {
    facts: [paymentTitle(payment), formatDate(date), bankAccount, `${stateNames[state]}${ended}`, ...waits].join(' · '),
    text: `${payee}: ${amountText(amount)} for ${counted(files, 'file')}`,
  };
};

/** The acts on one payment for several files. */
export type ConsolidatedAct = 'print' | 'spoil' | 'void' | 'stop' | 'takeBack';

/** Why an act is not done with a payment; null where it is. What the api judges besides, it says itself. */
export function actObstacle(
  act: ConsolidatedAct,
  payment: ConsolidatedPayment | null,
  refusal: string | null,
): string | null {
  if (refusal !== null) return refusal;
  if (payment === null) return 'No payment is in hand';
  const { state, method, paper, asked } = payment;
  const isCheck = method === 'check';
  if (act === 'spoil')
    return isCheck && paper === 'printed' && state !== 'paid' ? null : 'No good paper of it is there';
  if (state !== 'outstanding') return `It is ${stateNames[state].toLowerCase()}`;
  if ((act === 'print' || act === 'stop') && !isCheck)
    return 'It is sent electronically: only a check has paper, and is stopped';
  if ((act === 'void' || act === 'stop') && asked !== null) return `${asked.by} has asked to end it already`;
  return null;
}

import { formatMoney } from '../formats/index.ts';
import { cents } from '../money/index.ts';
import { type ApprovalRequest, paymentWords } from './approvals.ts';
import { methodWords } from './disbursements.ts';

/** What a file has in a bank account, in cents: what may be paid out of it, and what it lacks. */
export interface FileMoney {
  readonly available: number;
  readonly lacking: number;
}

/** What approving a request does. */
export interface ApprovalEffect {
  /** In words: `Check 1001 to Ada Park is voided: 1,200.00 goes back to the file.` */
  readonly says: string;
  readonly before: FileMoney;
  readonly after: FileMoney;
  /** What whoever decides should look at. */
  readonly warning: string | null;
  /** Why it cannot be approved now. */
  readonly problem: string | null;
}

type Asked = Pick<ApprovalRequest, 'kind' | 'amount' | 'payee' | 'checkNumber' | 'method' | 'isRecoverable'>;

const amountOf = (amount: number): string => formatMoney(cents(amount));

/** What approving a request does to its file. */
export function approvalEffect(asked: Asked, before: FileMoney): ApprovalEffect {
  const { kind, amount } = asked;
  const { available, lacking } = before;
  const after =
    kind === 'payment'
      ? { available: available - amount, lacking }
      : { available: available + amount, lacking: isOfOffice(kind) ? lacking + amount : lacking };
  return {
    says: effectWords(asked),
    before,
    after,
    warning: warningOf(asked, before),
    problem: after.available < 0 ? `Only ${amountOf(available)} is available` : null,
  };
}

/** The same for several that are approved in their order, each on what those before it leave of its file. */
export function approvalEffects(
  asked: readonly (Asked & FileMoney & { readonly ordersID: number; readonly bankAccountID: number })[],
): readonly ApprovalEffect[] {
  const left = new Map<string, FileMoney>();
  return asked.map((each) => {
    const place = `${each.ordersID} ${each.bankAccountID}`;
    const effect = approvalEffect(each, left.get(place) ?? { available: each.available, lacking: each.lacking });
    if (effect.problem === null) left.set(place, effect.after);
    return effect;
  });
}

/** Money of the office that a file gets for what it lacks. */
const isOfOffice = (kind: Asked['kind']): boolean => kind === 'advance' || kind === 'loss';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function effectWords(asked: Asked): string {
  const { kind, payee, method, isRecoverable } = asked;
  const amount = amountOf(asked.amount);
  const owed = isRecoverable ? ', and somebody owes it back' : '';
  switch (kind) {
    case 'void':
      return `${capital(paymentWords(asked))} is voided: ${amount} goes back to the file.`;
    case 'stop':
      return `${capital(paymentWords(asked))} is stopped: ${amount} goes back to the file. The bank has to be told.`;
    case 'advance':
      return `The office advances ${amount} to the file${owed}.`;
    case 'loss':
      return `The office bears ${amount} that the file lacks${owed}.`;
    case 'payment':
      if (method === null || method === 'check')
        return `${amount} is paid to ${payee} by a check with the next number of the bank account.`;
      return `${amount} is paid to ${payee} by ${methodWords[method]}.`;
  }
}

function warningOf({ kind, amount }: Asked, { available, lacking }: FileMoney): string | null {
  if (isOfOffice(kind) && available >= amount)
    return `The file has ${amountOf(available)} available: as much as is asked for, or more.`;
  if (kind === 'payment' && lacking > 0)
    return `The file lacks ${amountOf(lacking)}, and would pay out what may be needed for that.`;
  return null;
}

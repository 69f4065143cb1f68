import { formatMoney } from '../formats/index.ts';
import { cents } from '../money/index.ts';
import { type ApprovalRequest, paymentWords } from './approvals.ts';
import { methodWords } from './disbursements.ts';

/** What a file has in a bank account, in cents. */
export interface FileMoney {
  /** What may be paid out of it. */
  readonly available: number;
  /** What it lacks in all, and what of that the bank took: nothing is paid before that is made good. */
  readonly lacking: number;
  readonly short: number;
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

type Asked = Pick<
  ApprovalRequest,
  'kind' | 'amount' | 'payee' | 'checkNumber' | 'method' | 'isRecoverable' | 'toFile' | 'overFiles'
>;

const amountOf = (amount: number): string => formatMoney(cents(amount));

/**
 * What approving a request does to its file.
 * @param left what the statement has left to pay, in cents; null where it is not told
 */
export function approvalEffect(asked: Asked, before: FileMoney, left: number | null = null): ApprovalEffect {
  const { kind, amount } = asked;
  const { available, lacking, short } = before;
  const after = takesOfFile(kind)
    ? { available: available - amount, lacking, short }
    : { available: available + amount, lacking: isOfOffice(kind) ? lacking + amount : lacking, short };
  return {
    says: effectWords(asked),
    before,
    after,
    warning: warningOf(asked, before, left),
    problem: after.available < 0 ? `Only ${amountOf(available)} is available` : null,
  };
}

/** What a statement has to pay, in cents. */
export interface StatementLeft {
  readonly left: number;
  /** What is to be paid again once a void or a stop is approved. */
  readonly again: number;
}

/**
 * The same for several that are approved in their order, each on what those before it leave of its file.
 * @param leftOf what the statement has left to pay in the file of a request; null where it is not told
 */
export function approvalEffects<
  T extends Asked & FileMoney & { readonly ordersID: number; readonly bankAccountID: number },
>(asked: readonly T[], leftOf: (request: T) => StatementLeft | null = () => null): readonly ApprovalEffect[] {
  const known = new Map<string, FileMoney>();
  const again = new Map<number, number>();
  return asked.map((each) => {
    const { ordersID, bankAccountID, available, lacking, short, overFiles } = each;
    // What several files have together is looked at by itself.
    const place = `${overFiles === null ? ordersID : `over ${overFiles} ${each.checkNumber} ${ordersID}`} ${bankAccountID}`;
    const told = leftOf(each);
    const more = again.get(ordersID) ?? 0;
    const before = known.get(place) ?? { available, lacking, short };
    const effect = approvalEffect(each, before, told === null ? null : told.left + more);
    if (effect.problem !== null) return effect;
    known.set(place, effect.after);
    again.set(ordersID, more + (told?.again ?? 0));
    return effect;
  });
}

/** Money of the file that it has no more. */
const takesOfFile = (kind: Asked['kind']): boolean => kind === 'payment' || kind === 'transfer';

/** Money of the office that a file gets for what it lacks. */
const isOfOffice = (kind: Asked['kind']): boolean => kind === 'advance' || kind === 'loss';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function effectWords(asked: Asked): string {
  const { kind, payee, method, isRecoverable, toFile, overFiles } = asked;
  const amount = amountOf(asked.amount);
  const back = overFiles === null ? 'goes back to the file' : `goes back to its ${overFiles} files`;
  const owed = isRecoverable ? ', and somebody owes it back' : '';
  switch (kind) {
    case 'void':
      return `${capital(paymentWords(asked))} is voided: ${amount} ${back}.`;
    case 'stop':
      return `${capital(paymentWords(asked))} is stopped: ${amount} ${back}. The bank has to be told.`;
    case 'advance':
      return `The office advances ${amount} to the file${owed}.`;
    case 'loss':
      return `The office bears ${amount} that the file lacks${owed}.`;
    case 'transfer':
      return `${amount} of this file is given to file ${toFile}.`;
    case 'payment':
      if (method === null || method === 'check')
        return `${amount} is paid to ${payee} by a check with the next number of the bank account.`;
      return `${amount} is paid to ${payee} by ${methodWords[method]}.`;
  }
}

function warningOf(asked: Asked, money: FileMoney, left: number | null): string | null {
  const { kind, amount } = asked;
  if (isOfOffice(kind)) return moreThanNeeded(amount, money, left);
  if (!takesOfFile(kind)) return null;
  const { available, lacking, short } = money;
  const words = [
    ...(lacking > 0 ? [`The file lacks ${amountOf(lacking)}, and would pay out what may be needed for that.`] : []),
    ...(left !== null && available - amount < left + short
      ? [`The statement would be ${amountOf(left + short - available + amount)} short.`]
      : []),
  ];
  return words.length === 0 || amount > available ? null : words.join(' ');
}

/** That the office gives more than a file needs: to pay what its statement has left, after what the bank took is made good. */
function moreThanNeeded(amount: number, { available, short }: FileMoney, left: number | null): string | null {
  if (left === null)
    return available < amount
      ? null
      : `The file has ${amountOf(available)} available: as much as is asked for, or more.`;
  const needed = Math.max(0, left + short - available);
  if (amount <= needed) return null;
  const has = [
    `The statement has ${amountOf(left)} left to pay`,
    ...(short > 0 ? [`the file is ${amountOf(short)} short`] : []),
    `${amountOf(available)} is available`,
  ].join(', ');
  return `${has}: ${needed === 0 ? 'the file needs nothing' : `the file needs ${amountOf(needed)}, less than is asked for`}.`;
}

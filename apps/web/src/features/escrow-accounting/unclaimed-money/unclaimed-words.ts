import type { UnclaimedList, UnclaimedMoney, UnclaimedRequest } from '@closewright/contract/unclaimed';
import { counted, formatDate } from '@closewright/domain/formats';
import { claimProblem, type NoFileMethod, payBackProblem, takeBackProblem } from '@closewright/domain/reconciliation';
import type { ExplanationNode } from '@closewright/ui/explanation-panel';
import { amountText } from '../../../lib/amount-text.ts';
import { type Figure, step, sumNode } from '../list/figures-band.tsx';

/** A row of the page: money that nobody has claimed, a mistake of a bank, or the interest of a bank account. */
export interface Line {
  readonly key: string;
  readonly kind: 'unclaimed receipt' | 'bank error' | 'interest';
  readonly bankAccountID: number;
  readonly bankAccount: string;
  /** Cents that are left of it. */
  readonly left: number;
  /** Null for interest. */
  readonly money: UnclaimedMoney | null;
  /** What waits to be decided of it. */
  readonly asked: UnclaimedRequest | null;
}

/** What a line is, in words. */
export const kindNames: Readonly<Record<Line['kind'], string>> = {
  'unclaimed receipt': 'Unclaimed',
  'bank error': 'Bank error',
  interest: 'Interest',
};

/** What requests ask for, in words. */
export const requestNames: Readonly<Record<UnclaimedRequest['kind'], string>> = {
  'paid back': 'Pay back',
  'interest paid': 'Pay interest',
  void: 'Void payment',
};

/** The rows of the page: money in the order of the api, then interest. */
export function linesOf({ results, interest, requests }: UnclaimedList): readonly Line[] {
  const waiting = requests.filter(({ state }) => state === 'pending');
  return [
    ...results.map((money) => {
      const { bankAccountID, bankAccount, kind, left, stripe, number } = money;
      const asked = waiting.find(
        (each) =>
          each.kind === 'paid back' &&
          each.bankAccountID === bankAccountID &&
          each.about?.stripe === stripe &&
          each.about.number === number,
      );
      const key = `${bankAccountID}-${stripe}-${number}`;
      return { key, kind, bankAccountID, bankAccount, left, money, asked: asked ?? null };
    }),
    ...interest.map(({ bankAccountID, bankAccount, amount }) => {
      const asked = waiting.find((each) => each.kind === 'interest paid' && each.bankAccountID === bankAccountID);
      const key = `${bankAccountID}-interest`;
      return {
        key,
        kind: 'interest' as const,
        bankAccountID,
        bankAccount,
        left: amount,
        money: null,
        asked: asked ?? null,
      };
    }),
  ];
}

/** How far a line has come. */
export function stateWords({ money, asked }: Line): string {
  if (asked !== null) return 'To be approved';
  if (money === null) return 'Not given yet';
  if (money.kind === 'bank error') return 'Bank takes it back';
  if (money.depositedOn === null) return 'Not at bank';
  if (money.left < money.amount) return 'Used in part';
  return money.fits.some(({ isSure }) => isSure) ? 'Fits a wire' : 'Waits';
}

/** The expected wires that it may be: `E-1, E-2`. */
export const fitsWords = ({ money }: Line): string =>
  (money?.fits ?? []).map(({ fileNumber }) => fileNumber).join(', ');

const nothing = 'Nothing is in hand';
const without = (words: string) => words.replace(/\.$/, '');

/** Why no file can claim a line; null where one can. */
export function claimObstacle(line: Line | null, refusal: string | null): string | null {
  if (refusal !== null || line === null) return refusal ?? nothing;
  if (line.money === null) return 'Interest is of no file: it is paid to whom it is due';
  const problem = claimProblem(line.money);
  return problem && without(problem);
}

/** What whoever claims a line has to know of what waits to be decided of it; null where nothing waits. */
export const askedBesideClaim = ({ asked }: Pick<Line, 'asked'>): string | null =>
  asked &&
  `${asked.requestedBy} has asked to pay ${amountText(asked.amount)} of it to ${asked.payee}. What a file claims cannot be paid any more.`;

/** Why a line cannot be paid to anybody; null where it can. */
export function payObstacle(line: Line | null, refusal: string | null): string | null {
  if (refusal !== null || line === null) return refusal ?? nothing;
  if (line.asked !== null) return `${line.asked.requestedBy} has asked for this already`;
  return line.money && payBackProblem(line.money);
}

/** Why the bank cannot have taken a line back; null where it can. */
export function takenObstacle(line: Line | null, refusal: string | null): string | null {
  if (refusal !== null || line === null) return refusal ?? nothing;
  return line.money === null ? 'Interest stays where it is until it is paid' : null;
}

/** Why a line cannot be taken back as recorded by mistake; null where it can. */
export function takeBackObstacle(line: Line | null, refusal: string | null): string | null {
  const problem = takenObstacle(line, refusal);
  if (problem !== null || line?.money == null) return problem;
  const carriedOn = takeBackProblem({ left: line.left, amount: line.money.amount });
  return carriedOn && without(carriedOn);
}

/** Why a request cannot be approved or refused by this user; null where it can. */
export function decideObstacle(request: UnclaimedRequest | null, refusal: string | null): string | null {
  if (refusal !== null || request === null) return refusal ?? nothing;
  if (request.state !== 'pending') return 'It is decided';
  return request.isOwn ? 'You asked for this yourself: somebody else has to decide it' : null;
}

/** Why a request cannot be withdrawn by this user; null where it can. */
export function withdrawObstacle(request: UnclaimedRequest | null, refusal: string | null): string | null {
  if (refusal !== null || request === null) return refusal ?? nothing;
  if (request.state !== 'pending') return 'It is decided';
  return request.isOwn ? null : `Only ${request.requestedBy} can withdraw this`;
}

/** Why a payment cannot be voided; null where it can. */
export function voidObstacle(
  request: UnclaimedRequest | null,
  all: readonly UnclaimedRequest[],
  refusal: string | null,
): string | null {
  if (refusal !== null || request === null) return refusal ?? nothing;
  const { posted, bankAccountID } = request;
  if (posted === null || request.payment !== 'outstanding') return 'It is no payment that is outstanding';
  const isAsked = all.some(
    ({ state, kind, about, bankAccountID: bank }) =>
      state === 'pending' &&
      kind === 'void' &&
      bank === bankAccountID &&
      about?.stripe === posted.stripe &&
      about.number === posted.number,
  );
  return isAsked ? 'Somebody has asked for this already' : null;
}

/** How a payment leaves: `Check 1044`, `Wire`. */
export const howWords = ({ method, checkNumber }: Pick<UnclaimedRequest, 'method' | 'checkNumber'>): string =>
  method === 'check' ? `Check ${checkNumber}` : methodNames[method];

/** How money of no file may be paid, as the choice says it. */
export const methodNames = { check: 'Check', wire: 'Wire', ACH: 'ACH' } as const satisfies Readonly<
  Record<NoFileMethod, string>
>;

/** How far a request has come. */
export const requestState = ({ state, payment }: UnclaimedRequest): string =>
  state === 'pending' ? 'To be approved' : payment === 'outstanding' ? 'Outstanding' : state;

/** Why what is left of a line is what it is. */
export function explainLeft({ kind, money, left, bankAccount }: Line): ExplanationNode {
  if (money === null)
    return sumNode(
      'Interest',
      amountText(left),
      `What ${bankAccount} was credited as interest, less what was paid of it`,
      [],
    );
  const claimed = money.claims.map(({ fileNumber, amount, date }, at) =>
    step(
      `0.${at + 1}`,
      `Claimed ${formatDate(date)}${fileNumber === null ? '' : ` for ${fileNumber}`}`,
      amountText(-amount),
    ),
  );
  const others = left - money.amount + money.claims.reduce((sum, { amount }) => sum + amount, 0);
  return sumNode(kindNames[kind], amountText(left), 'What came in, less what was claimed, paid or given back', [
    step('0.0', `Came in ${formatDate(money.date)}`, amountText(money.amount)),
    ...claimed,
    ...(others === 0 ? [] : [step('0.others', 'Paid or given back', amountText(others))]),
  ]);
}

/** What the page comes to: what is left by kind, and the payments that the bank has not paid. */
export function figuresOf(lines: readonly Line[], requests: readonly UnclaimedRequest[]): readonly Figure[] {
  const of = (
    name: string,
    label: string,
    rows: readonly { key: string; title: string; cents: number }[],
    how: string,
  ) => {
    const text = amountText(rows.reduce((sum, { cents }) => sum + cents, 0));
    const steps = rows.map(({ key, title, cents }) => step(key, title, amountText(cents)));
    return { name, label: `${label}, ${rows.length}`, text, explain: () => sumNode(label, text, how, steps) };
  };
  const ofKind = (kind: Line['kind']) =>
    lines
      .filter((line) => line.kind === kind)
      .map(({ key, money, bankAccount, left }) => ({
        ...{ key, cents: left },
        title: money === null ? bankAccount : `${formatDate(money.date)} ${money.sender}, ${counted(money.age, 'day')}`,
      }));
  const how = 'What is left of each of them';
  return [
    of('unclaimed', 'Unclaimed', ofKind('unclaimed receipt'), how),
    of('errors', 'Bank errors', ofKind('bank error'), how),
    of('interest', 'Interest', ofKind('interest'), how),
    of(
      'outstanding',
      'Paid, outstanding',
      requests
        .filter(({ payment, kind }) => payment === 'outstanding' && kind !== 'void')
        .map(({ requestID, payee, amount }) => ({ key: `${requestID}`, title: payee, cents: amount })),
      'What was approved and the bank has not paid yet',
    ),
  ];
}

import { diffDates } from '../../dates/index.ts';
import { counted, foldedText, formatDate, formatMoney } from '../../formats/index.ts';
import { cents } from '../../money/index.ts';
import { type Explained, given, money, type Trace, text } from '../../trace/index.ts';
import {
  type CheckEnd,
  type ExceptionDecision,
  type ExceptionFinding,
  exceptionDecisionNames,
  exceptionFindingNames,
  type LedgerCheck,
  type PresentedCheck,
} from './exception.ts';

/** What is looked at, in its order. */
export const exceptionChecks = ['drawn', 'stands', 'once', 'amount', 'payee', 'told', 'age'] as const;

/** What one look at a check says. What it tells keeps nothing from being paid. */
export interface ExceptionCheckItem {
  readonly check: (typeof exceptionChecks)[number];
  readonly state: 'met' | 'tells' | 'blocks';
  readonly title: string;
  readonly words: string;
}

/** What the ledger says of a check that a bank asks about, and what is best told to the bank. */
export interface ExceptionVerdict {
  readonly finding: ExceptionFinding;
  readonly recommends: ExceptionDecision;
  readonly checks: readonly ExceptionCheckItem[];
}

/** Days after which a bank need not pay a check: six months. */
const staleAfter = 180;
const staleRule = { text: 'UCC 4-404: a bank need not pay a check that is older than six months' };

/** Blanks, signs and marks: no part of a name. */
const signs = /[\0-/:-@[-`{-\u00bf\u00d7\u00f7\u02b0-\u036f\u2000-\u2bff]/g;

/**
 * A payee as two of them are compared: letters and digits, plain ones in capitals, without marks, blanks and signs. Letters that no plain one stands
 * for stay as they are, for a name is another one by them. The database compares by `positive_pay_payee_key`, which says the same.
 */
export const payeeKey = (payee: string): string =>
  foldedText(payee)
    .replace(signs, '')
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase());

/** Whether two payees are one. Of a name without a letter or digit nobody can tell. */
export function isSamePayee(one: string, other: string): boolean {
  const key = payeeKey(one);
  return key !== '' && key === payeeKey(other);
}

/** Judges a check that a bank asks about beside the ledger, where `check` is the one of its number in the bank account; null where there is none. */
export function judgeException(presented: PresentedCheck, check: LedgerCheck | null): Explained<ExceptionVerdict> {
  const looks = check === null ? [notDrawn(presented)] : looksAt(presented, check);
  const finding = looks.find(({ finds }) => finds !== null)?.finds ?? 'agrees';
  const recommends = finding === 'agrees' ? 'pay' : 'return';
  return {
    value: { finding, recommends, checks: looks.map(({ item }) => item) },
    trace: {
      label: 'Recommended',
      value: text(`${exceptionDecisionNames[recommends]}: ${exceptionFindingNames[finding].toLowerCase()}`),
      formula:
        'Pay what was drawn and stands, once, with the amount and the payee of the ledger; return anything else. The first that differs is said',
      inputs: looks.map(({ trace }) => trace),
    },
  };
}

interface Look {
  readonly item: ExceptionCheckItem;
  /** What is found where it blocks. */
  readonly finds: ExceptionFinding | null;
  readonly trace: Trace;
}

function look(item: ExceptionCheckItem, finds: ExceptionFinding, more: Pick<Trace, 'inputs' | 'rule'> = {}): Look {
  return {
    item,
    finds: item.state === 'blocks' ? finds : null,
    trace: { label: item.title, value: text(item.words), ...more },
  };
}

const notDrawn = ({ checkNumber }: PresentedCheck): Look =>
  look(
    { check: 'drawn', state: 'blocks', title: 'Drawn', words: `No check ${checkNumber} was drawn on this account` },
    'unknown',
    { inputs: [given('Check number of the bank', text(String(checkNumber)), 'checkNumber')] },
  );

const endWords = {
  paid: 'The bank paid it before',
  void: 'It was voided',
  stopped: 'It was stopped',
  'taken back': 'It was taken back',
} as const satisfies Readonly<Record<CheckEnd, string>>;

function looksAt(presented: PresentedCheck, check: LedgerCheck): readonly Look[] {
  const { checkNumber, presentedOn } = presented;
  const { drawnOn, isTold, otherPay } = check;
  const age = diffDates(drawnOn, presentedOn, 'days');
  return [
    look(
      { check: 'drawn', state: 'met', title: 'Drawn', words: `Check ${checkNumber} is of ${formatDate(drawnOn)}` },
      'unknown',
    ),
    standsLook(check),
    look(
      {
        ...{ check: 'once', title: 'Presented once' },
        ...(otherPay === null
          ? { state: 'met', words: 'No other presentment of it is to be paid' }
          : { state: 'blocks', words: `It is to be paid as it was presented on ${formatDate(otherPay)}` }),
      },
      'twice',
    ),
    amountLook(presented, check),
    payeeLook(presented, check),
    look(
      {
        ...{ check: 'told', title: 'Told to the bank' },
        ...(isTold
          ? { state: 'met', words: 'The bank was told of it' }
          : { state: 'tells', words: 'The bank was not told of it: that may be all that is wrong' }),
      },
      'agrees',
    ),
    look(
      {
        ...{ check: 'age', title: 'Not stale' },
        ...(age > staleAfter
          ? { state: 'tells', words: `It was ${counted(age, 'day')} old: ask whoever has it first` }
          : {
              state: 'met',
              words: age < 0 ? 'It was drawn later than it was presented' : `It was ${counted(age, 'day')} old`,
            }),
      },
      'agrees',
      { rule: staleRule },
    ),
  ];
}

/** What ended it, or is to: while that waits for approval, the bank would pay what is about to be stopped. */
function standsLook({ ended, endAsked }: LedgerCheck): Look {
  const stands = { check: 'stands', title: 'Stands' } as const;
  if (ended !== null)
    return look({ ...stands, state: 'blocks', words: `${endWords[ended.how]} on ${formatDate(ended.on)}` }, ended.how);
  if (endAsked !== null)
    return look(
      { ...stands, state: 'blocks', words: `Somebody asks to ${endAsked} it: that waits for approval` },
      'ending',
    );
  return look({ ...stands, state: 'met', words: 'It waits for the bank' }, 'agrees');
}

function amountLook({ amount }: PresentedCheck, check: LedgerCheck): Look {
  const [presented, drawn] = [formatMoney(cents(amount)), formatMoney(cents(check.amount))];
  const isSame = amount === check.amount;
  return look(
    {
      ...{ check: 'amount', title: 'Amount', state: isSame ? 'met' : 'blocks' },
      words: isSame ? `Both say ${drawn}` : `The bank says ${presented}, it was drawn for ${drawn}`,
    },
    'amount',
    {
      inputs: [
        given('Amount of the bank', money(amount), 'amount'),
        given('Amount of the ledger', money(check.amount)),
      ],
    },
  );
}

function payeeLook({ payee }: PresentedCheck, check: LedgerCheck): Look {
  const drawn = given('Payee of the ledger', text(check.payee));
  if (payee === null)
    return look(
      {
        ...{ check: 'payee', title: 'Payee', state: 'blocks' },
        words: `The bank says no payee: hold its picture of the check against ${check.payee}`,
      },
      'no payee',
      { inputs: [drawn] },
    );
  const isSame = isSamePayee(payee, check.payee);
  return look(
    {
      ...{ check: 'payee', title: 'Payee', state: isSame ? 'met' : 'blocks' },
      words: isSame ? `Both say ${check.payee}` : `The bank reads ${payee}, it was drawn to ${check.payee}`,
    },
    'payee',
    { inputs: [given('Payee of the bank', text(payee), 'payee'), drawn] },
  );
}

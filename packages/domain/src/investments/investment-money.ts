import type { WireDate } from '../dates/index.ts';
import { formatMoney } from '../formats/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { nameKey } from '../parties/index.ts';
import { lessOf, sumOf } from '../settlement/index.ts';
import { type Explained, given, money } from '../trace/index.ts';

/**
 * Ways in which principal moves: `sent` is a payment out of trust, `in` a receipt in the investment's bank account, `out` a payment from there, `back` a
 * receipt in trust.
 */
export const investmentMoveKinds = ['sent', 'in', 'out', 'back'] as const;
export type InvestmentMoveKind = (typeof investmentMoveKinds)[number];

/** A receipt or payment that moves principal. */
export interface InvestmentMove {
  readonly kind: InvestmentMoveKind;
  readonly date: WireDate;
  /** In cents. */
  readonly amount: number;
  /** Who paid or was paid. */
  readonly name: string;
  /** It was not voided, returned or taken back. */
  readonly stands: boolean;
}

/** Interest that the bank credited, and that of it which the file was given. */
export interface CreditedInterest {
  /** The day of the bank. */
  readonly date: WireDate;
  readonly amount: number;
  readonly isGiven: boolean;
}

/** What is in an investment account and what is known of it. */
export interface InvestmentFacts {
  readonly beneficiary: string;
  readonly moves: readonly InvestmentMove[];
  readonly interest: readonly CreditedInterest[];
  /** What the ledger has of the file in the investment's bank account, in cents. */
  readonly ledger: number;
}

/** What an investment account comes to; amounts that are on their way are below zero where the second leg is more than the first. */
export interface InvestmentMoney {
  /** Of the file in the investment's bank account, by what moved. */
  readonly balance: Explained<Cents>;
  /** Left trust and has not come in. */
  readonly onWayThere: Explained<Cents>;
  /** Left the investment for trust and has not come back. */
  readonly onWayBack: Explained<Cents>;
  readonly interestGiven: Explained<Cents>;
  /** Credited by the bank and given to nobody yet. */
  readonly interestWaiting: Explained<Cents>;
  /** What does not agree, in words. */
  readonly differences: readonly string[];
}

/** Whether a payment out of an investment is the beneficiary's, by name; any other one is on its way back to trust. */
export const isPaidOut = ({ kind, name }: Pick<InvestmentMove, 'kind' | 'name'>, beneficiary: string): boolean =>
  kind === 'out' && nameKey(name) === nameKey(beneficiary);

/** What an investment account comes to, by both legs of each way, held against the ledger. */
export function investmentMoney({ beneficiary, moves, interest, ledger }: InvestmentFacts): InvestmentMoney {
  const standing = moves.filter(({ stands }) => stands);
  const sum = (label: string, of: readonly InvestmentMove[]) =>
    sumOf(
      label,
      of.map(({ name, date, amount }) => given(`${name}, ${date}`, money(cents(amount)))),
      'The sum of those that stand',
    );
  const of = (kind: InvestmentMoveKind, label: string) =>
    sum(
      label,
      standing.filter((each) => each.kind === kind),
    );
  const sent = of('sent', 'Paid out of trust');
  const cameIn = of('in', 'Received in the investment account');
  const left = of('out', 'Paid out of the investment account');
  const cameBack = of('back', 'Received back in trust');
  const toTrust = sum(
    'Paid out of the investment account to trust',
    standing.filter((each) => each.kind === 'out' && !isPaidOut(each, beneficiary)),
  );
  const interestOf = (label: string, isGiven: boolean) =>
    sumOf(
      label,
      interest
        .filter((each) => each.isGiven === isGiven)
        .map(({ date, amount }) => given(`Interest of the bank, ${date}`, money(cents(amount)))),
      'The sum of what the bank credited',
    );
  const interestGiven = interestOf('Interest given to the file', true);
  const interestWaiting = interestOf('Interest that waits', false);
  const there = sumOf(
    'Came in',
    [cameIn.trace, interestGiven.trace],
    'What was received, with the interest that was given',
  );
  const balance = lessOf('In the investment account', there, left, 'What came in, less what was paid out of it');
  const onWayThere = lessOf('On its way there', sent, cameIn, 'What was paid out of trust, less what was received');
  const onWayBack = lessOf('On its way back', toTrust, cameBack, 'What was paid out to trust, less what came back');
  return {
    ...{ balance, onWayThere, onWayBack, interestGiven, interestWaiting },
    differences: [
      ...differing(
        onWayThere.value,
        'left trust and has not come in',
        'came in, and no payment out of trust is named for it',
      ),
      ...differing(
        onWayBack.value,
        'left the investment account and is not named as received in trust',
        'is named as received in trust and did not leave the investment account',
      ),
      ...differing(
        balance.value - ledger,
        'by its moves is not in the ledger',
        'in the ledger is of none of its moves',
      ),
    ],
  };
}

const differing = (amount: number, above: string, below: string): string[] =>
  amount === 0 ? [] : [`${formatMoney(cents(Math.abs(amount)))} ${amount > 0 ? above : below}`];

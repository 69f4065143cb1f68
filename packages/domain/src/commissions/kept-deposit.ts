import { zeroCents } from '../money/index.ts';
import { type Explained, explainedMoney, type Finding, findingsByName, given, money } from '../trace/index.ts';
import { type CommissionFigure, commissionFigure } from './commission-figure.ts';
import type { CommissionFile } from './commission-gaps.ts';
import type { StoredCommission, StoredCommissionPayee, StoredCommissionTier } from './stored-commission.ts';

/** A side of a commission with the rows below it. */
export interface CommissionRows {
  readonly stored: StoredCommission;
  readonly payees: readonly StoredCommissionPayee[];
  readonly tiers: readonly StoredCommissionTier[];
}

/** What is said of each side whose broker holds of a deposit that is not there. */
export const tooMuchHeld: Finding = {
  what: 'More deposit than the file has',
  act: 'compare what brokers hold with the deposit of the file',
};

/**
 * What the sides of a statement come to together. Their brokers keep what they hold of the deposit, as long as so much of it is there. Where they hold more, nobody
 * knows who does not: nothing is kept, each commission is due whole, and each of them says so.
 * @param file with all of its deposit, null as long as that is not known
 */
export function commissionFigures(
  sides: readonly CommissionRows[],
  { deposit, ...file }: CommissionFile & { readonly deposit: number | null },
): readonly CommissionFigure[] {
  const held = sides.reduce((sum, { stored }) => sum + (stored.depositHeld ?? 0), 0);
  const isThere = deposit === null || held <= deposit;
  return sides.map(({ stored, payees, tiers }) => {
    const figure = commissionFigure(stored, payees, tiers, file);
    return isThere || figure.kind === 'open' || figure.depositHeld === 0 ? figure : keepingNothing(figure);
  });
}

function keepingNothing(figure: CommissionFigure & { kind: 'figure' }): CommissionFigure {
  const { amount, retainedFromDeposit, depositToClosing, dueAtClosing, findings } = figure;
  const none = ({ trace: { label } }: Explained<unknown>) => ({
    value: zeroCents,
    trace: given(label, money(zeroCents), 'depositHeld'),
  });
  return {
    ...figure,
    depositHeld: zeroCents,
    retainedFromDeposit: none(retainedFromDeposit),
    depositToClosing: none(depositToClosing),
    dueAtClosing: explainedMoney(amount.value, {
      label: dueAtClosing.trace.label,
      formula: 'All of it: nothing is kept of a deposit that the file does not have',
      math: 'a',
      inputs: [amount.trace],
    }),
    findings: [...findings, tooMuchHeld],
  };
}

/** What there is to look at in any of several commissions, each with the names of those it is about. */
export const commissionsFindings = (named: readonly { readonly name: string; readonly figure: CommissionFigure }[]) =>
  findingsByName(
    named.map(({ name, figure }) => ({ name, findings: figure.kind === 'figure' ? figure.findings : [] })),
  );

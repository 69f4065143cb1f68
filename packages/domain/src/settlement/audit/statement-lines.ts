import type { Cents } from '../../money/index.ts';
import type { Explained } from '../../trace/index.ts';
import { noSellerRows, standardRows } from '../cash-to-close.ts';
import type { ClosingDisclosure } from '../closing-disclosure.ts';
import type { Fee } from '../fee.ts';
import { costColumns, feeAmount } from '../fee-amounts.ts';
import type { HudStatement } from '../hud/index.ts';

/** An amount a statement has, by a name of its own: `A1.borrowerAtClosing`, `J`, `cash.deposit`, `1104.buyer`. */
export interface StatementLine {
  readonly name: string;
  readonly label: string;
  readonly figure: Explained<Cents>;
}

const lineOf = (name: string, figure: Explained<Cents>): StatementLine => ({ name, label: figure.trace.label, figure });

/** All amounts of a closing disclosure: its fees by code and column, sections and totals, K to N, the table of the cash to close and the cash of both sides. */
export function disclosureLines(
  { costs, summaries, payoffsAndPayments, table, cashFromBorrower }: ClosingDisclosure,
  fees: readonly Fee[],
): StatementLine[] {
  const ofFees = fees.flatMap((fee) =>
    costColumns.flatMap((column) => {
      const figure = feeAmount(fee, [column], 'disclosed');
      return figure ? [{ name: `${fee.code}.${column}`, label: fee.label, figure }] : [];
    }),
  );
  const sections = Object.entries(costs.sections).map(([name, { borrower }]) => lineOf(name, borrower));
  const rows = Object.entries(summaries ? standardRows : noSellerRows).flatMap(([key, label]) => {
    const figure = Object.entries(table).find(([row]) => row === key)?.[1];
    return figure ? [{ name: `cash.${key}`, label, figure }] : [];
  });
  return [
    ...ofFees,
    ...sections,
    lineOf('D', costs.loanCosts),
    lineOf('I', costs.otherCosts),
    lineOf('J', costs.total),
    lineOf('borrowerAtClosing', costs.borrowerAtClosing),
    lineOf('borrowerBeforeClosing', costs.borrowerBeforeClosing),
    lineOf('sellerAtClosing', costs.sellerAtClosing),
    ...(summaries
      ? [
          lineOf('K', summaries.dueFromBorrower),
          lineOf('L', summaries.paidForBorrower),
          lineOf('M', summaries.dueToSeller),
          lineOf('N', summaries.dueFromSeller),
          lineOf('cashToSeller', summaries.cashToSeller),
        ]
      : []),
    ...(payoffsAndPayments ? [lineOf('K', payoffsAndPayments)] : []),
    ...rows,
    lineOf('cashFromBorrower', cashFromBorrower),
  ];
}

/** All amounts of a HUD-1 by number and side: `101.buyer`. */
export const hudLines = ({ lines }: HudStatement): StatementLine[] =>
  lines.flatMap(({ number, label, buyer, seller }) =>
    Object.entries({ buyer, seller }).flatMap(([side, figure]) =>
      figure ? [{ name: `${number}.${side}`, label, figure }] : [],
    ),
  );

import { cents } from '../money/index.ts';
import { given, money } from '../trace/index.ts';
import { countedToRows } from './counted-to-rows.ts';
import { pays } from './disbursements.ts';
import type { PaidLine } from './ledger-transaction.ts';
import { goneLine, type LineToPay, lineToPay, type PaidOfLine } from './line-to-pay.ts';
import { fromPayers, type MoneySoFar } from './money-so-far.ts';
import { paidBy, postedField } from './posted-words.ts';
import type { StatementMoney } from './statement-money.ts';

/** What was paid and kept of a file as far as it stands, whichever statement it was posted by: its keys are made of row ids, and a row is paid once. */
function paidSoFar(soFar: MoneySoFar): readonly PaidOfLine[] {
  const stepsOf = (
    lines: readonly PaidLine[],
    words: string,
    field: string,
    by: Pick<PaidOfLine, 'payee' | 'party' | 'method'>,
  ): PaidOfLine[] =>
    lines.map(({ key, label, amount }) => ({
      ...by,
      key,
      label,
      value: cents(amount),
      trace: given(words, money(amount), field),
    }));
  return [
    ...soFar.disbursements.filter(pays).flatMap((each) => {
      const { payee, party, lines } = each.facts;
      return stepsOf(lines, paidBy(each), postedField(each.transaction), { payee, party, method: each.method });
    }),
    ...fromPayers(soFar).flatMap(({ payer, party, kept, words, field }) =>
      stepsOf(kept, `Kept by ${payer}: ${words}`, field, { payee: payer, party, method: null }),
    ),
  ];
}

/** Everything that is paid by a statement, in its order, with what is left of it; then what was paid that it does not have any more and that counts to nothing it has. */
export function linesToPay({ parties }: StatementMoney, soFar: MoneySoFar): readonly LineToPay[] {
  const own = parties.flatMap((party) => party.lines.flatMap((line) => (line.way === 'gets' ? [{ party, line }] : [])));
  const { paidOf, elsewhere, gone } = countedToRows(own, paidSoFar(soFar));
  return [
    ...own.map((of) => lineToPay(of, paidOf(of.line.key), elsewhere.get(of.line.key))),
    ...[...Map.groupBy(gone, ({ key }) => key)].map(([key, paid]) => goneLine(key, paid)),
  ];
}

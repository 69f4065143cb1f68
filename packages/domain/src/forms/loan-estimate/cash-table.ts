import { type CashLine, cashLines, type ReckonedStatement, type StatementTotal } from '../../closing-file/index.ts';
import { cents } from '../../money/index.ts';
import { figureOf, takenOff } from '../../settlement/index.ts';
import { explainedMoney, given, money, type Trace } from '../../trace/index.ts';
import type { ToldOfFile } from '../closing-disclosure/told-of-file.ts';
import type { FormBlock, FormRun } from '../form-document.ts';
import { amountRun, amountRuns, inDollarsOf, type KeepFigure, withoutZeroCents } from '../form-figures.ts';
import { fromOrTo, heading, paragraph } from '../form-parts.ts';
import { costColumns, costRow } from './cost-tables.ts';
import { togetherOf } from './estimated-costs.ts';

/** An amount of the estimate that is typed in a field of the statement; open while it is not. */
export function typedEstimate({ stated }: Pick<ToldOfFile, 'stated'>, field: string, label: string): StatementTotal {
  const amount = stated[field];
  if (typeof amount !== 'number')
    return { kind: 'open', missing: [{ field, words: `${label}, of the loan estimate` }] };
  return { kind: 'figure', ...figureOf(given(label, money(cents(amount, field)), field)) };
}

/** An amount with the other sign. */
export const offOf = (total: StatementTotal): StatementTotal =>
  total.kind === 'figure' ? { kind: 'figure', ...figureOf(takenOff(total.trace)) } : total;

/** The cash to close as it was estimated. */
export interface EstimatedCash {
  readonly lines: readonly { readonly line: CashLine; readonly total: StatementTotal }[];
  /** Below zero, without a seller, where it comes from the borrower. */
  readonly sum: StatementTotal;
  /** As the form has it: without a seller a box tells which way it goes. */
  readonly shown: StatementTotal;
}

/** The rows of the table in whole dollars, which the cash is the sum of (12 CFR 1026.37(h), (o)(4)(i)(A)). Nothing is paid before a closing that is estimated. */
export function estimatedCash(
  { figures, fees, file }: ReckonedStatement,
  { stated }: Pick<ToldOfFile, 'stated'>,
  closingCosts: StatementTotal,
): EstimatedCash {
  const isRow = ({ key }: CashLine) =>
    key !== 'paidBefore' && key !== 'cashToClose' && (file.hasSeller || key !== 'financed');
  const lines = cashLines(figures, stated, fees)
    .filter(isRow)
    .flatMap((line) => {
      if (line.key === 'closingCosts') return [{ line, total: line.isTakenOff ? offOf(closingCosts) : closingCosts }];
      return line.estimate ? [{ line, total: inDollarsOf(line.estimate) }] : [];
    });
  const sum = togetherOf(
    'Estimated Cash to Close',
    lines.map(({ total }) => total),
    'The sum of the lines above',
  );
  return { lines, sum, shown: file.hasSeller ? sum : withoutItsSign(sum) };
}

function withoutItsSign(sum: StatementTotal): StatementTotal {
  if (sum.kind === 'open') return sum;
  const step = {
    label: 'Estimated Cash to Close',
    formula: 'The sum of the lines above without its sign',
    math: 'max(a, -a)',
    inputs: [sum.trace],
  };
  return { kind: 'figure', ...explainedMoney(cents(Math.abs(sum.value)), step) };
}

/** What the rows are called that a closing disclosure calls otherwise. */
const names: Readonly<Partial<Record<CashLine['key'], string>>> = { payoffs: 'Estimated Total Payoffs and Payments' };

/** Which way the cash of a file without a seller goes; no boxes with one (12 CFR 1026.37(h)(2)(iv)). */
export function wayRuns({ sum }: EstimatedCash, hasSeller: boolean): readonly FormRun[] {
  if (hasSeller) return [];
  const amount = sum.kind === 'figure' ? sum.value : 0;
  return [{ text: ` ${fromOrTo(amount < 0, amount > 0, 'Borrower')}` }];
}

/** The table that calculates the cash to close; without a seller the alternative one, with what of the costs the loan pays below it (12 CFR 1026.37(h)). */
export function cashTable(
  cash: EstimatedCash,
  { file }: Pick<ReckonedStatement, 'file'>,
  told: Pick<ToldOfFile, 'stated'>,
  keep: KeepFigure,
): readonly FormBlock[] {
  const rows = cash.lines.map(({ line: { key, label, field }, total }) => {
    const amount = amountRun(keep, `cash.${key}`, total, withoutZeroCents);
    return costRow(
      `cash.${key}`,
      'line',
      [{ text: names[key] ?? label }],
      [field !== undefined && isTypedIn(total, field) ? { ...amount, field } : amount],
    );
  });
  const words: readonly FormRun[] = [{ text: 'Estimated Cash to Close' }, ...wayRuns(cash, file.hasSeller)];
  const close = costRow(
    'cash.cashToClose',
    'total',
    words,
    amountRuns(keep, 'cash.cashToClose', cash.shown, withoutZeroCents),
  );
  const financed = inDollarsOf(typedEstimate(told, 'estimatedFinanced', 'Closing costs financed'));
  return [
    heading('Calculating Cash to Close'),
    { kind: 'table', label: 'Calculating Cash to Close', columns: costColumns, rows: [...rows, close] },
    ...(file.hasSeller
      ? []
      : [
          paragraph(
            { text: 'Estimated Closing Costs Financed (Paid from your Loan Amount): ', isBold: true },
            { ...amountRun(keep, 'cash.financed', financed, withoutZeroCents), field: 'estimatedFinanced' },
          ),
        ]),
  ];
}

/** Whether an amount was typed in a field, or is still to be. */
function isTypedIn(total: StatementTotal, field: string): boolean {
  if (total.kind === 'open') return total.missing.some((each) => each.field === field);
  const stepsOf = ({ field: own, inputs = [] }: Trace): boolean => own === field || inputs.some(stepsOf);
  return stepsOf(total.trace);
}

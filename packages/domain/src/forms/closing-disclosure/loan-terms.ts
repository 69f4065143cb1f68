import { isFeature, loanTermLines, type TermLine, type TermLineName } from '../../disclosure/index.ts';
import type { FormBlock, FormRow, FormRun } from '../form-document.ts';
import { figureRun, type KeepFigure } from '../form-figures.ts';
import { cellOf, heading, openAt, valueWords } from '../form-parts.ts';
import type { ToldOfFile } from './told-of-file.ts';

/** What the form calls the lines. */
const names: Readonly<Record<TermLineName, string>> = {
  loanAmount: 'Loan Amount',
  interestRate: 'Interest Rate',
  principalAndInterest: 'Monthly Principal & Interest',
  prepaymentPenalty: 'Prepayment Penalty',
  balloonPayment: 'Balloon Payment',
};

/**
 * The loan terms of page 1 (12 CFR 1026.38(b), 1026.37(b)).
 * @param tablesOn the page that has the tables of adjustable payments and rates
 */
export function loanTermsTable({ loan }: ToldOfFile, keep: KeepFigure, tablesOn = '4'): readonly FormBlock[] {
  if (loan === null) return [];
  const lines = loanTermLines(loan.loan, loan.stated);
  const features = lines.filter(({ name }) => isFeature(name));
  const asked: FormRow = {
    key: 'terms.features',
    kind: 'subheading',
    cells: [{ runs: [] }, { runs: [] }, cellOf({ text: 'Does the loan have these features?', isBold: true })],
  };
  const rows = [
    ...lines.filter((line) => !features.includes(line)).map((line) => rowOf(line, keep, tablesOn)),
    asked,
    ...features.map((line) => rowOf(line, keep, tablesOn)),
  ];
  const columns = [{ share: 26 }, { share: 18 }, { share: 56, heading: 'Can this amount increase after closing?' }];
  return [heading('Loan Terms'), { kind: 'table', label: 'Loan Terms', columns, rows }];
}

function rowOf(line: TermLine, keep: KeepFigure, tablesOn: string): FormRow {
  const { name, missing } = line;
  const isOpen = Object.keys(missing).length > 0;
  const label: FormRun[] = [{ text: names[name], isBold: true }];
  if (name === 'principalAndInterest')
    label.push({
      text: ' See Projected Payments below for your Estimated Total Monthly Payment',
      isItalic: true,
    });
  return {
    key: `terms.${name}`,
    kind: 'line',
    cells: [
      { runs: label },
      { runs: valueRuns(line, isOpen, keep) },
      { runs: answerRuns(line, isOpen, keep, tablesOn) },
    ],
  };
}

/** The loan without cents where it has none, the rate, the payment to the cent (12 CFR 1026.38(t)(4)). */
function valueRuns({ name, figure, missing }: TermLine, isOpen: boolean, keep: KeepFigure): readonly FormRun[] {
  const at = `terms.${name}`;
  if (figure !== null)
    return [
      figureRun(keep, at, { kind: 'figure', trace: figure }, (trace) =>
        valueWords(trace, name === 'loanAmount' ? 'withoutZeroCents' : 'exact'),
      ),
    ];
  return isOpen && !isFeature(name) ? [figureRun(keep, at, openAt(missing), valueWords)] : [];
}

function answerRuns(
  { name, answer, details, missing }: TermLine,
  isOpen: boolean,
  keep: KeepFigure,
  tablesOn: string,
): readonly FormRun[] {
  const at = `terms.${name}.answer`;
  if (answer === null) return isOpen ? [figureRun(keep, at, openAt(missing), valueWords)] : [];
  const said = figureRun(keep, at, { kind: 'figure', trace: answer.trace }, () => (answer.isYes ? 'YES' : 'NO'));
  const more = details.flatMap(({ words, around, trace }, place): FormRun[] => {
    if (around === undefined || trace === undefined)
      return [{ text: ` • ${words.replace('page 4', `page ${tablesOn}`)}` }];
    const figure = figureRun(keep, `terms.${name}.${place}`, { kind: 'figure', trace }, (step) =>
      valueWords(step, 'withoutZeroCents'),
    );
    return [{ text: ` • ${around[0]} ` }, { ...figure, isBold: true }, { text: ` ${around[1]}` }];
  });
  return [{ ...said, isBold: true }, ...more];
}

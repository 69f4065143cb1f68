import { type HudTermLine, hudLoanTermsPage, isHudQuestion, type ReckonedStatement } from '../../closing-file/index.ts';
import { noReverse } from '../../disclosure/index.ts';
import { hudTermLines } from '../../settlement/index.ts';
import type { ToldOfFile } from '../closing-disclosure/told-of-file.ts';
import type { FormBlock, FormRow, FormRun } from '../form-document.ts';
import { figureRun, type KeepFigure } from '../form-figures.ts';
import { boxOf, cellOf, heading, note, openAt, valueWords } from '../form-parts.ts';

/** The loan terms of page 3 in the words of the form (12 CFR 1024, Appendix A); none of a file without a loan. */
export function hudTermsTable(known: ReckonedStatement, { loan }: ToldOfFile, keep: KeepFigure): readonly FormBlock[] {
  if (loan === null) return [];
  const { lines } = hudLoanTermsPage({ ...loan, stated: { ...noReverse, ...loan.stated } }, known);
  const rows = lines.map((line): FormRow => {
    const { name } = line;
    return {
      key: `terms.${name}`,
      kind: 'line',
      cells: [cellOf({ text: hudTermLines[name] }), { runs: saidRuns(line, keep) }],
    };
  });
  return [
    heading('Loan Terms'),
    { kind: 'table', label: 'Loan Terms', columns: [{ share: 38 }, { share: 62 }], rows },
    // Of the form, not read from it yet.
    note(
      'Note: If you have any questions about the Settlement Charges and Loan Terms listed on this form, please contact your lender.',
    ),
  ];
}

/** What a line says: its figure, or its answer in boxes, and what goes with it. */
function saidRuns({ name, figure, answer, details, missing }: HudTermLine, keep: KeepFigure): readonly FormRun[] {
  const at = `terms.${name}`;
  const isOpen = Object.keys(missing).length > 0;
  const more = details.flatMap(({ words, trace }, place): FormRun[] => [
    { text: ` ${words}` },
    ...(trace
      ? [{ text: ' ' }, figureRun(keep, `${at}.${place}`, { kind: 'figure', trace }, (step) => valueWords(step))]
      : []),
    { text: '.' },
  ]);
  const open = isOpen ? [figureRun(keep, `${at}.open`, openAt(missing), valueWords)] : [];
  if (isHudQuestion(name)) {
    const boxes = `${boxOf(answer?.isYes === false)} No   ${boxOf(answer?.isYes === true)} Yes`;
    const said = answer ? figureRun(keep, at, { kind: 'figure', trace: answer.trace }, () => boxes) : { text: boxes };
    return [said, ...more, ...open];
  }
  const value = figure ? [figureRun(keep, at, { kind: 'figure', trace: figure }, (step) => valueWords(step))] : [];
  return [...value, ...more, ...open];
}

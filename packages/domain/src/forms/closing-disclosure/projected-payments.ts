import {
  type ProjectedRange,
  projectedPaymentsPage,
  propertyCostLines,
  type ReckonedStatement,
  type StatementColumn,
} from '../../closing-file/index.ts';
import type { Trace } from '../../trace/index.ts';
import type { FormBlock, FormCell, FormRow, FormRun } from '../form-document.ts';
import { type FormFigure, figureRun, type KeepFigure } from '../form-figures.ts';
import { boxOf, cellOf, heading, note, openAt, valueWords } from '../form-parts.ts';
import type { ToldOfFile } from './told-of-file.ts';

/** How a form has the projected payments. */
export interface PaymentsOnForm {
  /** How it shows what is beside principal and interest, and the total. */
  readonly amounts: 'exact' | 'withoutZeroCents';
  /** A column as it has it. */
  columnOf(column: StatementColumn): StatementColumn;
  /** What the costs of the property come to in a month as it has them. */
  costsOf(month: Trace): Trace;
  /** What follows that they may increase. */
  readonly seeCosts: string;
  readonly seeEscrow: string;
}

const onDisclosure: PaymentsOnForm = {
  amounts: 'exact',
  columnOf: (column) => column,
  costsOf: (month) => month,
  seeCosts: '. See page 4 for details',
  seeEscrow: 'See Escrow Account on page 4 for details.',
};

/** The projected payments of page 1 with the costs of the property (12 CFR 1026.38(c), 1026.37(c)); as a closing disclosure has them where nothing else is said. */
export function projectedPaymentsTables(
  known: Pick<ReckonedStatement, 'charges' | 'fees'>,
  { loan }: ToldOfFile,
  keep: KeepFigure,
  form = onDisclosure,
): readonly FormBlock[] {
  if (loan === null) return [];
  const { costs, payments } = projectedPaymentsPage(loan, known);
  const columns = payments.kind === 'figure' ? payments.columns.map(form.columnOf) : [null];
  const or = (none: string) => amountOr(none, form.amounts);
  // A dash says that insurance has ended, zero that none is required (comment 37(c)(2)(ii)-1).
  const noInsurance = (at: number) =>
    columns.slice(0, at).some((before) => before && !isZero(before.mortgageInsurance)) ? '—' : '0';
  const open: FormFigure | null = payments.kind === 'open' ? openAt(payments.missing) : null;
  const openEscrow: FormFigure | null = costs.escrow.kind === 'open' ? openAt(costs.escrow.missing) : open;
  const row = (
    name: RowName,
    words: readonly FormRun[],
    of: (column: StatementColumn, at: number) => FormCell,
  ): FormRow => ({
    key: `payments.${name}`,
    kind: name === 'total' ? 'total' : 'line',
    cells: [
      { runs: words },
      ...columns.map((column, at) => (column ? of(column, at) : openCell(name, at, open, keep))),
    ],
  });
  const rows = [
    row(
      'principalAndInterest',
      [{ text: 'Principal & Interest' }],
      ({ principalAndInterest, hasInterestOnly }, at) => ({
        runs: [
          ...rangeRuns(`payments.principalAndInterest.${at}`, principalAndInterest, keep),
          ...(hasInterestOnly ? [{ text: ' only interest', isItalic: true as const }] : []),
        ],
        align: 'center',
      }),
    ),
    row('mortgageInsurance', [{ text: 'Mortgage Insurance' }], ({ mortgageInsurance: trace }, at) => ({
      runs: [
        { text: '+ ' },
        figureRun(keep, `payments.mortgageInsurance.${at}`, { kind: 'figure', trace }, or(noInsurance(at))),
      ],
      align: 'center',
    })),
    row(
      'escrow',
      [{ text: 'Estimated Escrow' }, { text: ' Amount can increase over time', isItalic: true }],
      ({ escrow }, at) =>
        escrow === null
          ? openCell('escrow', at, openEscrow, keep)
          : {
              runs: [
                { text: '+ ' },
                figureRun(keep, `payments.escrow.${at}`, { kind: 'figure', trace: escrow }, or('—')),
              ],
              align: 'center',
            },
    ),
    row('total', [{ text: 'Estimated Total Monthly Payment' }], ({ total }, at) =>
      total === null
        ? openCell('total', at, openEscrow, keep)
        : { runs: rangeRuns(`payments.total.${at}`, total, keep, form.amounts), align: 'center' },
    ),
  ];
  return [
    heading('Projected Payments'),
    {
      kind: 'table',
      label: 'Projected Payments',
      columns: [
        { share: 30, heading: 'Payment Calculation' },
        ...columns.map((column) => ({ share: 70 / columns.length, ...(column && { heading: column.title }) })),
      ],
      rows,
    },
    costsTable(costs, keep, form),
    note(`${form.seeEscrow} You must pay for other property costs separately.`),
  ];
}

type RowName = 'principalAndInterest' | 'mortgageInsurance' | 'escrow' | 'total';

function openCell(name: RowName, at: number, open: FormFigure | null, keep: KeepFigure): FormCell {
  return { runs: open ? [figureRun(keep, `payments.${name}.${at}`, open, valueWords)] : [], align: 'center' };
}

/** A range in whole dollars; what does not vary to the cent, if it is not said otherwise. */
export function rangeRuns(
  name: string,
  range: ProjectedRange,
  keep: KeepFigure,
  single: PaymentsOnForm['amounts'] = 'exact',
): readonly FormRun[] {
  const run = (at: string, trace: Trace, amounts: 'exact' | 'withoutZeroCents') =>
    figureRun(keep, at, { kind: 'figure', trace }, (step) => valueWords(step, amounts));
  const [least, most] = range;
  if (most === undefined) return [run(name, least, single)];
  return [
    run(`${name}.least`, least, 'withoutZeroCents'),
    { text: ' min – ' },
    run(`${name}.most`, most, 'withoutZeroCents'),
    { text: ' max' },
  ];
}

const isZero = ({ value }: Trace): boolean => value.kind === 'money' && value.cents === 0;

/** An amount, or what stands where nothing is paid. */
const amountOr =
  (none: string, amounts: PaymentsOnForm['amounts']) =>
  (trace: Trace): string =>
    isZero(trace) ? none : valueWords(trace, amounts);

/** Estimated taxes, insurance and assessments, and which of them are in escrow (12 CFR 1026.37(c)(4)). */
function costsTable(
  { lines, total }: ReturnType<typeof projectedPaymentsPage>['costs'],
  keep: KeepFigure,
  { amounts, costsOf, seeCosts }: PaymentsOnForm,
): FormBlock {
  const figure: FormFigure =
    total.kind === 'figure' ? { kind: 'figure', trace: costsOf(total.trace) } : openAt(total.missing);
  const first = [
    cellOf(
      { text: 'Estimated Taxes, Insurance & Assessments', isBold: true },
      { text: ` Amount can increase over time${seeCosts}`, isItalic: true },
    ),
    cellOf(
      figureRun(keep, 'propertyCosts', figure, (trace) => valueWords(trace, amounts)),
      { text: ' a month' },
    ),
  ];
  const rows = lines.map(({ field, label, inEscrow, outside }, at): FormRow => {
    if (outside === null) keep(field, openAt({ [field]: `${label}, paid outside of escrow, 0 if none` }));
    const words: FormRun = { text: `${boxOf(inEscrow !== null)} ${nameOnForm(field, label)}`, field };
    return {
      key: `propertyCosts.${field}`,
      kind: 'line',
      cells: [
        ...(at === 0 ? first : [{ runs: [] }, { runs: [] }]),
        cellOf(outside === null ? { ...words, figure: field } : words),
        cellOf({ text: inEscrow?.toUpperCase() ?? '', isBold: true }),
      ],
    };
  });
  return {
    kind: 'table',
    label: 'Estimated Taxes, Insurance & Assessments',
    columns: [
      { share: 30 },
      { share: 20 },
      { share: 34, heading: 'This estimate includes' },
      { share: 16, heading: 'In escrow?' },
    ],
    rows,
  };
}

/** What the form prints of a line; the last one says what it is for, or has a blank for it. */
function nameOnForm(field: keyof typeof propertyCostLines, label: string): string {
  if (field === 'taxesOutsideEscrow') return 'Property Taxes';
  if (field === 'insuranceOutsideEscrow') return 'Homeowner’s Insurance';
  return label === propertyCostLines[field] ? `${label}:` : label;
}

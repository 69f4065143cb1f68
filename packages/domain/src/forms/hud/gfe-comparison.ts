import { type GfeLine, type GfePage, gfePage, gfeParts, type ReckonedStatement } from '../../closing-file/index.ts';
import { hudForm2010 } from '../../settlement/index.ts';
import type { FormBlock, FormCell, FormColumn, FormRow, FormRun } from '../form-document.ts';
import { amountRuns, figureRun, inPercent, type KeepFigure } from '../form-figures.ts';
import { heading } from '../form-parts.ts';
import { placedCharges } from './placed-charges.ts';
import { charges2010 } from './preprinted-charges.ts';

const columns: readonly FormColumn[] = [
  { share: 60 },
  { share: 10, heading: 'HUD-1 Line Number' },
  { share: 15, heading: 'Good Faith Estimate' },
  { share: 15, heading: 'HUD-1' },
];

/** How many lines each part has on the form. */
const room = { zero: 4, tenPercent: 8, canChange: 6 } as const;

/** The lines that stand first in their part, in the order of the form; the others follow by their numbers. */
const leading: readonly string[] = ['801', '802', '803', '1203', '1201', '1001', '901', '903'];
const rankOf = ({ number }: GfeLine): number =>
  leading.indexOf(number) + (leading.includes(number) ? 0 : leading.length + 1);

/** Charges without a number stand last. */
const numberOf = ({ number }: GfeLine): number => Number(number || Number.MAX_SAFE_INTEGER);

/** What the form prints on its lines, whatever the charge is called. */
const printed = new Map(charges2010.flatMap(({ lines }) => lines.map(({ number, words }) => [String(number), words])));

/** The comparison of page 3: what was estimated, and what the borrower pays of it (12 CFR 1024, Appendix A). */
export function gfeComparisonTable(known: ReckonedStatement, keep: KeepFigure): readonly FormBlock[] {
  const page = gfePage(known.figures, known.fees);
  const all = [...page.lines, ...openLines(known, page)];
  const part = (bucket: keyof typeof room, more: readonly FormRow[] = []): FormRow[] => {
    const lines = all
      .filter((line) => line.bucket === bucket && !line.isItem)
      .toSorted((one, other) => rankOf(one) - rankOf(other) || numberOf(one) - numberOf(other));
    const blank = Math.max(0, room[bucket] - lines.length);
    return [
      { key: `gfe.${bucket}`, kind: 'heading', cells: [{ runs: [{ text: gfeParts[bucket] }], span: columns.length }] },
      ...lines.map((line, at) => lineRow(`gfe.${bucket}.${at + 1}`, line, keep)),
      ...Array.from({ length: blank }, (_, at) => blankRow(`gfe.${bucket}.${lines.length + at + 1}`)),
      ...more,
    ];
  };
  const rows = [...part('zero'), ...part('tenPercent', totalRows(page, keep)), ...part('canChange')];
  const label = 'Comparison of Good Faith Estimate (GFE) and HUD-1 Charges';
  return [heading(label), { kind: 'table', label, columns, rows }];
}

/** Services of the loan that are open, each on the line that page 2 has it on: without an amount, and compared with nothing. */
function openLines(known: ReckonedStatement, { lines }: GfePage): GfeLine[] {
  return placedCharges(known, hudForm2010).flatMap(({ item, number, countedOn, charge }): GfeLine[] => {
    const { section, row, label, missing } = item;
    const isService = section === 'B' || section === 'C';
    if (charge || countedOn !== null || !isService || lines.some((line) => line.number === number)) return [];
    const bucket = known.fees.flatMap((fee) => (fee.kind === 'open' && fee.missing === missing ? fee.bucket : []))[0];
    return [
      {
        key: row,
        number,
        label,
        block: '',
        // No service is held stricter (12 CFR 1024.7(e)).
        bucket: bucket === 'zero' || bucket === 'tenPercent' ? 'tenPercent' : 'canChange',
        field: row.startsWith('fees.') ? `${row}.estimate` : null,
        estimate: null,
        final: { kind: 'open', missing },
        increase: null,
        finding: null,
      },
    ];
  });
}

const blankRow = (key: string): FormRow => ({ key, kind: 'line', cells: columns.map(() => ({ runs: [] })) });

function lineRow(key: string, { number, label, field, estimate, final }: GfeLine, keep: KeepFigure): FormRow {
  const told = amountRuns(keep, `${key}.estimate`, estimate);
  return {
    key,
    kind: 'line',
    cells: [
      { runs: [{ text: printed.get(number) || label }] },
      { runs: [{ text: number === '' ? '' : `# ${number}` }] },
      // One that is not entered yet is where it is entered, too.
      {
        runs: field === null ? told : told.length > 0 ? told.map((run) => ({ ...run, field })) : [{ text: '', field }],
        align: 'right',
      },
      { runs: amountRuns(keep, key, final), align: 'right' },
    ],
  };
}

/** The sums of the charges that in total may rise by 10 %, and by how much they did. */
function totalRows({ tenPercent }: GfePage, keep: KeepFigure): FormRow[] {
  const row = (key: string, kind: FormRow['kind'], cells: readonly FormCell[]): FormRow => ({ key, kind, cells });
  const amounts = (name: 'estimate' | 'final'): FormCell => ({
    runs: amountRuns(keep, `gfe.total.${name}`, tenPercent?.[name] ?? null),
    align: 'right',
  });
  const percent: readonly FormRun[] = tenPercent?.percent
    ? [
        figureRun(keep, 'gfe.increase.percent', { kind: 'figure', trace: tenPercent.percent.trace }, ({ value }) =>
          value.kind === 'rate' ? `${inPercent(value.percent)}%` : '',
        ),
      ]
    : [];
  const increase = amountRuns(keep, 'gfe.increase', tenPercent?.increase ?? null);
  return [
    row('gfe.total', 'total', [{ runs: [{ text: 'Total' }], span: 2 }, amounts('estimate'), amounts('final')]),
    row('gfe.increase', 'line', [
      { runs: [{ text: 'Increase between GFE and HUD-1 Charges' }], span: 2 },
      { runs: increase, align: 'right' },
      { runs: percent.length > 0 ? [{ text: 'or ' }, ...percent] : [], align: 'right' },
    ]),
  ];
}

import type { FormBlock, FormColumn, FormDocument, FormRow, FormRun, FormTable } from '@closewright/domain/forms';

/** What stands where on a form, or what another says stands there: amounts without `$` and commas, rates with `%`. What stands nowhere is ''. */
export type Figures = Readonly<Record<string, string>>;

const figure = /[–-]?\$[\d,]+(\.\d\d)?|\d+(\.\d+)?%/g;

/** The figures in a text: `Includes $4,694.05 in Loan Costs` has 4694.05; whole dollars are dollars without cents. */
const figuresIn = (text: string): string =>
  [...text.matchAll(figure)]
    .map(([each, cents]) => each.replace('–', '-').replace(/[$,]/g, '') + (each.endsWith('%') || cents ? '' : '.00'))
    .join(' ');

/** Lines by the section they are in, the same in any order. */
export const asLines = (lines: readonly (readonly [section: string, line: string])[]): Figures =>
  Object.fromEntries(
    [...Map.groupBy(lines, ([section]) => section)].map(([section, own]) => [
      section,
      own
        .map(([, line]) => line)
        .toSorted()
        .join(' | '),
    ]),
  );

/** What a cell reads. */
export const textOf = ({ runs }: { readonly runs: readonly FormRun[] }): string =>
  runs.map(({ text }) => text).join('');

/** Tables and texts of a form in the order they are read. */
const partsOf = (blocks: readonly FormBlock[]): Exclude<FormBlock, { kind: 'sides' }>[] =>
  blocks.flatMap((block) => (block.kind === 'sides' ? block.sides.flatMap((side) => partsOf(side.blocks)) : [block]));

const formParts = ({ pages }: FormDocument) => pages.flatMap(({ blocks }) => partsOf(blocks));

/** The rows of the tables of a form. */
export const rowsOfForm = (form: FormDocument): FormRow[] =>
  formParts(form).flatMap((part) => (part.kind === 'table' ? part.rows : []));

/** `Borrower-Paid At Closing`; the place of a column that has no name. */
const columnName = (columns: readonly FormColumn[], at: number): string => {
  const { under = '', heading = '' } = columns[at] ?? {};
  return `${under} ${heading}`.trim() || String(at);
};

/** The cells of a row with the column each begins in, as far as they have figures. */
function cellsOf({ cells }: FormRow, columns: readonly FormColumn[]) {
  let from = 0;
  return cells.flatMap((cell) => {
    const column = columnName(columns, from);
    from += cell.span ?? 1;
    const text = textOf(cell);
    const [outside] = /P\.O\.C\. \$[\d,.]+/.exec(text) ?? [];
    // A lender pays what is marked so.
    const own = { column: text.startsWith('(L)') ? `${column} (L)` : column, figures: figuresIn(text) };
    return outside ? [own, { column: 'P.O.C.', figures: figuresIn(outside) }] : [own];
  });
}

/** A line by its columns: `Seller Debit 950.00`. */
export const inColumns = (cells: readonly { readonly column: string; readonly figures: string }[]): string =>
  cells.map(({ column, figures }) => `${column} ${figures}`).join(', ');

/**
 * The figures of a form: of each row by the column, `A.01 Borrower-Paid At Closing`, or by its place where it has no name, `K.01 2`; of texts by their words
 * before a colon. Lines whose order follows from their words stand together besides: `A lines`, of statements by their headings: `title lines`, and
 * `title outside` of what was paid outside of closing alone.
 */
export function drawnFigures(form: FormDocument): Figures {
  const found: Record<string, string> = {};
  const lines: [name: string, line: string][] = [];
  for (const part of formParts(form)) {
    if (part.kind !== 'table') {
      const [words = '', said = ''] = textOf(part).split(': ');
      if (figuresIn(said)) found[words] = figuresIn(said);
      continue;
    }
    let heading = '';
    for (const row of part.rows) {
      if (row.kind === 'heading') heading = row.key;
      const cells = cellsOf(row, part.columns);
      for (const { column, figures } of cells) found[`${row.key} ${column}`] = figures;
      const [, section] = /^([A-N])\.\d\d$/.exec(row.key) ?? [];
      const filled = cells.filter(({ figures }) => figures !== '');
      if (section && filled.length > 0) lines.push([`${section} lines`, inColumns(filled)]);
      const columns = filled.filter(({ column }) => !/^(\d+|Description)$/.test(column));
      const isOutside = columns.every(({ column }) => column === 'P.O.C.');
      if (!section && row.kind === 'line' && columns.length > 0)
        lines.push([`${heading} ${isOutside ? 'outside' : 'lines'}`, inColumns(columns)]);
    }
  }
  const subtotals = ['At Closing', 'Before Closing'].map((when) => Number(found[`J.subtotals Borrower-Paid ${when}`]));
  found['D + I'] = subtotals.reduce((sum, each) => sum + each, 0).toFixed(2);
  return { ...found, ...asLines(lines) };
}

/** What others say otherwise than a form: where, what they say and what it has. */
export const disagreements = (drawn: Figures, said: Figures): string[] =>
  Object.entries(said)
    .filter(([place, value]) => drawn[place] !== value)
    .map(([place, value]) => `${place}: ${value || 'nothing'}, and the form has ${drawn[place] ?? 'no such place'}`);

/** The letters of texts without blanks: where a line ends is a matter of layout. */
export const letters = (texts: readonly string[]): string => texts.join('').replaceAll(/\s/g, '');

/** All letters of a form as they are read from the first to the last. */
export const lettersOf = (form: FormDocument): string =>
  letters(formParts(form).map((part) => (part.kind === 'table' ? tableText(part) : textOf(part))));

/** A table with its heads: what columns stand under, once for neighbours that say the same, and beside it the heads that stand under nothing. */
function tableText({ columns, rows }: FormTable): string {
  const groups = columns.map(({ under = '' }, at) => (under === columns[at - 1]?.under ? '' : under));
  const [alone, below] = [false, true].map((isBelow) =>
    columns.filter(({ under }) => (under !== undefined) === isBelow).map(({ heading = '' }) => heading),
  );
  return [groups, alone, below, rows.flatMap(({ cells }) => cells.map(textOf))].flat().join('');
}

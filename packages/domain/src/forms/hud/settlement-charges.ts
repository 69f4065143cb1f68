import type { ReckonedStatement, StatementTotal } from '../../closing-file/index.ts';
import type { Cents } from '../../money/index.ts';
import { figureOf, type HudForm, type HudLine, hudForm1974, hudForm2010, sumOf } from '../../settlement/index.ts';
import type { Explained, Trace } from '../../trace/index.ts';
import type { CostWordsSource } from '../cost-runs.ts';
import type { FormBlock, FormCell, FormColumn, FormRow, FormRun } from '../form-document.ts';
import { amountRuns, type KeepFigure } from '../form-figures.ts';
import { heading } from '../form-parts.ts';
import { chargeWords } from './charge-words.ts';
import { onAddendum } from './hud-summaries.ts';
import { missingOn, type PlacedCharge, placedCharges } from './placed-charges.ts';
import { type ChargeLine, type ChargeSeries, charges1974, charges2010 } from './preprinted-charges.ts';

/** What section L is made of. */
export interface SettlementChargesSource {
  readonly known: ReckonedStatement;
  readonly keep: KeepFigure;
  /** A HUD-1A has no brokers. */
  readonly hasBrokers: boolean;
}

interface Made extends SettlementChargesSource {
  readonly form: HudForm;
  readonly placed: readonly PlacedCharge[];
  readonly words: CostWordsSource;
  /** The lines of the form that are no charge of their own. */
  readonly counting: ReadonlyMap<string, HudLine>;
}

type Side = 'buyer' | 'seller';

const columnsOf = (hasSeller: boolean): readonly FormColumn[] => [
  { share: 5 },
  { share: hasSeller ? 56 : 70 },
  { share: 11 },
  { share: 14, heading: 'Paid From Borrower’s Funds at Settlement' },
  ...(hasSeller ? [{ share: 14, heading: 'Paid From Seller’s Funds at Settlement' }] : []),
];

const sidesOf = ({ known }: Pick<Made, 'known'>): readonly Side[] =>
  known.file.hasSeller ? ['buyer', 'seller'] : ['buyer'];

const columnOf = { buyer: 'borrowerAtClosing', seller: 'sellerAtClosing' } as const;

/** Section L: the series with all their lines, and line 1400 (12 CFR 1024, Appendix A). Amounts that another line counts stand before the columns. */
export function settlementChargesTable(source: SettlementChargesSource): readonly FormBlock[] {
  const { known, keep, hasBrokers } = source;
  const is1974 = known.figures.hud?.form === 'hud1974';
  const form = is1974 ? hudForm1974 : hudForm2010;
  const made: Made = {
    ...source,
    form,
    placed: placedCharges(known, form),
    words: { file: known.file, charges: known.charges, keep, lender: null },
    counting: new Map(
      (known.figures.hud?.lines ?? []).filter((line) => Number(line.number) >= 700).map((line) => [line.number, line]),
    ),
  };
  const series = (is1974 ? charges1974 : charges2010).filter(
    (each) => hasBrokers || each.series !== 700 || made.placed.some(({ series: own }) => own === 700),
  );
  const columns = columnsOf(known.file.hasSeller);
  const rows = [...series.flatMap((each) => seriesRows(each, made)), totalRow(made)];
  return [heading('L. Settlement Charges'), { kind: 'table', label: 'Settlement Charges', columns, rows }];
}

function seriesRows({ series, title, lines }: ChargeSeries, made: Made): FormRow[] {
  const span = columnsOf(made.known.file.hasSeller).length;
  const own = made.placed.filter((each) => each.series === series);
  const printed = new Set(lines.map(({ number }) => String(number)));
  const details = [...made.counting.keys()].filter((number) => isLimit(number, printed));
  const more = [...new Set(own.map(({ number }) => number))].filter(
    (number) => !printed.has(number) && !number.includes('.'),
  );
  const all = [...lines.map(({ number }) => String(number)), ...more, ...details].toSorted(
    (one, other) => Number(one) - Number(other),
  );
  const beside = own.filter(({ number }) => number.includes('.'));
  return [
    { key: String(series), kind: 'heading', cells: [{ runs: [{ text: `${series}. ${title}` }], span }] },
    ...all.map((number) => lineRow(number, lines.find((line) => String(line.number) === number) ?? null, made)),
    ...(beside.length === 0 ? [] : [besideRow(series, beside, made)]),
  ];
}

/** Further policies follow the limit of the first one: `1105.2`. */
const isLimit = (number: string, printed: ReadonlySet<string>): boolean => {
  const [line = '', more] = number.split('.');
  return more !== undefined && printed.has(line);
};

function lineRow(number: string, printed: ChargeLine | null, made: Made): FormRow {
  const charges = made.placed.filter((each) => each.number === number);
  const isCounting =
    number in made.form.counting || (made.form.name === 'hud2010' && (number === '801' || number === '802'));
  const line = made.counting.get(number) ?? null;
  // What is no charge of its own has its amount from the form itself.
  const amounts =
    isCounting || charges.length === 0 ? countedAmounts(number, line, made) : ownAmounts(number, charges, made);
  const first = made.counting.get(number.split('.')[0] ?? '');
  const label = printed ?? (number.includes('.') && first ? { number: Number(number), words: first.label } : null);
  return rowOf(number, number.split('.')[0] ?? '', chargeWords(label, charges, made.words), amounts);
}

const rowOf = (key: string, number: string, words: readonly FormRun[], amounts: readonly FormCell[]): FormRow => ({
  key,
  kind: 'line',
  cells: [{ runs: [{ text: number }] }, { runs: words }, ...amounts],
});

/** What of an amount stands before the columns, and in each of them. */
function cellsOf(
  isOutside: boolean,
  of: (side: Side) => readonly FormRun[],
  both: () => readonly FormRun[],
  made: Made,
): readonly FormCell[] {
  return [
    { runs: isOutside ? both() : [], align: 'right' as const },
    ...sidesOf(made).map((side): FormCell => ({ runs: isOutside ? [] : of(side), align: 'right' })),
  ];
}

/** The amounts of a line that counts others, or is none of a charge. */
function countedAmounts(number: string, line: HudLine | null, made: Made): readonly FormCell[] {
  const isOutside = line?.isOutside ?? (number === '801' || number === '802');
  const missing = missingOn(Number(number), made.placed, made.known);
  const isOpen = missing.length > 0 && number in { ...made.form.counting, 801: '', 802: '' };
  const total = (steps: readonly (Explained<Cents> | null)[]): StatementTotal | null => {
    if (isOpen) return { kind: 'open', missing };
    const known = steps.flatMap((step) => step ?? []);
    return together(
      line?.label ?? '',
      known.map(({ trace }) => trace),
    );
  };
  // The form of 2010 has a seller's part of line 803 only where there is one.
  const ofSide = (side: Side) => {
    const amount = line?.[side] ?? null;
    return number === '803' && side === 'seller' && amount?.value === 0 ? null : amount;
  };
  return cellsOf(
    isOutside,
    (side) =>
      amountRuns(made.keep, `${number}.${columnOf[side]}`, isOpen && side === 'seller' ? null : total([ofSide(side)])),
    () => amountRuns(made.keep, `${number}.outside`, total([line?.buyer ?? null, line?.seller ?? null])),
    made,
  );
}

/** The amounts of the charges that stand on a line. What is open shows so in the first column: who pays it is not known. */
function ownAmounts(number: string, charges: readonly PlacedCharge[], made: Made): readonly FormCell[] {
  const [first] = charges;
  const name = charges.length === 1 && first ? first.item.row : number;
  const missing = charges.flatMap(({ item }) => item.missing);
  const of = (sides: readonly Side[]): StatementTotal | null => {
    if (missing.length > 0) return sides.includes('buyer') ? { kind: 'open', missing } : null;
    const steps = charges.flatMap(({ charge }) => sides.flatMap((side) => charge?.[side]?.trace ?? []));
    return together(first?.item.label ?? '', steps);
  };
  return cellsOf(
    charges.some(({ countedOn }) => countedOn !== null),
    (side) => amountRuns(made.keep, `${name}.${columnOf[side]}`, of([side])),
    () => amountRuns(made.keep, `${name}.atClosing`, of(['buyer', 'seller'])),
    made,
  );
}

/** An amount of one step, or the sum of several that share a place; null where there is none. */
function together(label: string, steps: readonly Trace[]): StatementTotal | null {
  const counted = steps.filter((step) => figureOf(step).value !== 0);
  const [only] = counted.length > 0 ? counted : steps;
  if (only === undefined) return null;
  return { kind: 'figure', ...(counted.length > 1 ? sumOf(label, counted, 'Their sum') : figureOf(only)) };
}

/** What a series has no line for stands in one amount, with its lines on the addendum. */
function besideRow(series: number, beside: readonly PlacedCharge[], made: Made): FormRow {
  return rowOf(`${series}.more`, '', [{ text: onAddendum }], ownAmounts(`${series}.more`, beside, made));
}

function totalRow({ known, keep }: Made): FormRow {
  const { borrowerAtClosing, sellerAtClosing } = known.figures.totals;
  const totals = { buyer: borrowerAtClosing, seller: sellerAtClosing } as const;
  return {
    key: '1400',
    kind: 'total',
    cells: [
      { runs: [{ text: '1400' }] },
      {
        runs: [{ text: known.file.hasSeller ? totalOfBoth : 'Total Settlement Charges (enter on line 1602)' }],
        span: 2,
      },
      ...sidesOf({ known }).map(
        (side): FormCell => ({ runs: amountRuns(keep, `totals.1400.${side}`, totals[side]), align: 'right' }),
      ),
    ],
  };
}

const totalOfBoth = 'Total Settlement Charges (enter on lines 103, Section J and 502, Section K)';

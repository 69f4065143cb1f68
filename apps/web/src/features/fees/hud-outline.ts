import type { HudFigures, StatementCost } from '@closewright/domain/closing-file';
import { begunInSeries, feeKindWords, movedToSeries, seriesToMoveTo, toleranceWords } from '@closewright/domain/fees';
import {
  type Fee,
  type FeeSection,
  feeKinds,
  type HudFeePlace,
  type HudLine,
  type HudSeries,
  hudForm1974,
  hudForm2010,
  hudSeries,
  isTitleDetail,
} from '@closewright/domain/settlement';
import type { GridSection } from '@closewright/ui/data-grid';
import type { Row } from '../../records/editor/aggregate.ts';
import { shareOf } from '../../records/rows/share-cell.ts';
import { calculatedKeys, isWorked, sectionOf, sumKeys } from './fee-lines.ts';
import { type FeeOutline, heldOf, stateOfWorked } from './fee-outline.ts';
import type { FeeView } from './fee-views.ts';

/** Keys of lines that are sums: no letter of the closing disclosure has one of these. */
const lineKeys = sumKeys - 10_000;
const totalLine = '1400';
/** The key of a line; several that have the number of one, `1105.2`, have keys of their own. */
const keyOf = (number: string) => lineKeys - Math.round(Number(number) * 100);

/**
 * Section L of a HUD-1: its series, each line with the number that the form gives it, and the lines that count others.
 * @param feeOf what a row charges; undefined while it is open
 */
export function hudOutline(
  view: FeeView,
  { hud, costs }: { hud: HudFigures; costs: readonly StatementCost[] },
  feeOf: (row: Row) => Fee | undefined,
): FeeOutline {
  const total = costs.find(({ letter }) => letter === totalLine)?.columns;
  const form = hud.form === 'hud2010' ? hudForm2010 : hudForm1974;
  const placeOf = (row: Row): HudFeePlace | undefined => {
    const fee = feeOf(row);
    return fee && hud.places.get(fee);
  };
  const seriesOf = (row: Row): string => {
    const { series, section } = row.values;
    // The rows of sums say where they stand.
    if (typeof series === 'string') return series;
    return section ? String(placeOf(row)?.series ?? form.placeOf(placedFeeOf(row)).series) : '';
  };
  const list = view.series.map((series): GridSection => {
    const title = hud.heads[series];
    return { key: String(series), title, cells: { line: String(series) }, states: {} };
  });
  const isDetail = ({ number }: HudLine) => isTitleDetail(hud.form, number);
  const counting = hud.lines.filter(
    (line) =>
      line.number === totalLine ||
      ((line.number in hud.counting || isDetail(line)) && view.series.some((each) => isOf(each, line.number))),
  );
  const sums = counting.map((line): Row => {
    const { number, label, buyer, seller } = line;
    const series = number === totalLine ? totalLine : String(hudSeries.find((each) => isOf(each, number)));
    // Outside of the columns, as the form has it.
    const amounts: Row['values'] = isDetail(line)
      ? { total: buyer?.value ?? null }
      : number === totalLine
        ? { borrowerAtClosing: heldOf(total?.borrowerAtClosing), sellerAtClosing: heldOf(total?.sellerAtClosing) }
        : { borrowerAtClosing: buyer?.value ?? null, sellerAtClosing: seller?.value ?? null };
    return { key: keyOf(number), id: 0, values: { series, label, ...amounts } };
  });
  const byKey = new Map(counting.map((line) => [keyOf(line.number), line]));
  const lineOf = (key: number) => byKey.get(key);
  const numberOf = (row: Row) => (isSum(row) ? (lineOf(row.key)?.number ?? '') : (placeOf(row)?.number ?? ''));
  const isOutside = (row: Row) => (isSum(row) ? lineOf(row.key) : placeOf(row))?.isOutside === true;
  const rank = (row: Row) => Number(numberOf(row) || Number.POSITIVE_INFINITY);
  return {
    sections: { list: [...list, { key: totalLine }], of: seriesOf },
    sums,
    begins: new Map(
      view.series.flatMap((series) => {
        const values = begunInSeries[series];
        return values ? [[String(series), values] as const] : [];
      }),
    ),
    targets: seriesToMoveTo.map((series) => ({
      key: String(series),
      title: hud.heads[series],
      valuesOf(row) {
        const { section, kind } = placedFeeOf(row);
        if (!section) return null;
        const moved = movedToSeries({ section, ...(kind && { kind }) }, series, form);
        return moved && { section: moved.section, kind: moved.kind ? feeKinds[moved.kind].label : null };
      },
    })),
    isIn: (row) =>
      view.isOfOthers
        ? shareOf(row, 'others') !== null
        : view.series.some((series) => String(series) === seriesOf(row)) ||
          (view.series.length > 1 && sectionOf(row) === ''),
    // Lines that nobody can number yet stand last.
    inOrder: (rows) => rows.toSorted((one, other) => compare(rank(one), rank(other))),
    numbersOf: (rows) => new Map(rows.map((row) => [row.key, { text: numberOf(row), isOutside: isOutside(row) }])),
    stateOf: (row) => stateOfWorked(isSum(row) && !isOutside(row)),
    sumOf(key, column) {
      const line = typeof key === 'number' && lineOf(key);
      if (!line) return undefined;
      const ofSeller = column === 'sellerAtClosing';
      if (line.number === totalLine) return total?.[ofSeller ? 'sellerAtClosing' : 'borrowerAtClosing'] ?? undefined;
      const figure = ofSeller ? line.seller : line.buyer;
      return figure ? { kind: 'figure', ...figure } : undefined;
    },
  };
}

const isSum = (row: Row) => isWorked(row) && row.key > calculatedKeys;
const isOf = (series: HudSeries, number: string) => Math.floor(Number(number) / 100) * 100 === series;
const compare = (one: number, other: number) => (one === other ? 0 : one - other);

/** What of a row that is not figured yet says where it will stand. */
function placedFeeOf({ values }: Row): Pick<Fee, 'section' | 'kind' | 'bucket'> {
  // The fields are choices among these words.
  const { section, kind, bucket } = values as {
    section: FeeSection;
    kind?: keyof typeof feeKindWords | null;
    bucket?: keyof typeof toleranceWords | null;
  };
  return {
    section,
    bucket: bucket ? toleranceWords[bucket] : 'canChange',
    ...(kind ? { kind: feeKindWords[kind] } : {}),
  };
}

import { figureOf, type HudLine } from '../settlement/index.ts';
import { fieldsOf, type Trace } from '../trace/index.ts';
import type { HudFigures } from './hud-figures.ts';
import type { SummaryRow } from './summary-row.ts';

type Side = 'buyer' | 'seller';
type Unnumbered = Omit<SummaryRow, 'numbers'>;

const seriesOf = {
  due: { buyer: 100, seller: 400 },
  paid: { buyer: 200, seller: 500 },
} as const;
const sides = ['buyer', 'seller'] as const;
/** Lines that are sums of others. */
const sums = new Set(['120', '220', '303', '420', '520']);
const charges = { buyer: '103', seller: '502' } as const;

/**
 * The lines of sections J and K: each row with the numbers that the form gives it, and what the form itself puts there, charges of the borrower that the seller pays.
 * What is open has no number yet.
 */
export function hudSummaryRows({ lines }: HudFigures, rows: readonly Unnumbered[]): SummaryRow[] {
  const page1 = lines.filter(({ number }) => Number(number) < 600 && !sums.has(number));
  const taken = new Set<HudLine>();
  const lineOf = (trace: Trace | undefined, place: 'due' | 'paid', side: Side): string | undefined => {
    if (trace === undefined) return undefined;
    const own = fieldsOf(trace);
    // What a charge is a percentage of is among its fields, too: the line with the fewest is its own.
    const [line] = page1
      .filter((each) => isIn(each, place, side) && each.number !== charges[side])
      .flatMap((each) => {
        const fields = fieldsOf((each[side] ?? each.buyer)?.trace ?? trace);
        return own.length > 0 && own.every((field) => fields.includes(field)) ? [{ each, count: fields.length }] : [];
      })
      .toSorted((one, other) => one.count - other.count);
    if (line) taken.add(line.each);
    return line?.each.number;
  };
  const numbered = rows.map((row): SummaryRow => {
    if (row.kind === 'closingCosts') {
      const side = row.sides[0] ?? 'buyer';
      return { ...row, label: 'Settlement charges (line 1400)', numbers: { [side]: charges[side] } };
    }
    // The form of 1974 has credits of the lender among what is paid for the borrower.
    const place = row.place === 'costs' ? 'paid' : row.place;
    const at = (side: Side) => (row.sides.includes(side) ? lineOf(row.amounts[side], place, side) : undefined);
    const [buyer, seller] = [at('buyer'), at('seller')];
    const numbers = { ...(buyer && { buyer }), ...(seller && { seller }) };
    return { ...row, place: buyer === undefined ? row.place : place, numbers };
  });
  const own = page1.filter(
    (line) => !taken.has(line) && line.number !== charges.buyer && line.number !== charges.seller,
  );
  return [...numbered, ...ofForm(own)].toSorted(
    (one, other) => places.indexOf(one.place) - places.indexOf(other.place) || rank(one) - rank(other) || 0,
  );
}

const places: readonly SummaryRow['place'][] = ['due', 'paid', 'costs'];

const isIn = ({ number }: HudLine, place: 'due' | 'paid', side: Side) =>
  Math.floor(Number(number) / 100) * 100 === seriesOf[place][side];

/** Lines without one, which are open, stand last. */
const rank = ({ numbers }: SummaryRow): number => Number(numbers.buyer ?? numbers.seller ?? 9999);

/** What the seller pays of charges of the borrower: a credit on 204 to 209, and a reduction on 506 to 509. */
function ofForm(lines: readonly HudLine[]): SummaryRow[] {
  return lines.flatMap((line): SummaryRow[] => {
    const { buyer, number, label } = line;
    if (buyer === null) return [];
    const twin = lines.find(({ seller }) => seller?.trace === buyer.trace);
    const from = fieldsOf(buyer.trace).flatMap((field) => /^[a-zA-Z]+\.\d+/.exec(field) ?? [])[0] ?? 'fees';
    const amounts = { buyer: figureOf(buyer.trace).trace, ...(twin && { seller: buyer.trace }) };
    const numbers = { buyer: number, ...(twin && { seller: twin.number }) };
    return [{ from, kind: 'Seller credit', place: 'paid', label, sides, amounts, missing: [], numbers }];
  });
}

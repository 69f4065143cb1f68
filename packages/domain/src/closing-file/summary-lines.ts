import type { Side } from '../adjustments/index.ts';
import { type ProrationKind, prorationKinds } from '../settlement/index.ts';
import type { Trace } from '../trace/index.ts';
import type { StatementFigures } from './from-stored.ts';
import { hudSummaryRows } from './hud-summary.ts';
import type { StatementTotal } from './statement-total.ts';
import type { Missing } from './stored-parts.ts';
import type { SummaryForm, SummaryRow } from './summary-row.ts';

/** The first and the last line of a kind on a side; several of one that has a single line share it. */
type Lines = readonly [first: number, last: number];
type SideLines = Partial<Readonly<Record<Side, Lines>>>;

interface FormLines {
  /** What stands before the number of a side: a letter. */
  readonly prefix: Readonly<Record<'due' | 'paid', Readonly<Record<Side, string>>>>;
  readonly lines: Readonly<Partial<Record<`${'due' | 'paid'} ${SummaryRow['kind']}`, SideLines>>>;
  /** Kinds that share lines stand in the order they have here, not in that of their rows. */
  readonly isByKind?: true;
  /** Prorations that have lines of their own before the free ones, in their order. */
  readonly ownProrations?: readonly ProrationKind[];
  /** What stands in other tables of the form. */
  readonly elsewhere?: readonly SummaryRow['kind'][];
}

const only = (line: number): Lines => [line, line];

/** Closing disclosure, page 3 (12 CFR 1026.38(j), (k)). */
const closingDisclosureLines: FormLines = {
  prefix: { due: { buyer: 'K', seller: 'M' }, paid: { buyer: 'L', seller: 'N' } },
  lines: {
    'due salePrice': { buyer: only(1), seller: only(1) },
    'due Personal property': { buyer: only(2), seller: only(2) },
    'due closingCosts': { buyer: only(3) },
    'due Payment to another': { buyer: only(4) },
    'due Adjustment from borrower': { buyer: [5, 7], seller: [3, 8] },
    'due proration': { buyer: [11, 15], seller: [12, 16] },
    'paid deposit': { buyer: only(1) },
    'paid Further deposit': { buyer: only(1) },
    'paid Excess deposit': { seller: only(1) },
    'paid loanAmount': { buyer: only(2) },
    'paid closingCosts': { seller: only(2) },
    'paid Existing loan assumed': { buyer: only(3), seller: only(3) },
    'paid payoff': { seller: [4, 7] },
    'paid Seller credit': { buyer: only(5), seller: only(8) },
    'paid Other credit': { buyer: [6, 7] },
    'paid Adjustment from seller': { buyer: [8, 11], seller: [9, 13] },
    'paid proration': { buyer: [15, 17], seller: [17, 19] },
  },
  ownProrations: prorationKinds,
};

/** Payoffs and payments of a closing disclosure without a seller (12 CFR 1026.38(t)(5)(vii)): one run of lines, credits among them. */
const payoffsAndPaymentsLines: FormLines = {
  prefix: { due: { buyer: 'K', seller: 'K' }, paid: { buyer: 'K', seller: 'K' } },
  lines: {
    'due payoff': { buyer: [1, 15] },
    'due Payment to another': { buyer: [1, 15] },
    'paid Other credit': { buyer: [1, 15] },
  },
  isByKind: true,
  elsewhere: ['loanAmount', 'closingCosts'],
};

const forms: Readonly<Record<Exclude<SummaryForm, 'HUD'>, FormLines>> = {
  CDF: closingDisclosureLines,
  noSeller: payoffsAndPaymentsLines,
};

/** The lines of the summaries in the order of the form, the closing costs of both sides among them. */
export function summaryRows({ parts, totals, hud }: StatementFigures, form: SummaryForm): SummaryRow[] {
  const rows = [
    // Of a debit or credit whose kind is not said yet nobody knows the place: it stands with what the borrower owes.
    ...parts.map((part) => ({ ...part, place: part.place ?? ('due' as const) })),
    costsRow('buyer', totals.borrowerAtClosing),
    costsRow('seller', totals.sellerAtClosing),
  ];
  if (form === 'HUD') return hud ? hudSummaryRows(hud, rows) : [];
  const { elsewhere = [] } = forms[form];
  const taken = new Set<string>();
  return (['due', 'paid', 'costs'] as const).flatMap((place) =>
    inForm(
      rows.filter((row) => row.place === place && !elsewhere.includes(row.kind)),
      forms[form],
      taken,
    ),
  );
}

type Unnumbered = Omit<SummaryRow, 'numbers'>;

function costsRow(side: Side, total: StatementTotal | null): Unnumbered {
  const row = {
    from: 'closingCosts',
    kind: 'closingCosts',
    label: 'Closing costs paid at closing',
    sides: [side],
  } as const;
  const place = side === 'buyer' ? 'due' : 'paid';
  if (total?.kind === 'figure')
    return { ...row, place, amounts: { [side]: total.trace } satisfies Partial<Record<Side, Trace>>, missing: [] };
  const missing: readonly Missing[] = total?.missing ?? [];
  return { ...row, place, amounts: {}, missing };
}

/** Rows of a place in the order of their lines, each with the next line of its kind that is free. */
function inForm(rows: readonly Unnumbered[], form: FormLines, taken: Set<string>): SummaryRow[] {
  const { lines, prefix, isByKind, ownProrations = [] } = form;
  const linesOf = ({ place, kind }: Unnumbered): SideLines =>
    place === 'costs' ? {} : (lines[`${place} ${kind}`] ?? {});
  /** How far before the free lines its own one stands; 0 for one that has none. */
  const before = ({ prorationKind }: Unnumbered): number => {
    const at = prorationKind ? ownProrations.indexOf(prorationKind) : -1;
    return at < 0 ? 0 : ownProrations.length - at;
  };
  const first = (row: Unnumbered) => {
    const { buyer, seller } = linesOf(row);
    return (buyer ?? seller ?? [0])[0] - before(row);
  };
  const kinds = isByKind ? Object.keys(lines) : [];
  const kindOf = ({ place, kind }: Unnumbered) => kinds.indexOf(`${place} ${kind}`);
  const numberOf = (row: Unnumbered, side: Side): string | undefined => {
    const [from, to] = linesOf(row)[side] ?? [];
    if (from === undefined || to === undefined || row.place === 'costs' || !row.sides.includes(side)) return undefined;
    const letter = prefix[row.place][side];
    const own = before(row) > 0 ? [from - before(row)] : [];
    for (const line of [...own, ...Array.from({ length: to - from + 1 }, (_, at) => from + at)]) {
      const number = `${letter} ${String(line).padStart(2, '0')}`;
      if (from < to && taken.has(number)) continue;
      taken.add(number);
      return number;
    }
    return undefined;
  };
  return rows
    .toSorted((a, b) => first(a) - first(b) || kindOf(a) - kindOf(b))
    .map((row) => {
      const [buyer, seller] = [numberOf(row, 'buyer'), numberOf(row, 'seller')];
      return { ...row, numbers: { ...(buyer && { buyer }), ...(seller && { seller }) } };
    });
}

import type { Cents } from '../../money/index.ts';
import type { Explained, Trace } from '../../trace/index.ts';
import type { Entry, EntryKind } from '../entries/index.ts';
import type { CostColumn } from '../fee-amounts.ts';
import { figureOf, takenOff } from '../sum.ts';
import type { ProrationKind } from '../transaction.ts';
import type { HudCharge } from './hud-charge.ts';
import { type HudLine, hudLine } from './hud-line.ts';
import { type FreeLines, numbered } from './numbered.ts';

/** One of the four parts of page 1. */
interface Part {
  readonly side: 'buyer' | 'seller';
  /** Amounts the side owes (or is due), or those that are taken off. */
  readonly column: CostColumn;
  readonly sign: 1 | -1;
  readonly own: Partial<Readonly<Record<EntryKind, number>>>;
  /** Lines of the first payoffs; further ones are free lines. */
  readonly payoffs?: readonly number[];
  readonly free: FreeLines;
  readonly prorations: {
    readonly kind: EntryKind;
    readonly lines: Readonly<Record<ProrationKind, number>>;
    readonly free: FreeLines;
  };
}

const taxes = (first: number): Readonly<Record<ProrationKind, number>> => ({
  cityTaxes: first,
  countyTaxes: first + 1,
  assessments: first + 2,
});

/** Lines of sections J and K (12 CFR 1024, Appendix A); both forms have them. */
export const summaryParts = {
  100: {
    side: 'buyer',
    column: 'borrowerAtClosing',
    sign: 1,
    own: { salePrice: 101, personalProperty: 102 },
    free: { first: 104, last: 105 },
    prorations: { kind: 'paidInAdvance', lines: taxes(106), free: { first: 109, last: 112 } },
  },
  200: {
    side: 'buyer',
    column: 'borrowerAtClosing',
    sign: -1,
    own: { deposit: 201, loan: 202, assumedLoan: 203 },
    free: { first: 204, last: 209 },
    prorations: { kind: 'unpaidBySeller', lines: taxes(210), free: { first: 213, last: 219 } },
  },
  400: {
    side: 'seller',
    column: 'sellerAtClosing',
    sign: -1,
    own: { salePrice: 401, personalProperty: 402 },
    free: { first: 403, last: 405 },
    prorations: { kind: 'paidInAdvance', lines: taxes(406), free: { first: 409, last: 412 } },
  },
  500: {
    side: 'seller',
    column: 'sellerAtClosing',
    sign: 1,
    own: { excessDeposit: 501, assumedLoan: 503 },
    payoffs: [504, 505],
    free: { first: 506, last: 509 },
    prorations: { kind: 'unpaidBySeller', lines: taxes(510), free: { first: 513, last: 519 } },
  },
} as const satisfies Readonly<Record<number, Part>>;

export type SummarySeries = keyof typeof summaryParts;

/** What stands on page 1 under a label. */
interface SummaryItem {
  readonly kind: EntryKind;
  readonly label: string;
  readonly party?: string;
  readonly prorationKind?: ProrationKind;
  readonly amount: Explained<Cents>;
}

/**
 * The lines of a part without its charges and its total.
 * @param onPage2 kinds of entries that page 2 counts
 */
export function summaryLines(
  series: SummarySeries,
  entries: readonly Entry[],
  charges: readonly HudCharge[],
  onPage2: ReadonlySet<EntryKind>,
): HudLine[] {
  const part: Part = summaryParts[series];
  const items = entries
    .filter(({ kind }) => !onPage2.has(kind))
    .flatMap((entry): SummaryItem[] => {
      const amount = entry.amounts[part.column];
      if (!amount || Math.sign(amount.value) !== part.sign) return [];
      return [{ ...entry, amount: owed(part, amount) }];
    });
  const prorations = items.filter(({ kind }) => kind === part.prorations.kind);
  const others = [...items.filter((item) => !prorations.includes(item)), ...offsets(series, charges)];
  const payoffs = others.filter(({ kind }) => kind === 'payoff');
  const lineOf = (item: SummaryItem) => part.payoffs?.[payoffs.indexOf(item)] ?? part.own[item.kind] ?? null;
  return [
    ...numbered(
      others.map((item) => ({ item, line: lineOf(item) })),
      part.free,
    ),
    ...numbered(
      prorations.map((item) => ({
        item,
        line: item.prorationKind ? part.prorations.lines[item.prorationKind] : null,
      })),
      part.prorations.free,
    ),
  ].map(({ item, number }) =>
    hudLine(number, item.label, { [part.side]: item.amount }, item.party ? { payee: item.party } : {}),
  );
}

/** Page 1 shows what is due and what is paid, both above zero. */
function owed({ sign }: Part, amount: Explained<Cents>): Explained<Cents> {
  return sign === 1 ? amount : figureOf(takenOff(amount.trace));
}

/** What the seller pays of the borrower's charges: a credit on 204 to 209, a reduction on 506 to 509. */
function offsets(series: SummarySeries, charges: readonly HudCharge[]): SummaryItem[] {
  if (series !== 200 && series !== 500) return [];
  return charges.flatMap(({ fee, paidForBorrower }) =>
    paidForBorrower
      ? [{ kind: 'adjustment' as const, label: `${fee.label} paid by the seller`, amount: paidForBorrower }]
      : [],
  );
}

/** The reasons of a side's amounts. */
export const tracesOf = (lines: readonly HudLine[], side: 'buyer' | 'seller'): Trace[] =>
  lines.flatMap((line) => line[side]?.trace ?? []);

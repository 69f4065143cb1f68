import type { Side } from '../adjustments/index.ts';
import type { PartKind, ReckonedStatement, StatementPart } from '../closing-file/index.ts';
import { addCents, type Cents, negateCents, zeroCents } from '../money/index.ts';
import { prorationFigure, prorationName } from '../prorations/index.ts';
import { figureOf } from '../settlement/index.ts';
import type { DisclosedFactName } from './disclosed-facts.ts';
import type { DisclosedLine, DisclosedLineKind, LineSection } from './disclosed-statement.ts';

/** What stands once on the form, however many rows it is made of. */
const factsOf: Readonly<Partial<Record<PartKind, DisclosedFactName>>> = {
  salePrice: 'salePrice',
  'Personal property': 'personalProperty',
  'Existing loan assumed': 'assumedLoan',
};

/** Kinds of a side that share one line of the form. */
const sharedLines: Readonly<Partial<Record<PartKind, DisclosedLineKind>>> = {
  deposit: 'deposit',
  'Further deposit': 'deposit',
  'Excess deposit': 'excessDeposit',
  'Seller credit': 'sellerCredit',
};

const ownLines: Readonly<Partial<Record<PartKind, DisclosedLineKind>>> = {
  'Other credit': 'otherCredit',
  'Payment to another': 'payment',
  'Adjustment from borrower': 'adjustment',
  'Adjustment from seller': 'adjustment',
  payoff: 'payoff',
};

const letters: Readonly<Record<'due' | 'paid', Readonly<Record<Side, LineSection>>>> = {
  due: { buyer: 'K', seller: 'M' },
  paid: { buyer: 'L', seller: 'N' },
};

/** The lines of the summaries, and what they say once. Lines of the loan and of the closing costs stand elsewhere; what is open has none. */
export function ourSummaries(known: ReckonedStatement) {
  const { figures, file } = known;
  const parts = figures.parts.filter(
    ({ missing, place }) => missing.length === 0 && place !== 'costs' && place !== null,
  );
  const facts = Object.entries(factsOf).map(([kind, name]) => {
    const own = parts.filter((part) => part.kind === kind);
    const amount = addCents(...own.map(({ amounts }) => amountOf(amounts.buyer) ?? zeroCents));
    return [name, own.length === 0 ? null : amount] as const;
  });
  const shared = sideLetters(file.hasSeller).flatMap(({ place, side, section }) =>
    [...new Set(Object.values(sharedLines))].flatMap((kind) => {
      const own = parts.filter(
        (part) => part.place === place && sharedLines[part.kind] === kind && part.amounts[side] !== undefined,
      );
      const [first, ...more] = own;
      if (first === undefined) return [];
      const amount = addCents(...own.map(({ amounts }) => amountOf(amounts[side]) ?? zeroCents));
      const label = sharedLabels[kind] ?? first.label;
      return [{ section, kind, label, amount, party: null, ...(more.length === 0 && { from: first.from }) }];
    }),
  );
  const own = parts.flatMap((part) => linesOf(part, known));
  return { facts: Object.fromEntries(facts), lines: [...shared, ...own] satisfies readonly DisclosedLine[] };
}

/** As the form prints them. */
const sharedLabels: Readonly<Partial<Record<DisclosedLineKind, string>>> = {
  deposit: 'Deposit',
  excessDeposit: 'Excess Deposit',
  sellerCredit: 'Seller Credit',
};

const sideLetters = (hasSeller: boolean) =>
  hasSeller
    ? (['due', 'paid'] as const).flatMap((place) =>
        (['buyer', 'seller'] as const).map((side) => ({ place, side, section: letters[place][side] })),
      )
    : [];

const amountOf = (trace: StatementPart['amounts'][Side]): Cents | null => (trace ? figureOf(trace).value : null);

function linesOf(part: StatementPart, known: ReckonedStatement): DisclosedLine[] {
  const { place, amounts, from } = part;
  if (place === null || place === 'costs') return [];
  const proration = part.kind === 'proration' ? prorationOf(part, known) : null;
  const kind = proration ? (place === 'due' ? 'paidInAdvance' : 'unpaidBySeller') : ownLines[part.kind];
  if (kind === undefined) return [];
  const { hasSeller } = known.file;
  return (['buyer', 'seller'] as const).flatMap((side) => {
    const amount = amountOf(amounts[side]);
    if (amount === null) return [];
    const line = { kind, label: part.label, party: partyOf(part, known), from, ...proration };
    if (hasSeller) return [{ ...line, section: letters[place][side], amount }];
    return [{ ...line, section: 'P' as const, amount: place === 'paid' ? negateCents(amount) : amount }];
  });
}

/** Who gives or gets it; of a payoff who is paid off, which its label may leave to the number of the loan. */
function partyOf({ kind, from, party }: StatementPart, { rows }: ReckonedStatement): string | null {
  if (kind !== 'payoff') return party ?? null;
  return rows.payoffs[Number(from.split('.')[1])]?.lenderName?.trim() || null;
}

/** The name and the days of a proration, which its label has in one. */
function prorationOf({ from, label }: StatementPart, { rows, file }: ReckonedStatement) {
  const row = rows.prorations[Number(from.split('.')[1])];
  if (row === undefined) return { label };
  const figure = prorationFigure(row, file.closingDate);
  const days = figure.kind === 'figure' ? figure.days : null;
  return { label: prorationName(row), ...(days && { days: { from: days.from, to: days.to } }) };
}

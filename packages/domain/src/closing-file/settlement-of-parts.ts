import type { AdjustmentKind, Side } from '../adjustments/index.ts';
import { type Cents, negateCents, zeroCents } from '../money/index.ts';
import {
  type Adjustment,
  type Fee,
  figureOf,
  type SettlementFacts,
  type SummaryLine,
  sumOf,
  type TransactionAmount,
  transactionAmounts,
} from '../settlement/index.ts';
import type { Explained, Trace } from '../trace/index.ts';
import type { FileFacts, PartKind, StatementPart } from './stored-parts.ts';

/** Kinds of debits and credits that are one amount of the purchase each, and the side it is taken from. */
const singleAmounts: Readonly<Partial<Record<PartKind, readonly [TransactionAmount, Side]>>> = {
  salePrice: ['salePrice', 'buyer'],
  deposit: ['deposit', 'buyer'],
  'Further deposit': ['deposit', 'buyer'],
  loanAmount: ['loanAmount', 'buyer'],
  'Personal property': ['personalProperty', 'buyer'],
  'Existing loan assumed': ['existingLoansAssumed', 'buyer'],
  'Seller credit': ['sellerCredit', 'buyer'],
  'Excess deposit': ['excessDeposit', 'seller'],
};

/** The settlement that the known parts make. What is open has no part in it, and the totals that would hold it are not told. */
export function settlementOf(file: FileFacts, parts: readonly StatementPart[], fees: readonly Fee[]): SettlementFacts {
  const known = parts.filter(({ missing }) => missing.length === 0);
  const lenderCredits = lenderCreditsOf(known);
  const shared = {
    fees,
    lenderCredits: lenderCredits?.value ?? zeroCents,
    ...(lenderCredits && { lenderCreditsTrace: lenderCredits.trace }),
  };
  const list = (kind: PartKind, side: Side) =>
    known.filter((part) => part.kind === kind).flatMap((part) => lineOf(part, side));
  const single = (name: TransactionAmount) =>
    amountOf(
      transactionAmounts[name],
      known.flatMap((part) => {
        const [own, side] = singleAmounts[part.kind] ?? [];
        return own === name && side ? (part.amounts[side] ?? []) : [];
      }),
    );
  const otherCredits = list('Other credit', 'buyer');
  if (!file.hasSeller) {
    const loan = single('loanAmount');
    return {
      ...shared,
      refinance: {
        loanAmount: loan?.value ?? zeroCents,
        payoffs: [...list('payoff', 'buyer'), ...list('Payment to another', 'buyer')],
        otherCredits,
        ...(loan && { reasons: { loanAmount: loan.trace } }),
      },
    };
  }
  const prorations = (place: 'due' | 'paid') =>
    known.filter((part) => part.kind === 'proration' && part.place === place);
  // The keys of a literal are known by its type, and each has an entry.
  const names = Object.keys(transactionAmounts) as TransactionAmount[];
  const amounts = names.map((name) => [name, single(name)] as const);
  return {
    ...shared,
    purchase: {
      ...(Object.fromEntries(amounts.map(([name, amount]) => [name, amount?.value ?? zeroCents])) as Record<
        TransactionAmount,
        Cents
      >),
      reasons: Object.fromEntries(amounts.flatMap(([name, amount]) => (amount ? [[name, amount.trace]] : []))),
      payoffs: list('payoff', 'seller'),
      otherCredits,
      paidInAdvance: prorations('due').flatMap((part) => lineOf(part, 'buyer')),
      unpaidBySeller: prorations('paid').flatMap((part) => lineOf(part, 'buyer')),
      adjustments: known.flatMap(adjustmentOf),
      loansPayAllDue: file.purchaseWith != null,
    },
  };
}

/** What the lender gives toward closing costs; null where no line says so. */
export const lenderCreditsOf = (parts: readonly StatementPart[]): Explained<Cents> | null =>
  amountOf(
    'Lender credits',
    steps(parts, ({ kind }) => kind === 'Lender credit', 'buyer'),
  );

const steps = (parts: readonly StatementPart[], isMeant: (part: StatementPart) => boolean, side: Side): Trace[] =>
  parts.filter(isMeant).flatMap(({ amounts }) => amounts[side] ?? []);

/** One amount of several steps; none where there is no step. */
function amountOf(label: string, inputs: readonly Trace[]): Explained<Cents> | null {
  const [first, ...more] = inputs;
  if (!first) return null;
  return more.length === 0 ? figureOf(first) : sumOf(label, inputs, 'The sum of its lines');
}

function lineOf({ label, amounts, party, prorationKind: kind }: StatementPart, side: Side): SummaryLine[] {
  const trace = amounts[side];
  return trace ? [{ label, amount: figureOf(trace).value, trace, ...(party && { party }), ...(kind && { kind }) }] : [];
}

const adjustmentKindsOfEach: readonly PartKind[] = [
  'Adjustment from borrower',
  'Adjustment from seller',
  'Payment to another',
] satisfies AdjustmentKind[];

function adjustmentOf({ kind, place, label, amounts, party }: StatementPart): Adjustment[] {
  if (!adjustmentKindsOfEach.includes(kind)) return [];
  const amount = (side: Side) => (amounts[side] ? figureOf(amounts[side]).value : zeroCents);
  const [buyer, seller] = [amount('buyer'), amount('seller')];
  const isDue = place === 'due';
  return [
    {
      label,
      buyer: isDue ? buyer : negateCents(buyer),
      seller: isDue ? negateCents(seller) : seller,
      traces: amounts,
      ...(party && { party }),
    },
  ];
}

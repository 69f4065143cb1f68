import { attempt, InputError } from '../errors/index.ts';
import { type Cents, cents, negateCents, zeroCents } from '../money/index.ts';
import { given, money, type Trace } from '../trace/index.ts';

/** What a kind of debit or credit is to both sides. */
export interface KindOfAdjustment {
  /** `due` adds to what the borrower owes and the seller gets, `paid` to what the borrower has paid and the seller owes; `costs` lessens the closing costs. */
  readonly place: 'due' | 'paid' | 'costs';
  /** Whose it is: one amount of both sides, one of a single side, or an amount of each. */
  readonly of: 'both' | 'buyer' | 'seller' | 'each';
  /** What somebody else does who is named with it; null where there is nobody else. */
  readonly party: 'gives' | 'gets' | 'gives or gets' | null;
  /** Its line says what it is for: the kind alone does not. */
  readonly isNamed?: true;
}

/** Debits and credits that are typed, in the words that are stored. The word is the label of a line that has none of its own. */
export const adjustmentKinds = {
  'Personal property': { place: 'due', of: 'both', party: null },
  'Payment to another': { place: 'due', of: 'buyer', party: 'gets', isNamed: true },
  'Adjustment from borrower': { place: 'due', of: 'each', party: 'gives or gets', isNamed: true },
  'Further deposit': { place: 'paid', of: 'buyer', party: null },
  'Existing loan assumed': { place: 'paid', of: 'both', party: null },
  'Seller credit': { place: 'paid', of: 'both', party: null },
  'Other credit': { place: 'paid', of: 'buyer', party: 'gives', isNamed: true },
  'Adjustment from seller': { place: 'paid', of: 'each', party: 'gives or gets', isNamed: true },
  'Excess deposit': { place: 'paid', of: 'seller', party: null },
  'Lender credit': { place: 'costs', of: 'buyer', party: null },
} as const satisfies Readonly<Record<string, KindOfAdjustment>>;

export type AdjustmentKind = keyof typeof adjustmentKinds;

/** Kinds that a loan without a seller has: what is paid from it to others, what others give, and what the lender takes off the costs. */
export const kindsWithoutSeller = [
  'Payment to another',
  'Other credit',
  'Lender credit',
] as const satisfies readonly AdjustmentKind[];

/** How much one statement holds of debits and credits. */
export const adjustmentLimits = { adjustments: 60, name: 120, memo: 2000 } as const;

/** A debit or credit as it is stored, as far as it is known. Amounts are cents, none below zero: the kind says which way they go. */
export interface StoredAdjustment {
  readonly kind: AdjustmentKind | null;
  readonly label: string | null;
  readonly buyerAmount: number | null;
  readonly sellerAmount: number | null;
  /** Who gives or gets the money where it is not the other side. */
  readonly party: string | null;
  /** What is printed beside its line. */
  readonly note?: string | null;
}

/** The side of a statement. */
export type Side = 'buyer' | 'seller';

/** What a debit or credit is to both sides, above zero what a side owes, below zero what it is credited; or what has to be known first, by field. */
export type AdjustmentFigure =
  | {
      readonly kind: 'figure';
      readonly what: AdjustmentKind;
      readonly label: string;
      readonly buyer: Cents;
      readonly seller: Cents;
      /** The amounts without their sign, where a side has one. */
      readonly traces: Partial<Readonly<Record<Side, Trace>>>;
      readonly party?: string;
      /** The side whose amount is that of the other one. */
      readonly mirrored?: Side;
    }
  | { readonly kind: 'open'; readonly missing: Readonly<Record<string, string>> };

const textOf = (text: string | null | undefined): string => text?.trim() ?? '';

const kindOf = (kind: AdjustmentKind | null | undefined): KindOfAdjustment | undefined =>
  kind ? adjustmentKinds[kind] : undefined;

/** What people call a debit or credit. */
export const adjustmentName = ({ label, kind }: Partial<StoredAdjustment>, unnamed = 'Debit or credit'): string =>
  textOf(label) || kind || unnamed;

/** What is wrong with a debit or credit as a whole, by field. Money without an answer is refused: nothing is made up for it. */
export function adjustmentProblems(row: Partial<StoredAdjustment>): Readonly<Record<string, string>> {
  const { buyerAmount = null, sellerAmount = null } = row;
  const kind = kindOf(row.kind);
  if (!kind) return { kind: 'Say what kind of debit or credit it is' };
  const party = textOf(row.party);
  const isApart = kind.of === 'each' && buyerAmount !== null && sellerAmount !== null && buyerAmount !== sellerAmount;
  return {
    ...(kind.isNamed && textOf(row.label) === '' ? { label: 'Say what it is for' } : {}),
    ...misplaced(kind, row),
    ...(kind.party === null && party !== '' ? { party: `Nobody else gives or gets it: ${row.kind}` } : {}),
    ...((kind.party === 'gives' || kind.party === 'gets') && party === ''
      ? { party: `Name who ${kind.party} the money` }
      : {}),
    ...(isApart && party === ''
      ? { party: 'Borrower and seller do not have the same amount: name who gives or gets the difference' }
      : {}),
  };
}

/** Amounts of a side that the kind has none of. */
function misplaced({ of }: KindOfAdjustment, row: Partial<StoredAdjustment>): Readonly<Record<string, string>> {
  const { buyerAmount = null, sellerAmount = null } = row;
  if (of === 'both' && sellerAmount !== null) return { sellerAmount: 'The seller has the amount of the borrower' };
  if (of === 'buyer' && sellerAmount !== null) return { sellerAmount: 'The seller has no part in it' };
  return of === 'seller' && buyerAmount !== null ? { buyerAmount: 'The borrower has no part in it' } : {};
}

/**
 * What a stored debit or credit is to both sides. One amount without a party is that of both sides, because they owe it each other; with a party a side
 * without an amount has no part in it. Nothing is assumed: without an amount it is open.
 */
export function adjustmentFigure(stored: Partial<StoredAdjustment>): AdjustmentFigure {
  const made = attempt(() => figureOf(stored));
  return made instanceof InputError ? { kind: 'open', missing: { [made.field]: made.message } } : made;
}

function figureOf(stored: Partial<StoredAdjustment>): AdjustmentFigure {
  const { kind: what, buyerAmount = null, sellerAmount = null } = stored;
  const kind = kindOf(what);
  if (!what || !kind) return { kind: 'open', missing: { kind: 'What kind it is' } };
  const wrong = misplaced(kind, stored);
  if (Object.keys(wrong).length > 0) return { kind: 'open', missing: wrong };
  const label = adjustmentName(stored);
  if (buyerAmount === null && sellerAmount === null)
    return { kind: 'open', missing: { [kind.of === 'seller' ? 'sellerAmount' : 'buyerAmount']: 'The amount' } };
  const party = textOf(stored.party);
  const mirrored = mirroredSide(kind, stored, party);
  const traces = {
    ...traceOf('buyer', label, mirrored === 'buyer' ? sellerAmount : buyerAmount, mirrored),
    ...traceOf('seller', label, mirrored === 'seller' ? buyerAmount : sellerAmount, mirrored),
  };
  const [buyer, seller] = [amountOf(traces.buyer), amountOf(traces.seller)];
  return {
    kind: 'figure',
    what,
    label,
    // What is due from the borrower is credited to the seller, and the other way round.
    buyer: kind.place === 'due' ? buyer : negateCents(buyer),
    seller: kind.place === 'due' ? negateCents(seller) : seller,
    traces,
    ...(party && { party }),
    ...(mirrored && { mirrored }),
  };
}

/** The side that has the amount of the other one, because they owe it each other. */
function mirroredSide({ of }: KindOfAdjustment, row: Partial<StoredAdjustment>, party: string): Side | undefined {
  if (of === 'both') return 'seller';
  if (of !== 'each' || party !== '') return undefined;
  if ((row.sellerAmount ?? null) === null) return 'seller';
  return (row.buyerAmount ?? null) === null ? 'buyer' : undefined;
}

/** The amount of a side without its sign, by the field it was typed in. */
function traceOf(side: Side, label: string, amount: number | null, mirrored: Side | undefined) {
  if (amount === null) return {};
  const typedIn = mirrored === side ? other[side] : side;
  const field = `${typedIn}Amount`;
  return { [side]: given(label, money(cents(amount, field)), field) } satisfies Partial<Record<Side, Trace>>;
}

const other = { buyer: 'seller', seller: 'buyer' } as const;

const amountOf = (trace: Trace | undefined): Cents =>
  trace?.value.kind === 'money' ? cents(trace.value.cents) : zeroCents;

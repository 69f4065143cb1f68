import { type Cents, negateCents } from '../../money/index.ts';
import type { Explained } from '../../trace/index.ts';
import { type AltaSection, altaSectionOf } from '../alta/index.ts';
import type { Entry } from '../entries/index.ts';
import { atClosingItem, type ShownStatement } from '../reconciliation/shown-statement.ts';
import { figureOf, lessOf, sumOf, takenOff } from '../sum.ts';

/** Groups of a net sheet, in the order a client reads them. */
export const netSheetGroups = {
  price: 'Price and loans',
  payoffs: 'Payoffs',
  commission: 'Commission',
  loan: 'Loan costs and escrow',
  title: 'Title and settlement',
  government: 'Recording and transfer taxes',
  prorations: 'Prorations and adjustments',
  other: 'Other costs',
} as const;

export type NetSheetGroup = keyof typeof netSheetGroups;

/** A line of a net sheet, on the side of what is due or of what is taken off, above zero. */
export interface NetSheetLine {
  readonly key: string;
  readonly label: string;
  readonly group: NetSheetGroup;
  readonly amount: Explained<Cents>;
}

/** What one side gets or needs, for a client. */
export interface NetSheet {
  readonly side: 'buyer' | 'seller';
  /** What the seller gets, or the buyer owes. */
  readonly due: readonly NetSheetLine[];
  /** What is taken off the seller's price, or what the buyer is credited. */
  readonly off: readonly NetSheetLine[];
  readonly groups: readonly { readonly name: NetSheetGroup; readonly label: string; readonly net: Explained<Cents> }[];
  readonly totalDue: Explained<Cents>;
  readonly totalOff: Explained<Cents>;
  /** What the seller gets at closing, or the buyer brings; below zero the other way round. */
  readonly net: Explained<Cents>;
  /** The sheet as other statements are compared with it. */
  readonly shown: ShownStatement;
}

const groupOf: Readonly<Record<AltaSection, NetSheetGroup>> = {
  financial: 'price',
  prorations: 'prorations',
  loanCharges: 'loan',
  otherLoanCharges: 'loan',
  impounds: 'loan',
  title: 'title',
  commission: 'commission',
  government: 'government',
  payoffs: 'payoffs',
  miscellaneous: 'other',
};

/** The group that a section of an ALTA-style statement goes into. */
export const netSheetGroupOf = (section: AltaSection): NetSheetGroup => groupOf[section];

/** A line with its sign, as the net takes it. */
interface Signed extends NetSheetLine {
  readonly isDue: boolean;
}

/** What the seller gets at closing: price and credits less payoffs, commission, costs and credits of the buyer. */
export const sellerNetSheet = (entries: readonly Entry[]): NetSheet => netSheet(entries, 'seller');

/** What the buyer brings to closing: price and costs less loans, deposit and credits. */
export const buyerNetSheet = (entries: readonly Entry[]): NetSheet => netSheet(entries, 'buyer');

function netSheet(entries: readonly Entry[], side: 'buyer' | 'seller'): NetSheet {
  const column = side === 'buyer' ? 'borrowerAtClosing' : 'sellerAtClosing';
  const own = entries.filter(({ amounts }) => (amounts[column]?.value ?? 0) !== 0);
  const lines = own.flatMap((entry) => {
    const amount = entry.amounts[column];
    return amount ? signed(entry, amount, side) : [];
  });
  const [due, off] = [lines.filter(({ isDue }) => isDue), lines.filter(({ isDue }) => !isDue)];
  const sum = (some: readonly NetSheetLine[], label: string) =>
    sumOf(
      label,
      some.map(({ amount }) => amount.trace),
      'The sum of its lines',
    );
  const isSeller = side === 'seller';
  const totalDue = sum(due, isSeller ? 'Price and credits' : 'Price and costs');
  const totalOff = sum(off, isSeller ? 'Costs and credits of the buyer' : 'Loans, deposit and credits');
  const net = lessOf(
    isSeller ? 'Net proceeds' : 'Cash needed at closing',
    totalDue,
    totalOff,
    'What is due less what is taken off',
  );
  const cash = isSeller ? negateCents(net.value) : net.value;
  return {
    side,
    due: due.map(lineOf),
    off: off.map(lineOf),
    groups: groupsOf(lines),
    totalDue,
    totalOff,
    net,
    shown: {
      name: isSeller ? 'sellerNetSheet' : 'buyerNetSheet',
      covers: [column],
      items: own.map(atClosingItem),
      cash: { [column]: cash },
    },
  };
}

/** What a buyer owes is due; what a seller owes is taken off. Fees keep their side where they are below zero. */
function signed(entry: Entry, amount: Explained<Cents>, side: 'buyer' | 'seller'): Signed {
  const { key, label, fee } = entry;
  const owes = fee !== undefined || amount.value > 0;
  return {
    key,
    label,
    group: netSheetGroupOf(altaSectionOf(entry)),
    amount: owes ? amount : figureOf(takenOff(amount.trace)),
    isDue: owes === (side === 'buyer'),
  };
}

const lineOf = ({ key, label, group, amount }: Signed): NetSheetLine => ({ key, label, group, amount });

function groupsOf(lines: readonly Signed[]): NetSheet['groups'] {
  return (Object.keys(netSheetGroups) as NetSheetGroup[]).flatMap((name) => {
    const own = lines.filter(({ group }) => group === name);
    if (own.length === 0) return [];
    const label = netSheetGroups[name];
    const steps = own.map(({ amount, isDue }) => (isDue ? amount.trace : takenOff(amount.trace)));
    return { name, label, net: sumOf(label, steps, 'What is due of the group less what is taken off') };
  });
}

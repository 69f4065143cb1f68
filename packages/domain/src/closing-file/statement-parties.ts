import { isAnswered, lessOf, moneyFlows, partyRoles, sumOf, sumOfFlows } from '../settlement/index.ts';
import type { StatementFigures, StatementTotal } from './from-stored.ts';
import { type LineOfParty, type PartyLine, partyLines, sides, totalOf, traceOf } from './party-lines.ts';
import type { FiguredFee, StoredCharges } from './stored-fees.ts';
import type { FileFacts } from './stored-parts.ts';

/** Who of a file is the lender, holds the deposit and settles, as far as it is known. */
export interface PartyNames {
  readonly lender?: string | null;
  readonly depositHolder?: string | null;
  readonly agent?: string | null;
}

/** What a party is to the closing, in the order they are shown. */
export const partyKinds = ['buyer', 'seller', 'lender', 'depositHolder', 'agent', 'other', 'nobody'] as const;

export type PartyKind = (typeof partyKinds)[number];

/** Somebody who is paid out of a closing or gives to it, with what for. */
export interface StatementParty {
  readonly key: string;
  /** Null for money whose payee nobody has said. */
  readonly name: string | null;
  readonly kind: PartyKind;
  readonly lines: readonly PartyLine[];
  /** What comes in from it, and what it is paid. */
  readonly gives: StatementTotal;
  readonly gets: StatementTotal;
  /** What it gets less what it gives: what is paid to it, or below zero what it sends. */
  readonly net: StatementTotal;
  /** Paid outside of closing. */
  readonly outside: StatementTotal;
}

/** The money of a statement by who gives and gets it. */
export interface StatementParties {
  readonly parties: readonly StatementParty[];
  readonly receipts: StatementTotal;
  readonly disbursements: StatementTotal;
  /** Receipts less disbursements. */
  readonly balance: StatementTotal;
}

/**
 * Who gives and gets the money of a closing. Each cent that comes in or goes out is a line of somebody, or of nobody by name; what is open is a line
 * that says so, and keeps the sums of its party open. A commission is shared out to its payees; what a broker keeps of the deposit comes from that broker.
 */
export function statementParties(
  file: FileFacts,
  charges: Pick<StoredCharges, 'commissions'>,
  fees: readonly FiguredFee[],
  figures: StatementFigures,
  names: PartyNames = {},
): StatementParties {
  const flows = moneyFlows(figures.entries, isAnswered);
  const lines = partyLines(file, charges, fees, figures, flows);
  const receipts = totalOf(sumOfFlows(flows, 'in'), figures.missing);
  const disbursements = totalOf(sumOfFlows(flows, 'out'), figures.missing);
  return {
    parties: partiesOf(lines, names),
    receipts,
    disbursements,
    balance:
      receipts.kind === 'figure' && disbursements.kind === 'figure'
        ? { kind: 'figure', ...lessOf('Balance', receipts, disbursements, 'What comes in less what goes out') }
        : { kind: 'open', missing: figures.missing },
  };
}

/** Names are the same whatever their case and blanks. */
const keyOf = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

function partiesOf(lines: readonly LineOfParty[], names: PartyNames): StatementParty[] {
  const known = {
    lender: names.lender?.trim(),
    depositHolder: names.depositHolder?.trim(),
    agent: names.agent?.trim(),
  };
  const nameOf = (of: string): string => {
    if (of === partyRoles.lender) return known.lender || of;
    return of === partyRoles.depositHolder ? known.depositHolder || of : of;
  };
  const kindOf = (name: string): PartyKind => {
    if (name === sides.buyer.of) return 'buyer';
    if (name === sides.seller.of) return 'seller';
    if (name.trim() === '') return 'nobody';
    const is = (other: string | undefined) => other !== undefined && keyOf(other) === keyOf(name);
    if (is(nameOf(partyRoles.lender))) return 'lender';
    if (is(known.agent)) return 'agent';
    return is(nameOf(partyRoles.depositHolder)) ? 'depositHolder' : 'other';
  };
  const byKey = Map.groupBy(lines, ({ of }) => keyOf(nameOf(of)));
  return [...byKey]
    .map(([key, own]) => {
      const first = nameOf(own[0]?.of ?? '');
      const kind = kindOf(first);
      const name = shownName(kind, kind === 'lender' ? nameOf(partyRoles.lender) : first);
      return { key: key || kind, kind, name, lines: own, ...sumsOf(own) };
    })
    .toSorted((a, b) => partyKinds.indexOf(a.kind) - partyKinds.indexOf(b.kind));
}

function shownName(kind: PartyKind, name: string): string | null {
  if (kind === 'buyer') return 'Borrower';
  if (kind === 'seller') return 'Seller';
  return kind === 'nobody' ? null : name.trim();
}

function sumsOf(lines: readonly PartyLine[]): Pick<StatementParty, 'gives' | 'gets' | 'net' | 'outside'> {
  const sum = (way: PartyLine['way'], label: string): StatementTotal => {
    const own = lines.filter((line) => line.way === way);
    const missing = own.flatMap(({ amount }) => (amount.kind === 'open' ? amount.missing : []));
    return totalOf(sumOf(label, own.flatMap(traceOf), 'The sum of its lines'), missing);
  };
  const [gives, gets] = [sum('gives', 'Comes in'), sum('gets', 'Paid at closing')];
  const missing = [gets, gives].flatMap((total) => (total.kind === 'open' ? total.missing : []));
  const net: StatementTotal =
    gives.kind === 'figure' && gets.kind === 'figure'
      ? { kind: 'figure', ...lessOf('Net', gets, gives, 'What it is paid less what comes in from it') }
      : { kind: 'open', missing };
  return { gives, gets, net, outside: sum('outside', 'Paid outside closing') };
}

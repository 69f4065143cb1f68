import { nameKey } from '../parties/index.ts';
import { isAnswered, lessOf, moneyFlows, partyRoles, sumOf, sumOfFlows } from '../settlement/index.ts';
import type { FiguredFee } from './figured-fee.ts';
import type { StatementFigures } from './from-stored.ts';
import {
  type ChargesOfParties,
  type LineOfParty,
  type PartyLine,
  partyLines,
  totalOf,
  traceOf,
} from './party-lines.ts';
import type { StatementTotal } from './statement-total.ts';
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
 * that says so, and keeps the sums of its party open. A commission is shared out to its payees, a fee to those of its parts; what a broker keeps of the deposit comes from that broker.
 */
export function statementParties(
  file: FileFacts,
  charges: ChargesOfParties,
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
  const kindOf = ({ side }: LineOfParty, name: string): PartyKind => {
    if (side !== undefined) return side;
    if (name.trim() === '') return 'nobody';
    const is = (other: string | undefined) => other !== undefined && nameKey(other) === nameKey(name);
    if (is(nameOf(partyRoles.lender))) return 'lender';
    if (is(known.agent)) return 'agent';
    return is(nameOf(partyRoles.depositHolder)) ? 'depositHolder' : 'other';
  };
  const byKey = Map.groupBy(lines, ({ side, of }) => (side ? `side ${side}` : `name ${nameKey(nameOf(of))}`));
  return [...byKey]
    .flatMap(([key, own]) => {
      const [first] = own;
      if (first === undefined) return [];
      const kind = kindOf(first, nameOf(first.of));
      const name = nameOf(kind === 'lender' ? partyRoles.lender : first.of).trim() || null;
      return { key, kind, name, lines: own, ...sumsOf(own, name ?? 'nobody by name') };
    })
    .toSorted((a, b) => partyKinds.indexOf(a.kind) - partyKinds.indexOf(b.kind));
}

function sumsOf(lines: readonly PartyLine[], name: string): Pick<StatementParty, 'gives' | 'gets' | 'net' | 'outside'> {
  const sum = (way: PartyLine['way'], label: string): StatementTotal => {
    const own = lines.filter((line) => line.way === way);
    const missing = own.flatMap(({ amount }) => (amount.kind === 'open' ? amount.missing : []));
    return totalOf(sumOf(label, own.flatMap(traceOf), 'The sum of its lines'), missing);
  };
  const [gives, gets] = [sum('gives', `Comes in from ${name}`), sum('gets', `Paid to ${name} at closing`)];
  const missing = [gets, gives].flatMap((total) => (total.kind === 'open' ? total.missing : []));
  const net: StatementTotal =
    gives.kind === 'figure' && gets.kind === 'figure'
      ? { kind: 'figure', ...lessOf(`Net to ${name}`, gets, gives, 'What it is paid less what comes in from it') }
      : { kind: 'open', missing };
  return { gives, gets, net, outside: sum('outside', `Paid to ${name} outside closing`) };
}

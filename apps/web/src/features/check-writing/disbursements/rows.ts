import type { CheckPrint } from '@closewright/domain/check-printing';
import {
  type ApprovalRequest,
  type Disbursement,
  type InTurn,
  methodNames,
  type PaidLine,
  transactionKey,
} from '@closewright/domain/check-writing';
import { type Paper, paperOf } from '../../../records/check-printing/paper.ts';
import { askedOf } from './made-acts.ts';
import type { Turn } from './turn.ts';

/** A line of the list: a disbursement that is still to be made, or one that was. */
export type Row =
  | {
      readonly kind: 'proposed';
      readonly key: string;
      readonly at: number;
      readonly turn: InTurn;
      /** What there is after it; null of what takes nothing now: the balances shown run from row to row. */
      readonly balance: number | null;
    }
  | {
      readonly kind: 'made';
      readonly key: string;
      readonly made: Disbursement;
      /** What is asked for that would end it. */
      readonly asked: ApprovalRequest | null;
      /** Null of what is no check. */
      readonly paper: Paper | null;
    };

/** A row of something that is still to be made. */
export type ProposedRow = Extract<Row, { kind: 'proposed' }>;

/** First what is to be made, in its order, then what was made, the newest first. */
export function rowsOf(
  { rows, picked }: Turn,
  made: readonly Disbursement[],
  { approvals, prints }: { approvals: readonly ApprovalRequest[]; prints: readonly CheckPrint[] },
): readonly Row[] {
  return [
    ...rows.map((turn, at): Row => {
      const { key } = turn.proposed;
      const counts =
        picked.has(key) || turn.items.some(({ check, state }) => check === 'collected' && state === 'blocks');
      return { kind: 'proposed', key, at: at + 1, turn, balance: counts ? turn.balance.value : null };
    }),
    ...made.toReversed().map((each): Row => {
      const [asked, paper] = [askedOf(each, approvals), paperOf(each, prints)];
      return { kind: 'made', key: madeKey(each), made: each, asked, paper };
    }),
  ];
}

/** The key of the row of a disbursement that was made. */
export const madeKey = ({ transaction }: Pick<Disbursement, 'transaction'>): string =>
  `made ${transactionKey(transaction)}`;

/** What of a row both kinds have. */
export function factsOf(row: Row) {
  if (row.kind === 'proposed') {
    const { method, payee, memo, lines, amount } = row.turn.proposed;
    return { number: String(row.at), method, payee, memo, lines, amount: amount.value, reference: null };
  }
  const { method, amount, facts } = row.made;
  const { payee, memo, lines, checkNumber, reference } = facts;
  return { number: checkNumber === null ? '' : String(checkNumber), method, payee, memo, lines, amount, reference };
}

/** What a disbursement is for: the names of its lines. */
export const purposeOf = (lines: readonly PaidLine[]): string =>
  lines.length === 0 ? 'Outside the statement' : [...new Set(lines.map(({ label }) => label))].join(', ');

/** A disbursement as it is called: `Wire 15`, `Check 1042`. */
export function rowName(row: Row): string {
  const { method, number, reference } = factsOf(row);
  return `${methodNames[method]} ${number || (reference ?? '')}`.trim();
}

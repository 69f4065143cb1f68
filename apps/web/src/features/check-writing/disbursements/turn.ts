import {
  expectedReceipts,
  fileBalances,
  gateInTurn,
  type InTurn,
  leftToPay,
  type MoneySoFar,
  type ProposedDisbursement,
  proposedDisbursements,
  type StatementMoney,
} from '@closewright/domain/check-writing';
import type { Cents } from '@closewright/domain/money';
import { lessOf, sumOf } from '@closewright/domain/settlement';
import type { Explained } from '@closewright/domain/trace';
import { createStore, useStore } from '../../../lib/store.ts';
import { type CheckWriting, useCheckWriting } from '../use-check-writing.ts';
import type { Plans } from './plan-edits.ts';

/** The disbursements of a file that are still to be made, in their order. */
export interface Turn {
  readonly rows: readonly InTurn[];
  /** The keys of those that would be made now. */
  readonly picked: ReadonlySet<string>;
  /** How many are blocked; those that are held are not among them. */
  readonly blocked: number;
  /** What may be paid out of the file before any of them. */
  readonly available: Explained<Cents>;
  /** What those come to that would be made now, and what all come to. */
  readonly selected: Explained<Cents>;
  readonly total: Explained<Cents>;
  /** What would be left after all of them that are not held. */
  readonly after: Explained<Cents>;
}

interface Unwanted {
  readonly ordersID: number;
  readonly keys: ReadonlySet<string>;
}

/** Those that the user has unticked. All others are picked as far as they can be made. */
const unwanted = createStore<Unwanted>({ ordersID: 0, keys: new Set() });
const none: ReadonlySet<string> = new Set();
const unwantedIn = ({ ordersID, keys }: Unwanted, known: CheckWriting) =>
  ordersID === known.file.ordersID ? keys : none;

const kept = new WeakMap<CheckWriting, { readonly keys: ReadonlySet<string>; readonly turn: Turn }>();

/** The disbursements of the open file; none for whoever may not read its statement. */
export function turnOf(known: CheckWriting, keys: ReadonlySet<string> = unwantedIn(unwanted.get(), known)): Turn {
  const last = kept.get(known);
  if (last?.keys === keys) return last.turn;
  const turn = makeTurn(known, keys);
  kept.set(known, { keys, turn });
  return turn;
}

/** The same, as the user picks. */
export function useTurn(): Turn {
  const known = useCheckWriting();
  return turnOf(known, unwantedIn(useStore(unwanted), known));
}

/** Picks these and lets the others go. What could not be picked before is as wanted as it was, but for what only what is let go makes room for. */
export function pick(known: CheckWriting, { rows, picked }: Turn, keys: ReadonlySet<unknown>): void {
  const before = unwantedIn(unwanted.get(), known);
  const next = new Set(
    rows.map(({ proposed: { key } }) => key).filter((key) => !keys.has(key) && (picked.has(key) || before.has(key))),
  );
  const surprising = () => [...makeTurn(known, new Set(next)).picked].filter((key) => !keys.has(key));
  for (let more = surprising(); more.length > 0; more = surprising()) for (const key of more) next.add(key);
  unwanted.set({ ordersID: known.file.ordersID, keys: next });
}

/** Whether one is blocked by more than that somebody holds it. */
export const isBlocked = ({ isBlocked: blocked, proposed }: InTurn): boolean => blocked && proposed.hold === null;

function makeTurn(known: CheckWriting, keys: ReadonlySet<string>): Turn {
  const { ledger, account, money } = known;
  const proposed = money === null ? [] : inPlace(money, known, ledger.plans);
  const { available } = fileBalances(known.transactions, account?.bankAccountID);
  const inTurn = (isPicked: (one: ProposedDisbursement) => boolean): readonly InTurn[] =>
    money === null
      ? []
      : gateInTurn(proposed, isPicked, {
          money,
          soFar: known,
          on: known.today,
          propertyState: money.propertyState,
          isSettlementLocked: ledger.isSettlementLocked,
          state: account?.state ?? '',
          recordedOn: ledger.recordedOn,
          available,
          expected: expectedReceipts(money, known),
          wires: { payees: ledger.wirePayees, moment: known.moment },
        });
  const toPay = proposed.filter(({ kind }) => kind === 'pay');
  const wanted = toPay.filter(({ key, hold }) => hold === null && !keys.has(key));
  // What cannot be made even alone takes nothing from those after it, and what there is no money left for neither.
  const alone = new Map(inTurn(() => false).map((each) => [each.proposed.key, each.isBlocked] as const));
  const picked = new Set<string>();
  let left: number = available.value;
  for (const { key, amount } of wanted) {
    if (alone.get(key) !== false || amount.value > left) continue;
    picked.add(key);
    left -= amount.value;
  }
  const rows = inTurn(({ key }) => picked.has(key));
  const sum = (label: string, of: readonly ProposedDisbursement[], formula: string) =>
    sumOf(
      label,
      of.map(({ amount }) => amount.trace),
      formula,
    );
  return {
    rows,
    picked,
    blocked: rows.filter(isBlocked).length,
    available,
    selected: sum(
      'Selected',
      proposed.filter(({ key }) => picked.has(key)),
      'The sum of those that are picked',
    ),
    total: leftToPay(proposed),
    after: lessOf(
      'After all of them',
      available,
      sum(
        'Disbursements that are not held',
        toPay.filter(({ hold }) => hold === null),
        'The sum of those that are still to be made and not held',
      ),
      'What may be paid out less all that are still to be made and not held',
    ),
  };
}

/** What is to be paid, each where the statement proposes the first of its lines: what is planned stays where it was. */
function inPlace(money: StatementMoney, soFar: MoneySoFar, plans: Plans): readonly ProposedDisbursement[] {
  const places = new Map(
    proposedDisbursements(money, soFar, []).flatMap(({ lines }, at) => lines.map(({ key }) => [key, at] as const)),
  );
  const placeOf = ({ lines }: ProposedDisbursement) =>
    Math.min(...lines.map(({ key }) => places.get(key) ?? places.size), places.size);
  return proposedDisbursements(money, soFar, plans).toSorted((a, b) => placeOf(a) - placeOf(b));
}

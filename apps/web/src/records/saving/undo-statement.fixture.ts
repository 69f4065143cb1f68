import type { Aggregate, Changes } from '../editor/aggregate.ts';
import { byKind } from '../editor/rows.ts';
import { type StatementKind, statementKinds } from '../settlement/statement-aggregate.ts';

type Stored = Record<string, unknown>;
type Statement = Record<StatementKind, readonly object[]>;

/** A statement of two payoffs with a fee each. */
export const payoffStatement: Statement = {
  ...byKind(statementKinds, () => []),
  payoffs: [
    { payoffID: 1, sequence: 1, lenderName: 'First Bank', remarks: 'Call first' },
    { payoffID: 2, sequence: 2, lenderName: 'Other Bank' },
  ],
  payoffFees: [
    { payoffFeeID: 5, payoffID: 1, sequence: 1, label: 'Release', amount: 1_000 },
    { payoffFeeID: 6, payoffID: 2, sequence: 1, label: 'Wire', amount: 2_000 },
  ],
};

/** The same, saved at once. */
export const payoffsAggregate: Aggregate<Statement, StatementKind> = {
  kinds: statementKinds,
  putsBack: true,
  queryKey: ['statement'],
  version: () => 1,
  read: (document) => document,
  send: (_version, changes, base) => Promise.resolve(savedAs(base, changes)),
};

/** What a save makes of a statement: new rows get ids, and fees those of their payoffs; with a payoff its fees go. */
function savedAs(base: Statement, changes: Changes): Statement {
  const gone = new Set(changes.removePayoffs as readonly unknown[] | undefined);
  const ids = new Map<unknown, number>();
  let next = 20;
  const rowsOf = (kind: 'payoffs' | 'payoffFees', id: string) => {
    // The lists of a save are those of its document.
    const sent = (changes[kind] ?? []) as readonly Stored[];
    const kept = (base[kind] as readonly Stored[])
      .filter(({ payoffID }) => !gone.has(payoffID))
      .map((row) => ({
        ...row,
        ...sent.find((each) => each[id] === row[id]),
      }));
    const added = sent
      .filter((row) => Number(row[id]) < 0)
      .map((row) => {
        const payoffID = ids.get(row.payoffID) ?? row.payoffID;
        ids.set(row[id], next);
        return { ...row, payoffID, [id]: next++ };
      });
    return [...kept, ...added];
  };
  return { ...base, payoffs: rowsOf('payoffs', 'payoffID'), payoffFees: rowsOf('payoffFees', 'payoffFeeID') };
}

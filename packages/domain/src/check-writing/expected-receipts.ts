import type { PartyKind, StatementParty, StatementTotal } from '../closing-file/index.ts';
import { beginningOf } from '../formats/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { nameKey } from '../parties/index.ts';
import { lessOf, sumOf } from '../settlement/index.ts';
import { type Explained, explainedMoney, given, money } from '../trace/index.ts';
import { mostOfLabel, type PaidLine } from './ledger-transaction.ts';
import { isPayoffKey } from './line-keys.ts';
import type { LineToPay } from './line-to-pay.ts';
import { linesToPay } from './lines-to-pay.ts';
import { type FromPayer, fromPayers, type MoneySoFar } from './money-so-far.ts';
import type { StatementMoney } from './statement-money.ts';

/** What is expected from somebody by the statement, and what of it has come in. */
export interface ExpectedReceipt {
  readonly party: string;
  readonly kind: PartyKind;
  readonly name: string | null;
  /** By the statement; with what the credits of somebody are more than what it is paid. */
  readonly expected: StatementTotal;
  /** What came in and stands, with what its payers have kept. */
  readonly received: Explained<Cents>;
  /** All of that was kept: nothing came in. */
  readonly isAllKept: boolean;
  /** Expected less received, below zero where more came in; open where the statement is. */
  readonly left: StatementTotal;
  /** What it is paid by the statement and could keep: lines that nothing has paid yet, credits among them. */
  readonly mayKeep: readonly PaidLine[];
}

/** What is to come in by a statement, by who gives it; and who gave what the statement does not ask for. */
export function expectedReceipts(statement: StatementMoney, soFar: MoneySoFar): readonly ExpectedReceipt[] {
  const { loanID, parties } = statement;
  const lines = linesToPay(statement, soFar);
  const byParty = Map.groupBy(fromPayers(soFar), (from) => partyOf(from, parties));
  const rows = parties.flatMap((party): ExpectedReceipt[] => {
    const own = lines.filter(({ of }) => of?.party.key === party.key);
    const received = byParty.get(party.key) ?? [];
    const owed = owedBack(own, party);
    const gives = party.lines.some(({ way }) => way === 'gives');
    if (!gives && owed === null && received.length === 0) return [];
    const { key, kind, name } = party;
    const mayKeep = own.flatMap(({ key: of, label, left }) =>
      left.value === 0 ? [] : [{ loanID, key: of, label: beginningOf(label, mostOfLabel), amount: left.value }],
    );
    const isWorth = mayKeep.some(({ amount }) => amount > 0);
    return [rowOf({ party: key, kind, name, mayKeep: isWorth ? mayKeep : [] }, expectedOf(party, owed), received)];
  });
  const known = new Set(parties.map(({ key }) => key));
  const others = [...byParty].flatMap(([party, received]): ExpectedReceipt[] => {
    // Another loan has a statement of its own.
    if (party === null || known.has(party) || isLender(party)) return [];
    const name = received[0]?.payer ?? null;
    const none = sumOf(`Comes in from ${name}`, [], 'The statement asks for nothing');
    return [rowOf({ party, kind: 'other', name, mayKeep: [] }, { kind: 'figure', ...none }, received)];
  });
  return [...rows, ...others];
}

const isLender = (party: string) => party.startsWith('lender.');

/** Whose it is: of the party it was recorded for, or where the statement has none such any more of the one that is called like its payer. */
function partyOf({ party, payer }: FromPayer, parties: readonly StatementParty[]): string | null {
  if (party === null || isLender(party) || parties.some(({ key }) => key === party)) return party;
  const called = parties.find(({ name }) => name !== null && nameKey(name) === nameKey(payer));
  return called?.key ?? party;
}

/** By what the credits of somebody are more than what it is still paid: it is to bring that. A payoff is paid in full. */
function owedBack(lines: readonly LineToPay[], { name }: StatementParty): Explained<Cents> | null {
  const left = lines.filter(({ key, left: { value } }) => value !== 0 && !isPayoffKey(key));
  const sum = sumOf(
    'Left of its lines',
    left.map(({ left: { trace } }) => trace),
    'The sum of what is left of them',
  );
  if (sum.value >= 0) return null;
  return explainedMoney(cents(-sum.value), {
    label: `Credits of ${name ?? 'nobody by name'}`,
    formula: 'Its credits are more than what is left to pay it',
    math: '0 - a',
    inputs: [sum.trace],
  });
}

function expectedOf({ gives, name }: StatementParty, owed: Explained<Cents> | null): StatementTotal {
  if (owed === null || gives.kind === 'open') return gives;
  const both = [gives.trace, owed.trace];
  return {
    kind: 'figure',
    ...sumOf(`Expected from ${name ?? 'nobody by name'}`, both, 'What it gives, and its credits'),
  };
}

function rowOf(
  row: Pick<ExpectedReceipt, 'party' | 'kind' | 'name' | 'mayKeep'>,
  expected: StatementTotal,
  came: readonly FromPayer[],
): ExpectedReceipt {
  const from = row.name ?? 'nobody by name';
  const steps = came.flatMap(({ amount, words, field, kept }) => [
    ...(amount === 0 ? [] : [given(words, money(amount), field)]),
    ...kept.map(({ label, amount: of }) => given(`Kept: ${label}`, money(of), field)),
  ]);
  const isAllKept = came.length > 0 && came.every(({ amount }) => amount === 0);
  const received = sumOf(
    `${isAllKept ? 'Kept by' : 'Received from'} ${from}`,
    steps,
    'What came in and stands, with what was kept',
  );
  const left: StatementTotal =
    expected.kind === 'open'
      ? expected
      : {
          kind: 'figure',
          ...lessOf(`Still to come from ${from}`, expected, received, 'What is expected less what came in'),
        };
  return { ...row, expected, received, isAllKept, left };
}

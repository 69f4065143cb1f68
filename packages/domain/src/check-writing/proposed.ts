import { beginningOf, formatMoney } from '../formats/index.ts';
import { cents } from '../money/index.ts';
import { sumOf } from '../settlement/index.ts';
import { withBlockedPayees } from './blocked-payees.ts';
import { isPaidTo } from './counted-to-rows.ts';
import type { DisbursementMethod } from './disbursements.ts';
import { mostOfLabel, mostPaidLines } from './ledger-transaction.ts';
import { isPayoffKey } from './line-keys.ts';
import { type LineToPay, openWords, type PaidOfLine } from './line-to-pay.ts';
import { linesToPay } from './lines-to-pay.ts';
import type { MoneySoFar } from './money-so-far.ts';
import { type LineLeft, plannedOnes } from './planned.ts';
import type { PlannedDisbursement, ProposedDisbursement } from './proposed-disbursement.ts';
import { partyFields, type StatementMoney } from './statement-money.ts';

/**
 * What is still to be paid by a statement: first what is planned, then what is left. A payoff is paid by itself, as its letter asks for; to anybody else all lines go in one, less its credits; a line
 * that is paid to nobody by name stands alone, but for the recording fees. The cash of the sides comes last. Whose credits are more than what it is paid gets nothing: it brings the rest (`expectedReceipts`).
 */
export function proposedDisbursements(
  statement: StatementMoney,
  soFar: MoneySoFar,
  plans: readonly PlannedDisbursement[],
): readonly ProposedDisbursement[] {
  const { loanID } = statement;
  const lines = linesToPay(statement, soFar);
  const { planned, left } = plannedOnes(loanID, lines, plans);
  const rest = groupsOf(left).flatMap((group) => proposalsOf(loanID, group));
  const off = lines.flatMap((line) => [...overpaid(line), ...paidToOthers(line)]);
  const known = new Set(lines.flatMap(({ key, of }) => (of ? [key] : [])));
  return withBlockedPayees(withOwnKeys([...planned, ...rest, ...off]), (key) => known.has(key));
}

/** Lines that are paid in one. */
interface Group {
  readonly key: string;
  readonly lines: readonly LineLeft[];
  readonly place: 'first' | 'between' | 'last';
}

/** Whether a line is the fee of a document that is recorded: no statement says who records it, and all of them go there in one. */
const isRecording = (key: string): boolean => key.startsWith('fee.recording.');

const isSide = (party: string): boolean => party === 'buyer' || party === 'seller';

function groupsOf(lines: readonly LineLeft[]): readonly Group[] {
  const due = lines.filter(({ left, missing }) => left.value !== 0 || missing.length > 0);
  const groups = Map.groupBy(due, (line) => {
    const party = partyOf(line).key;
    if (party === 'nobody' && isRecording(line.key)) return 'recording';
    const isAlone = isPayoffKey(line.key) || line.held !== null || party === null || party === 'nobody';
    return isAlone ? `line ${line.key}` : `to ${party}`;
  });
  const placed = [...groups].map(([key, own]): Group => {
    const [first] = own;
    const party = first && partyOf(first).key;
    if (first && isPayoffKey(first.key)) return { key, lines: own, place: 'first' };
    return { key, lines: own, place: party && isSide(party) ? 'last' : 'between' };
  });
  return (['first', 'between', 'last'] as const).flatMap((place) => placed.filter((group) => group.place === place));
}

/** Who is paid a line: as the statement says, or of one that it does not have any more who was paid. */
function partyOf({ of, paid }: LineToPay): { readonly key: string | null; readonly name: string } {
  if (of) return { key: of.party.key, name: of.party.name ?? '' };
  const last = paid.at(-1);
  return { key: last?.party ?? null, name: last?.payee ?? '' };
}

/** The disbursements of lines that are paid in one: more than one only where they are more than a posting holds. */
function proposalsOf(loanID: number, { key, lines }: Group): ProposedDisbursement[] {
  return chunksOf(lines).flatMap((own): ProposedDisbursement[] => {
    const [first] = own;
    if (first === undefined) return [];
    const { key: party, name: payee } = partyOf(first);
    const known = own.filter(({ left }) => left.value !== 0);
    const amount = sumOf(
      `Paid to ${payee || 'nobody by name'}`,
      known.map(({ left }) => left.trace),
      'The sum of what is left of its lines',
    );
    const problem = problemOf(own, payee);
    if (amount.value <= 0 && problem.isAbout !== 'open') return [];
    return [
      {
        kind: 'pay',
        key,
        plan: null,
        method: methodOf(own, party),
        payee,
        party: party === 'nobody' ? null : party,
        memo: null,
        hold: null,
        lines: known.map(({ key: of, label, left }) => ({
          loanID,
          key: of,
          label: beginningOf(label, mostOfLabel),
          amount: left.value,
        })),
        amount,
        ...problem,
      },
    ];
  });
}

function problemOf(
  lines: readonly LineLeft[],
  payee: string,
): Pick<ProposedDisbursement, 'problem' | 'isAbout' | 'field'> {
  const missing = lines.flatMap((line) => line.missing);
  if (missing.length > 0) return { problem: openWords(missing), isAbout: 'open', field: missing[0]?.field ?? null };
  const [first] = lines;
  const field = first?.of?.line.field ?? null;
  if (first?.held) return { problem: first.held, isAbout: 'change', field };
  const gone = lines.find(({ of }) => of === null);
  if (gone) {
    const problem = `The statement does not have ${gone.label} any more, ${formatMoney(gone.left.value)} less was paid for it`;
    return { problem, isAbout: 'change', field: null };
  }
  if (payee !== '') return { problem: null, isAbout: null, field: null };
  const kind = first?.of?.party.kind ?? 'nobody';
  const ofLine = first && !isRecording(first.key) ? field : null;
  const named = Object.entries(partyFields).find(([of]) => of === kind)?.[1] ?? ofLine ?? null;
  return { problem: `${first?.label}: nobody is named who is paid`, isAbout: 'payee', field: named };
}

const methodOf = ([first]: readonly LineToPay[], party: string | null): DisbursementMethod =>
  (first && isPayoffKey(first.key)) || (party !== null && isSide(party)) ? 'wire out' : 'check';

/** Lines by as many as a posting holds: credits first, then the largest, so that each comes to more than nothing. */
function chunksOf(lines: readonly LineLeft[]): readonly (readonly LineLeft[])[] {
  if (lines.length <= mostPaidLines) return [lines];
  const isCredit = ({ left }: LineToPay) => left.value < 0;
  const sorted = [
    ...lines.filter(isCredit),
    ...lines.filter((line) => !isCredit(line)).toSorted((a, b) => b.left.value - a.left.value),
  ];
  return Array.from({ length: Math.ceil(sorted.length / mostPaidLines) }, (_, at) =>
    sorted.slice(at * mostPaidLines, (at + 1) * mostPaidLines),
  );
}

/** What of a line was paid and is too much. */
function overpaid({ key, label, of, paid, tooMuch }: LineToPay): ProposedDisbursement[] {
  if (tooMuch === null) return [];
  const by = paid.findLast(({ method }) => method !== null) ?? paid.at(-1);
  const now = of?.line.amount.kind === 'figure' ? formatMoney(of.line.amount.value) : null;
  const total = formatMoney(cents(paid.reduce((sum, { value }) => sum + value, 0)));
  const problem =
    now === null
      ? `The statement does not have ${label} any more, ${total} was paid`
      : `The statement has ${now} for ${label}, ${total} was paid`;
  return [tooMuchRow(key, tooMuch, by, problem, of)];
}

/** What counts to a line because its row was paid, and went to somebody else than who is paid the line now. */
const paidToOthers = ({ key, label, of, paid }: LineToPay): ProposedDisbursement[] =>
  paid.flatMap((by) => {
    const now = of?.party.name ?? null;
    if (of === null || now === null || by.key === key || by.value <= 0 || isPaidTo(by, of.party)) return [];
    const problem = `${formatMoney(by.value)} of ${label} was paid to ${by.payee}, the statement pays it to ${now}`;
    return [tooMuchRow(key, by, by, problem, of)];
  });

const tooMuchRow = (
  key: string,
  { value, trace }: ProposedDisbursement['amount'],
  by: PaidOfLine | undefined,
  problem: string,
  of: LineToPay['of'],
): ProposedDisbursement => ({
  kind: 'overpaid',
  key: `overpaid ${key}`,
  plan: null,
  method: by?.method ?? 'check',
  payee: by?.payee ?? '',
  party: by?.party ?? null,
  memo: null,
  hold: null,
  lines: [],
  amount: { value, trace },
  problem,
  isAbout: 'change',
  field: of?.line.field ?? null,
});

/** Makes each key its own: parts of one line that are planned begin alike. */
function withOwnKeys(all: readonly ProposedDisbursement[]): readonly ProposedDisbursement[] {
  const used = new Map<string, number>();
  return all.map((each) => {
    const turn = (used.get(each.key) ?? 0) + 1;
    used.set(each.key, turn);
    return turn === 1 ? each : { ...each, key: `${each.key} ${turn}` };
  });
}

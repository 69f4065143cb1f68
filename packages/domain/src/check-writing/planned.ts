import { formatMoney } from '../formats/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { sumOf } from '../settlement/index.ts';
import { type Explained, given, money, type Trace } from '../trace/index.ts';
import type { PaidLine } from './ledger-transaction.ts';
import { rowOfKey } from './line-keys.ts';
import { type LineToPay, openWords } from './line-to-pay.ts';
import type { PlannedDisbursement, ProposedDisbursement } from './proposed-disbursement.ts';
import { lessTaken, takenOf } from './taken.ts';

/** What plans take of each line, by its key. */
type Taken = Map<string, readonly Explained<Cents>[]>;

type Problem = Pick<ProposedDisbursement, 'problem' | 'isAbout' | 'field'>;

const noProblem: Problem = { problem: null, isAbout: null, field: null };

/** A line with what nothing pays or plans yet. */
export interface LineLeft extends LineToPay {
  /** Why nothing more of it is paid: it is planned and held by a key that its row does not have any more. */
  readonly held: string | null;
}

/** What is planned, held against what the statement has and what was paid since, and what all of it takes of each line. What is planned by a key that is gone takes from the lines of its row. */
export function plannedOnes(
  loanID: number,
  lines: readonly LineToPay[],
  plans: readonly PlannedDisbursement[],
): { readonly planned: readonly ProposedDisbursement[]; readonly left: readonly LineLeft[] } {
  const byKey = new Map(lines.flatMap((line) => (line.of ? [[line.key, line] as const] : [])));
  const heldRows = heldRowsOf(plans, byKey);
  const taken: Taken = new Map();
  const take = (line: LineToPay, wanted: Explained<Cents>) => {
    const step = takenOf(wanted, restOf(line, taken), 'What is planned, as far as it is left');
    if (step !== null) taken.set(line.key, [...(taken.get(line.key) ?? []), step]);
    return step;
  };
  const planned = plans.map((plan, at): ProposedDisbursement => {
    const problems = [payeeOf(plan, byKey)];
    const steps = plan.lines.map((line, place): Trace => {
      const known = byKey.get(line.key);
      const trace = given(`Planned of ${line.label}`, money(line.amount), `plans.${at}.lines.${place}.amount`);
      const wanted = { value: cents(line.amount), trace };
      if (!known) {
        problems.push(changed(`The statement does not have ${line.label} any more, ${words(line.amount)} is planned`));
        takeOfRow(line.key, wanted, byKey, take);
        return trace;
      }
      const held = heldRows.get(rowOfKey(line.key));
      if (held !== undefined) problems.push(changed(held));
      const left = restOf(known, taken).value;
      const step = take(known, wanted);
      if (step?.value === line.amount) return step.trace;
      problems.push(problemOf(line, known, left));
      return trace;
    });
    const amount = sumOf(`Planned for ${plan.payee || 'nobody by name'}`, steps, 'The sum of its lines');
    if (amount.value <= 0 && problems.every(({ problem }) => problem === null))
      problems.push(changed(plan.lines.length === 0 ? 'It pays nothing' : 'Its credits are as much as what it pays'));
    const problem = problems.find((each) => each.problem !== null) ?? noProblem;
    const own = plan.lines.map((line) => ({ ...line, loanID }));
    return { ...plan, ...problem, lines: own, kind: 'pay', key: `plan ${own[0]?.key ?? at}`, plan: at, amount };
  });
  const left = lines.map((line) => ({
    ...line,
    left: restOf(line, taken),
    held: (line.of && heldRows.get(rowOfKey(line.key))) ?? null,
  }));
  return { planned, left };
}

/** Rows that are held by a key that the statement does not have any more, with the words of the hold. */
const heldRowsOf = (plans: readonly PlannedDisbursement[], byKey: ReadonlyMap<string, LineToPay>) =>
  new Map(
    plans.flatMap(({ hold, lines }) =>
      hold === null
        ? []
        : lines.flatMap(({ key, label }) =>
            byKey.has(key) ? [] : [[rowOfKey(key), `${label} is held: ${hold}`] as const],
          ),
    ),
  );

/** Takes what is planned by a key that is gone from the lines of its row, in their order. */
function takeOfRow(
  key: string,
  wanted: Explained<Cents>,
  byKey: ReadonlyMap<string, LineToPay>,
  take: (line: LineToPay, wanted: Explained<Cents>) => Explained<Cents> | null,
): void {
  let rest = wanted;
  for (const line of byKey.values()) {
    if (rowOfKey(line.key) !== rowOfKey(key)) continue;
    const step = take(line, rest);
    if (step) rest = lessTaken(rest, [step], 'What is planned, less what it takes of other lines');
  }
}

/** What plans leave of a line. */
const restOf = ({ key, label, left }: LineToPay, taken: Taken): Explained<Cents> =>
  lessTaken(left, taken.get(key) ?? [], 'What is left, less what is planned', `Left of ${label}, not planned`);

const changed = (problem: string, field: string | null = null): Problem => ({ problem, isAbout: 'change', field });

function payeeOf({ payee, party, lines }: PlannedDisbursement, byKey: ReadonlyMap<string, LineToPay>): Problem {
  const known = lines.flatMap(({ key }) => byKey.get(key)?.of ?? []);
  const [first] = known;
  if (payee.trim() === '')
    return { problem: 'Nobody is named who is paid', isAbout: 'payee', field: first?.line.field ?? null };
  if (party === null || first === undefined || known.some((of) => of.party.key === party)) return noProblem;
  const { line, party: now } = first;
  const words = now.name === null ? 'nobody by name' : now.name;
  return { problem: `The statement pays ${line.label} to ${words}`, isAbout: 'payee', field: line.field };
}

function problemOf({ label, amount }: PaidLine, { of, missing }: LineToPay, left: number): Problem {
  const planned = `${words(amount)} is planned`;
  const [first] = missing;
  if (first !== undefined) return { problem: openWords(missing), isAbout: 'open', field: first.field };
  const now = of?.line.amount;
  const field = of?.line.field ?? null;
  const has = now?.kind === 'figure' ? now.value : 0;
  const isMore = amount > 0 ? amount > has : amount < has;
  return isMore
    ? changed(`The statement has ${words(has)} for ${label}, ${planned}`, field)
    : changed(`${words(left)} of ${label} is left to pay, ${planned}`, field);
}

const words = (amount: number) => formatMoney(cents(amount));

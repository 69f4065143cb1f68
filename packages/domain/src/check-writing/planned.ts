import { formatMoney } from '../formats/index.ts';
import { type Cents, cents, zeroCents } from '../money/index.ts';
import { sumOf } from '../settlement/index.ts';
import { type Explained, explainedMoney, given, money, type Trace } from '../trace/index.ts';
import type { PaidLine } from './ledger-transaction.ts';
import { type LineToPay, openWords } from './lines-to-pay.ts';
import type { PlannedDisbursement, ProposedDisbursement } from './proposed-disbursement.ts';

/** What plans take of each line, by its key. */
type Taken = Map<string, readonly Explained<Cents>[]>;

type Problem = Pick<ProposedDisbursement, 'problem' | 'isAbout' | 'field'>;

const noProblem: Problem = { problem: null, isAbout: null, field: null };

/** What is planned, held against what the statement has and what was paid since, and what all of it takes of each line. Plans of other statements of the file are none here. */
export function plannedOnes(
  loanID: number,
  lines: readonly LineToPay[],
  plans: readonly PlannedDisbursement[],
): { readonly planned: readonly ProposedDisbursement[]; readonly left: readonly LineToPay[] } {
  const byKey = new Map(lines.map((line) => [line.key, line]));
  const taken: Taken = new Map();
  const planned = plans.flatMap((plan, at): ProposedDisbursement[] => {
    const own = plan.lines.filter((line) => line.loanID === loanID);
    if (own.length === 0 && plan.lines.length > 0) return [];
    const problems = [payeeOf(plan, own, byKey)];
    const steps = own.map((line, place): Trace => {
      const known = byKey.get(line.key);
      const wanted = given(`Planned of ${line.label}`, money(line.amount), `plans.${at}.lines.${place}.amount`);
      const { value: left, trace } = known ? restOf(known, taken) : { value: zeroCents, trace: null };
      const fits = line.amount > 0 ? line.amount <= left : line.amount >= left;
      const takes =
        line.amount > 0 ? Math.max(0, Math.min(line.amount, left)) : Math.min(0, Math.max(line.amount, left));
      if (!fits) problems.push(problemOf(line, known, left));
      if (trace === null || takes === 0) return wanted;
      const step = leastOf(takes, wanted, trace);
      taken.set(line.key, [...(taken.get(line.key) ?? []), step]);
      return fits ? step.trace : wanted;
    });
    const amount = sumOf(`Planned for ${plan.payee || 'nobody by name'}`, steps, 'The sum of its lines');
    if (own.length < plan.lines.length) problems.push(changed('It has lines of another statement'));
    if (amount.value <= 0 && problems.every(({ problem }) => problem === null))
      problems.push(changed(own.length === 0 ? 'It pays nothing' : 'Its credits are as much as what it pays'));
    const problem = problems.find((each) => each.problem !== null) ?? noProblem;
    return [{ ...plan, ...problem, kind: 'pay', key: `plan ${own[0]?.key ?? at}`, plan: at, amount }];
  });
  return { planned, left: lines.map((line) => ({ ...line, left: restOf(line, taken) })) };
}

/** What a plan takes of a line: what is planned, as far as it is left. */
const leastOf = (takes: number, wanted: Trace, left: Trace): Explained<Cents> =>
  explainedMoney(cents(takes), {
    label: wanted.label,
    formula: 'What is planned, as far as it is left',
    math: takes < 0 ? 'max(a, b)' : 'min(a, b)',
    inputs: [wanted, left],
  });

/** What plans leave of a line. */
function restOf({ key, label, left }: LineToPay, taken: Taken): Explained<Cents> {
  const own = taken.get(key) ?? [];
  if (own.length === 0) return left;
  return explainedMoney(cents(own.reduce((rest, { value }) => rest - value, Number(left.value))), {
    label: `Left of ${label}, not planned`,
    formula: 'What is left, less what is planned',
    math: 'less(all)',
    inputs: [left.trace, ...own.map(({ trace }) => trace)],
  });
}

const changed = (problem: string, field: string | null = null): Problem => ({ problem, isAbout: 'change', field });

function payeeOf(
  { payee, party }: PlannedDisbursement,
  own: readonly PaidLine[],
  byKey: ReadonlyMap<string, LineToPay>,
): Problem {
  const known = own.flatMap(({ key }) => byKey.get(key)?.of ?? []);
  const [first] = known;
  if (payee.trim() === '')
    return { problem: 'Nobody is named who is paid', isAbout: 'payee', field: first?.line.field ?? null };
  if (party === null || first === undefined || known.some((of) => of.party.key === party)) return noProblem;
  const { line, party: now } = first;
  const words = now.name === null ? 'nobody by name' : now.name;
  return { problem: `The statement pays ${line.label} to ${words}`, isAbout: 'payee', field: line.field };
}

function problemOf({ label, amount }: PaidLine, line: LineToPay | undefined, left: number): Problem {
  const planned = `${words(amount)} is planned`;
  const { of, missing = [] } = line ?? {};
  const [first] = missing;
  if (first !== undefined) return { problem: openWords(missing), isAbout: 'open', field: first.field };
  if (!of) return changed(`The statement does not have ${label} any more, ${planned}`);
  const { amount: now, field } = of.line;
  const has = now.kind === 'figure' ? now.value : 0;
  const isMore = amount > 0 ? amount > has : amount < has;
  return isMore
    ? changed(`The statement has ${words(has)} for ${label}, ${planned}`, field)
    : changed(`${words(left)} of ${label} is left to pay, ${planned}`, field);
}

const words = (amount: number) => formatMoney(cents(amount));

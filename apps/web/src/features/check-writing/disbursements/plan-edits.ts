import type { PaidLine, PlannedDisbursement, ProposedDisbursement } from '@closewright/domain/check-writing';

/** What is planned for a file: all of it is sent with each save. */
export type Plans = readonly PlannedDisbursement[];

/** What of a disbursement can be wanted otherwise. */
export type PlanChange = Partial<Pick<PlannedDisbursement, 'method' | 'payee' | 'memo' | 'hold'>>;

/** A disbursement as it would be planned. */
const planOf = ({ method, payee, party, memo, hold, lines }: PlannedDisbursement): PlannedDisbursement => ({
  method,
  payee,
  party,
  memo,
  hold,
  lines,
});

/** The plans without those of these disbursements. */
function without(plans: Plans, gone: readonly ProposedDisbursement[]): Plans {
  const places = new Set(gone.map(({ plan }) => plan));
  return plans.filter((_, at) => !places.has(at));
}

/** One disbursement paid otherwise, or held; where it was planned already it keeps its place. */
export function withChange(plans: Plans, of: ProposedDisbursement, change: PlanChange): Plans {
  const next = { ...planOf(of), ...change };
  return of.plan === null ? [...plans, next] : plans.map((plan, at) => (at === of.plan ? next : plan));
}

/** Whether both say the same: what, how, to whom, with which memo, held or not. */
export function isSame(one: PlannedDisbursement, other: PlannedDisbursement): boolean {
  const said = ({ method, payee, party, memo, hold, lines }: PlannedDisbursement) =>
    JSON.stringify([method, payee, party, memo, hold, lines.map(({ loanID, key, amount }) => [loanID, key, amount])]);
  return said(one) === said(other);
}

/** As the statement proposes them again. */
export const asProposed = (plans: Plans, of: readonly ProposedDisbursement[]): Plans => without(plans, of);

/** Several as one. What is held of them stays held. */
export function combined(plans: Plans, of: readonly ProposedDisbursement[], payee: string): Plans {
  const [first] = of;
  if (first === undefined) return plans;
  const { party } = first;
  return [
    ...without(plans, of),
    {
      method: first.method,
      payee,
      party: of.every((each) => each.party === party) ? party : null,
      memo: of.find(({ memo }) => memo !== null)?.memo ?? null,
      hold: of.find(({ hold }) => hold !== null)?.hold ?? null,
      lines: joined(of.flatMap(({ lines }) => lines)),
    },
  ];
}

/** Said of what was paid too much. */
export const notToBePaid = 'Nothing of it is to be paid: more was paid than the statement has';

/** Why these cannot be combined; null where they can. */
export function combineProblem(
  of: readonly Pick<ProposedDisbursement, 'kind' | 'method' | 'lines'>[],
  most: number,
): string | null {
  if (of.some(({ kind }) => kind === 'overpaid')) return notToBePaid;
  if (of.length < 2) return 'Pick two or more of the same method';
  if (of.some(({ method }) => method !== of[0]?.method)) return 'Those that are picked are not all paid the same way';
  if (joined(of.flatMap(({ lines }) => lines)).length > most) return `One disbursement pays at most ${most} lines`;
  return null;
}

/** How much of each line, in the order of the lines, is to be paid apart. */
export type Taken = readonly (number | null)[];

/** How and to whom a part is paid. */
export type PaidApart = Pick<PlannedDisbursement, 'method' | 'payee'>;

/** A part of a disbursement as one of its own: what is taken of each line, and what is left. Credits stay with the rest. */
export function split(plans: Plans, of: ProposedDisbursement, taken: Taken, apart: PaidApart): Plans {
  const { part, rest } = parted(of.lines, taken);
  return [
    ...without(plans, [of]),
    // The rest of what nobody planned is proposed as it was.
    ...(of.plan === null ? [] : [{ ...planOf(of), lines: rest }]),
    { ...planOf(of), ...apart, party: apart.payee === of.payee ? of.party : null, lines: part },
  ];
}

/** Why nothing can be split off so; null where it can. */
export function splitProblem(lines: readonly PaidLine[], taken: Taken): string | null {
  const { part, rest } = parted(lines, taken);
  if (part.length === 0) return 'Say how much of which line is paid apart';
  return sumOfLines(rest) > 0 ? null : 'Something has to be left of it';
}

/** What lines come to, in cents. */
export const sumOfLines = (lines: readonly PaidLine[]): number => lines.reduce((all, { amount }) => all + amount, 0);

const parted = (lines: readonly PaidLine[], taken: Taken) => {
  const of = (amountOf: (line: PaidLine, at: number) => number) =>
    lines.map((line, at) => ({ ...line, amount: amountOf(line, at) })).filter(({ amount }) => amount !== 0);
  return { part: of((_, at) => taken[at] ?? 0), rest: of(({ amount }, at) => amount - (taken[at] ?? 0)) };
};

/** Parts of the same line as one. */
function joined(lines: readonly PaidLine[]): readonly PaidLine[] {
  const byKey = Map.groupBy(lines, ({ loanID, key }) => `${loanID} ${key}`);
  return [...byKey.values()].flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : [{ ...first, amount: sumOfLines(same) }];
  });
}

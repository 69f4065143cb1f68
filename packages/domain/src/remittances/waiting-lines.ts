import { cents, negateCents } from '../money/index.ts';
import { explainedMoney, given, money, type Trace } from '../trace/index.ts';
import type { RemittanceRecordType } from './policy-lines.ts';

/** A line of a remittance, as it is frozen. Amounts are cents; those of a correction are below zero. */
export interface RemitLine {
  readonly type: RemittanceRecordType;
  readonly label: string;
  readonly policyNumber: string;
  readonly policy: 'Owner' | 'Loan';
  readonly effectiveDate: string;
  /** Two letters; null where the file does not say. */
  readonly state: string | null;
  readonly county: string | null;
  readonly liability: number;
  readonly gross: number;
  readonly underwriter: number;
  readonly agent: number;
  /** Why the agent's part is what it is, down to what is charged. */
  readonly trace: Trace;
  /** The line that it takes back, and in words why; null for what is remitted first. */
  readonly corrects: { readonly remittanceID: number; readonly line: number; readonly number: string } | null;
  readonly reason: string | null;
}

/** A line that was remitted and stands. */
export interface StandingLine extends Omit<RemitLine, 'trace'> {
  readonly remittanceID: number;
  readonly line: number;
  /** What the remittance is called. */
  readonly number: string;
}

/** What of a line tells whether it has to be remitted anew. */
const contentOf = (line: Omit<RemitLine, 'trace'>): string =>
  JSON.stringify([
    ...[line.type, line.label, line.policyNumber, line.policy, line.effectiveDate],
    ...[line.liability, line.gross, line.underwriter],
  ]);

/**
 * What of a policy waits to be remitted: all of it where nothing was, nothing where it is as it was remitted, else a negative line for each that stands, which cites
 * it, and the lines as they are now.
 * @param now the lines of the policy; none where it is void or gone
 * @param whyNone why it has none, in words (`whyTakenBack`)
 */
export function waitingLines(
  now: readonly RemitLine[],
  standing: readonly StandingLine[],
  whyNone = 'Policy void',
): RemitLine[] {
  if (standing.length === 0) return [...now];
  const [is, was] = [now.map(contentOf).toSorted(compare), standing.map(contentOf).toSorted(compare)];
  if (is.length === was.length && is.every((each, at) => each === was[at])) return [];
  const reason = whyCorrected(now, standing, whyNone);
  return [...standing.map((line) => takenBack(line, reason)), ...now.map((line) => ({ ...line, reason }))];
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Why a policy that an underwriter has no more comes back from it, in words; `null` for one that is gone. */
export function whyTakenBack(
  now: { readonly isVoid: boolean; readonly number: string | null; readonly underwriter: string | null } | null,
): string {
  if (now === null) return 'Policy removed';
  if (now.isVoid) return 'Policy void';
  if (!now.number?.trim()) return 'Number removed';
  const underwriter = now.underwriter?.trim();
  return underwriter ? `Underwriter changed to ${underwriter}` : 'Underwriter removed';
}

function whyCorrected(now: readonly RemitLine[], was: readonly StandingLine[], whyNone: string): string {
  const [[is], [before]] = [now, was];
  if (is === undefined || before === undefined) return whyNone;
  if (isRounded(now, was)) return 'Rounded with the other premiums of its order';
  const words = [
    ...(is.policyNumber === before.policyNumber ? [] : ['number changed']),
    ...(is.effectiveDate === before.effectiveDate ? [] : ['re-dated']),
    ...(is.liability === before.liability ? [] : ['liability changed']),
    ...premiumWords(now, was),
  ].join(', ');
  return words === '' ? 'Lines changed' : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Whether nothing but cents moved: the underwriter's part falls on all lines of an order together, so that another premium moves them. */
const isRounded = (now: readonly RemitLine[], was: readonly StandingLine[]): boolean =>
  now.length === was.length &&
  now.every((line, at) => {
    const before = was[at];
    if (before === undefined) return false;
    const { underwriter } = before;
    return Math.abs(line.underwriter - underwriter) <= 1 && contentOf({ ...line, underwriter }) === contentOf(before);
  });

function premiumWords(now: readonly RemitLine[], was: readonly StandingLine[]): string[] {
  const [is, before] = [sums(now), sums(was)];
  if (is.gross !== before.gross) return ['premium changed'];
  return is.underwriter === before.underwriter ? [] : ['share changed'];
}

const sums = (lines: readonly Pick<RemitLine, 'gross' | 'underwriter'>[]) => ({
  gross: lines.reduce((sum, { gross }) => sum + gross, 0),
  underwriter: lines.reduce((sum, { underwriter }) => sum + underwriter, 0),
});

function takenBack({ remittanceID, line, number, ...was }: StandingLine, reason: string): RemitLine {
  const less = (amount: number) => negateCents(cents(amount));
  const agent = less(was.agent);
  return {
    ...was,
    ...{ liability: less(was.liability), gross: less(was.gross), underwriter: less(was.underwriter), agent, reason },
    corrects: { remittanceID, line, number },
    trace: explainedMoney(agent, {
      label: 'Agent’s part, taken back',
      formula: `What line ${line} of ${number} remitted, less than nothing`,
      math: 'less(0 * a, a)',
      inputs: [given(`Line ${line} of ${number}`, money(cents(was.agent)), `lines.${line}.agent`)],
    }).trace,
  };
}

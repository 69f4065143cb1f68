import type { WireDate } from '../dates/index.ts';
import { formatDate, formatInstant } from '../formats/index.ts';
import { nameKey } from '../parties/index.ts';
import type { ScreeningState } from '../sanctions/index.ts';
import type { InstructionState, WireInstructions } from './wire-instructions.ts';
import { type WireCheck, type WireCheckItem, wireChecks } from './wire-out.ts';

/** What the screening of a payee comes to where nobody's decision is asked for: there is no list, or it was screened against one before the current. */
export type PayeeScreening = ScreeningState | 'no list' | 'old list';

/** What is known of a wire that is to leave. */
export interface WireFacts {
  /** Those that it names; null until somebody has named them. */
  readonly instructions: Pick<WireInstructions, 'number' | 'goodFrom' | 'callBacks' | 'stopped'> | null;
  /** Of the latest instructions of the payee; null until it is named. */
  readonly latestNumber: number | null;
  /** Of the instructions that it names. */
  readonly state: InstructionState | null;
  readonly screening: PayeeScreening | null;
  /** Whom it was posted to, and whom it goes to: the payee of wires, and the beneficiary of its instructions. */
  readonly payee: string;
  readonly goesTo: readonly string[];
  readonly postedBy: string;
  readonly namedBy: string | null;
  readonly enteredBy: string | null;
  readonly releasedBy: readonly string[];
  /** Who looks, and is told whether they may release it. Null: whether it is released by as many as it needs. */
  readonly by: string | null;
  readonly needsTwo: boolean;
  /** The day it was posted for. */
  readonly date: WireDate;
  readonly today: WireDate;
  /** The time zone of the office. */
  readonly zone: string;
}

/** What is looked at before a wire leaves, each of which has to be met. */
export const wireChecksOf = (facts: WireFacts): readonly WireCheckItem[] =>
  wireChecks.map((check) => {
    const { title, judge } = rules[check];
    const [isMet, words] = judge(facts);
    return { check, state: isMet ? 'met' : 'blocks', title, words };
  });

type Verdict = readonly [isMet: boolean, words: string];

const notNamed: Verdict = [false, 'The payee is not named yet'];

const rules: Readonly<Record<WireCheck, { readonly title: string; readonly judge: (facts: WireFacts) => Verdict }>> = {
  named: {
    title: 'Payee is named',
    judge: ({ instructions, namedBy, payee, goesTo }) => {
      if (instructions === null) return [false, 'Nobody has said by which instructions it goes'];
      const [name = ''] = goesTo;
      // Who releases judges it: a title company and its bank have several names.
      const isOther = !goesTo.some((each) => nameKey(each) === nameKey(payee));
      const other = isOther ? `It was posted to ${payee}, and goes to ${name}. ` : '';
      return [true, `${other}By instructions ${instructions.number}${namedBy === null ? '' : `, named by ${namedBy}`}`];
    },
  },
  verified: {
    title: 'Instructions are verified',
    judge: ({ instructions, state }) => {
      if (instructions === null) return notNamed;
      if (state === 'stopped') {
        const { stopped } = instructions;
        return [false, stopped ? `Stopped by ${stopped.by}: ${stopped.reason}` : 'A call said otherwise'];
      }
      const call = instructions.callBacks.find(({ result }) => result === 'Confirmed');
      return call && state !== 'to verify'
        ? [true, `Confirmed by a call of ${call.calledBy}`]
        : [false, 'Nobody has confirmed them by a call'];
    },
  },
  waiting: {
    title: 'Waiting period is over',
    judge: ({ instructions, state, zone }) => {
      if (instructions === null) return notNamed;
      if (instructions.goodFrom === null || state === 'to verify') return [false, 'It begins when they are confirmed'];
      const from = formatInstant(instructions.goodFrom, zone);
      return state === 'waiting' ? [false, `Good from ${from}`] : [true, `Since ${from}`];
    },
  },
  current: {
    title: 'Instructions are the latest',
    judge: ({ instructions, latestNumber, state }) => {
      if (instructions === null) return notNamed;
      return state === 'replaced' || instructions.number !== latestNumber
        ? [false, 'Other instructions came since: find out which are right']
        : [true, 'No other ones came since'];
    },
  },
  sanctions: {
    title: 'Nobody on a sanctions list',
    judge: ({ instructions, screening }) =>
      instructions === null || screening === null ? notNamed : screened[screening],
  },
  'second person': { title: 'Released by another person', judge: releasing },
  day: {
    title: 'Its day has come',
    judge: ({ date, today }) =>
      date > today ? [false, `It was posted for ${formatDate(date)}`] : [true, `It is of ${formatDate(date)}`],
  },
};

const screened: Readonly<Record<PayeeScreening, Verdict>> = {
  none: [true, 'No name on the list is like it'],
  cleared: [true, 'Somebody looked at what is like it, and said why it is another'],
  open: [false, 'A name on the list is like it: somebody has to decide'],
  blocked: [false, 'It is on the list: money does not go there'],
  'no list': [false, 'No list was imported yet'],
  'old list': [false, 'It was not screened against the current list'],
};

function releasing({ postedBy, namedBy, enteredBy, releasedBy, by, needsTwo }: WireFacts): Verdict {
  const own = [
    [postedBy, 'posted it'],
    [namedBy, 'named its payee'],
    [enteredBy, 'entered its instructions'],
  ] as const;
  const others = [...new Set(releasedBy)].filter((each) => !own.some(([who]) => who === each));
  const needed = needsTwo ? 2 : 1;
  if (others.length >= needed) return [true, `Released by ${others.join(' and ')}`];
  const missing = needed - others.length === 2 ? 'Two other people release it' : 'Another person releases it';
  const so = others.length === 0 ? missing : `${missing}, beside ${others.join(' and ')}`;
  if (by === null) return [false, so];
  const did = own.find(([who]) => who === by)?.[1] ?? (others.includes(by) ? 'released it' : null);
  return did === null ? [true, 'You may release it'] : [false, `${so}: you ${did}`];
}

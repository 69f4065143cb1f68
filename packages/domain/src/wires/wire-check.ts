import type { WireDate } from '../dates/index.ts';
import { formatDate, momentInWords } from '../formats/index.ts';
import type { ScreeningState } from '../sanctions/index.ts';
import { goesElsewhere } from './goes-elsewhere.ts';
import type { WireInstructions } from './wire-instructions.ts';
import { type LeavingCheck, leavingChecks, type WireCheckItem } from './wire-out.ts';
import type { InstructionState, SendingMeans } from './wire-states.ts';

/** What the screening of a payee comes to where nobody's decision is asked for: there is no list, or it was screened against one before the current. */
export type PayeeScreening = ScreeningState | 'no list' | 'old list';

/** A person who did something. Two may have one name, so who is who is said by the key. */
export interface WirePerson {
  readonly key: string;
  readonly name: string;
}

/** What is known of a wire that is to leave. */
export interface WireFacts {
  readonly means: SendingMeans;
  /** Those that it names; null until somebody has named them. */
  readonly instructions: Pick<
    WireInstructions,
    'number' | 'goodFrom' | 'callBacks' | 'stopped' | 'accountType' | 'secCode'
  > | null;
  /** Of the latest instructions of the payee; null until it is named. */
  readonly latestNumber: number | null;
  /** Of the instructions that it names. */
  readonly state: InstructionState | null;
  readonly screening: PayeeScreening | null;
  /** Whom it was posted to. */
  readonly payee: string;
  /** Whom it goes to: the payee of wires, and the beneficiary of its instructions. Null until it is named. */
  readonly goesTo: { readonly name: string; readonly beneficiary: string } | null;
  readonly postedBy: WirePerson;
  /** Who asked for it, where it is in no statement and another person approved it. */
  readonly askedBy: WirePerson | null;
  /** Who asked to void it, while nobody has decided that. */
  readonly voidAskedBy: WirePerson | null;
  readonly namedBy: WirePerson | null;
  readonly enteredBy: WirePerson | null;
  readonly releasedBy: readonly WirePerson[];
  /** The key of who looks, and is told whether they may release it. Null: whether it is released by as many as it needs. */
  readonly by: string | null;
  readonly needsTwo: boolean;
  /** The day it was posted for. */
  readonly date: WireDate;
  readonly today: WireDate;
  /** The time zone of the office. */
  readonly zone: string;
}

/** What is looked at before a wire leaves. None may block. */
export const wireChecksOf = (facts: WireFacts): readonly WireCheckItem[] =>
  leavingChecks
    .filter((check) => check !== 'ach' || facts.means === 'ACH')
    .map((check) => {
      const { title, judge } = rules[check];
      const [state, words] = judge(facts);
      return { check, state: state === true ? 'met' : state === false ? 'blocks' : state, title, words };
    });

/** What is said of a wire that the bank has paid: nothing, unless nobody released it. */
export const paidChecksOf = ({ releases }: { readonly releases: number }): readonly WireCheckItem[] =>
  releases > 0
    ? []
    : [
        {
          ...{ check: 'released', state: 'blocks', title: 'Released before it was paid' },
          words: 'The bank paid it, and nobody released it',
        },
      ];

type Verdict = readonly [isMet: boolean | 'tells', words: string];

const notNamed: Verdict = [false, 'The payee is not named yet'];

const rules: Readonly<Record<LeavingCheck, { readonly title: string; readonly judge: (facts: WireFacts) => Verdict }>> =
  {
    named: {
      title: 'Payee is named',
      judge: ({ instructions, namedBy, payee, goesTo }) => {
        if (instructions === null) return [false, 'Nobody has said by which instructions it goes'];
        const elsewhere = goesTo === null ? null : goesElsewhere(payee, goesTo);
        if (elsewhere !== null) return ['tells', elsewhere];
        return [true, `By instructions ${instructions.number}${namedBy === null ? '' : `, named by ${namedBy.name}`}`];
      },
    },
    ach: {
      title: 'Instructions say how ACH goes',
      judge: ({ instructions }) => {
        if (instructions === null) return notNamed;
        const { accountType, secCode } = instructions;
        return accountType === null || secCode === null
          ? [false, 'They are for wires: enter others that say the kind of account, and have them confirmed']
          : [true, `${accountType}, ${secCode === 'CCD' ? 'a business (CCD)' : 'a person (PPD)'}`];
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
        if (instructions.goodFrom === null || state === 'to verify')
          return [false, 'It begins when they are confirmed'];
        const from = momentInWords(instructions.goodFrom, zone);
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
    standing: {
      title: 'Nobody wants it void',
      judge: ({ voidAskedBy }) =>
        voidAskedBy === null
          ? [true, 'Nobody has asked to void it']
          : [false, `${voidAskedBy.name} has asked to void it: that waits for approval`],
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

function releasing({ postedBy, askedBy, namedBy, enteredBy, releasedBy, by, needsTwo }: WireFacts): Verdict {
  const own = [
    [postedBy, 'posted it'],
    [askedBy, 'asked for it'],
    [namedBy, 'named its payee'],
    [enteredBy, 'entered its instructions'],
  ] as const;
  const people = new Map(releasedBy.map((each) => [each.key, each.name]));
  const others = [...people].filter(([key]) => !own.some(([who]) => who?.key === key));
  const names = others.map(([, name]) => name).join(' and ');
  const needed = needsTwo ? 2 : 1;
  if (others.length >= needed) return [true, `Released by ${names}`];
  const missing = needed - others.length === 2 ? 'Two other people release it' : 'Another person releases it';
  const so = others.length === 0 ? missing : `${missing}, beside ${names}`;
  if (by === null) return [false, so];
  const did = own.find(([who]) => who?.key === by)?.[1] ?? (others.some(([key]) => key === by) ? 'released it' : null);
  return did === null ? [true, 'You may release it'] : [false, `${so}: you ${did}`];
}

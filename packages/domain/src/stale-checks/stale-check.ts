import { addToDate, diffDates, type WireDate } from '../dates/index.ts';
import { type AddressParts, formatDate } from '../formats/index.ts';
import { type Dormancy, dormancyOf } from './dormancy.ts';
import { type DormancyRule, ruleOf, stateName } from './dormancy-rule.ts';
import { type StaleAct, type StaleActKind, standingActs } from './stale-act.ts';

/** From how many days on the payee is called, and a check is stale (six months: a bank need not pay it, UCC 4-404). */
export const staleAges = { call: 90, stale: 180 } as const;

/** How far a check that nobody cashes has come. */
export const staleStages = ['call', 'stale', 'held', 'letters', 'report', 'overdue', 'reported'] as const;
export type StaleStage = (typeof staleStages)[number];

/** What the stages are called. */
export const staleStageNames = {
  call: 'Call',
  stale: 'Stale',
  held: 'Held',
  letters: 'Write',
  report: 'Report',
  overdue: 'Overdue',
  reported: 'Reported',
} as const satisfies Readonly<Record<StaleStage, string>>;

/** An outstanding check, with what was said of it and where its payee gets mail as the file knows it. */
export interface OutstandingCheck {
  readonly date: WireDate;
  readonly acts: readonly StaleAct[];
  readonly mail: AddressParts | null;
}

/** What is known of a check that nobody cashed for 90 days. */
export interface JudgedCheck {
  readonly age: number;
  readonly address: AddressParts | null;
  /** Who said the address: somebody typed it here, or it is that of a contact of the file. */
  readonly addressFrom: 'typed' | 'file' | null;
  /** The last known state of the owner, whose terms hold. */
  readonly state: string | null;
  readonly rule: DormancyRule | null;
  readonly dormancy: Dormancy | null;
  readonly stage: StaleStage;
  /** What there is to do next, in words. */
  readonly next: string;
}

/** The last standing act of a kind. */
export const lastAct = (acts: readonly StaleAct[], kind: StaleActKind): StaleAct | null =>
  standingActs(acts)
    .filter((act) => act.kind === kind)
    .toSorted((one, other) => one.on.localeCompare(other.on) || one.staleActID - other.staleActID)
    .at(-1) ?? null;

/** The last day on which the owner answered; null where that never was. */
export const answeredOn = (acts: readonly StaleAct[]): WireDate | null => lastAct(acts, 'answered')?.on ?? null;

/** Judges a check as it stands on a day; null while it is too young to be looked at. */
export function judgeCheck(
  { date, acts, mail }: OutstandingCheck,
  ofOffice: readonly DormancyRule[],
  today: WireDate,
): JudgedCheck | null {
  const age = diffDates(date, today, 'days');
  if (age < staleAges.call) return null;
  // What was said last of the address counts, whichever day it was said for.
  const typed = standingActs(acts).findLast(({ kind }) => kind === 'address')?.address ?? null;
  const address = typed ?? mail;
  const state = address?.state?.toUpperCase() ?? null;
  const rule = ruleOf(state, ofOffice);
  const dormancy = rule === null ? null : dormancyOf({ date, answeredOn: answeredOn(acts), rule }).value;
  const stage = stageOf(age, dormancy, acts, today);
  const judged = {
    ...{ age, address, state: rule === null ? null : state, rule, dormancy, stage },
    addressFrom: typed !== null ? ('typed' as const) : mail === null ? null : ('file' as const),
  };
  return { ...judged, next: nextSteps[stage](judged, acts, date) };
}

function stageOf(age: number, dormancy: Dormancy | null, acts: readonly StaleAct[], today: WireDate): StaleStage {
  if (lastAct(acts, 'reported') !== null) return 'reported';
  if (dormancy !== null && today >= dormancy.lettersFrom) {
    if (today <= dormancy.lettersUntil) return 'letters';
    return today <= dormancy.reportDue ? 'report' : 'overdue';
  }
  if (lastAct(acts, 'held') !== null) return 'held';
  return age < staleAges.stale ? 'call' : 'stale';
}

type Judged = Omit<JudgedCheck, 'next'>;

const on = (act: StaleAct | null): string => (act === null ? '' : formatDate(act.on));

/** The letter before the report that was written in its time; null where there is none. Another letter does not say that the money goes to the state. */
const letterInTime = ({ dormancy }: Judged, acts: readonly StaleAct[]): StaleAct | null =>
  dormancy === null
    ? null
    : lastAct(
        acts.filter(
          ({ letter, on: day }) =>
            letter === 'due diligence' && day >= dormancy.lettersFrom && day <= dormancy.lettersUntil,
        ),
        'wrote',
      );

const needsState = 'Find the address of the owner: its state says when it is reported';

const nextSteps: Readonly<Record<StaleStage, (judged: Judged, acts: readonly StaleAct[], date: WireDate) => string>> = {
  call: (_judged, acts, date) => {
    const [answered, called] = [lastAct(acts, 'answered'), lastAct(acts, 'called')];
    if (answered !== null) return `The owner answered on ${on(answered)}: stop and reissue`;
    return called === null
      ? 'Call the payee'
      : `Called on ${on(called)}: stale from ${formatDate(addToDate(date, staleAges.stale, 'days'))}`;
  },
  stale: ({ state }, acts) => {
    const answered = lastAct(acts, 'answered');
    if (answered !== null) return `The owner answered on ${on(answered)}: stop and reissue`;
    return state === null ? needsState : 'Stop and reissue, or hold';
  },
  held: ({ state }, acts) => (state === null ? needsState : `Held: ${lastAct(acts, 'held')?.note ?? ''}`),
  letters: (judged, acts) => {
    const { dormancy } = judged;
    const wrote = letterInTime(judged, acts);
    return wrote === null
      ? `Write to the owner by ${formatDate(dormancy?.lettersUntil ?? '')}`
      : `Written on ${on(wrote)}: report by ${formatDate(dormancy?.reportDue ?? '')}`;
  },
  report: (judged, acts) =>
    `${letterInTime(judged, acts) === null ? 'Nobody wrote in time. ' : ''}Report to ${inState(judged)} by ${formatDate(judged.dormancy?.reportDue ?? '')}`,
  overdue: (judged) => `Was due to ${inState(judged)} on ${formatDate(judged.dormancy?.reportDue ?? '')}`,
  reported: (_judged, acts) => {
    const report = lastAct(acts, 'reported')?.report;
    return report ? `Reported to ${stateName(report.state)} ${report.year}: void it and pay the state` : '';
  },
};

const inState = ({ state }: Judged): string => (state === null ? 'its state' : stateName(state));

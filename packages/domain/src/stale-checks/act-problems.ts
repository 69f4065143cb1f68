import type { WireDate } from '../dates/index.ts';
import { type AddressParts, formatDate } from '../formats/index.ts';
import { stateName } from './dormancy-rule.ts';
import type { OwnerLetterKind, StaleAct } from './stale-act.ts';
import { type JudgedCheck, lastAct } from './stale-check.ts';

/** What somebody says of a check. A letter is written by itself. */
export type NewStaleAct =
  | { readonly kind: 'called' | 'answered' | 'held'; readonly on: WireDate; readonly note: string }
  | { readonly kind: 'address'; readonly on: WireDate; readonly note: string | null; readonly address: AddressParts }
  | {
      readonly kind: 'reported';
      readonly on: WireDate;
      readonly note: string | null;
      readonly report: { readonly state: string; readonly year: number };
    };

/** A check as an act or a letter looks at it. */
export interface ActedCheck extends Pick<JudgedCheck, 'address' | 'state' | 'dormancy'> {
  readonly date: WireDate;
  readonly acts: readonly StaleAct[];
}

/** What is wrong, and at which field; null where nothing is. Without a field it is of the check. */
export type ActProblem = { readonly field: 'on' | 'report.state' | 'report.year' | null; readonly words: string };

const dayProblem = (on: WireDate, date: WireDate, today: WireDate): ActProblem | null => {
  if (on > today) return { field: 'on', words: 'This day is yet to come' };
  return on < date ? { field: 'on', words: `The check is of ${formatDate(date)}` } : null;
};

/** What keeps something from being said of a check. */
export function actProblem(act: NewStaleAct, check: ActedCheck, today: WireDate): ActProblem | null {
  const wrongDay = dayProblem(act.on, check.date, today);
  if (wrongDay !== null) return wrongDay;
  if (act.kind === 'held') {
    const held = lastAct(check.acts, 'held');
    return held && { field: null, words: `${held.by} holds it already: take that back first` };
  }
  return act.kind === 'reported' ? reportProblem(act.report, check, today) : null;
}

function reportProblem(
  { state, year }: { readonly state: string; readonly year: number },
  { state: known, dormancy, acts }: ActedCheck,
  today: WireDate,
): ActProblem | null {
  const before = lastAct(acts, 'reported');
  if (before !== null) return { field: null, words: `${before.by} has reported it already` };
  if (known === null || dormancy === null)
    return { field: null, words: 'The state of its owner is not known: type the address first' };
  if (state !== known) return { field: 'report.state', words: `Its owner was last known in ${stateName(known)}` };
  const due = Number(dormancy.reportDue.slice(0, 4));
  if (year < due) return { field: 'report.year', words: `Its report is due on ${formatDate(dormancy.reportDue)}` };
  return year > Number(today.slice(0, 4)) ? { field: 'report.year', words: 'This year is yet to come' } : null;
}

/** What keeps a letter from being written to the owner of a check. */
export function letterProblem(
  { letter, on }: { readonly letter: OwnerLetterKind; readonly on: WireDate },
  { date, address, dormancy }: ActedCheck,
  today: WireDate,
): ActProblem | null {
  const wrongDay = dayProblem(on, date, today);
  if (wrongDay !== null) return wrongDay;
  if (!address?.address1 || !address.city || !address.state || !address.zip)
    return { field: null, words: 'No letter gets there: type the address with street, city, state and ZIP first' };
  if (letter === 'stale') return null;
  if (dormancy === null) return { field: null, words: 'The state of its owner is not known: type the address first' };
  return on < dormancy.lettersFrom
    ? { field: null, words: `The letter before its report is written from ${formatDate(dormancy.lettersFrom)} on` }
    : null;
}

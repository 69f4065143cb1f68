import { addToDate, lastDay, type WireDate } from '../dates/index.ts';
import { formatDate } from '../formats/index.ts';
import { FileStatus } from '../orders/index.ts';
import type { AlertSeverity } from './alert-severity.ts';
import { type AlertTarget, alertTargets } from './alert-targets.ts';

/** The facts of a file that alerts arise from. */
export interface AlertFacts {
  readonly status: number;
  readonly closingDate: WireDate | null;
  /** The companies on the file, each once. */
  readonly companies: readonly {
    readonly companyID: number;
    readonly name: string;
    /** What is said of it, null when it is not marked (domain/companies companyWarning). */
    readonly warning: string | null;
    /** Wire instructions of it wait for the second person. */
    readonly isWireWaiting: boolean;
  }[];
  /** Tax ids of the file's properties that other files in progress of the region have, too. */
  readonly sharedTaxIDs: readonly { readonly taxID: string; readonly fileNumbers: readonly string[] }[];
  readonly criticalNotes: readonly { readonly orderNoteID: number; readonly text: string }[];
}

/** An alert as the facts raise it. There is one per target and key. */
export interface RaisedAlert {
  readonly target: AlertTarget;
  /** Which company, tax id or note; empty where a file has one of the target at most. */
  readonly key: string;
  readonly severity: AlertSeverity;
  readonly message: string;
  /** The first day it counts, null for at once: what a date will raise is known when the date is saved. */
  readonly startsOn: WireDate | null;
}

/** The states a file is worked on in; nobody is alerted about the others. */
const inProgress: readonly number[] = [FileStatus.New, FileStatus.Open, FileStatus.OnHold];

/** Whether a file in this state raises alerts, its own and those of files it shares something with. */
export function raisesAlerts(status: number): boolean {
  return inProgress.includes(status);
}

/** The longest message stored. */
export const alertMessageLength = 400;

/** Every alert the facts of a file raise, in no order. The same facts raise the same alerts. */
export function fileAlerts(facts: AlertFacts): RaisedAlert[] {
  if (!raisesAlerts(facts.status)) return [];
  return [
    ...facts.companies.flatMap((company) => companyAlerts(company)),
    ...facts.sharedTaxIDs.map(({ taxID, fileNumbers }) =>
      raised('duplicateTaxID', taxID, `Tax id ${taxID} is also on ${filesText(fileNumbers)}`),
    ),
    ...(facts.closingDate === null ? [] : dateAlerts(facts.closingDate)),
    ...facts.criticalNotes.map(({ orderNoteID, text }) => raised('criticalNote', String(orderNoteID), text)),
  ];
}

function companyAlerts({ companyID, name, warning, isWireWaiting }: AlertFacts['companies'][number]): RaisedAlert[] {
  const key = String(companyID);
  return [
    ...(warning === null ? [] : [raised('doNotDoBusiness', key, `${name}: ${warning}`)]),
    ...(isWireWaiting
      ? [raised('wireNotVerified', key, `Wire instructions of ${name} wait for approval: send no money by them`)]
      : []),
  ];
}

function dateAlerts(closingDate: WireDate): RaisedAlert[] {
  const date = formatDate(closingDate);
  const passed = raised('closingDatePassed', '', `Closing date ${date} has passed`);
  const weekday = weekendDay(closingDate);
  return [
    // The last day there is never passes.
    ...(closingDate === lastDay ? [] : [{ ...passed, startsOn: addToDate(closingDate, 1, 'days') }]),
    ...(weekday === null ? [] : [raised('closingOnWeekend', '', `Closing date ${date} is a ${weekday}`)]),
  ];
}

function weekendDay(date: WireDate): 'Saturday' | 'Sunday' | null {
  const day = new Date(`${date}T12:00:00Z`).getUTCDay();
  return day === 6 ? 'Saturday' : day === 0 ? 'Sunday' : null;
}

function raised(target: AlertTarget, key: string, message: string): RaisedAlert {
  const { severity } = alertTargets[target];
  const text = message.replace(/\s+/g, ' ').trim();
  const short = text.length > alertMessageLength ? `${text.slice(0, alertMessageLength - 1)}…` : text;
  return { target, key, severity, message: short, startsOn: null };
}

/** Numbers a message names; the rest is counted. */
const namedFiles = 3;

function filesText(numbers: readonly string[]): string {
  const named = numbers.slice(0, namedFiles);
  const rest = numbers.length - named.length;
  return `${numbers.length === 1 ? 'file' : 'files'} ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

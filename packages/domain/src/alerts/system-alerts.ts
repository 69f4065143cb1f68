import type { ActionName } from '../access/index.ts';
import { configurationPath } from '../configuration/index.ts';
import { addToDate, compareDates, diffDates, type WireDate } from '../dates/index.ts';
import { formatDate } from '../formats/index.ts';
import { withNewFile } from '../navigation/index.ts';
import { AlertSeverity } from './alert-severity.ts';

interface SystemAlertRule {
  readonly label: string;
  /** The reason in one sentence, for who has not seen this alert before. */
  readonly reason: string;
  /** The address of the screen where it is settled. */
  readonly href: string;
  /** Who is told: whoever may do this. */
  readonly action: ActionName;
}

/** Everything a company is alerted for that belongs to no file. Each comes from facts that are stored. */
export const systemAlertTargets = {
  auditChain: {
    label: 'Audit chain broken',
    reason: 'The last check of the audit found an entry that was changed, removed or added outside of the product.',
    href: configurationPath('audit-log'),
    action: 'readSystemAudit',
  },
  serverErrors: {
    label: 'Errors of browsers',
    reason: 'Something failed in the browser of a user; the list says what, when and whose.',
    href: configurationPath('server-events'),
    action: 'readConfiguration',
  },
  licence: {
    label: 'License',
    reason: 'More users are active than the alert threshold of the enforced license allows.',
    href: configurationPath('sessions'),
    action: 'readSystemConfiguration',
  },
  addFileEnds: {
    label: 'End of new files',
    reason: 'The company has announced a day from which on no new files can be opened.',
    href: withNewFile('/recent-files'),
    action: 'createOrder',
  },
} as const satisfies Record<string, SystemAlertRule>;

export type SystemAlertTarget = keyof typeof systemAlertTargets;
export const systemAlertTargetNames = Object.keys(systemAlertTargets) as [SystemAlertTarget, ...SystemAlertTarget[]];

/** The facts of a company that system alerts arise from; a part that the reader may not know of is null. */
export interface SystemFacts {
  readonly licence: {
    readonly userCount: number;
    /** Null: no limit is set. */
    readonly userLimit: number | null;
    readonly alertThreshold: number;
    readonly isLicenseEnforced: boolean;
  } | null;
  /** Of the last 24 hours. `last` is the id of the newest one. */
  readonly serverErrors: { readonly errors: number; readonly fatal: number; readonly last: number | null } | null;
  /** The first broken entry the last check of the audit found, null where it found none. */
  readonly brokenAudit: { readonly sequence: number; readonly reason: string } | null;
  /** The day of the notice at Add File, null while there is none. */
  readonly addFileEnds: WireDate | null;
}

/** A system alert as the facts raise it. There is one per target. */
export interface RaisedSystemAlert {
  readonly target: SystemAlertTarget;
  /** Which time this is: who has seen one has not seen the next. */
  readonly occurrence: string;
  readonly severity: AlertSeverity;
  readonly message: string;
}

/** Days before the end of new files on which it is told. */
const addFileDays = 30;

/** Every system alert the facts raise on a day, the gravest first. */
export function systemAlerts(
  { licence, serverErrors, brokenAudit, addFileEnds }: SystemFacts,
  today: WireDate,
): RaisedSystemAlert[] {
  const raised: RaisedSystemAlert[] = [];
  if (brokenAudit !== null) {
    const { sequence, reason } = brokenAudit;
    raised.push({
      target: 'auditChain',
      occurrence: String(sequence),
      severity: AlertSeverity.Error,
      message: `The audit is broken at entry ${sequence.toLocaleString('en-US')}: ${reason}`,
    });
  }
  if (serverErrors !== null && serverErrors.last !== null) raised.push(errorsAlert(serverErrors, serverErrors.last));
  const percent = licence && licencePercent(licence);
  if (licence && percent !== null && licence.isLicenseEnforced && percent > licence.alertThreshold) {
    raised.push({
      target: 'licence',
      // Once more when the last license is taken.
      occurrence: percent >= 100 ? 'all' : 'threshold',
      severity: percent >= 100 ? AlertSeverity.Error : AlertSeverity.Warning,
      // building-blocks.md §8
      message: `${percent}% of licensed users are active. Please contact your sales representative.`,
    });
  }
  if (addFileEnds !== null && isNear(addFileEnds, today)) {
    const days = diffDates(today, addFileEnds, 'days');
    raised.push({
      target: 'addFileEnds',
      occurrence: addFileEnds,
      severity: AlertSeverity.Info,
      message: `New files can be opened until ${formatDate(addToDate(addFileEnds, -1, 'days'))}: ${daysText(days)}`,
    });
  }
  return raised.toSorted((one, other) => other.severity - one.severity);
}

/** Whole percent of the licensed users that are active, null without a limit. */
function licencePercent({ userCount, userLimit }: NonNullable<SystemFacts['licence']>): number | null {
  return userLimit === null ? null : Math.floor((userCount * 100) / userLimit);
}

function errorsAlert({ errors, fatal }: { errors: number; fatal: number }, last: number): RaisedSystemAlert {
  const count = errors + fatal;
  const what = `${count.toLocaleString('en-US')} ${count === 1 ? 'error was' : 'errors were'} reported in the last 24 hours`;
  return {
    target: 'serverErrors',
    occurrence: String(last),
    severity: fatal > 0 ? AlertSeverity.Error : AlertSeverity.Warning,
    message:
      fatal === 0 ? what : `${what}, ${fatal === count ? 'fatal' : `${fatal.toLocaleString('en-US')} of them fatal`}`,
  };
}

function isNear(date: WireDate, today: WireDate): boolean {
  return compareDates(date, today) > 0 && compareDates(date, addToDate(today, addFileDays, 'days')) <= 0;
}

const daysText = (days: number) => (days === 1 ? 'today is the last day' : `${days} days are left`);

import { AlertSeverity } from './alert-severity.ts';

/** What an alert is about: how grave it is, why there is such an alert, and the menu item of the screen where it is settled. */
interface AlertTargetRule {
  readonly label: string;
  readonly severity: AlertSeverity;
  /** The reason in one sentence, for who has not seen this alert before. */
  readonly reason: string;
  readonly source: string;
}

/** Everything a file is alerted for. Each comes from facts that are stored; nothing is guessed. */
export const alertTargets = {
  doNotDoBusiness: {
    label: 'Do not do business',
    severity: AlertSeverity.Error,
    reason: 'A company on the file is marked as one nobody should do business with.',
    source: 'file.information.contacts',
  },
  wireNotVerified: {
    label: 'Wire not verified',
    severity: AlertSeverity.Warning,
    reason:
      'Wire instructions of a company on the file were asked for and wait for the call-back of a second person (ALTA Best Practices 2.04).',
    source: 'file.information.contacts',
  },
  duplicateTaxID: {
    label: 'Duplicate tax id',
    severity: AlertSeverity.Warning,
    reason: 'Another file in progress of the same region has a property with the same tax id: it may be the same deal.',
    source: 'file.information.properties',
  },
  closingDatePassed: {
    label: 'Closing date passed',
    severity: AlertSeverity.Warning,
    reason: 'The closing date is over and the file is neither closed nor cancelled.',
    source: 'file.information.main',
  },
  closingOnWeekend: {
    label: 'Closing on a weekend',
    severity: AlertSeverity.Info,
    reason: 'Banks send no wires and recording offices take no documents on that day.',
    source: 'file.information.main',
  },
  criticalNote: {
    label: 'Critical note',
    severity: AlertSeverity.Warning,
    reason: 'Somebody wrote a note that nobody working on the file may miss.',
    source: 'file.information.notes',
  },
} as const satisfies Record<string, AlertTargetRule>;

export type AlertTarget = keyof typeof alertTargets;
export const alertTargetNames = Object.keys(alertTargets) as [AlertTarget, ...AlertTarget[]];

/** The rule of a target, with every part it may have. */
export function alertTarget(target: AlertTarget): AlertTargetRule {
  return alertTargets[target];
}

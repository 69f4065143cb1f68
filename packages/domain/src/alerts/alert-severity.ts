/** How grave an alert is (building-blocks.md §9 Alert types; severity is 1 where nothing is said). */
export const AlertSeverity = { Info: 0, Warning: 1, Error: 2 } as const;

export type AlertSeverity = (typeof AlertSeverity)[keyof typeof AlertSeverity];

/** The severities with the words people read, the gravest first. */
export const alertSeverities: readonly { readonly id: AlertSeverity; readonly label: string }[] = [
  { id: AlertSeverity.Error, label: 'Error' },
  { id: AlertSeverity.Warning, label: 'Warning' },
  { id: AlertSeverity.Info, label: 'Info' },
];

/** The word for a severity. */
export function alertSeverityLabel(severity: AlertSeverity): string {
  return alertSeverities.find(({ id }) => id === severity)?.label ?? 'Warning';
}

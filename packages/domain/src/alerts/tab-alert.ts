import type { AlertSeverity } from './alert-severity.ts';

/** What a tab or menu entry says of the alerts behind it (building-blocks.md §3). */
export interface TabAlert {
  readonly alertCount: number;
  /** The gravest of them. */
  readonly alertType: AlertSeverity;
  /** What they say, the gravest first. */
  readonly alertMessages: readonly string[];
}

/** The alerts as one mark of a tab; null where there is none. */
export function tabAlert(
  alerts: readonly { readonly severity: AlertSeverity; readonly message: string }[],
): TabAlert | null {
  const sorted = alerts.toSorted((one, other) => other.severity - one.severity);
  if (sorted[0] === undefined) return null;
  return {
    alertCount: sorted.length,
    alertType: sorted[0].severity,
    alertMessages: sorted.map(({ message }) => message),
  };
}

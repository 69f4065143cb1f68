import type { RaisedAlert } from './file-alerts.ts';

/** What is stored of an alert that a new one may replace. */
export type StoredAlert = RaisedAlert & { readonly alertID: number };

/** What becomes of stored alerts when the facts are judged again. */
export interface AlertChanges {
  /** Those that were not there. */
  readonly add: readonly RaisedAlert[];
  /** Those whose message, severity or first day is another: acknowledging and putting off the old one says nothing of them. */
  readonly replace: readonly StoredAlert[];
  /** Ids of those whose fact is gone. */
  readonly remove: readonly number[];
}

/**
 * Alerts are unique per target and key; adding an existing one replaces its message (building-blocks.md §4). What was raised before and
 * says the same stays untouched, with who acknowledged it.
 */
export function alertChanges(stored: readonly StoredAlert[], raised: readonly RaisedAlert[]): AlertChanges {
  const before = new Map(stored.map((alert) => [nameOf(alert), alert]));
  // The last one of a target and key stands.
  const after = new Map(raised.map((alert) => [nameOf(alert), alert]));
  const add: RaisedAlert[] = [];
  const replace: StoredAlert[] = [];
  for (const [name, alert] of after) {
    const old = before.get(name);
    if (old === undefined) add.push(alert);
    else if (!isSame(old, alert)) replace.push({ ...alert, alertID: old.alertID });
  }
  const remove = [...before].filter(([name]) => !after.has(name)).map(([, { alertID }]) => alertID);
  return { add, replace, remove };
}

const nameOf = ({ target, key }: RaisedAlert) => `${target} ${key}`;

function isSame(one: RaisedAlert, other: RaisedAlert): boolean {
  return one.message === other.message && one.severity === other.severity && one.startsOn === other.startsOn;
}

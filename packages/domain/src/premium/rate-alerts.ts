/** How grave an alert is; 0 is a generic one (building-blocks.md §9). */
export const defaultAlertSeverity = 1;

/** Something a user should know about one calculation of rates. */
export interface RateAlert {
  readonly orderRateCalculationID: number;
  /** What it is about: the owner's policy, a loan policy, an endorsement. */
  readonly target: string;
  readonly message: string;
  readonly severity: number;
}

/** An alert as a calculation raises it. */
export type RaisedAlert = Pick<RateAlert, 'target' | 'message'> & { readonly severity?: number };

/**
 * The alerts after a calculation ran again: its own of before are gone and those it raises now take their place, one per target, the last message of a
 * target standing (building-blocks.md §4); those of other calculations stay as they are. Nothing doubles however often it runs.
 */
export function replaceAlerts(
  alerts: readonly RateAlert[],
  orderRateCalculationID: number,
  raised: readonly RaisedAlert[],
): RateAlert[] {
  const others = alerts.filter((alert) => alert.orderRateCalculationID !== orderRateCalculationID);
  const own = new Map(
    raised.map(({ target, message, severity = defaultAlertSeverity }) => [
      target,
      { orderRateCalculationID, target, message, severity },
    ]),
  );
  return [...others, ...own.values()];
}

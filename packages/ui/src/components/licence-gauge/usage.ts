/** Default of the alert threshold, percent. */
export const ALERT_THRESHOLD = 95;

/** How full the licence is. */
export interface LicenceUsage {
  /** Whole percent, 0 to 100: never above, however many are active. */
  percent: number;
  /** Over the threshold, and the licence is enforced. */
  danger: boolean;
}

/** Usage of a licence. No licences and nobody active is 0 percent; no licences and somebody active is all of it. */
export function licenceUsage(
  active: number,
  licensed: number,
  { alertThreshold = ALERT_THRESHOLD, enforced = false }: { alertThreshold?: number; enforced?: boolean } = {},
): LicenceUsage {
  const used = Number.isFinite(active) ? Math.max(0, active) : 0;
  const exact = licensed > 0 ? (used / licensed) * 100 : used > 0 ? 100 : 0;
  return { percent: Math.min(100, Math.round(exact)), danger: enforced && exact > alertThreshold };
}

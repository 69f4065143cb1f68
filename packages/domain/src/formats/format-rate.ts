import { decimal, divideRounded, type Rate } from '../money/index.ts';

const shownDecimals = 4;

/**
 * A rate for display, four decimals and a percent sign: `3.8750%` (core.md §5). Further decimals are rounded half up
 * here only; the stored rate keeps them. `null` shows as nothing.
 */
export function formatRate(rate: Rate | null): string {
  if (rate === null) return '';
  const { unscaled, decimals } = decimal(rate);
  const shown = divideRounded(unscaled * 10n ** BigInt(shownDecimals), 10n ** BigInt(decimals), 'halfUp');
  const digits = String(shown < 0n ? -shown : shown).padStart(shownDecimals + 1, '0');
  return `${shown < 0n ? '-' : ''}${digits.slice(0, -shownDecimals)}.${digits.slice(-shownDecimals)}%`;
}

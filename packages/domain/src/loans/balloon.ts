import type { ScheduleRow } from './schedule.ts';

/** A last payment over this many times any regular one is a balloon (12 CFR 1026.37(b)(5)). */
const balloonTimes = 2;
/** A last payment that is above the one before by no more than a tenth carries what rounding left over, and is a regular one (comment 37(b)(5)-1.iv). */
const roundingShare = 10;

/** The lowest payment that is due twice in succession; without one, as with interest by real days, the one before the last. */
function lowestRegular(rows: readonly ScheduleRow[]): number {
  const earlier = rows.slice(0, -1);
  const regular = earlier.filter(
    ({ amount }, at) => amount === earlier[at - 1]?.amount || amount === earlier[at + 1]?.amount,
  );
  return (regular.length > 0 ? regular : earlier.slice(-1)).reduce(
    (least, { amount }) => Math.min(least, amount),
    Infinity,
  );
}

/** The last payment of a schedule where it is a balloon: no regular one, and more than twice any of those; of one or two payments always (comment 37(b)(5)-2). */
export function balloonOf(rows: readonly ScheduleRow[]): ScheduleRow | undefined {
  const [before, last] = [rows.at(-2), rows.at(-1)];
  if (!before || !last || rows.length <= 2) return last;
  const isRegular = (last.amount - before.amount) * roundingShare <= before.amount;
  return !isRegular && last.amount > lowestRegular(rows) * balloonTimes ? last : undefined;
}

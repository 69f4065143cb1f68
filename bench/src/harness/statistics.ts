/** The value below which the share `q` (0 to 1) of the values lies, by linear interpolation; NaN for no values. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * q;
  const low = sorted[Math.floor(position)];
  const high = sorted[Math.ceil(position)];
  if (low === undefined || high === undefined) return Number.NaN;
  return low + (high - low) * (position - Math.floor(position));
}

/** Median, quartiles and extremes of a series. */
export interface Spread {
  readonly median: number;
  readonly lower: number;
  readonly upper: number;
  readonly min: number;
  readonly max: number;
}

export function spread(values: readonly number[]): Spread {
  return {
    median: quantile(values, 0.5),
    lower: quantile(values, 0.25),
    upper: quantile(values, 0.75),
    min: Math.min(...values),
    max: Math.max(...values),
  };
}

/** Ratios of two series measured in the same rounds, round by round. NaN is a round that did not measure. */
export function pairedRatios(ours: readonly number[], theirs: readonly number[]): number[] {
  return ours.flatMap((value, round) => {
    const other = theirs[round];
    return other === undefined || Number.isNaN(value) || Number.isNaN(other) ? [] : [value / other];
  });
}

import type { ChartSeries } from './chart.types.ts';

/** A colour of the palette, or the one for late and blocked. */
export type ChartTone = 's1' | 's2' | 's3' | 's4' | 's5' | 's6' | 'danger';

const palette = ['s1', 's2', 's3', 's4', 's5'] as const;

/** Dashes that tell lines apart without colour, in the order of the palette. */
export const lineDashes = ['', '6 3', '2 3', '8 3 2 3', '1 4', '12 4'] as const;

/** The tone of each series. `danger` and `other` use up no place in the palette; a sixth plain series is grey like `other`. */
export function chartTones(series: readonly ChartSeries[]): ChartTone[] {
  let next = 0;
  return series.map(({ tone }) => {
    if (tone === 'danger') return 'danger';
    if (tone === 'other') return 's6';
    return palette[next++] ?? 's6';
  });
}

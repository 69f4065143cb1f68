import { scaleBand, scaleLinear } from 'd3-scale';
import { line, stack } from 'd3-shape';
import type { ChartSeries } from './chart.types.ts';

/** How values are drawn. */
export type ChartKind = 'bar' | 'stacked-bar' | 'line';

/** A drawn value. */
export interface Mark {
  readonly category: number;
  readonly series: number;
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ChartLayout {
  readonly marks: readonly Mark[];
  /** Path per series, for lines. A gap where there is no value. */
  readonly paths: readonly string[];
  readonly ticks: readonly { value: number; y: number }[];
  readonly baseline: number;
  /** Middle of each category. */
  readonly centres: readonly number[];
  readonly step: number;
}

/** Widest bar in px: one category alone does not make slabs. */
const mostWide = 40;

export interface ChartFrame {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Places the values: zero is always on the scale, two grid lines or so, nothing over the frame. */
export function layoutChart(
  kind: ChartKind,
  categories: readonly string[],
  series: readonly ChartSeries[],
  frame: ChartFrame,
): ChartLayout {
  const indexes = categories.map((_, index) => index);
  const value = (s: number, c: number) => series[s]?.values[c] ?? null;
  const band = scaleBand<number>()
    .domain(indexes)
    .range([frame.left, frame.width - frame.right])
    .paddingInner(kind === 'line' ? 0 : 0.34)
    .paddingOuter(kind === 'line' ? 0 : 0.17);
  const stacks = kind === 'stacked-bar' ? stacked(indexes, series, value) : [];
  const all =
    kind === 'stacked-bar' ? stacks.flat(2) : series.flatMap((one) => one.values.filter((each) => each !== null));
  const scale = scaleLinear()
    .domain([Math.min(0, ...all), Math.max(0, ...all) || 1])
    .nice(3)
    .range([frame.height - frame.bottom, frame.top]);
  const centre = (category: number) => (band(category) ?? 0) + band.bandwidth() / 2;

  const marks: Mark[] = [];
  for (const category of indexes) {
    for (let s = 0; s < series.length; s++) {
      const each = value(s, category);
      if (each === null) continue;
      if (kind === 'line') {
        marks.push({ category, series: s, value: each, x: centre(category), y: scale(each), width: 0, height: 0 });
        continue;
      }
      const bars = kind === 'bar' ? series.length : 1;
      const share = Math.min(mostWide, band.bandwidth() / bars);
      const left = centre(category) - (share * bars) / 2;
      const [from, to] = kind === 'bar' ? [0, each] : (stacks[s]?.[category] ?? [0, 0]);
      const [top, bottom] = [scale(Math.max(from, to)), scale(Math.min(from, to))];
      const x = kind === 'bar' ? left + share * s : left;
      marks.push({ category, series: s, value: each, x, y: top, width: share, height: bottom - top });
    }
  }
  const draw = line<number>()
    .defined((category) => value(drawn, category) !== null)
    .x(centre)
    .y((category) => scale(value(drawn, category) ?? 0));
  let drawn = 0;
  const paths =
    kind === 'line'
      ? series.map((_, s) => {
          drawn = s;
          return draw(indexes) ?? '';
        })
      : [];
  return {
    marks,
    paths,
    ticks: scale.ticks(3).map((tick) => ({ value: tick, y: scale(tick) })),
    baseline: scale(0),
    centres: indexes.map(centre),
    step: band.step(),
  };
}

function stacked(
  indexes: readonly number[],
  series: readonly ChartSeries[],
  value: (s: number, c: number) => number | null,
) {
  const layers = stack<number, number>()
    .keys(series.map((_, s) => s))
    .value((category, s) => value(s, category) ?? 0);
  return layers([...indexes]).map((layer) => layer.map(([from, to]): [number, number] => [from, to]));
}

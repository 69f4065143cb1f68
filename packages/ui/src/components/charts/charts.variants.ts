import { cva } from 'class-variance-authority';

/** Fill of bars, points and keys. In forced colours a pattern of its own (`--pattern`) tells the series apart. */
export const chartFill = cva('forced-colors:[fill:var(--pattern)] forced-colors:[stroke:CanvasText]', {
  variants: {
    tone: {
      s1: 'fill-chart-s1',
      s2: 'fill-chart-s2',
      s3: 'fill-chart-s3',
      s4: 'fill-chart-s4',
      s5: 'fill-chart-s5',
      s6: 'fill-chart-s6',
      danger: 'fill-danger-solid',
    },
  },
  defaultVariants: { tone: 's1' },
});

/** Stroke of lines. */
export const chartStroke = cva('forced-colors:[stroke:CanvasText]', {
  variants: {
    tone: {
      s1: 'stroke-chart-s1',
      s2: 'stroke-chart-s2',
      s3: 'stroke-chart-s3',
      s4: 'stroke-chart-s4',
      s5: 'stroke-chart-s5',
      s6: 'stroke-chart-s6',
      danger: 'stroke-danger-solid',
    },
  },
  defaultVariants: { tone: 's1' },
});

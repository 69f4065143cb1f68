import type { ChartProps } from './chart.types.ts';
import { ChartFigure } from './chart-figure.tsx';

/** Bars beside each other: compare a few series over a few categories. */
export const BarChart = (props: ChartProps) => <ChartFigure kind="bar" {...props} />;

/** Parts of a whole, stacked from zero. Values must not be negative. */
export const StackedBarChart = (props: ChartProps) => <ChartFigure kind="stacked-bar" {...props} />;

/** A trend. A value that is missing breaks the line. */
export const LineChart = (props: ChartProps) => <ChartFigure kind="line" {...props} />;

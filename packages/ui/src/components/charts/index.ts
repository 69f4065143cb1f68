export type { ChartMessages, ChartPoint, ChartProps, ChartSeries } from './chart.types.ts';
export { chartMessages } from './charts.messages.ts';
export { BarChart, LineChart, StackedBarChart } from './charts.tsx';

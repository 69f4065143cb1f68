import type { ChartMessages } from './chart.types.ts';

/** Texts of the charts, en-US. */
export const chartMessages: ChartMessages = {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  category: 'Category',
  empty: 'Nothing to show yet',
  loading: 'Drawing the chart',
  noValue: 'no value',
  point: (category, series, value) => `${category}, ${series}: ${value}`,
};

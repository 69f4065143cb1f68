import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import base, { Playground } from './charts.stories.tsx';
import { BarChart, LineChart, StackedBarChart } from './index.ts';
import { closings, days, months, premiums } from './stories-data.ts';

const meta = { ...base, title: 'Data/Charts/Features' };
export default meta;
type Story = StoryObj<typeof base>;

const board = () => (
  <div className="flex flex-col gap-5">
    <StackedBarChart title="Closings, next 10 days" categories={days} series={closings} />
    <BarChart title="Premiums by month" categories={months} series={premiums.slice(0, 2)} />
    <LineChart title="Premiums by month, trend" categories={months} series={premiums} />
    <BarChart
      title="Checks"
      categories={months}
      series={[
        { name: 'Cleared', values: [40, 44, 39, 51, 47, 52] },
        { name: 'Late', values: [2, 5, 9, 3, 1, 0], tone: 'danger' },
        { name: 'Other', values: [4, 3, 6, 2, 5, 4], tone: 'other' },
      ]}
    />
  </div>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'roomy', 'rtl') };
export const OneSeriesShowsItsValues: Story = Playground;
export const Negative: Story = {
  args: {
    title: 'Trust account, change by day',
    categories: days.slice(0, 6),
    series: [{ name: 'Change', values: [12_400, -3_200, 800, -9_100, 0, 4_500] }],
    formatValue: (value) => (value < 0 ? `(${(-value).toLocaleString('en-US')})` : value.toLocaleString('en-US')),
  },
  render: (args) => <BarChart {...args} />,
};
export const Empty: Story = { args: { series: [], empty: 'No closings in the next 10 days' } };
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show as table' }));
    await expect(within(canvasElement).getByRole('table', { name: 'Closings, next 10 days' })).toBeVisible();
    await expect(within(canvasElement).getByRole('row', { name: '04/19 9 3' })).toBeVisible();
    // A picture is taken at rest: no tooltip of the button under the pointer.
    await userEvent.unhover(within(canvasElement).getByRole('button', { name: 'Show as chart' }));
    within(canvasElement).getByRole('button', { name: 'Show as chart' }).blur();
  },
};

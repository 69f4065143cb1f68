import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarChart, StackedBarChart } from './index.ts';
import { closings, days } from './stories-data.ts';

const meta = {
  title: 'Data/Charts',
  component: StackedBarChart,
  args: { title: 'Closings, next 10 days', categories: days, series: closings },
  decorators: [
    (Story) => (
      <div className="p-3" style={{ width: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StackedBarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    title: 'Closings by branch',
    categories: ['Somecity', 'Anytown', 'Sometown'],
    series: [{ name: 'Closings', values: [42, 17, 28] }],
  },
  render: (args) => <BarChart {...args} />,
};

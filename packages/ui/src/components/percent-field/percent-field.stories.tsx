import type { Meta, StoryObj } from '@storybook/react-vite';
import { PercentField } from './index.ts';

const meta = { title: 'Fields/PercentField', component: PercentField, args: { label: 'Listing share' } } satisfies Meta<
  typeof PercentField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultValue: '2.75', help: 'Of the sale price.' } };

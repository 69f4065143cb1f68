import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from './index.ts';

const meta = {
  title: 'Fields/DateField',
  component: DateField,
  args: { label: 'Closing', today: '2013-04-12' },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultValue: '2013-04-15', required: true } };

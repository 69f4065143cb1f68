import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateTimeField } from './index.ts';

const meta = {
  title: 'Fields/DateTimeField',
  component: DateTimeField,
  args: { label: 'Signing', today: '2013-04-12' },
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultValue: '2013-04-15T14:30', required: true } };

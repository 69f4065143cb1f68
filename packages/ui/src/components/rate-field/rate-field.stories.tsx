import type { Meta, StoryObj } from '@storybook/react-vite';
import { RateField } from './index.ts';

const meta = { title: 'Fields/RateField', component: RateField, args: { label: 'Rate' } } satisfies Meta<
  typeof RateField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultValue: '3.875', help: 'Note rate.' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoneyField } from './index.ts';

const meta = { title: 'Fields/MoneyField', component: MoneyField, args: { label: 'Sale price' } } satisfies Meta<
  typeof MoneyField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultValue: 18000000, required: true } };

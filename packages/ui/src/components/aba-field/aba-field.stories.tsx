import type { Meta, StoryObj } from '@storybook/react-vite';
import { AbaField } from './index.ts';

const meta = { title: 'Fields/AbaField', component: AbaField, args: { label: 'ABA routing' } } satisfies Meta<
  typeof AbaField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { defaultValue: '021000021', lookupBank: () => Promise.resolve('Ficus Bank, Somecity ST') },
};

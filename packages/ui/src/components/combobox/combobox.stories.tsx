import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combobox } from './index.ts';
import { fakeSearch, lenders } from './stories-data.ts';

const meta = {
  title: 'Pickers/Combobox',
  component: Combobox<number>,
  args: { label: 'Lender', options: lenders },
} satisfies Meta<typeof Combobox<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { options: undefined, search: fakeSearch(), defaultValue: 1042, valueLabel: 'Ficus Bank' },
};

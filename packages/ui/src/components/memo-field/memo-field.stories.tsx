import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoField } from './index.ts';

const meta = { title: 'Fields/MemoField', component: MemoField, args: { label: 'Memo' } } satisfies Meta<
  typeof MemoField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    defaultValue: 'Seller leaves keys with the buyer\u2019s agent. Walk-through 04/14 at 5:00 PM.',
    maxLength: 120,
  },
};

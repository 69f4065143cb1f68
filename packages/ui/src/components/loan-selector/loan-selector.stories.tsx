import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoanSelector } from './index.ts';
import { loans } from './stories-data.ts';

const meta = {
  title: 'Pickers/LoanSelector',
  component: LoanSelector,
  args: { loans },
} satisfies Meta<typeof LoanSelector>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { label: 'Loan of the policy', defaultValue: 32 } };

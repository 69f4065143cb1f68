import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './index.ts';
import { lenders, loanTypes } from './stories-data.ts';

const meta = {
  title: 'Fields/SelectField',
  component: SelectField,
  args: { label: 'Loan type', options: loanTypes },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { label: 'Lender', options: lenders, defaultValue: '1042', searchable: true },
};

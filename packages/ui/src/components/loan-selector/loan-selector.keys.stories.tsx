import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LoanSelector } from './index.ts';
import { loans } from './stories-data.ts';

const meta = {
  title: 'Pickers/LoanSelector/Keys',
  component: LoanSelector,
  args: { loans, onValueChange: fn() },
} satisfies Meta<typeof LoanSelector>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All other keys are those of the select field. */
export const LettersWalkOn: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('l');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(31, { reason: 'input' });
    await userEvent.keyboard('l');
    await expect(within(document.body).getByRole('combobox', { name: 'Loan' })).toHaveTextContent('Loan 2, 88-104423');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(32, { reason: 'input' });
  },
};

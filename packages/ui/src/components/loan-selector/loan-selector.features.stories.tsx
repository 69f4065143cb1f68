import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { LoanSelector } from './index.ts';
import { loans } from './stories-data.ts';

const meta = {
  title: 'Pickers/LoanSelector/Features',
  component: LoanSelector,
  args: { loans },
} satisfies Meta<typeof LoanSelector>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <StoryForm>
    <LoanSelector loans={loans} />
    <LoanSelector loans={loans} defaultValue={31} />
    <LoanSelector loans={loans} error="Select a loan." />
    <LoanSelector loans={loans} defaultValue={32} mode="read" reason="Locked" />
    <LoanSelector loans={loans} disabled disabledReason="The policy covers all loans" />
  </StoryForm>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'roomy') };
export const Open: Story = {
  render: (args) => (
    <div className="min-h-[180px]">
      <StoryForm columns={2}>
        <LoanSelector {...args} />
      </StoryForm>
    </div>
  ),
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(within(document.body).getByRole('option', { name: /Loan 3/ })).toBeVisible());
  },
};
// holds blocks 5.14
export const OneLoanShowsNothing: Story = {
  args: { loans: loans.slice(0, 1) },
  render: (args) => (
    <div data-testid="place" className="min-h-4">
      <LoanSelector {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('place')).toBeEmptyDOMElement();
  },
};

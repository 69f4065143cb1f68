import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import base from './record-diff.stories.tsx';
import { allPayoffs } from './stories-data.ts';

const meta = { ...base, title: 'Viewers/Record diff/Keys', args: { ...base.args, diff: allPayoffs } };
export default meta;
type Story = StoryObj<typeof base>;

const current = (canvas: HTMLElement) => canvas.querySelector('[data-current] th')?.textContent;

export const F7WalksOverTheChanges: Story = {
  play: async (context) => {
    await base.play(context);
    const { canvasElement: element } = context;
    const canvas = within(element);
    await expect(canvas.getByText('9 changes')).toBeVisible();
    await userEvent.keyboard('{F7}');
    await expect(canvas.getByText('1 of 9 changes')).toBeVisible();
    await expect(current(element)).toContain('City of Anytown');
    await expect(canvas.getByText('Change 1 of 9: City of Anytown moved from place 3 to 1')).toBeInTheDocument();
    await userEvent.keyboard('{F7}');
    await expect(current(element)).toBe('Principal');
    await expect(
      canvas.getByText('Change 2 of 9: Maple Street Savings, Principal: 187,342.19 became 186,988.71'),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Shift>}{F7}{F7}{/Shift}');
    await expect(canvas.getByText('Change 9 of 9: Lindley Bank was added')).toBeInTheDocument();
  },
};

/** Enter on the fold shows the fields that stayed, and hides them again. */
export const EnterUnfolds: Story = {
  play: async (context) => {
    await base.play(context);
    const canvas = within(context.canvasElement);
    const fold = canvas.getByRole('button', { name: 'Maple Street Savings, 4 unchanged fields' });
    fold.focus();
    await userEvent.keyboard('{Enter}');
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    // Beside those of the records that came and went.
    await expect(canvas.getAllByRole('rowheader', { name: 'Loan number' })).toHaveLength(3);
    await userEvent.keyboard('{ }');
    await expect(canvas.getAllByRole('rowheader', { name: 'Loan number' })).toHaveLength(2);
  },
};

export const TabGoesToTheTextAndTheButtons: Story = {
  play: async (context) => {
    await base.play(context);
    await userEvent.tab();
    await expect(within(context.canvasElement).getByRole('group', { name: 'Changes of the payoff' })).toHaveFocus();
  },
};

import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import base from './context-panel.stories.tsx';

const meta = { ...base, title: 'Shell/Context panel/Keys' };
export default meta;
type Story = StoryObj<typeof base>;

export const OpensMovesAndCloses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Why' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Why' })).toHaveFocus());
    // The focus moves a moment after the key: the next key is of the tab that has it by then.
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Activity' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Notes/ })).toHaveFocus());
    await expect(canvas.getByRole('tab', { name: 'Why' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Activity' })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Why' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    const last = canvas.getAllByRole('tab').at(-1);
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard('{ }');
    await waitFor(() => expect(last).toHaveAttribute('aria-selected', 'true'));
    canvas.getByRole('tab', { name: /Notes/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Seller leaves keys at the office')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Notes, 1 critical' })).toHaveFocus());
  },
};

export const PinnedStaysOnEscape: Story = {
  args: { value: 'notes', pinned: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: /Notes/ }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Seller leaves keys at the office')).toBeVisible();
  },
};

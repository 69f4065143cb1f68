import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import base, { notes } from './list-manager.stories.tsx';

const meta = { ...base, title: 'Data/List manager/Features', args: { ...base.args, defaultValue: notes } };
export default meta;
type Story = StoryObj<typeof base>;

/** What a dialog shows is fetched when it is first opened. */
const PATIENT = { timeout: 10_000 };

export const Filled: Story = {};
export const Empty: Story = { args: { defaultValue: [] } };
export const EmptyReadOnly: Story = { args: { defaultValue: [], readOnly: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Reorderable: Story = { args: { reorderable: true }, ...inLooks('roomy', 'rtl') };
export const AtMost: Story = { args: { max: 4 } };
export const LockedAndInactive: Story = {
  args: {
    defaultValue: notes.map((item) =>
      item.id === 1 ? { ...item, locked: 'Used by 3 files' } : item.id === 4 ? { ...item, inactive: true } : item,
    ),
  },
};
export const LongText: Story = {
  args: {
    defaultValue: notes.map((item) => ({ ...item, name: `${item.name} unless the contract says otherwise` })),
  },
};
export const Editing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.dblClick(within(canvasElement).getByText('Split escrow fee'));
    await userEvent.keyboard('Seller pays survey{Enter}');
    await expect(within(canvasElement).getByText('An item with this value already exists.')).toBeVisible();
  },
  ...inLooks('contrast'),
};
// holds blocks 2.28
export const InTheDialog: Story = {
  args: { editIn: 'dialog' },
  play: async ({ canvasElement }) => {
    await userEvent.dblClick(within(canvasElement).getByText('Split escrow fee'));
    const dialog = await screen.findByRole('dialog', { name: 'Edit list item' }, PATIENT);
    const field = await within(dialog).findByRole('textbox', { name: 'Name' }, PATIENT);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(dialog.offsetWidth).toBe(425);
  },
};
// holds blocks 2.29
export const ConfirmDelete: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Split escrow fee'));
    await userEvent.keyboard('{Delete}');
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Confirm Delete: Split escrow fee' }, PATIENT),
    );
    await dialog.findByText('Are you sure you want to delete the selected item(s)?', {}, PATIENT);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};
export const Changed: Story = {
  args: { saved: notes.map((item) => (item.id === 2 ? { ...item, name: 'Buyer pays survey' } : item)) },
};
export const Saving: Story = {
  args: { save: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    await userEvent.dblClick(within(canvasElement).getByText('Split escrow fee'));
    await userEvent.keyboard('Split closing fee{Enter}');
    await expect(await within(canvasElement).findByRole('img', { name: 'Saving' })).toBeVisible();
  },
};
export const Refused: Story = {
  args: { save: () => Promise.reject(new Error('Another user renamed this item.')) },
  play: async ({ canvasElement }) => {
    await userEvent.dblClick(within(canvasElement).getByText('Split escrow fee'));
    await userEvent.keyboard('Split closing fee{Enter}');
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Try again: Split closing fee' }),
    ).toBeVisible();
  },
  ...inLooks('dark'),
};
export const SeveralMarked: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Seller pays survey'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(within(canvasElement).getAllByRole('row', { selected: true })).toHaveLength(2);
  },
};

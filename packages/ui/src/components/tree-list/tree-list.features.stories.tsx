import type { StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Clauses, exceptions, many } from './stories-data.tsx';
import base from './tree-list.stories.tsx';

const meta = { ...base, title: 'Data/Tree list/Features' };
export default meta;
type Story = StoryObj<typeof base>;

/** Layers and dialogs are fetched when they are first opened. */
const PATIENT = { timeout: 10_000 };
const row = (root: HTMLElement, name: RegExp) => within(root).getByRole('row', { name });

export const Filled: Story = inLooks('dark', 'contrast', 'roomy');
// holds blocks 4.4
export const Folded: Story = { args: { defaultFolded: [4] } };
export const Empty: Story = {
  args: {
    defaultValue: [],
    empty: (
      <EmptyState
        title="No exceptions yet"
        action={
          <Button size="sm" icon={Plus} shortcut="Ins">
            Add clause
          </Button>
        }
      >
        Add one, or take them from the library.
      </EmptyState>
    ),
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const Editing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.dblClick(within(canvasElement).getByText(/Drainage easement/));
    await expect(screen.getByRole('textbox', { name: 'Text of 4.b' })).toHaveFocus();
  },
  ...inLooks('dark'),
};
export const Selected: Story = {
  play: async ({ canvasElement }) => {
    const user = userEvent.setup();
    await user.click(row(canvasElement, /Drainage/));
    await user.keyboard('{Shift>}');
    await user.click(row(canvasElement, /Taxes/));
    await user.keyboard('{/Shift}');
    await expect(within(canvasElement).getAllByRole('row', { selected: true })).toHaveLength(3);
  },
};
// holds blocks 2.36
export const Note: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Note on 4.a' }));
    await screen.findByRole('dialog', { name: 'Note on 4.a' }, PATIENT);
  },
};
export const Cut: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(row(canvasElement, /Mineral/));
    await userEvent.keyboard('{Control>}x{/Control}');
    await expect(within(canvasElement).getByText('Cut')).toBeVisible();
  },
};
export const LoadFailed: Story = {
  args: { loadChildren: () => Promise.reject(new Error('The server did not answer.')) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Expand 7' }));
    await expect(await within(canvasElement).findByRole('button', { name: /^Try again/ })).toBeVisible();
  },
};
export const Loading: Story = {
  args: { loadChildren: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Expand 7' }));
    await expect(row(canvasElement, /Terms, conditions/)).toHaveAttribute('aria-busy', 'true');
  },
};
export const MoveTo: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(row(canvasElement, /Drainage/));
    await userEvent.keyboard('{Control>}m{/Control}');
    const field = await screen.findByRole('textbox', { name: 'Position' }, PATIENT);
    await waitFor(() => expect(field).toHaveFocus());
  },
};
export const NotSavedYet: Story = {
  args: { defaultValue: exceptions.map((item) => (item.id === 2 || item.id === 6 ? { ...item, dirty: true } : item)) },
};
export const ThousandItems: Story = { args: { defaultValue: many(1200) } };
export const LongText: Story = {
  args: { defaultValue: exceptions.map((item) => ({ ...item, text: item.text && `${item.text} ${item.text}` })) },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Clauses {...args} />
    </div>
  ),
};

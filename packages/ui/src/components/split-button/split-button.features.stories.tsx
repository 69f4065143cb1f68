import type { Meta, StoryObj } from '@storybook/react-vite';
import { Printer } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inLooks, StoryRow } from '../../lib/story.tsx';
import { SplitButton } from './index.ts';

const meta = {
  title: 'Controls/Split button/Features',
  component: SplitButton,
  args: {
    children: 'Save',
    menuLabel: 'More save options',
    entries: [
      { id: 'another', label: 'Save and add another' },
      { id: 'close', label: 'Save and close' },
    ],
  },
} satisfies Meta<typeof SplitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = meta.args;

const board = () => (
  <>
    <StoryRow title="Primary">
      <SplitButton {...save} variant="primary">
        Save
      </SplitButton>
      <SplitButton {...save} variant="primary" shortcut="Ctrl S">
        Save
      </SplitButton>
      <SplitButton {...save} variant="primary" disabled>
        Save
      </SplitButton>
      <SplitButton {...save} variant="primary" busy>
        Saving
      </SplitButton>
    </StoryRow>
    <StoryRow title="Secondary, danger and small">
      <SplitButton menuLabel="More ways to print" entries={save.entries} icon={Printer}>
        Print
      </SplitButton>
      <SplitButton {...save} disabled disabledReason="The file is in use">
        Save
      </SplitButton>
      <SplitButton menuLabel="More ways to void" entries={save.entries} variant="danger">
        Void check
      </SplitButton>
      <SplitButton {...save} size="sm">
        Save
      </SplitButton>
    </StoryRow>
  </>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'comfortable', 'roomy', 'rtl') };

export const MenuOpen: Story = {
  render: (args) => (
    <div className="flex min-h-[120px] justify-end p-3">
      <SplitButton {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More save options' }));
    const menu = await within(document.body).findByRole('menu', { name: 'More save options' });
    await waitFor(() => expect(menu).toBeVisible());
  },
};

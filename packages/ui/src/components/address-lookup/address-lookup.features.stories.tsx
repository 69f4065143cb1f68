import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { AddressLookup } from './index.ts';
import { home, lookUp } from './stories-data.ts';
import { AddressForm } from './stories-form.tsx';

const meta = {
  title: 'Pickers/AddressLookup/Features',
  component: AddressLookup,
  args: { lookup: lookUp },
  render: (args) => (
    <div className="min-h-[260px]">
      <AddressForm {...args} />
    </div>
  ),
} satisfies Meta<typeof AddressLookup>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <StoryForm>
    <AddressLookup lookup={lookUp} />
    <AddressLookup lookup={lookUp} required defaultValue={home} />
    <AddressLookup lookup={lookUp} defaultValue={{ ...home, address1: 'Rural Route 7, Box 112, Old Mill Road' }} />
    <AddressLookup lookup={lookUp} required error="Enter the street." />
    <AddressLookup lookup={lookUp} defaultValue={home} warning="Not found by the postal service." />
    <AddressLookup lookup={lookUp} defaultValue={home} mode="read" reason="Locked" />
    <AddressLookup lookup={lookUp} disabled disabledReason="Foreign address" />
    <AddressLookup lookup={lookUp} label="Forwarding address" defaultValue={home} help="After the closing." />
  </StoryForm>
);
const open: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('456 some');
    await waitFor(() => expect(within(document.body).getAllByRole('option')).toHaveLength(2));
  },
};

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'roomy') };
export const Suggestions: Story = { ...open, ...inLooks('dark') };
export const Filled: Story = {
  play: async (context) => {
    await open.play?.(context);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(context.canvas.getByLabelText('ZIP')).toHaveValue('12345-6789'));
  },
};
export const FailureIsSilent: Story = {
  args: { lookup: () => Promise.reject(new Error('quota')) },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('456 some');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveValue('456 some');
    await expect(canvas.getByRole('combobox')).toBeValid();
    await expect(within(document.body).queryByRole('listbox')).toBeNull();
  },
};

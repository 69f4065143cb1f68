import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import { toasts } from '../../services/toasts/index.ts';
import { findCompanies } from '../company-picker/stories-data.ts';
import { loadContacts } from '../contact-picker/stories-data.ts';
import { OutsidePartyPicker } from './index.ts';
import { roles } from './stories-data.ts';

const meta = {
  title: 'Pickers/OutsidePartyPicker/Features',
  component: OutsidePartyPicker,
  args: { roles, searchCompanies: findCompanies, loadContacts, defaultRole: 6, onAdd: () => Promise.resolve() },
  render: (args) => (
    <div className="min-h-[110px] p-3" style={{ width: 760 }}>
      <OutsidePartyPicker {...args} />
    </div>
  ),
} satisfies Meta<typeof OutsidePartyPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled: Story = {
  play: async ({ canvas }) => {
    const company = canvas.getByRole('combobox', { name: 'Company' });
    await userEvent.click(company);
    await userEvent.keyboard('1042');
    await userEvent.tab();
    await waitFor(() => expect(company).toHaveValue('1042 - Ficus Bank'));
    await userEvent.keyboard('jane');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Contact' })).toHaveValue('Jane Homebuyer'));
  },
};

export const All: Story = inLooks('dark', 'contrast', 'roomy');
export const Filled: Story = { ...filled, ...inLooks('dark') };
export const Incomplete: Story = {
  args: { defaultRole: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add party' }));
    await waitFor(() => expect(canvas.getByText('Select a company.')).toBeVisible());
    await expect(canvas.getByText('Select a role.')).toBeVisible();
  },
};
export const Adding: Story = {
  args: { onAdd: () => new Promise(() => {}) },
  play: async (context) => {
    await filled.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Add party' }));
    await waitFor(() => expect(context.canvasElement.querySelector('[data-state=adding]')).not.toBeNull());
  },
};
// holds blocks 7.28
export const Failed: Story = {
  args: { onAdd: () => Promise.reject(new Error('refused')) },
  play: async (context) => {
    await filled.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Add party' }));
    await waitFor(() => expect(context.canvas.getByText('Failed to create new Role.')).toBeVisible());
    toasts.dismiss();
  },
};
export const NotAllowed: Story = { args: { disabledReason: 'In use by the escrow officer since 9:12 AM' } };

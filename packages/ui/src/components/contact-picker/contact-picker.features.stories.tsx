import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { Button } from '../button/index.ts';
import { ContactPicker, type ContactPickerProps } from './index.ts';
import { findContacts, jane, loadContacts } from './stories-data.ts';

const meta = {
  title: 'Pickers/ContactPicker/Features',
  component: ContactPicker,
  args: { label: 'Contact', companyID: 1042, load: loadContacts },
} satisfies Meta<typeof ContactPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <StoryForm columns={3}>
    <ContactPicker label="Contact" companyID={null} load={loadContacts} />
    <ContactPicker label="Contact" companyID={1042} load={loadContacts} />
    <ContactPicker label="Contact" companyID={1042} load={loadContacts} defaultValue={jane} />
    <ContactPicker
      label="Contact"
      companyID={1042}
      load={loadContacts}
      defaultValue={{ contactID: 9, fullName: 'Jane Homebuyer-Featherstonehaugh of Some County', companyID: 1042 }}
    />
    <ContactPicker label="Contact" companyID={1042} load={loadContacts} required error="Select a contact." />
    <ContactPicker
      label="Contact"
      companyID={1042}
      load={loadContacts}
      defaultValue={jane}
      mode="read"
      reason="Locked"
    />
  </StoryForm>
);
const room = (args: ContactPickerProps) => (
  <div className="min-h-[200px]">
    <StoryForm columns={2}>
      <ContactPicker {...args} />
    </StoryForm>
  </div>
);
const open = (keys: string, until: string): Story => ({
  render: room,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard(keys);
    await waitFor(() =>
      expect(within(document.body).getByText(until, { selector: ':not([role=status])' })).toBeVisible(),
    );
  },
});
function ChangedCompany(args: ContactPickerProps) {
  const [companyID, setCompany] = useState<number | null>(1042);
  return (
    <StoryForm columns={2}>
      <Button onClick={() => setCompany(1077)}>Other company</Button>
      <ContactPicker {...args} companyID={companyID} onCompanyRestore={setCompany} />
    </StoryForm>
  );
}
const changed: Story = {
  args: { defaultValue: jane },
  render: (args) => <ChangedCompany {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Other company' }));
    await waitFor(() =>
      expect(canvas.getByText('Jane Homebuyer is no contact of this company and was taken out.')).toBeVisible(),
    );
  },
};

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'roomy') };
export const Open: Story = open('{ArrowDown}', 'Joe Smith');
// holds blocks 5.4
export const NoneForTheCompany: Story = {
  ...open('{ArrowDown}', 'No contacts found for the selected company.'),
  args: { companyID: 2210 },
};
// holds blocks 5.5
export const NoneMatching: Story = open('zzz', 'No contacts found matching the value entered.');
export const TakenOutWithTheCompany: Story = { ...changed, ...inLooks('dark') };
/** The contact may come first: its company is told beside it, and filled in. */
export const AnyCompany: Story = {
  ...open('m', 'Ficus Bank Mortgage'),
  args: { companyID: null, findAnywhere: findContacts },
};
/** The contacts are still loading: said after a moment, and the field can be typed into. */
export const Slow: Story = { ...open('{ArrowDown}', 'Searching'), args: { load: () => new Promise(() => {}) } };
export const Failed: Story = {
  ...open('{ArrowDown}', 'Try again'),
  args: { load: () => Promise.reject(new Error('offline')) },
};
/** Whether the contact belongs to the new company could not be found out: it stays, with a warning. */
export const NotChecked: Story = {
  args: { defaultValue: jane, load: () => Promise.reject(new Error('offline')) },
  render: changed.render,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Other company' }));
    await waitFor(() =>
      expect(canvas.getByText('Could not check that this is a contact of the company.')).toBeVisible(),
    );
  },
};

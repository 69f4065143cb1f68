import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { type Contact, ContactPicker, type ContactPickerProps } from './index.ts';
import { findContacts, jane, loadContacts } from './stories-data.ts';

function WithCompany({ companyID: first, defaultValue = null, ...args }: ContactPickerProps) {
  const [companyID, setCompany] = useState(first);
  const [contact, setContact] = useState<Contact | null>(defaultValue);
  return (
    <>
      {[1042, 1077, 3108].map((id) => (
        <Button key={id} onClick={() => setCompany(id)}>{`Company ${id}`}</Button>
      ))}
      <Button onClick={() => setCompany(null)}>No company</Button>
      <ContactPicker
        {...args}
        companyID={companyID}
        value={contact}
        onValueChange={(next, details) => {
          setContact(next);
          args.onValueChange?.(next, details);
        }}
        onCompanyRestore={setCompany}
        onCompanyFill={(filled) => {
          setCompany(filled.companyID);
          args.onCompanyFill?.(filled);
        }}
      />
    </>
  );
}
const meta = {
  title: 'Pickers/ContactPicker/Keys',
  component: ContactPicker,
  args: { label: 'Contact', companyID: 1042, load: fn(loadContacts), onValueChange: fn() },
  render: (args) => <WithCompany {...args} />,
} satisfies Meta<typeof ContactPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = () => within(document.body).getByRole<HTMLInputElement>('combobox', { name: 'Contact' });
const company = (name: string) => userEvent.click(within(document.body).getByRole('button', { name }));
const notice = () => document.querySelector('[data-slot=contact-picker-notice]');

// holds blocks 5.3
export const DisabledUntilACompanyIsPicked: Story = {
  args: { companyID: null },
  play: async () => {
    input().focus();
    await expect(input()).toHaveAttribute('aria-disabled', 'true');
    await expect(input()).toHaveAccessibleDescription('Select a company to enable');
    await userEvent.keyboard('{ArrowDown}j');
    await expect(input()).toHaveValue('');
    await company('Company 1042');
    input().focus();
    await userEvent.keyboard('jane');
    await userEvent.tab();
    await waitFor(() => expect(input()).toHaveValue('Jane Homebuyer'));
  },
};

export const DownShowsAllAndTypingFilters: Story = {
  play: async ({ args }) => {
    input().focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(within(document.body).getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('smi{Enter}');
    await waitFor(() => expect(input()).toHaveValue('Joe Smith'));
    await expect(args.load).toHaveBeenCalledTimes(1);
  },
};

export const AnotherCompanyTakesTheContactOut: Story = {
  args: { defaultValue: jane },
  play: async ({ args, canvas }) => {
    await company('Company 1077');
    await waitFor(() => expect(input()).toHaveValue(''));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' });
    await expect(notice()).toHaveTextContent('Jane Homebuyer is no contact of this company and was taken out.');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(input()).toHaveValue('Jane Homebuyer');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(jane, { reason: 'restore' });
    // The company came back with it, so it stays.
    await waitFor(() => expect(input()).not.toHaveAttribute('aria-busy'));
    await expect(input()).toHaveValue('Jane Homebuyer');
    await expect(notice()).toBeNull();
  },
};

export const AnotherCompanyKeepsAContactOfItsOwn: Story = {
  args: { defaultValue: jane },
  play: async ({ args }) => {
    await company('Company 3108');
    await waitFor(() => expect(input()).not.toHaveAttribute('aria-busy'));
    await expect(input()).toHaveValue('Jane Homebuyer');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

// holds blocks 4.14
export const NoCompanyTakesTheContactOut: Story = {
  args: { defaultValue: jane },
  play: async () => {
    await company('No company');
    await waitFor(() => expect(input()).toHaveValue(''));
    await expect(notice()).toHaveTextContent('Jane Homebuyer');
    await expect(input()).toHaveAttribute('aria-disabled', 'true');
  },
};

export const AltDownAndF4ShowAll: Story = {
  play: async () => {
    const options = () => within(document.body).queryAllByRole('option').length;
    input().focus();
    for (const keys of ['{Alt>}{ArrowDown}{/Alt}', '{F4}']) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(options()).toBe(3));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(options()).toBe(0));
      await expect(input()).toHaveFocus();
    }
  },
};

export const AContactPickedFirstFillsTheCompany: Story = {
  args: { companyID: null, findAnywhere: fn(findContacts), onCompanyFill: fn() },
  play: async ({ args }) => {
    input().focus();
    await userEvent.keyboard('mary');
    await waitFor(() => expect(within(document.body).getByRole('option')).toHaveTextContent('Ficus Bank Mortgage'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onCompanyFill).toHaveBeenCalledWith(expect.objectContaining({ contactID: 4, companyID: 1077 }));
    await expect(input()).toHaveValue('Mary Stone');
    // The company's own list knows her: she stays.
    await waitFor(() => expect(args.load).toHaveBeenCalledWith(1077, expect.anything()));
    await waitFor(() => expect(input()).not.toHaveAttribute('aria-busy'));
    await expect(input()).toHaveValue('Mary Stone');
    await expect(notice()).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AddressLookup } from './index.ts';
import { lookUp } from './stories-data.ts';
import { AddressForm } from './stories-form.tsx';

const meta = {
  title: 'Pickers/AddressLookup/Keys',
  component: AddressLookup,
  args: { lookup: fn(lookUp), onValueChange: fn() },
  render: (args) => <AddressForm {...args} />,
} satisfies Meta<typeof AddressLookup>;
export default meta;
type Story = StoryObj<typeof meta>;

const values = () =>
  ['Address 1', 'Address 2', 'City', 'State', 'ZIP', 'County'].map(
    (label) => within(document.body).getByLabelText<HTMLInputElement>(label, { selector: 'input' }).value,
  );
const suggest = async (text: string) => {
  await userEvent.tab();
  await userEvent.keyboard(text);
  await waitFor(() => expect(within(document.body).getAllByRole('option').length).toBeGreaterThan(0));
};

export const TypedTextStays: Story = {
  play: async ({ canvas }) => {
    await suggest('456 some');
    await userEvent.tab();
    await expect(values()).toEqual(['456 some', '', '', '', '', '']);
    await expect(canvas.getByLabelText('Address 2')).toHaveFocus();
  },
};

export const DownAndEnterFillAsOneStep: Story = {
  play: async ({ args }) => {
    await suggest('456 some');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(values()).toEqual(['456 Somewhere Ave', '', 'Somecity', 'ST', '12345-6789', 'Any County']);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.anything(), {
      reason: 'pick',
      changed: ['address1', 'city', 'state', 'zip', 'county'],
    });
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(values()).toEqual(['456 some', '', '', '', '', '']);
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(values()).toEqual(['456 Somewhere Ave', '', 'Somecity', 'ST', '12345-6789', 'Any County']);
  },
};

export const ATypedUnitIsKept: Story = {
  args: { defaultValue: { address1: '', address2: 'Apt 4B', city: '', state: '', zip: '' } },
  play: async () => {
    await suggest('18 quarry');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(values()).toEqual(['18 Quarry Rd', 'Apt 4B', 'Sometown', 'ST', '12350-0018', 'Any County']);
  },
};

export const EscapeClosesAndKeepsTheText: Story = {
  play: async () => {
    await suggest('456 some');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('listbox')).toBeNull());
    await expect(values()[0]).toBe('456 some');
  },
};

export const OneSessionForALookup: Story = {
  play: async ({ args }) => {
    await suggest('456 s');
    await userEvent.keyboard('ome');
    await waitFor(() => expect(args.lookup).toHaveBeenCalledTimes(2));
    const sessions = (args.lookup as ReturnType<typeof fn>).mock.calls.map(([request]) => request.session);
    await expect(new Set(sessions).size).toBe(1);
  },
};

export const WhatWasFilledIsMarkedUntilItIsEdited: Story = {
  play: async ({ canvas }) => {
    const marked = () =>
      [...document.querySelectorAll('[data-highlight] input')].map((each) => each.getAttribute('id') ?? '').length;
    await suggest('456 some');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(marked()).toBe(5));
    await expect(canvas.getByLabelText('City')).toHaveAccessibleDescription('Filled from the suggestion.');
    await expect(canvas.getByLabelText('Address 2')).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(marked()).toBe(0));
    await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(marked()).toBe(5));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('X');
    await waitFor(() => expect(marked()).toBe(4));
    await expect(canvas.getByLabelText('City')).not.toHaveAccessibleDescription();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MultiSelectField } from './index.ts';
import { branches, roles } from './stories-data.ts';

const meta = {
  title: 'Fields/MultiSelectField/Keys',
  component: MultiSelectField<number>,
  args: { label: 'Branches', options: branches, onValueChange: fn() },
  render: (args) => (
    <>
      <MultiSelectField {...args} />
      <button type="button">Next</button>
    </>
  ),
} satisfies Meta<typeof MultiSelectField<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (name = 'Branches') => within(document.body).getByRole('combobox', { name });
const list = () => within(document.body).queryByRole('listbox');
const highlighted = () => list()?.querySelector('[data-highlighted]')?.textContent;
const opened = async (keys = '{ArrowDown}') => {
  await userEvent.tab();
  await userEvent.keyboard(keys);
  await waitFor(() => expect(list()).not.toBeNull());
};
const holds = (args: Story['args'], values: number[], reason = 'pick') =>
  waitFor(() => expect(args?.onValueChange).toHaveBeenLastCalledWith(values, { reason }));

export const SpaceAndEnterToggleAndTheListStays: Story = {
  play: async ({ args }) => {
    await opened();
    await waitFor(() => expect(highlighted()).toBe('Somecity'));
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Enter}');
    await holds(args, [1, 3]);
    await userEvent.keyboard('{Enter}');
    await holds(args, [1]);
    await expect(list()).not.toBeNull();
    await expect(box()).toHaveFocus();
    await expect(document.getElementById(box().getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
      'Sometown',
    );
  },
};

export const TheFirstRowAndCtrlATakeAll: Story = {
  play: async ({ args }) => {
    await opened('{F4}');
    await userEvent.keyboard('{Home}{Enter}');
    await holds(args, [1, 2, 3, 4]);
    await userEvent.keyboard('{Control>}a{/Control}');
    await holds(args, []);
    await userEvent.keyboard('{End}{Enter}{PageUp}{Enter}');
    await holds(args, [1, 2, 3, 4]);
    await userEvent.keyboard('{PageDown}{Enter}');
    await holds(args, [1, 2, 3]);
  },
};

export const TypingSearchesAndTakesAllFound: Story = {
  args: { label: 'Roles', options: roles, defaultValue: [1] },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('mort');
    const search = await within(document.body).findByRole('combobox', { name: 'Search Roles' });
    await waitFor(() => expect(search).toHaveFocus());
    await waitFor(() => expect(highlighted()).toBe('Mortgage Broker'));
    await userEvent.keyboard(' ');
    await expect(search).toHaveValue('mort ');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await holds(args, [1, 14]);
    await userEvent.keyboard('{Control>}{Delete}{/Control}');
    await holds(args, [], 'clear');
    await expect(search).toHaveValue('mort ');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(list()).toBeNull());
    await waitFor(() => expect(box('Roles')).toHaveFocus());
  },
};

export const TabClosesAndGoesOn: Story = {
  play: async ({ args, canvas }) => {
    await opened('{Alt>}{ArrowDown}{/Alt}');
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await waitFor(() => expect(list()).toBeNull());
    await holds(args, [1]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus());
  },
};

export const AltUpAndF4Close: Story = {
  play: async () => {
    await opened();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(list()).toBeNull());
    await userEvent.keyboard('{F4}');
    await waitFor(() => expect(list()).not.toBeNull());
    await userEvent.keyboard('{F4}');
    await waitFor(() => expect(list()).toBeNull());
    await waitFor(() => expect(box()).toHaveFocus());
  },
};

export const DeleteClearsUndoBrings: Story = {
  args: { defaultValue: [2, 4] },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    await holds(args, [], 'clear');
    await userEvent.keyboard('{Control>}z{/Control}');
    await holds(args, [2, 4], 'restore');
    await userEvent.keyboard('{Control>}y{/Control}');
    await holds(args, [], 'restore');
  },
};

export const MouseToggles: Story = {
  play: async ({ args }) => {
    await userEvent.click(box());
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Anytown' }));
    await holds(args, [2]);
    await userEvent.click(within(document.body).getByRole('button', { name: 'Clear' }));
    await holds(args, [], 'clear');
    await expect(list()).not.toBeNull();
    await expect(box()).toHaveFocus();
  },
};

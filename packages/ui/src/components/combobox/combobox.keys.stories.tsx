import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Combobox } from './index.ts';
import { fakeSearch, lenders } from './stories-data.ts';

const meta = {
  title: 'Pickers/Combobox/Keys',
  component: Combobox<number>,
  args: { label: 'Lender', search: fakeSearch(), debounce: 0, onValueChange: fn() },
  render: (args) => (
    <>
      <Combobox {...args} />
      <button type="button">Next</button>
    </>
  ),
} satisfies Meta<typeof Combobox<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = () => within(document.body).getByRole<HTMLInputElement>('combobox', { name: 'Lender' });
const list = () => within(document.body).queryByRole('listbox');
const rows = () => within(document.body).queryAllByRole('option');
const highlighted = () => document.querySelector('[role=option][data-highlighted]')?.textContent ?? null;
const shows = (text: string) => waitFor(() => expect(highlighted()).toContain(text));
const closed = () => waitFor(() => expect(list()).toBeNull());
const picked = (args: Story['args'], value: number | null, reason: string) =>
  waitFor(() => expect(args?.onValueChange).toHaveBeenLastCalledWith(value, expect.objectContaining({ reason })));
const search = async (text: string, first: string) => {
  await userEvent.tab();
  await userEvent.keyboard(text);
  await shows(first);
};

export const TypingSearchesEnterPicks: Story = {
  play: async ({ args }) => {
    await search('fic', 'Ficus Bank');
    await expect(input()).toHaveAttribute('aria-expanded', 'true');
    await expect(document.getElementById(input().getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
      'Ficus Bank',
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await picked(args, 1077, 'pick');
    await expect(input()).toHaveValue('Ficus Bank Mortgage');
    await closed();
    await expect(input()).toHaveFocus();
  },
};

export const TabCommitsAndGoesOn: Story = {
  play: async ({ args, canvas }) => {
    await search('fic', 'Ficus Bank');
    await userEvent.tab();
    await picked(args, 1042, 'commit');
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};

export const TabBeforeTheAnswerIsQueued: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('maple');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await picked(args, 5150, 'commit');
    await expect(input()).toHaveValue('Maple Street Savings');
  },
};

export const AMissStaysAndIsMarked: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('zzz');
    await userEvent.tab();
    await waitFor(() => expect(input()).toBeInvalid());
    await expect(input()).toHaveValue('zzz');
    await expect(input()).toHaveAccessibleDescription('Nothing found for "zzz". Change it or clear it.');
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const TheExactCodeIsJumpedTo: Story = {
  args: { search: undefined, options: lenders },
  play: async ({ args }) => {
    await search('1077', 'Ficus Bank Mortgage');
    await userEvent.keyboard('{Enter}');
    await picked(args, 1077, 'pick');
  },
};

export const ArrowsPagesAndMore: Story = {
  play: async () => {
    await search('fic', 'Ficus Bank');
    await userEvent.keyboard('{PageDown}');
    await shows('More...');
    await expect(highlighted()).toContain('10 of 34');
    await userEvent.keyboard('{PageUp}');
    await shows('Ficus Bank');
    await userEvent.keyboard('{ArrowUp}');
    await shows('More...');
    await userEvent.keyboard('{Enter}');
    // The highlight stays in its place: on the first of the new ones.
    await waitFor(() => expect(rows()).toHaveLength(21));
    await expect(rows()[10]).toHaveAttribute('data-highlighted');
    await expect(list()).not.toBeNull();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await shows('Ficus Home Loans');
  },
};

export const HomeAndEndStayInTheText: Story = {
  play: async () => {
    await search('fic', 'Ficus Bank');
    await userEvent.keyboard('{Home}');
    await expect(input().selectionStart).toBe(0);
    await userEvent.keyboard('{End}');
    await expect(input().selectionStart).toBe(3);
    await expect(highlighted()).toContain('Ficus Bank');
  },
};

export const AltDownAndF4OpenAltUpCloses: Story = {
  args: { defaultValue: 1077, search: undefined, options: lenders },
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(list()).toBeNull();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await shows('Ficus Bank Mortgage');
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
    await closed();
    await userEvent.keyboard('{F4}');
    await waitFor(() => expect(list()).not.toBeNull());
    await userEvent.keyboard('{F4}');
    await closed();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const EscapeClosesThenRestores: Story = {
  args: { defaultValue: 1042, valueLabel: 'Ficus Bank' },
  play: async ({ args }) => {
    await search('maple', 'Maple Street Savings');
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(input()).toHaveValue('maple');
    await userEvent.keyboard('{Escape}');
    await expect(input()).toHaveValue('Ficus Bank');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(input()).toHaveValue('maple');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const DeleteClearsAndUndoBrings: Story = {
  args: { defaultValue: 1042, valueLabel: 'Ficus Bank' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    await picked(args, null, 'clear');
    await expect(input()).toHaveValue('');
    await userEvent.keyboard('{Control>}z{/Control}');
    await picked(args, 1042, 'restore');
    await expect(input()).toHaveValue('Ficus Bank');
    await userEvent.keyboard('{ArrowRight}{Control>}{Delete}{/Control}');
    await picked(args, null, 'clear');
  },
};

export const UndoAfterAPick: Story = {
  args: { search: undefined, options: lenders, defaultValue: 1042 },
  play: async ({ args }) => {
    await search('maple', 'Maple Street Savings');
    await userEvent.keyboard('{Enter}');
    await picked(args, 5150, 'pick');
    await userEvent.keyboard('{Control>}z{/Control}');
    await picked(args, 1042, 'restore');
    await expect(input()).toHaveValue('Ficus Bank');
    await userEvent.keyboard('{Control>}y{/Control}');
    await picked(args, 5150, 'restore');
  },
};

export const EmptiedAndLeftIsCleared: Story = {
  args: { defaultValue: 1042, valueLabel: 'Ficus Bank' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}');
    await userEvent.tab();
    await picked(args, null, 'clear');
  },
};

let searchFails = false;
export const EnterTriesAFailedSearchAgain: Story = {
  args: {
    search: (request) => (searchFails ? Promise.reject(new Error('timeout')) : fakeSearch()(request)),
  },
  play: async () => {
    searchFails = true;
    await userEvent.tab();
    await userEvent.keyboard('fic');
    await shows('Try again');
    searchFails = false;
    await userEvent.keyboard('{Enter}');
    await shows('Ficus Bank');
  },
};

export const EnterOnAClosedListIsTheForms: Story = {
  args: { onKeyDown: fn() },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = '';
      }}
    >
      <Combobox {...args} />
      <button type="submit">Save</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    await search('fic', 'Ficus Bank');
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(canvasElement.querySelector('[data-sent]')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelector('[data-sent]')).not.toBeNull();
  },
};

export const MousePicksAndCreates: Story = {
  args: { create: { run: (text) => Promise.resolve({ value: 9000, label: text }) } },
  play: async ({ args }) => {
    await search('fic', 'Ficus Bank');
    await userEvent.click(within(document.body).getByRole('option', { name: /Ficcion/ }));
    await picked(args, 2210, 'pick');
    await userEvent.clear(input());
    await userEvent.keyboard('Acme Notaries');
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Create "Acme Notaries"' }));
    await picked(args, 9000, 'pick');
    await expect(input()).toHaveValue('Acme Notaries');
  },
};

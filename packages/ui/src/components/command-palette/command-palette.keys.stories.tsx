import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import base, { commands, fileSearch, onSelect, screens } from './command-palette.stories.tsx';
import type { PaletteGroup } from './index.ts';

const meta = { title: 'Overlays/Command palette/Keys', component: base.component, parameters: base.parameters };
export default meta;
type Story = StoryObj<typeof base>;

const input = () => screen.findByRole('combobox');
const current = () => document.querySelector('[cmdk-item][data-selected=true]');

export const OpensTypesChooses: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    onSelect.mockClear();
    canvasElement.querySelector('button')?.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await input()).toHaveFocus());
    await userEvent.keyboard('title');
    await waitFor(() => expect(current()).toHaveTextContent('Title charges'));
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledWith('charges');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvasElement.querySelector('button')).toHaveFocus());
  },
};

export const FilesComeFirstAndArrowsWalkAllGroups: Story = {
  args: { initialQuery: '' },
  play: async () => {
    await userEvent.type(await input(), 'r');
    await waitFor(() => expect(current()).toHaveTextContent('12-3456'));
    const headings = [...document.querySelectorAll('[cmdk-group-heading]')].map((heading) => heading.textContent);
    await expect(headings).toEqual(['Files', 'Commands']);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(current()).not.toHaveTextContent('12-3456'));
    const second = current()?.textContent;
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(current()).toHaveTextContent('12-3456'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(current()?.textContent).toBe(second));
    const items = () => [...document.querySelectorAll('[cmdk-item]')];
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(current()).toBe(items().at(-1)));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(current()).toHaveTextContent('12-'));
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(items().indexOf(current() as Element)).toBeGreaterThan(1));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(current()).toBe(items()[0]));
  },
};

/** Files that are found when told to, by what is searched for. */
const replies = new Map<string, () => void>();
const held: PaletteGroup = {
  ...fileSearch(0),
  search: async (query, ...more) => {
    await new Promise<void>((reply) => replies.set(query, reply));
    return (await fileSearch(0).search?.(query, ...more)) ?? [];
  },
};
/** A number and Enter, faster than the reply: the file opens when it comes. */
export const EnterWaitsForTheReply: Story = {
  args: { groups: [held, screens, commands] },
  play: async () => {
    onSelect.mockClear();
    replies.clear();
    await userEvent.type(await input(), '12-3402{Enter}');
    await waitFor(() => expect([...replies.keys()]).toContain('12-3402'));
    await expect(onSelect).not.toHaveBeenCalled();
    replies.get('12-3402')?.();
    await waitFor(() => expect(onSelect).toHaveBeenCalledWith('12-3402'));
  },
};

const copy = { id: 'copy', code: '12-3456-2', label: 'Copy of 12-3456', onSelect: () => onSelect('copy') };
const withCopy: PaletteGroup = {
  ...fileSearch(0),
  search: async (...asked) => [copy, ...((await fileSearch(0).search?.(...asked)) ?? [])],
};
/** Another file has the number in its words and comes first: the number means its own file all the same. */
export const ANumberInFullIsThatFile: Story = {
  args: { groups: [withCopy, screens, commands] },
  play: async () => {
    onSelect.mockClear();
    await userEvent.type(await input(), '12-345');
    await waitFor(() => expect(current()).toHaveTextContent('Copy of 12-3456'));
    await userEvent.keyboard('6');
    await waitFor(() => expect(current()).toHaveTextContent('Jones, Stone'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSelect).toHaveBeenCalledWith('12-3456'));
  },
};

const defaults: PaletteGroup = {
  id: 'commands',
  label: 'Commands',
  items: [{ id: 'check', label: 'Check writing defaults', onSelect: () => onSelect('check') }],
};
/** What is named in full and cannot be chosen is not passed over for something else: Enter says why, and nothing happens. */
export const WhatCannotBeChosenSaysWhy: Story = {
  args: { groups: [defaults, screens] },
  play: async () => {
    onSelect.mockClear();
    await userEvent.type(await input(), 'check');
    await waitFor(() => expect(current()).toHaveTextContent('Check writing defaults'));
    await userEvent.type(await input(), ' writing');
    await waitFor(() => expect(current()).toHaveTextContent('No access'));
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Check writing: No access');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(current()).toHaveTextContent('Check writing defaults'));
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(current()).toHaveTextContent('No access'));
    await expect(onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(onSelect).toHaveBeenCalledWith('check'));
  },
};

export const EscapeCloses: Story = {
  play: async () => {
    await input();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

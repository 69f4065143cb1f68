import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Memory } from '../memory/index.ts';
import base from './grid-views.stories.tsx';
import { viewsMemory } from './stories-data.tsx';
import { readGridViews } from './views.ts';

const meta = { title: 'Data/Grid views/Keys', component: base.component, parameters: base.parameters };
export default meta;
type Story = StoryObj<typeof base>;

const loads = { timeout: 10_000 };
const button = (name: string) => screen.findByRole('button', { name }, loads);
const heads = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('columnheader')
    .map((head) => head.textContent);
const names = (memory: Memory | undefined) => readGridViews(memory?.get('grid-views:files')).map(({ name }) => name);
/** The menu gives the focus back a moment after it has closed. */
const focused = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus(), loads);
/** Opens the menu by key and waits for its first row. */
const open = async (name: string, keys: string) => {
  const opener = await button(name);
  opener.focus();
  await expect(opener).toHaveFocus();
  await userEvent.keyboard(keys);
  await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Standard view' })).toHaveFocus(), loads);
};
/** Goes to a row of the menu by its first letters and takes it. */
const take = async (letters: string, row: string | RegExp) => {
  await userEvent.keyboard(letters);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: row })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
};

export const AViewIsChosenByKeys: Story = {
  beforeEach: ({ args }) => void Object.assign(args, { memory: viewsMemory() }),
  play: async ({ canvasElement }) => {
    const opener = await button('View: Standard view');
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await open('View: Standard view', '{ArrowDown}');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Next closings' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Prices first' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Next closings' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Prices first' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await focused('View: Prices first');
    await waitFor(
      () => expect(heads(canvasElement).slice(0, 3)).toEqual(['File', 'Sale price', 'Buyer or borrower']),
      loads,
    );
    await expect(heads(canvasElement)).not.toContain('Officer');
    await expect(canvasElement.querySelector('[data-slot=data-grid]')).toHaveAttribute('data-density', 'roomy');
    await expect(within(canvasElement).getByText('View Prices first')).toBeInTheDocument();
    await open('View: Prices first', ' ');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await focused('View: Prices first');
    await open('View: Prices first', '{Enter}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(heads(canvasElement)).toContain('Officer'), loads);
    await focused('View: Standard view');
  },
};

export const SavedUnderANameAndSavedAgain: Story = {
  beforeEach: ({ args }) => void Object.assign(args, { memory: viewsMemory() }),
  play: async ({ args, canvasElement }) => {
    const head = await within(canvasElement).findByRole('columnheader', { name: 'Sale price' }, loads);
    await userEvent.click(head);
    await open('View: Standard view, changed', '{ArrowDown}');
    await take('save a', 'Save as…');
    const field = await screen.findByRole('textbox', { name: 'Name of the view' }, loads);
    await userEvent.keyboard('next closings{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/already exists/));
    await userEvent.clear(field);
    await userEvent.keyboard('By price{Enter}');
    await expect(await button('View: By price')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('View: By price'));
    await expect(names(args.memory)).toEqual(['By price', 'Next closings', 'Prices first']);
    await userEvent.click(head);
    await open('View: By price, changed', '{ArrowDown}');
    await take('save', 'Save');
    await expect(await button('View: By price')).toBeVisible();
    await expect(args.memory?.get('grid-view:files:3')).toMatchObject({
      sort: [{ column: 'price', direction: 'descending' }],
    });
  },
};

export const RenamedResetAndDeleted: Story = {
  beforeEach: ({ args }) =>
    void Object.assign(args, { memory: viewsMemory('Next closings', { hidden: ['property'] }) }),
  play: async ({ args, canvasElement }) => {
    await open('View: Next closings, changed', '{ArrowDown}');
    await take('reset', 'Reset to the saved view');
    await waitFor(() => expect(heads(canvasElement)).toContain('Property'), loads);
    await open('View: Next closings', '{ArrowDown}');
    await take('ren', 'Rename…');
    await screen.findByRole('textbox', { name: 'Name of the view' }, loads);
    await userEvent.keyboard('{Control>}a{/Control}Closings{Enter}');
    await expect(await button('View: Closings')).toBeVisible();
    await expect(names(args.memory)).toEqual(['Closings', 'Prices first']);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('View: Closings'));
    await open('View: Closings', '{ArrowDown}');
    await take('del', 'Delete…');
    const remove = await screen.findByRole('button', { name: 'Delete view' }, loads);
    await userEvent.click(remove);
    await expect(await button('View: Standard view')).toBeVisible();
    await expect(names(args.memory)).toEqual(['Prices first']);
    await expect(args.memory?.get('grid-view:files:1')).toBeUndefined();
  },
};

export const ByMouseWithARowHeight: Story = {
  beforeEach: ({ args }) => void Object.assign(args, { memory: viewsMemory() }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await button('View: Standard view'));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Roomy' }, loads));
    await expect(await button('View: Standard view, changed')).toBeVisible();
    await expect(canvasElement.querySelector('[data-slot=data-grid]')).toHaveAttribute('data-density', 'roomy');
  },
};

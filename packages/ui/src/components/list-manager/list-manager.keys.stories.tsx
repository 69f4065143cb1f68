import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import features from './list-manager.features.stories.tsx';
import type base from './list-manager.stories.tsx';
import { notes } from './list-manager.stories.tsx';

const onValueChange = fn();
const meta = { ...features, title: 'Data/List manager/Keys', args: { ...features.args, onValueChange } };
export default meta;
type Story = StoryObj<typeof base>;

const current = () => document.activeElement as HTMLElement;
const focusIs = (text: string) => waitFor(() => expect(current()).toHaveTextContent(text));
const names = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-row]')].map((row) => row.querySelector('.truncate')?.textContent);
const start = async (root: HTMLElement, name: string) => {
  await userEvent.click(within(root).getByText(name));
  await focusIs(name);
};
const said = (root: HTMLElement, text: string) =>
  waitFor(() => expect(root.querySelector('[data-slot=announcement]')?.textContent?.trim()).toBe(text));
/** What a dialog shows is fetched when it is first opened: on a busy machine that takes its time. */
const PATIENT = { timeout: 10_000 };
const focusOn = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus());
/** Answers the question about deleting. */
const answer = async (button: 'Delete' | 'Cancel') => {
  const dialog = within(await screen.findByRole('alertdialog', {}, PATIENT));
  await focusOn(await dialog.findByRole('button', { name: 'Cancel' }, PATIENT));
  await userEvent.click(dialog.getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};

export const ArrowsHomeEnd: Story = {
  play: async ({ canvasElement }) => {
    await start(canvasElement, 'Buyer pays owner policy');
    await userEvent.keyboard('{ArrowDown}');
    await focusIs('Seller pays survey');
    await userEvent.keyboard('{End}');
    await focusIs('Seller pays transfer tax');
    await userEvent.keyboard('{ArrowUp}');
    await focusIs('Split escrow fee');
    await userEvent.keyboard('{Home}');
    await focusIs('Buyer pays owner policy');
    await userEvent.keyboard('{PageDown}');
    await focusIs('Seller pays transfer tax');
    await userEvent.keyboard('{PageUp}');
    await focusIs('Buyer pays owner policy');
    await expect(canvasElement.querySelectorAll('[data-row][tabindex="0"]')).toHaveLength(1);
  },
};

// holds blocks 2.57
export const InsAdds: Story = {
  play: async ({ canvasElement }) => {
    await start(canvasElement, 'Seller pays survey');
    await userEvent.keyboard('{Insert}');
    const field = screen.getByRole('textbox', { name: 'Name of the new item' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByText('This value is required.')).toBeVisible();
    await userEvent.keyboard('seller pays SURVEY{Enter}');
    await expect(within(canvasElement).getByText('An item with this value already exists.')).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}Lender pays survey{Enter}');
    await focusIs('Lender pays survey');
    await said(canvasElement, 'Lender pays survey added.');
    await expect(names(canvasElement).at(-1)).toBe('Lender pays survey');
    await userEvent.keyboard('{Insert}{Escape}');
    await focusIs('Lender pays survey');
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

// holds blocks 2.57
export const F2AndEnterEdit: Story = {
  play: async ({ canvasElement }) => {
    await start(canvasElement, 'Split escrow fee');
    await userEvent.keyboard('{F2}');
    await expect(screen.getByRole('textbox', { name: 'Name of Split escrow fee' })).toHaveFocus();
    await userEvent.keyboard('Split closing fee{Enter}');
    await focusIs('Split closing fee');
    await said(canvasElement, 'Split closing fee changed.');
    await expect(within(canvasElement).getByRole('img', { name: 'Not saved yet' })).toBeVisible();
    await userEvent.keyboard('{Enter}lost{Escape}');
    await focusIs('Split closing fee');
  },
};

// holds blocks 5.21
export const AnOwnRuleRefuses: Story = {
  args: { validate: (name) => !name.includes('!') },
  play: async ({ canvasElement }) => {
    await start(canvasElement, 'Split escrow fee');
    await userEvent.keyboard('{F2}Split!{Enter}');
    await expect(within(canvasElement).getByText('The value entered is invalid.')).toBeVisible();
  },
};

// holds blocks 2.57
export const DelAsksThenTheNextRow: Story = {
  play: async ({ canvasElement }) => {
    await start(canvasElement, 'Seller pays survey');
    await userEvent.keyboard('{Delete}');
    await answer('Cancel');
    await focusIs('Seller pays survey');
    await userEvent.keyboard('{Delete}');
    await answer('Delete');
    await focusIs('Split escrow fee');
    await userEvent.keyboard('{End}{Delete}');
    await answer('Delete');
    // The last one is gone: the one before it.
    await focusIs('Split escrow fee');
    await userEvent.keyboard('{Delete}');
    await answer('Delete');
    await userEvent.keyboard('{Delete}');
    await answer('Delete');
    // None is left: the button that adds.
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: /^Add/ })).toHaveFocus());
  },
};

export const UndoFromTheToastAndByKey: Story = {
  args: {
    // Names of its own: toasts of other stories may still be there.
    defaultValue: [
      { id: 1, name: 'Lender credit' },
      { id: 2, name: 'Broker credit' },
      { id: 3, name: 'Seller credit' },
    ],
  },
  play: async ({ canvasElement }) => {
    await start(canvasElement, 'Broker credit');
    await userEvent.keyboard('{Delete}');
    await answer('Delete');
    await expect(names(canvasElement)).toEqual(['Lender credit', 'Seller credit']);
    const title = await screen.findByText('Broker credit deleted', { selector: 'p' });
    const toast = title.closest<HTMLElement>('[data-slot=toast]');
    if (!toast) throw new Error('The text is not in a toast.');
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await said(canvasElement, 'Broker credit is back.');
    await expect(names(canvasElement)).toEqual(['Lender credit', 'Broker credit', 'Seller credit']);
    await focusIs('Broker credit');
    await start(canvasElement, 'Lender credit');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(names(canvasElement)).toHaveLength(2));
    await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(names(canvasElement)).toHaveLength(3));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(names(canvasElement)).toHaveLength(2));
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(() => expect(names(canvasElement)).toHaveLength(3));
  },
};

export const SeveralAreDeletedAtOnce: Story = {
  play: async ({ canvasElement }) => {
    await start(canvasElement, 'Buyer pays owner policy');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{ArrowDown}{ArrowDown} ');
    await said(canvasElement, '3 selected.');
    await userEvent.keyboard('{Delete}');
    await screen.findByRole('alertdialog', { name: 'Confirm Delete: 3 items' }, PATIENT);
    await answer('Delete');
    await expect(names(canvasElement)).toEqual(['Split escrow fee']);
    await userEvent.keyboard('{Control>}a{/Control}');
    await said(canvasElement, '1 selected.');
    await userEvent.keyboard('{Escape}');
    await expect(within(canvasElement).queryAllByRole('row', { selected: true })).toHaveLength(0);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(names(canvasElement)).toHaveLength(4));
    await userEvent.keyboard('{End}{Shift>}{ArrowUp}{/Shift}');
    await said(canvasElement, '2 selected.');
  },
};

export const AltArrowsOrder: Story = {
  args: { reorderable: true },
  play: async ({ canvasElement }) => {
    await start(canvasElement, 'Split escrow fee');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await said(canvasElement, 'Split escrow fee, 2 of 4.');
    await focusIs('Split escrow fee');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}{Alt>}{ArrowUp}{/Alt}');
    await said(canvasElement, 'Already the first.');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await said(canvasElement, 'Split escrow fee, 2 of 4.');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await said(canvasElement, 'Split escrow fee, 1 of 4.');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move down' }));
    await expect(names(canvasElement)[1]).toBe('Split escrow fee');
  },
};

export const TabToTheButtonsOfTheRow: Story = {
  play: async ({ canvasElement }) => {
    await start(canvasElement, 'Split escrow fee');
    await userEvent.tab();
    await expect(current()).toHaveAccessibleName('Edit Split escrow fee');
    await userEvent.tab();
    await expect(current()).toHaveAccessibleName('Delete Split escrow fee');
    await userEvent.tab();
    await expect(canvasElement.querySelector('[role=grid]')?.contains(current())).toBe(false);
  },
};

export const NoMoreThanTheMost: Story = {
  args: { max: 4 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('4 of 4')).toBeVisible();
    await start(canvasElement, 'Split escrow fee');
    await userEvent.keyboard('{Insert}');
    await said(canvasElement, 'At most 4 items');
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

export const ALockedOneStays: Story = {
  args: { defaultValue: notes.map((item) => (item.id === 3 ? { ...item, locked: 'Used by 3 files' } : item)) },
  play: async ({ canvasElement }) => {
    onValueChange.mockClear();
    await start(canvasElement, 'Split escrow fee');
    await userEvent.keyboard('{F2}');
    await said(canvasElement, 'Used by 3 files');
    await userEvent.keyboard('{Delete}');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(onValueChange).not.toHaveBeenCalled();
  },
};

export const InTheDialog: Story = {
  args: { editIn: 'dialog' },
  play: async ({ canvasElement }) => {
    await start(canvasElement, 'Split escrow fee');
    await userEvent.keyboard('{F2}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit list item' }, PATIENT));
    await focusOn(await dialog.findByRole('textbox', { name: 'Name' }, PATIENT));
    await userEvent.keyboard('Seller pays survey{Control>}{Enter}{/Control}');
    await expect(await dialog.findByText('An item with this value already exists.')).toBeVisible();
    await userEvent.keyboard('{Control>}a{/Control}Split closing fee{Control>}{Enter}{/Control}');
    await focusIs('Split closing fee');
    await userEvent.keyboard('{Insert}');
    const more = within(await screen.findByRole('dialog', { name: 'Add list item' }, PATIENT));
    await focusOn(await more.findByRole('textbox', { name: 'Name' }, PATIENT));
    await userEvent.keyboard('One more');
    await userEvent.click(more.getByRole('button', { name: 'Save and Add Another' }));
    await waitFor(() => expect(more.getByRole('textbox', { name: 'Name' })).toHaveValue(''));
    await userEvent.keyboard('And another{Control>}{Enter}{/Control}');
    await focusIs('And another');
    await expect(names(canvasElement).slice(-2)).toEqual(['One more', 'And another']);
  },
};

let refuse = true;
export const TheServersRefusalStaysOnTheRow: Story = {
  args: {
    save: (change) =>
      refuse
        ? Promise.reject(new Error('Another user renamed this item.'))
        : Promise.resolve(change.kind === 'add' ? { ...change.item, id: 55 } : undefined),
  },
  play: async ({ canvasElement }) => {
    refuse = true;
    const canvas = within(canvasElement);
    await start(canvasElement, 'Split escrow fee');
    await userEvent.keyboard('{F2}Split closing fee{Enter}');
    await said(canvasElement, 'Split closing fee: Another user renamed this item.');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard the change of Split closing fee' }));
    await waitFor(() => expect(names(canvasElement)[2]).toBe('Split escrow fee'));
    await start(canvasElement, 'Seller pays survey');
    await userEvent.keyboard('{Delete}');
    await answer('Delete');
    // What could not be deleted is still there.
    await canvas.findByRole('button', { name: 'Try again: Seller pays survey' });
    await expect(names(canvasElement)[1]).toBe('Seller pays survey');
    refuse = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: Seller pays survey' }));
    await waitFor(() => expect(names(canvasElement)).toHaveLength(3));
    await waitFor(() => expect(current()).not.toBe(document.body));
    await userEvent.keyboard('{Insert}New note{Enter}');
    await waitFor(() =>
      expect(onValueChange).toHaveBeenLastCalledWith(expect.anything(), { reason: 'saved', ids: [55] }),
    );
    await focusIs('New note');
  },
};

export const ReadOnlyChangesNothing: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    onValueChange.mockClear();
    await start(canvasElement, 'Split escrow fee');
    await userEvent.keyboard('{Insert}{F2}{Delete}{Control>}z{/Control} ');
    await expect(screen.queryByRole('textbox')).toBeNull();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(onValueChange).not.toHaveBeenCalled();
  },
};

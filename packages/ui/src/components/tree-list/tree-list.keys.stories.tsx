import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Clauses, many } from './stories-data.tsx';
import features from './tree-list.features.stories.tsx';
import type base from './tree-list.stories.tsx';

const onValueChange = fn();
const meta = { ...features, title: 'Data/Tree list/Keys', args: { ...features.args, onValueChange } };
export default meta;
type Story = StoryObj<typeof base>;

/** Layers and dialogs are fetched when they are first opened: on a busy machine that takes its time. */
const PATIENT = { timeout: 10_000 };
const current = () => document.activeElement as HTMLElement;
const focusIs = (text: RegExp) => waitFor(() => expect(current()).toHaveTextContent(text));
const said = (root: HTMLElement, text: string) =>
  waitFor(() => expect(root.querySelector('[data-slot=announcement]')?.textContent?.trim()).toBe(text));
const numbers = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-slot=tree-row]')]
    .map((row) => row.querySelector('.figures')?.textContent?.trim())
    .join(' ');
/** Puts the tab stop on the row with this text. */
const start = async (root: HTMLElement, name: RegExp) => {
  await userEvent.click(within(root).getByRole('row', { name }));
  await focusIs(name);
};

export const ArrowsGoThroughRows: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move to' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await start(canvasElement, /^1\. Restrictive/);
    await userEvent.keyboard('{ArrowDown}');
    await focusIs(/^2\./);
    await userEvent.keyboard('{ArrowUp}');
    await focusIs(/^1\./);
    await userEvent.keyboard('{End}');
    await focusIs(/^9\./);
    await userEvent.keyboard('{Home}');
    await focusIs(/^1\./);
    await userEvent.keyboard('{PageDown}');
    await expect(current()).toHaveAttribute('data-slot', 'tree-row');
    await userEvent.keyboard('{PageUp}');
    await focusIs(/^1\./);
    await expect(canvasElement.querySelectorAll('[data-row][tabindex="0"]')).toHaveLength(1);
  },
};

// holds blocks 2.33
export const RightAndLeftFold: Story = {
  play: async ({ canvasElement }) => {
    await start(canvasElement, /^4\. Easements/);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(current()).toHaveAttribute('aria-expanded', 'false');
    await expect(within(canvasElement).queryByText(/Drainage/)).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(current()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await focusIs(/^b\. Drainage/);
    await expect(current()).toHaveAttribute('aria-level', '2');
    await expect(current()).toHaveAttribute('aria-posinset', '2');
    await expect(current()).toHaveAttribute('aria-setsize', '3');
    await userEvent.keyboard('{ArrowLeft}');
    await focusIs(/^4\./);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(current()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('*');
    await expect(current()).toHaveAttribute('aria-expanded', 'true');
  },
};

export const LazyChildrenAreLoaded: Story = {
  play: async ({ canvasElement }) => {
    await start(canvasElement, /^7\. Terms/);
    await expect(current()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await said(canvasElement, '3 loaded below 7.');
    await waitFor(() => expect(current()).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{ArrowDown}');
    await focusIs(/^a\. Annual assessment/);
  },
};

// holds blocks 2.35
export const TabAndArrowsIntoTheControls: Story = {
  play: async ({ canvasElement }) => {
    await start(canvasElement, /^a\. Easement granted/);
    await userEvent.tab();
    await expect(current()).toHaveAccessibleName('Note on 4.a');
    await userEvent.tab();
    await expect(current()).toHaveAccessibleName('Edit 4.a');
    await userEvent.keyboard('{ArrowRight}');
    await expect(current()).toHaveAccessibleName('Move 4.a');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await focusIs(/^a\. Easement granted/);
    await userEvent.keyboard('{ArrowRight}');
    await expect(current()).toHaveAccessibleName('Note on 4.a');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Note on 4.a' }, PATIENT);
    await waitFor(() => expect(current()).toHaveAccessibleName('Close'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(current()).toHaveAccessibleName('Note on 4.a'));
  },
};

// holds blocks 2.34
export const F2EditsEnterSavesAndGoesOn: Story = {
  play: async ({ canvasElement }) => {
    onValueChange.mockClear();
    await start(canvasElement, /^b\. Drainage/);
    await userEvent.keyboard('{F2}');
    const box = screen.getByRole('textbox', { name: 'Text of 4.b' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' As amended.');
    await userEvent.keyboard('{Enter}');
    await focusIs(/^c\. Access/);
    await expect(onValueChange).toHaveBeenLastCalledWith(expect.anything(), { reason: 'edit', ids: [42] });
    await expect(within(canvasElement).getByText(/Plat Book 12, Page 88\. As amended\./)).toBeVisible();
    await said(canvasElement, '4.b saved.');
  },
};

// holds blocks 4.4
export const EscapeLeavesTheText: Story = {
  play: async ({ canvasElement }) => {
    onValueChange.mockClear();
    await start(canvasElement, /^c\. Access/);
    await userEvent.keyboard('{Enter}lost{Escape}');
    await focusIs(/^c\. Access/);
    await expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{F2}more{Control>}{Enter}{/Control}');
    await focusIs(/^c\. Access.*more$/);
  },
};

// holds blocks 4.5
export const ADeletedOneIsStruckOnlyWhileNotEdited: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('del')).toHaveTextContent('Rights of tenants');
    await start(canvasElement, /^3\. Rights of tenants/);
    await userEvent.keyboard('{F2}');
    await expect(canvasElement.querySelector('del')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('del')).not.toBeNull();
    await expect(within(canvasElement).getByText('Intentionally Deleted')).toBeVisible();
  },
};

export const AltArrowsMove: Story = {
  play: async ({ canvasElement }) => {
    await start(canvasElement, /^2\. Any discrepancies/);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await focusIs(/^1\. Any discrepancies/);
    await said(canvasElement, 'Moved to 1, 1 of 9.');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await said(canvasElement, 'Already the first.');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await said(canvasElement, 'Moved to 2, 2 of 9.');
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await focusIs(/^a\. Any discrepancies/);
    await said(canvasElement, 'Moved to 1.a, 1 of 1 below 1.');
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await said(canvasElement, 'Moved to 2, 2 of 9.');
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await said(canvasElement, 'Already at the top level.');
  },
};

export const UndoAndRedo: Story = {
  play: async ({ canvasElement }) => {
    await start(canvasElement, /^2\. Any discrepancies/);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await focusIs(/^1\. Any/);
    await userEvent.keyboard('{Control>}z{/Control}');
    await focusIs(/^2\. Any/);
    await said(canvasElement, 'Undone.');
    await userEvent.keyboard('{Control>}y{/Control}');
    await focusIs(/^1\. Any/);
    await userEvent.keyboard('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
    await focusIs(/^1\. Any/);
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    await said(canvasElement, 'Nothing to undo.');
  },
};

export const CutAndPaste: Story = {
  play: async ({ canvasElement }) => {
    await start(canvasElement, /^6\. Mineral/);
    await userEvent.keyboard('{Control>}x{/Control}');
    await said(canvasElement, '6 cut. Ctrl V puts it after a row.');
    await userEvent.keyboard('{Home}{Control>}v{/Control}');
    await focusIs(/^2\. Mineral/);
    await said(canvasElement, 'Moved to 2, 2 of 9.');
    await userEvent.keyboard('{Control>}x{/Control}{Escape}');
    await said(canvasElement, 'Nothing cut any more.');
    await userEvent.keyboard('{Control>}v{/Control}');
    await said(canvasElement, 'Nothing was cut.');
  },
};

export const SeveralAtOnce: Story = {
  play: async ({ canvasElement }) => {
    await start(canvasElement, /^5\. Taxes/);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await said(canvasElement, '2 selected.');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await said(canvasElement, '1 selected.');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Alt>}{ArrowUp}{/Alt}');
    await said(canvasElement, '2 moved, the first to 4.');
    await focusIs(/^5\. Mineral/);
    await userEvent.keyboard('{Escape}');
    await expect(within(canvasElement).queryAllByRole('row', { selected: true })).toHaveLength(0);
    await userEvent.keyboard(' ');
    await expect(current()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Control>}a{/Control}');
    await said(canvasElement, '12 selected.');
  },
};

export const InsAddsDelDeletes: Story = {
  play: async ({ canvasElement }) => {
    await start(canvasElement, /^2\. Any/);
    await userEvent.keyboard('{Insert}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text of 3' })).toHaveFocus());
    await userEvent.keyboard('Lis pendens of record.{Control>}{Enter}{/Control}');
    await focusIs(/^3\. Lis pendens/);
    await userEvent.keyboard('{Delete}');
    await focusIs(/^3\. Rights of tenants/);
    await expect(numbers(canvasElement)).toBe('1. 2. 3. 4. a. b. c. 5. 6. 7. 8. 9.');
  },
};

/** kit.md §4.8: six keys (Ctrl and M are two of them). */
export const FirstToPlaceTwentyInFiveKeys: Story = {
  render: (args) => <Clauses {...args} defaultValue={many(24)} />,
  play: async ({ canvasElement }) => {
    await start(canvasElement, /^1\. Exception recorded in Volume 100,/);
    let keys = 0;
    const count = () => {
      keys++;
    };
    document.addEventListener('keydown', count, true);
    await userEvent.keyboard('{Control>}m{/Control}');
    const field = await screen.findByRole('textbox', { name: 'Position' }, PATIENT);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('20{Enter}');
    document.removeEventListener('keydown', count, true);
    await focusIs(/^20\. Exception recorded in Volume 100,/);
    await said(canvasElement, 'Moved to 20, 20 of 24.');
    await expect(keys).toBeLessThanOrEqual(6);
  },
};

/** kit.md §4.8: with a pointer only. */
export const FirstToPlaceTwentyInThreeClicks: Story = {
  render: (args) => <Clauses {...args} defaultValue={many(24)} />,
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('row', { name: /Volume 100,/ }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move 1' }));
    await userEvent.click(await screen.findByRole('option', { name: /^20\s/ }, PATIENT));
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    await said(canvasElement, 'Moved to 20, 20 of 24.');
    await waitFor(() =>
      expect(current().closest('[data-row]')).toHaveTextContent(/^20\. Exception recorded in Volume 100,/),
    );
  },
};

export const BelowAnother: Story = {
  play: async ({ canvasElement }) => {
    await start(canvasElement, /^1\. Restrictive/);
    await userEvent.keyboard('{Control>}m{/Control}');
    const dialog = within(await screen.findByRole('dialog', {}, PATIENT));
    await userEvent.click(await dialog.findByRole('combobox', { name: /Below/ }, PATIENT));
    await userEvent.click(await screen.findByRole('option', { name: /^4\s*Easements and rights/ }, PATIENT));
    await userEvent.click(dialog.getByRole('option', { name: /^3\s/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await said(canvasElement, 'Moved to 3.c, 3 of 4 below 3.');
    await focusIs(/^c\. Restrictive/);
  },
};

export const ReadOnlyMovesNothing: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    onValueChange.mockClear();
    await start(canvasElement, /^2\. Any/);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}{F2}{Insert}{Delete}{Control>}x{/Control}{Control>}z{/Control}');
    await expect(onValueChange).not.toHaveBeenCalled();
    await expect(screen.queryByRole('textbox')).toBeNull();
    await expect(within(canvasElement).queryByRole('button', { name: /Remove Override/ })).toBeNull();
  },
};

// holds blocks 2.37
export const ABadgeIsRemoved: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Override (i) from 2' }));
    await waitFor(() => expect(within(canvasElement).queryByText('Override (i)')).toBeNull());
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};

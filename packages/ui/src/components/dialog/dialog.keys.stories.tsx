import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { escapeOwner } from '../../lib/escape-ladder.ts';
import { MemoField } from '../memo-field/index.ts';
import { MoneyField } from '../money-field/index.ts';
import { SelectField } from '../select-field/index.ts';
import { TextField } from '../text-field/index.ts';
import base from './dialog.stories.tsx';

const meta = { ...base, title: 'Overlays/Dialog/Keys', args: { size: 'medium' as const } };
export default meta;
type Story = StoryObj<typeof base>;

export const FirstFieldHasTheFocusAndTabStaysInside: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Add payoff' });
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Lender' })).toHaveFocus());
    for (let press = 0; press < 12; press++) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    for (let press = 0; press < 12; press++) {
      await userEvent.tab({ shift: true });
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  },
};

export const EscapeClosesAndGivesTheFocusBack: Story = {
  args: { start: false },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Add payoff' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const onSave = fn();
export const ControlEnterSaves: Story = {
  args: { footer: { onSave } },
  play: async () => {
    onSave.mockClear();
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Per diem' }), '17.44');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(onSave).toHaveBeenCalledTimes(1);
  },
};

const onAnother = fn();
export const ControlShiftEnterSavesAndAddsAnother: Story = {
  args: { footer: { onSave: () => onAnother('save'), onSaveAndAddAnother: () => onAnother('another') } },
  play: async () => {
    onAnother.mockClear();
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Per diem' }), '17.44');
    await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await expect(onAnother.mock.calls).toEqual([['another']]);
  },
};

/** Only where there is such a button, and not in a field of several lines. */
export const ShiftEnterSavesAndAddsAnother: Story = {
  args: {
    footer: { onSave: () => onAnother('save'), onSaveAndAddAnother: () => onAnother('another') },
    body: (
      <>
        <MoneyField label="Per diem" />
        <MemoField label="Note" />
      </>
    ),
  },
  play: async () => {
    onAnother.mockClear();
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'first{Shift>}{Enter}{/Shift}second');
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('first\nsecond');
    await expect(onAnother).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Per diem' }), '17.44{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(onAnother.mock.calls).toEqual([['another']]));
  },
};

const onEnter = fn();
/** Enter in a one-line field is Save; in a field of several lines it is a new line; on a button it is that button. */
export const EnterIsTheDefaultButton: Story = {
  args: {
    footer: { onSave: onEnter, onDelete: () => {} },
    body: (
      <>
        <MoneyField label="Per diem" />
        <MemoField label="Note" />
        <SelectField
          label="Method"
          options={[
            { value: 'w', label: 'Wire' },
            { value: 'c', label: 'Check' },
          ]}
        />
      </>
    ),
  },
  play: async () => {
    onEnter.mockClear();
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'first line{Enter}second');
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('first line\nsecond');
    dialog.getByRole('combobox', { name: 'Method' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(onEnter).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Per diem' }), '17.44{Enter}');
    await waitFor(() => expect(onEnter).toHaveBeenCalledTimes(1));
  },
};

/** Moving and sizing without dragging. */
export const MoveAndSizeByTheMenu: Story = {
  args: { movable: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Add payoff' });
    const go = async (name: string) => {
      within(dialog).getByRole('button', { name: 'Move and size' }).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    const box = () => dialog.getBoundingClientRect();
    within(dialog).getByRole('button', { name: 'Move and size' }).focus();
    await userEvent.keyboard('{Enter}');
    const focused = (name: string) => waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
    await focused('To the left edge');
    await userEvent.keyboard('{ArrowDown}');
    await focused('To the right edge');
    await userEvent.keyboard('{ArrowUp}');
    await focused('To the left edge');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(Math.round(box().left)).toBe(0));
    await go('Fill the window');
    await waitFor(() => expect(box().width).toBeGreaterThan(innerWidth * 0.95));
    await go('Usual place and size');
    await waitFor(() => expect(Math.round(box().width)).toBe(760));
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Move and size' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** A field with something to peel keeps Escape for itself; the next Escape closes the dialog. */
export const AFieldMayOwnEscape: Story = {
  args: {
    body: (
      <div {...escapeOwner(true)}>
        <TextField label="Search company" />
      </div>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByRole('textbox').focus();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeInTheDocument();
    within(dialog).getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A slip of the mouse loses no work. */
export const APressOutsideDoesNotClose: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.pointer({ target: document.querySelector('.bg-surface-scrim') as Element, keys: '[MouseLeft]' });
    await expect(dialog).toBeInTheDocument();
  },
};

import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import features from './dual-list.features.stories.tsx';
import type base from './dual-list.stories.tsx';
import { documents } from './dual-list.stories.tsx';

const onValueChange = fn();
const meta = { ...features, title: 'Data/Dual list/Keys', args: { ...features.args, onValueChange } };
export default meta;
type Story = StoryObj<typeof base>;

const lists = (root: HTMLElement) => {
  const canvas = within(root);
  return {
    left: canvas.getByRole('listbox', { name: 'Available' }),
    right: canvas.getByRole('listbox', { name: 'In package' }),
  };
};
const current = (list: HTMLElement) =>
  list.ownerDocument.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';
const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map((option) => option.textContent);
const said = (root: HTMLElement, text: string) =>
  waitFor(() => expect(root.querySelector('[data-slot=announcement]')?.textContent?.trim()).toBe(text));

export const ArrowsHomeEndPage: Story = {
  play: async ({ canvasElement }) => {
    const { left } = lists(canvasElement);
    left.focus();
    await expect(current(left)).toBe('Affidavit of identity');
    await userEvent.keyboard('{ArrowDown}');
    await expect(current(left)).toBe('Closing protection letter');
    await userEvent.keyboard('{ArrowUp}');
    await expect(current(left)).toBe('Affidavit of identity');
    await userEvent.keyboard('{End}');
    await expect(current(left)).toBe('Survey affidavit');
    await userEvent.keyboard('{Home}');
    await expect(current(left)).toBe('Affidavit of identity');
    await userEvent.keyboard('{PageDown}');
    await expect(current(left)).toBe('Survey affidavit');
    await userEvent.keyboard('{PageUp}');
    await expect(current(left)).toBe('Affidavit of identity');
  },
};

export const LettersFind: Story = {
  play: async ({ canvasElement }) => {
    const { left } = lists(canvasElement);
    left.focus();
    await userEvent.keyboard('fi');
    await expect(current(left)).toBe('FIRPTA certificate');
  },
};

export const SpaceShiftAndControlMark: Story = {
  play: async ({ canvasElement }) => {
    const { left } = lists(canvasElement);
    const marked = () =>
      within(left)
        .queryAllByRole('option', { selected: true })
        .map((option) => option.textContent);
    left.focus();
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    await expect(marked()).toEqual(['Closing protection letter', 'Compliance agreement']);
    await userEvent.keyboard('{Control>}{ArrowDown}{ArrowDown}{/Control} ');
    await expect(marked()).toEqual(['Closing protection letter', 'Compliance agreement', 'FIRPTA certificate']);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(marked()).toHaveLength(6);
    await userEvent.keyboard('{ArrowUp}');
    await expect(marked()).toEqual(['Deed, warranty']);
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(marked()).toEqual(['Compliance agreement', 'Deed, warranty']);
    // The keys and how many they mark, from the fourth of six.
    for (const [keys, many] of [
      ['{Shift>}{Home}{/Shift}', 4],
      ['{Shift>}{End}{/Shift}', 3],
      ['{Shift>}{PageUp}{/Shift}', 4],
      ['{Shift>}{PageDown}{/Shift}', 3],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(marked()).toHaveLength(many);
    }
  },
};

// holds blocks 4.22
export const EnterMovesAndTheNeighbourStays: Story = {
  play: async ({ canvasElement }) => {
    const { left, right } = lists(canvasElement);
    left.focus();
    await userEvent.keyboard('co{Enter}');
    await said(canvasElement, 'Compliance agreement added to In package, 5 of 5.');
    await expect(current(left)).toBe('Deed, warranty');
    await expect(left).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(names(right)).toEqual([
      '1Closing Disclosure',
      '2ALTA statement',
      '31099-S certification',
      '4Tax proration agreement',
      '5Compliance agreement',
      '6Deed, warranty',
    ]);
    await userEvent.keyboard('{End}{Enter}');
    await expect(current(left)).toBe('FIRPTA certificate');
    right.focus();
    await userEvent.keyboard('{Home}{Enter}');
    await said(canvasElement, 'Closing Disclosure removed from In package, 6 left.');
    await expect(current(right)).toBe('1ALTA statement');
    // Back at its usual place.
    await expect(names(left)).toEqual([
      'Affidavit of identity',
      'Closing Disclosure',
      'Closing protection letter',
      'FIRPTA certificate',
    ]);
  },
};

// holds blocks 2.56
export const AltRightAndAltLeftMove: Story = {
  play: async ({ canvasElement }) => {
    const { left, right } = lists(canvasElement);
    left.focus();
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}{Alt>}{ArrowRight}{/Alt}');
    await said(canvasElement, '2 added to In package, 6 there now.');
    right.focus();
    await userEvent.keyboard('{End}{Alt>}{ArrowLeft}{/Alt}');
    await said(canvasElement, 'Compliance agreement removed from In package, 5 left.');
    await userEvent.keyboard('{Delete}');
    await said(canvasElement, 'Closing protection letter removed from In package, 4 left.');
  },
};

// holds blocks 2.56
export const AltUpAndAltDownOrder: Story = {
  play: async ({ canvasElement }) => {
    const { right } = lists(canvasElement);
    right.focus();
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
    await said(canvasElement, 'ALTA statement, 1 of 4.');
    await expect(names(right).slice(0, 2)).toEqual(['1ALTA statement', '2Closing Disclosure']);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await said(canvasElement, 'Already the first.');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Alt>}{ArrowDown}{/Alt}');
    await said(canvasElement, '2 moved, the first to 2.');
    await expect(onValueChange).toHaveBeenLastCalledWith([101, 103, 104, 110], { reason: 'move', ids: [104, 103] });
  },
};

export const UndoAndRedo: Story = {
  play: async ({ canvasElement }) => {
    const { left, right } = lists(canvasElement);
    left.focus();
    await userEvent.keyboard('{Enter}{Control>}z{/Control}');
    await said(canvasElement, 'Undone.');
    await expect(names(right)).toHaveLength(4);
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(names(right)).toHaveLength(5);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(names(right)).toHaveLength(4);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(names(right)).toHaveLength(5);
  },
};

export const FilterThenMoveAllFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { left, right } = lists(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter Available' }), 'aff');
    await userEvent.keyboard('{ArrowDown}');
    await expect(left).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Add the 2 found' }));
    await said(canvasElement, '2 added to In package, 6 there now.');
    await expect(names(right).slice(4)).toEqual(['5Affidavit of identity', '6Survey affidavit']);
    await expect(canvas.getByText('0 of 4')).toBeVisible();
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Filter Available' }));
    await userEvent.keyboard('{Escape}');
    await expect(names(left)).toHaveLength(4);
  },
};

export const WithAPointerOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { left, right } = lists(canvasElement);
    await userEvent.click(within(left).getByText('Deed, warranty'));
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await said(canvasElement, 'Deed, warranty added to In package, 5 of 5.');
    await userEvent.click(within(right).getByText('Deed, warranty'));
    await userEvent.click(canvas.getByRole('button', { name: 'Move up' }));
    await said(canvasElement, 'Deed, warranty, 4 of 5.');
    await userEvent.click(canvas.getByRole('button', { name: 'Move down' }));
    await said(canvasElement, 'Deed, warranty, 5 of 5.');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all' }));
    await expect(within(right).getByText('Nothing chosen yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add all' }));
    await expect(within(left).getByText('Nothing left to add')).toBeVisible();
    await userEvent.dblClick(within(right).getByText('Deed, warranty'));
    await expect(names(left)).toEqual(['Deed, warranty']);
  },
};

export const AnInactiveOneIsNotAdded: Story = {
  args: { items: documents.map((item) => (item.id === 102 ? { ...item, inactive: true } : item)) },
  play: async ({ canvasElement }) => {
    onValueChange.mockClear();
    const { left } = lists(canvasElement);
    left.focus();
    await userEvent.keyboard('{Enter}');
    await said(canvasElement, 'Affidavit of identity is inactive and cannot be added.');
    await expect(onValueChange).not.toHaveBeenCalled();
    await expect(within(left).getAllByRole('option')[0]).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NoMoreThanTheMost: Story = {
  args: { max: 5 },
  play: async ({ canvasElement }) => {
    const { left } = lists(canvasElement);
    left.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await said(canvasElement, 'At most 5');
  },
};

export const ReadOnlyMovesNothing: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    onValueChange.mockClear();
    const { left, right } = lists(canvasElement);
    left.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}{Alt>}{ArrowRight}{/Alt}');
    right.focus();
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}{Delete}{Control>}z{/Control}');
    await expect(onValueChange).not.toHaveBeenCalled();
  },
};

export const MirroredInRightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { left, right } = lists(canvasElement);
    left.focus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect(names(right)).toHaveLength(5);
    right.focus();
    await userEvent.keyboard('{End}{Alt>}{ArrowRight}{/Alt}');
    await expect(names(right)).toHaveLength(4);
  },
};

export const ControlGoesWithoutMarking: Story = {
  play: async ({ canvasElement }) => {
    const { left } = lists(canvasElement);
    const marked = () => within(left).queryAllByRole('option', { selected: true }).length;
    left.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(marked()).toBe(1);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(current(left)).toBe('Survey affidavit');
    await userEvent.keyboard('{Control>}{ArrowUp}{/Control}');
    await expect(current(left)).toBe('FIRPTA certificate');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(current(left)).toBe('Affidavit of identity');
    await expect(marked()).toBe(1);
    await userEvent.keyboard('{Control>}{ }{/Control}');
    await expect(marked()).toBe(2);
    await userEvent.keyboard('{Control>}{ArrowDown}{ }{/Control}');
    await expect(marked()).toBe(1);
  },
};

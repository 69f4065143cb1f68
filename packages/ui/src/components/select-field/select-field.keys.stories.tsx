import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SelectField } from './index.ts';
import { loanTypes, states } from './stories-data.ts';

const meta = {
  title: 'Fields/SelectField/Keys',
  component: SelectField,
  args: { label: 'Loan type', options: loanTypes, onValueChange: fn() },
  render: (args) => (
    <>
      <SelectField {...args} />
      <button type="button">Next</button>
    </>
  ),
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvas: HTMLElement) => within(canvas).getAllByRole('combobox')[0] as HTMLElement;
const list = () => within(document.body).queryByRole('listbox');
const listed = () => waitFor(() => expect(list()).not.toBeNull());
const highlighted = () => list()?.querySelector('[data-highlighted]')?.textContent;

export const LettersPickWithoutOpening: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('f');
    await expect(box(canvasElement)).toHaveTextContent('FHA');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('fha', { reason: 'input' });
    await expect(list()).toBeNull();
    await userEvent.keyboard('{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' });
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(box(canvasElement)).toHaveTextContent('FHA');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(box(canvasElement)).not.toHaveTextContent('FHA');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(box(canvasElement)).toHaveTextContent('FHA');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('fha', { reason: 'restore' });
  },
};

export const DownOpensEnterPicks: Story = {
  args: { defaultValue: 'usda' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await listed();
    await waitFor(() => expect(highlighted()).toBe('USDA'));
    // The inactive one is passed over.
    await userEvent.keyboard('{ArrowDown}');
    await expect(highlighted()).toBe('Seller financed');
    await expect(box(canvasElement)).toHaveFocus();
    await expect(
      document.getElementById(box(canvasElement).getAttribute('aria-activedescendant') ?? ''),
    ).toHaveTextContent('Seller financed');
    await userEvent.keyboard('{Home}');
    await expect(highlighted()).toBe('Conventional');
    await userEvent.keyboard('{PageDown}');
    await expect(highlighted()).toBe('Seller financed');
    await userEvent.keyboard('{PageUp}');
    await expect(highlighted()).toBe('Conventional');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('seller', { reason: 'pick' });
    await waitFor(() => expect(list()).toBeNull());
    await userEvent.keyboard('{ }');
    await listed();
    await userEvent.keyboard('{Home}{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(list()).toBeNull());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('conventional', { reason: 'pick' });
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' });
  },
};

export const TabKeepsTheHighlightedAndGoesOn: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await listed();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('fha', { reason: 'pick' });
    await expect(within(canvasElement).getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};

export const EscapeChangesNothing: Story = {
  args: { defaultValue: 'va' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{F4}');
    await listed();
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await waitFor(() => expect(list()).toBeNull());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(box(canvasElement)).toHaveFocus();
  },
};

export const LongListSearchesAndTabCommits: Story = {
  args: { label: 'State', options: states },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    // Typed in one go, before the list has been loaded: no letter may be lost.
    await userEvent.keyboard('new y');
    await listed();
    await waitFor(() => expect(within(document.body).getByRole('combobox', { name: 'Search State' })).toHaveFocus());
    await expect(within(document.body).getByRole('combobox', { name: 'Search State' })).toHaveValue('new y');
    await waitFor(() => expect(highlighted()).toBe('New York'));
    // Where Tab lands is asserted with real keys in select-field.browser.test.tsx.
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('New York', { reason: 'pick' });
    await expect(box(canvasElement)).toHaveTextContent('New York');
  },
};

export const LongListEscapeGivesTheFocusBack: Story = {
  args: { label: 'State', options: states },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('te');
    await waitFor(() => expect(within(document.body).getByRole('combobox', { name: 'Search State' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(list()).toBeNull());
    await waitFor(() => expect(box(canvasElement)).toHaveFocus());
    await expect(box(canvasElement)).toHaveTextContent('');
  },
};

export const MousePicks: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(box(canvasElement));
    await listed();
    await userEvent.click(within(document.body).getByRole('option', { name: 'VA' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('va', { reason: 'pick' });
    await expect(box(canvasElement)).toHaveFocus();
  },
};

/** Also from the search box: no key leaves the focus on the page. */
export const LongListF4AndAltUpGiveTheFocusBack: Story = {
  args: { label: 'State', options: states },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    for (const keys of ['{F4}', '{Alt>}{ArrowUp}{/Alt}']) {
      await userEvent.keyboard('te');
      await waitFor(() => expect(within(document.body).getByRole('combobox', { name: 'Search State' })).toHaveFocus());
      await userEvent.keyboard(keys);
      await waitFor(() => expect(list()).toBeNull());
      await waitFor(() => expect(box(canvasElement)).toHaveFocus());
    }
    await expect(box(canvasElement)).toHaveTextContent('Tennessee');
  },
};

export const EndStopsAtTheLastThatCanBePicked: Story = {
  args: { options: loanTypes.slice(0, 5) },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await listed();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(highlighted()).toBe('USDA'));
    await userEvent.keyboard('{Home}{PageDown}');
    await expect(highlighted()).toBe('USDA');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('usda', { reason: 'pick' });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EmailField } from './index.ts';
import { agent, buyer, deeds, seller, suggest, wrong } from './stories-data.ts';

const meta = {
  title: 'Fields/EmailField/Keys',
  component: EmailField,
  args: { label: 'To', onValueChange: fn() },
} satisfies Meta<typeof EmailField>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvas: HTMLElement) => within(canvas).getByLabelText<HTMLInputElement>('To');
const chips = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll<HTMLElement>('[data-chip]')].map((chip) => chip.firstChild?.textContent);

export const EnterCommaSemicolonAndTabEndAnAddress: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(box(canvasElement)).toHaveFocus();
    await userEvent.keyboard('a@home.com{Enter}b@home.com,c@home.com;d@home.com');
    await expect(chips(canvasElement)).toEqual(['a@home.com', 'b@home.com', 'c@home.com']);
    await userEvent.tab();
    await expect(chips(canvasElement)).toEqual(['a@home.com', 'b@home.com', 'c@home.com', 'd@home.com']);
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ length: 4 }), {
      reason: 'commit',
    });
  },
};

export const ACommaInQuotesIsPartOfTheName: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('"Homebuyer, Jane" <jane@homebuyer.com>{Enter}');
    await expect(chips(canvasElement)).toEqual(['Homebuyer, Jane']);
  },
};

// holds blocks 4.21, blocks 5.20
export const AWrongAddressIsKeptAndMarked: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('mary.stone@anytown{Enter}');
    await expect(chips(canvasElement)).toEqual(['mary.stone@anytown']);
    await expect(box(canvasElement)).toBeInvalid();
    await expect(box(canvasElement)).toHaveAccessibleDescription(
      'Invalid format. Press F2 to edit mary.stone@anytown.',
    );
    await userEvent.hover(within(canvasElement).getByRole('button', { name: 'mary.stone@anytown Invalid format.' }));
    await waitFor(() => expect(within(document.body).getByRole('tooltip')).toHaveTextContent('Invalid format.'));
  },
};

export const AnAddressListedAlreadyLightsUpAndStaysInTheBox: Story = {
  args: { defaultValue: [buyer] },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('JANE@homebuyer.com{Enter}');
    await expect(canvasElement.querySelector('[data-state=lit]')).toHaveTextContent('Jane Homebuyer');
    await expect(chips(canvasElement)).toEqual(['Jane Homebuyer']);
    await expect(box(canvasElement).value).toContain('jane@homebuyer.com');
    await expect(canvas.getByText('jane@homebuyer.com is already listed.')).toBeInTheDocument();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const LeftSelectsRightGoesBackBackspaceDeletes: Story = {
  args: { defaultValue: [buyer, seller, agent] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('button', { name: /^Omega/ })).toHaveFocus();
    await expect(chips(canvasElement)).toHaveLength(3);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: /^Jane/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Backspace}');
    await expect(chips(canvasElement)).toEqual(['Jane Homebuyer', 'Omega Real Estate']);
    await expect(canvas.getByRole('button', { name: /^Omega/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(box(canvasElement)).toHaveFocus();
  },
};

export const HomeEndEscapeAndLetters: Story = {
  args: { defaultValue: [buyer, seller, agent] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(canvas.getByRole('button', { name: /^Jane/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(box(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Escape}');
    await expect(box(canvasElement)).toHaveFocus();
    await expect(canvasElement.querySelector('[data-state=selected]')).toBeNull();
    await userEvent.keyboard('x{Escape}');
    await expect(box(canvasElement)).toHaveValue('');
  },
};

export const ShiftArrowsAndCtrlASelectSeveral: Story = {
  args: { defaultValue: [buyer, seller, agent] },
  play: async ({ canvasElement }) => {
    const selected = () => canvasElement.querySelectorAll('[data-state=selected]').length;
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowLeft}{/Shift}');
    await expect(selected()).toBe(2);
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(selected()).toBe(1);
    await userEvent.keyboard('{Shift>}{Home}{/Shift}');
    await expect(selected()).toBe(3);
    await userEvent.keyboard('{Home}{Shift>}{End}{/Shift}');
    await expect(selected()).toBe(3);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(selected()).toBe(3);
    await userEvent.keyboard('{Delete}');
    await expect(chips(canvasElement)).toEqual([]);
    await expect(box(canvasElement)).toHaveFocus();
  },
};

export const F2EditsEnterKeepsEscapeRestores: Story = {
  args: { defaultValue: [buyer, wrong] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{F2}');
    const edit = canvas.getByRole('textbox', { name: 'Edit mary.stone@anytown' });
    await expect(edit).toHaveFocus();
    await userEvent.keyboard('mary.stone@anytown.com{Enter}');
    await expect(chips(canvasElement)).toEqual(['Jane Homebuyer', 'mary.stone@anytown.com']);
    await expect(box(canvasElement)).toBeValid();
    await expect(box(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Enter}x{Escape}');
    await expect(chips(canvasElement)).toEqual(['Jane Homebuyer', 'mary.stone@anytown.com']);
    await expect(canvas.getByRole('button', { name: 'mary.stone@anytown.com' })).toHaveFocus();
  },
};

// holds blocks 4.21
export const AClickOnAWrongOneEditsIt: Story = {
  args: { defaultValue: [wrong] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'mary.stone@anytown Invalid format.' }));
    const edit = canvas.getByRole('textbox', { name: 'Edit mary.stone@anytown' });
    await userEvent.clear(edit);
    await userEvent.type(edit, 'mary@anytown.com');
    await userEvent.tab();
    await expect(chips(canvasElement)).toEqual(['mary@anytown.com']);
  },
};

export const UndoAndRedo: Story = {
  args: { defaultValue: [buyer] },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('a@home.com{Enter}{ArrowLeft}{Delete}');
    await expect(chips(canvasElement)).toEqual(['Jane Homebuyer']);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(chips(canvasElement)).toEqual(['Jane Homebuyer', 'a@home.com']);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(chips(canvasElement)).toEqual(['Jane Homebuyer']);
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(chips(canvasElement)).toEqual(['Jane Homebuyer', 'a@home.com']);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.anything(), { reason: 'restore' });
  },
};

export const SuggestionsByKeys: Story = {
  args: { suggest },
  play: async ({ canvasElement }) => {
    const list = () => within(document.body).queryByRole('listbox', { name: 'To, suggestions' });
    await userEvent.tab();
    await userEvent.keyboard('ficus');
    await waitFor(() => expect(list()).not.toBeNull());
    await waitFor(() => expect(within(list() as HTMLElement).getAllByRole('option')).toHaveLength(2));
    await expect(box(canvasElement)).toHaveAttribute('aria-expanded', 'true');
    // Only the answer to the whole text proposes somebody: typed slowly, the rows are first those of its beginning.
    await waitFor(() => expect(box(canvasElement)).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      document.getElementById(box(canvasElement).getAttribute('aria-activedescendant') ?? ''),
    ).toHaveTextContent('payoffs@ficusbank.com');
    const current = () => box(canvasElement).getAttribute('aria-activedescendant');
    const second = current();
    await userEvent.keyboard('{ArrowUp}');
    await expect(current()).not.toBe(second);
    await userEvent.keyboard('{ArrowDown}');
    await expect(current()).toBe(second);
    await userEvent.keyboard('{Enter}');
    await expect(chips(canvasElement)).toEqual(['Ficus Bank, payoffs']);
    await expect(box(canvasElement)).toHaveValue('');
    await userEvent.keyboard('omega');
    await waitFor(() => expect(list()).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(list()).toBeNull());
    await expect(box(canvasElement)).toHaveValue('omega');
  },
};

export const ACompleteAddressIsTakenAsTyped: Story = {
  args: { suggest },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('loans@ficusbank.co');
    await waitFor(() => expect(within(document.body).queryByRole('option')).not.toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(chips(canvasElement)).toEqual(['loans@ficusbank.co']);
  },
};

export const RemoveButtonsAreNamed: Story = {
  args: { defaultValue: [buyer, deeds], name: 'to' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[name=to]')).toHaveValue('jane@homebuyer.com;deeds@epsilontitle.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove deeds@epsilontitle.com' }));
    await expect(chips(canvasElement)).toEqual(['Jane Homebuyer']);
    await expect(box(canvasElement)).toHaveFocus();
  },
};

export const ReadModeIsSelectableText: Story = {
  args: { defaultValue: [buyer, deeds], mode: 'read', reason: 'The message was sent' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(box(canvasElement)).toHaveFocus();
    await expect(box(canvasElement)).toHaveValue('Jane Homebuyer <jane@homebuyer.com>; deeds@epsilontitle.com');
    await expect(box(canvasElement)).toHaveAccessibleDescription('The message was sent');
  },
};

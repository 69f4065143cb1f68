import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { DialogsHost } from '../../services/dialogs/index.ts';
import { FileNumberField, type FindFile } from './index.ts';
import { findFile } from './stories-data.ts';

const meta = {
  title: 'Pickers/FileNumberField/Keys',
  component: FileNumberField,
  args: {
    label: 'File number',
    find: fn(findFile),
    onValueChange: fn(),
    onFileChange: fn(),
    onOpenFile: fn(),
    onSeveral: fn(),
  },
  render: (args) => (
    <>
      <FileNumberField {...args} />
      <button type="button">Next</button>
      <DialogsHost />
    </>
  ),
} satisfies Meta<typeof FileNumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = () => within(document.body).getByRole<HTMLInputElement>('textbox', { name: 'File number' });
const says = (text: string) => waitFor(() => expect(input()).toHaveAccessibleDescription(text));
/** How often a number was looked up: on a busy machine keys come so late that the pause checks what stands there before them, too. */
const timesAsked = (find: FindFile, number: string) =>
  mocked(find).mock.calls.filter(([text]) => text.toLowerCase() === number.toLowerCase()).length;
const file = { ordersID: 7, gfNo: '12-3456', isLocked: false };

export const EnterChecksAtOnceAltEnterOpens: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('12-3456{Enter}');
    await says('File exists.');
    await expect(args.onFileChange).toHaveBeenLastCalledWith(file);
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    await expect(args.onOpenFile).toHaveBeenLastCalledWith(file);
    await userEvent.keyboard('7');
    await waitFor(() => expect(args.onFileChange).toHaveBeenLastCalledWith(null));
  },
};

// holds blocks 5.18
export const TabTrimsChecksAndGoesOn: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' 12-3456 ');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await says('File exists.');
    await expect(input()).toHaveValue('12-3456');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12-3456', { reason: 'commit' });
    await expect(timesAsked(args.find, '12-3456')).toBe(1);
  },
};

// holds blocks 5.18, blocks 9.3
export const FiftyCharactersAtMost: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('1'.repeat(60));
    await expect(input().value).toHaveLength(50);
  },
};

export const BusyWhileItIsChecked: Story = {
  args: { find: fn<FindFile>(() => new Promise(() => {})) },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('12-3456{Enter}');
    await waitFor(() => expect(input()).toHaveAttribute('aria-busy', 'true'));
    await expect(input().closest('[data-slot=file-number-field]')).toHaveAttribute('data-state', 'checking');
    await expect(input()).toHaveFocus();
  },
};

export const AWrongNumberStaysAndIsMarked: Story = {
  args: { required: true },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('12-9999');
    await userEvent.tab();
    await says('File Number does not exist');
    await expect(input()).toHaveValue('12-9999');
    await expect(input()).toBeInvalid();
  },
};

export const AltEnterWaitsForTheCheck: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('12-3456a{Alt>}{Enter}{/Alt}');
    await waitFor(() =>
      expect(args.onOpenFile).toHaveBeenLastCalledWith({ ordersID: 9, gfNo: '12-3456A', isLocked: false }),
    );
    // Written as the file has it, and not asked again.
    await expect(input()).toHaveValue('12-3456A');
    await userEvent.tab();
    await says('File exists.');
    await expect(timesAsked(args.find, '12-3456a')).toBe(1);
  },
};

export const APastedListOffersSeveral: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.paste('12-3456\n12\u20113390,\t12-3456\n12-9999');
    const question = await screen.findByRole('dialog', { name: 'Use 3 file numbers?' });
    const second = await within(question).findByRole('checkbox', { name: '12-3390' });
    await userEvent.click(second);
    await userEvent.click(within(question).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(args.onSeveral).toHaveBeenCalledWith(['12-3456', '12-9999']));
    await expect(input()).toHaveValue('');
    await waitFor(() => expect(input()).toHaveFocus());
    // One number with the end of a line is one number.
    await userEvent.paste('12-3456\n');
    await userEvent.tab();
    await says('File exists.');
  },
};

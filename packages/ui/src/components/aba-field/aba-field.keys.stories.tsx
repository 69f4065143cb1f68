import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AbaField } from './index.ts';

const banks: Record<string, string> = { '021000021': 'Ficus Bank', '111000025': 'Frontier Credit Union' };
/** Answers when told to, oldest question first. */
const open: { aba: string; signal: AbortSignal; answer: () => void; fail: () => void }[] = [];
const lookupBank = fn(
  (aba: string, { signal }: { signal: AbortSignal }) =>
    new Promise<string | null>((answer, fail) =>
      open.push({ aba, signal, answer: () => answer(banks[aba] ?? null), fail: () => fail(new Error('down')) }),
    ),
);

const meta = {
  title: 'Fields/AbaField/Keys',
  component: AbaField,
  args: { label: 'ABA routing', onValueChange: fn(), lookupBank },
  beforeEach: () => {
    open.length = 0;
    lookupBank.mockClear();
  },
} satisfies Meta<typeof AbaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NineDigitsAreTakenAndTheBankIsNamed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('02100002');
    await expect(lookupBank).not.toHaveBeenCalled();
    await userEvent.keyboard('1{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('021000021', { reason: 'commit' });
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-busy', 'true');
    open[0]?.answer();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Ficus Bank'));
    await expect(lookupBank).toHaveBeenCalledOnce();
  },
};

export const EightDigitsAreRefused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('12345678{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter exactly 9 digits.');
  },
};

export const AWrongCheckDigitIsRefused: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('123456789{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('No bank has this number. Check the digits.');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(lookupBank).not.toHaveBeenCalled();
  },
};

export const ALateAnswerForAnotherNumberIsDropped: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('021000021{Enter}');
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.keyboard('111000025{Enter}');
    await waitFor(() => expect(open).toHaveLength(2));
    await expect(open[0]?.signal.aborted).toBe(true);
    open[1]?.answer();
    open[0]?.answer();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Frontier Credit Union'));
  },
};

export const AFailedLookupSaysNothing: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('021000021{Enter}');
    open[0]?.fail();
    await waitFor(() => expect(canvas.getByRole('textbox')).not.toHaveAttribute('aria-busy'));
    await expect(canvas.getByRole('textbox')).toBeValid();
    await expect(canvas.getByRole('textbox')).not.toHaveAccessibleDescription();
  },
};

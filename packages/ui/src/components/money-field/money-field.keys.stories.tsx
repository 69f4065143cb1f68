import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MoneyField } from './index.ts';

const meta = {
  title: 'Fields/MoneyField/Keys',
  component: MoneyField,
  args: { label: 'Amount', onValueChange: fn() },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('textbox', { name: 'Amount' });

export const RawWhileTypingFormattedWhenLeft: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('1234.5');
    await expect(input(canvasElement)).toHaveValue('1234.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(123450, { reason: 'input' });
    await userEvent.tab();
    await expect(input(canvasElement)).toHaveValue('1,234.50');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(123450, { reason: 'commit' });
  },
};

export const ThreeDecimalsAreRefusedNotCut: Story = {
  args: { defaultValue: 100 },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('12.345');
    await userEvent.tab();
    await expect(input(canvasElement)).toHaveValue('12.345');
    await expect(input(canvasElement)).toBeInvalid();
    await expect(input(canvasElement)).toHaveAccessibleDescription('Use at most 2 decimals.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(100, { reason: 'input' });
    await expect(input(canvasElement).validationMessage).toBe('Use at most 2 decimals.');
  },
};

export const ArrowsAndWheelDoNothing: Story = {
  args: { defaultValue: 123456 },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{PageUp}{PageDown}');
    input(canvasElement).dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true }));
    await expect(input(canvasElement)).toHaveValue('1,234.56');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const EscapeTakesBack: Story = {
  args: { defaultValue: 123456 },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('9');
    await expect(canvasElement.querySelector('[data-escape-owner]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(input(canvasElement)).toHaveValue('1,234.56');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(123456, { reason: 'restore' });
    await expect(canvasElement.querySelector('[data-escape-owner]')).toBeNull();
  },
};

export const EmptiedIsNullNotZero: Story = {
  args: { defaultValue: 123456 },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Enter}');
    await expect(input(canvasElement)).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'commit' });
  },
};

export const UndoGoesBackOverCommits: Story = {
  args: { defaultValue: 100 },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('200{Enter}');
    await expect(input(canvasElement)).toHaveValue('200.00');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(input(canvasElement)).toHaveValue('1.00');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(input(canvasElement)).toHaveValue('200.00');
  },
};

export const ASumIsWorkedOut: Story = {
  args: { defaultValue: 100 },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('1200*1.5={Enter}');
    await expect(input(canvasElement)).toHaveValue('1,800.00');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(180000, { reason: 'commit' });
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(input(canvasElement)).toHaveValue('1.00');
  },
};

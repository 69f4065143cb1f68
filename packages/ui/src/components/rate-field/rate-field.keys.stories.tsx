import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RateField } from './index.ts';
import { Commission } from './stories-commission.tsx';

const meta = {
  title: 'Fields/RateField/Keys',
  component: RateField,
  args: { label: 'Rate', onValueChange: fn() },
} satisfies Meta<typeof RateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvas: HTMLElement) => within(canvas).getByRole('textbox', { name: 'Rate' });

export const EighthsAreReadExactly: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('3 7/8');
    await userEvent.tab();
    await expect(input(canvasElement)).toHaveValue('3.8750%');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('3.875', { reason: 'commit' });
  },
};

export const FiveDecimalsAreRefused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('3.87512{Enter}');
    await expect(input(canvasElement)).toHaveValue('3.87512');
    await expect(input(canvasElement)).toHaveAccessibleDescription('Use at most 4 decimals.');
  },
};

export const ArrowsDoNothingAndSameValueStaysQuiet: Story = {
  args: { defaultValue: '3.875000' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    input(canvasElement).dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true }));
    await expect(input(canvasElement)).toHaveValue('3.8750%');
    await userEvent.keyboard('{Control>}a{/Control}3.8750');
    await userEvent.tab();
    await expect(input(canvasElement)).toHaveValue('3.8750%');
    await expect(args.onValueChange).not.toHaveBeenCalledWith('3.875', { reason: 'commit' });
  },
};

const heard = fn();
export const EitherSideFillsTheOther: Story = {
  render: () => <Commission onValueChange={heard} />,
  play: async ({ canvas }) => {
    const [price, rate, amount] = ['Sale price', 'Commission', 'Amount'].map((name) =>
      canvas.getByRole('textbox', { name }),
    ) as [HTMLElement, HTMLElement, HTMLElement];
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('275 bp');
    await expect(amount).toHaveValue('4,950.00');
    await userEvent.tab();
    await userEvent.keyboard('1234.56{Enter}');
    await expect(rate).toHaveValue('0.6859%');
    await expect(heard).toHaveBeenLastCalledWith(
      { rate: '0.6859', amount: 1_234_56, entered: 'amount' },
      { reason: 'commit' },
    );
    // Taken back: the very amount that stood there.
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('3');
    await expect(amount).toHaveValue('5,400.00');
    await userEvent.keyboard('{Escape}');
    await expect(rate).toHaveValue('0.6859%');
    await expect(amount).toHaveValue('1,234.56');
    // Another base: the amount was entered, so the rate follows.
    await userEvent.tab({ shift: true });
    await expect(price).toHaveFocus();
    await userEvent.keyboard('360000{Enter}');
    await expect(amount).toHaveValue('1,234.56');
    await expect(rate).toHaveValue('0.3429%');
  },
};

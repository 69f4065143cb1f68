import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from './index.ts';

const meta = {
  title: 'Fields/RadioGroup/Keys',
  component: RadioGroup,
  args: {
    label: 'Paid by',
    onValueChange: fn(),
    options: [
      { value: 'buyer', label: 'Buyer' },
      { value: 'seller', label: 'Seller' },
      { value: 'split', label: 'Half each' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneTabStopAndArrows: Story = {
  args: { defaultValue: 'seller' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Paid by' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Seller' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Half each' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('split', { reason: 'input' });
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Seller' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Buyer' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Seller' })).toBeChecked();
    await userEvent.tab();
    await expect(document.activeElement?.getAttribute('type')).not.toBe('radio');
  },
};

export const SpaceChoosesTheFirst: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Buyer' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('buyer', { reason: 'input' });
  },
};

export const DisabledWithReasonIsReachableAndFixed: Story = {
  args: { defaultValue: 'buyer', disabled: true, disabledReason: 'Enter the premium first' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Buyer' })).toHaveFocus();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Enter the premium first');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(canvas.getByText('Seller'));
    await expect(canvas.getByRole('radio', { name: 'Buyer' })).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const OneChoiceIsBarred: Story = {
  args: {
    options: [
      { value: 'buyer', label: 'Buyer' },
      { value: 'seller', label: 'Seller', disabledReason: 'No seller on the file.' },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Seller'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: /Seller/ })).toHaveAccessibleDescription('No seller on the file.');
  },
};

export const ReadModeIsItsText: Story = {
  args: { defaultValue: 'split', mode: 'read', reason: 'Locked' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Paid by' })).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue('Half each');
  },
};

export const NativeFormValue: Story = {
  args: { name: 'payer', defaultValue: 'buyer' },
  render: (args) => (
    <form>
      <RadioGroup {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Half each'));
    await expect(new FormData(canvasElement.querySelector('form') as HTMLFormElement).get('payer')).toBe('split');
  },
};

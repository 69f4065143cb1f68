import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MaskedIdField, type MaskedIdFieldProps } from './index.ts';

const meta = {
  title: 'Fields/MaskedIdField/Keys',
  component: MaskedIdField,
  args: {
    label: 'SSN',
    masked: '***-**-4321',
    onValueChange: fn(),
    onReveal: fn(() => Promise.resolve('123-45-4321')),
  },
} satisfies Meta<typeof MaskedIdField>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('textbox', { name: 'SSN' });
const mask = '***-**-';

export const EyeShowsAndHides: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(input(canvasElement)).toHaveValue(`${mask}4321`);
    await expect(input(canvasElement)).toHaveAccessibleDescription('Concealed');
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Show SSN for 10 seconds' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReveal).toHaveBeenCalledOnce();
    await waitFor(() => expect(input(canvasElement)).toHaveValue('123-45-4321'));
    await userEvent.keyboard('{Enter}');
    await expect(input(canvasElement)).toHaveValue(`${mask}4321`);
    await expect(canvasElement.innerHTML).not.toContain('123-45');
  },
};

export const TypingReplacesTheWholeAndNothingStaysInThePage: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('98765');
    await expect(input(canvasElement)).toHaveValue('98765');
    await userEvent.keyboard('6789{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('987-65-6789', { reason: 'commit' });
    await expect(input(canvasElement)).toHaveValue(`${mask}6789`);
    await expect(canvasElement.innerHTML).not.toMatch(/98765|987-65/);
  },
};

export const EightDigitsAreRefused: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('12345678{Enter}');
    await expect(input(canvasElement)).toHaveAccessibleDescription('Enter exactly 9 digits, like 123-45-6789.');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(input(canvasElement)).toHaveValue(`${mask}4321`);
  },
};

export const EmptiedRemovesIt: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' });
    await expect(input(canvasElement)).toHaveValue('');
  },
};

export const APastedNumberReplacesIt: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.paste('987 65 6789');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('987-65-6789', { reason: 'commit' });
    await expect(input(canvasElement)).toHaveValue(`${mask}6789`);
  },
};

function Turning({ kind: first = 'ssn', ...args }: MaskedIdFieldProps) {
  const [kind, setKind] = useState(first);
  return <MaskedIdField {...args} kind={kind} onKindChange={setKind} />;
}
export const TheLayoutTurnsAndTheNumberWithIt: Story = {
  args: { masked: null, onReveal: undefined },
  render: (args) => <Turning {...args} />,
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('123456789{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('123-45-6789', { reason: 'commit' });
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'SSN: write SSN as EIN' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12-3456789', { reason: 'pick' });
    await expect(input(canvasElement)).toHaveValue('**-***6789');
    await expect(within(canvasElement).getByRole('button', { name: 'EIN: write SSN as SSN' })).toHaveFocus();
  },
};

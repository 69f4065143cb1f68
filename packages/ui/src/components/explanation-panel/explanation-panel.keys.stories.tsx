import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import base from './explanation-panel.stories.tsx';

const meta = {
  ...base,
  title: 'Data/Explanation panel/Keys',
  args: { ...base.args, onOpenField: fn() },
};
export default meta;
type Story = StoryObj<typeof base>;

const row = (canvas: HTMLElement, name: RegExp) => within(canvas).getByRole('row', { name });
const names = (canvas: HTMLElement) => within(canvas).getAllByRole('row').length;

export const ArrowsMoveOpenAndClose: Story = {
  play: async ({ canvasElement: canvas }) => {
    await userEvent.tab();
    await expect(row(canvas, /Lender’s title insurance/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(row(canvas, /First 100,000/)).toHaveFocus();
    await expect(names(canvas)).toBe(4);
    await userEvent.keyboard('{ArrowRight}');
    await expect(row(canvas, /First 100,000/)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(row(canvas, /Loan amount/)).toHaveFocus();
    await expect(row(canvas, /Loan amount/)).toHaveAttribute('aria-level', '3');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row(canvas, /First 100,000/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row(canvas, /First 100,000/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await expect(row(canvas, /Simultaneous issue credit/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(row(canvas, /Next 62,000/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(row(canvas, /Lender’s/)).toHaveFocus();
    await userEvent.keyboard('*');
    await expect(names(canvas)).toBe(6);
  },
};

export const EnterGoesToTheField: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onOpenField).toHaveBeenCalledOnce();
    await expect(args.onOpenField).toHaveBeenCalledWith('loanAmount', expect.objectContaining({ id: 'band-1-loan' }));
    await userEvent.click(within(canvas).getByRole('button', { name: 'Go to Loan amount' }));
    await expect(args.onOpenField).toHaveBeenCalledTimes(2);
  },
};

export const TabLeavesTheTree: Story = {
  play: async ({ canvasElement: canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvas).getByRole('link', { name: 'Rate manual, R-4' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(canvas).getByRole('button', { name: 'Expand all' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(names(canvas)).toBe(6);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(names(canvas)).toBe(1);
  },
};

export const Copies: Story = {
  play: async ({ canvasElement: canvas }) => {
    const written = fn().mockResolvedValue(undefined);
    const clipboard = { writeText: written };
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    try {
      await userEvent.click(within(canvas).getByRole('button', { name: 'Copy' }));
      await expect(await within(canvas).findByText('Copied')).toBeVisible();
      await expect(written.mock.calls[0]?.[0]).toContain('  First 100,000.00: 345.00');
    } finally {
      if (own) Object.defineProperty(navigator, 'clipboard', own);
      else Reflect.deleteProperty(navigator, 'clipboard');
    }
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'Controls/Tooltip/Keys',
  component: Tooltip,
  args: { title: 'Locked by the escrow officer', children: <Button>Locked</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const tip = () => within(document.body).queryByRole('tooltip');

export const FocusEscapeBlur: Story = {
  play: async ({ canvasElement }) => {
    // Looked at in the moment of the focus: it comes a while after.
    let atOnce: unknown;
    const look = () => {
      atOnce = tip();
    };
    canvasElement.addEventListener('focusin', look, { once: true });
    await userEvent.tab();
    await expect(atOnce).toBeNull();
    await waitFor(() => expect(tip()).not.toBeNull());
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveAccessibleDescription('Locked by the escrow officer');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip()).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const HoverAndLeave: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.hover(button);
    await waitFor(() => expect(tip()).not.toBeNull());
    // The pointer may rest on the text itself (WCAG 1.4.13).
    await userEvent.hover(tip() as HTMLElement);
    await expect(tip()).not.toBeNull();
    await userEvent.unhover(tip() as HTMLElement);
    await waitFor(() => expect(tip()).toBeNull());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EmailRecipients } from './index.ts';
import { agent, buyer, seller } from './stories-data.ts';

const meta = {
  title: 'Fields/EmailField/To Cc Bcc keys',
  component: EmailRecipients,
  args: { onValueChange: fn(), defaultValue: { to: [buyer, seller, agent], cc: [], bcc: [] } },
} satisfies Meta<typeof EmailRecipients>;
export default meta;
type Story = StoryObj<typeof meta>;

const chips = (canvas: HTMLElement, list: string) =>
  [...canvas.querySelectorAll(`[data-list=${list}] [data-chip]`)].map((chip) => chip.firstChild?.textContent);

// holds blocks 2.31
export const AddCcShowsItAndGoesThere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Cc')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add CC' }));
    await expect(canvas.getByLabelText('Cc')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Add CC' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add BCC' }));
    await expect(canvas.getByLabelText('Bcc')).toHaveFocus();
  },
};

export const AltDownMovesToCcAltUpBack: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByLabelText('To'));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Alt>}{ArrowDown}{/Alt}');
    await expect(chips(canvasElement, 'to')).toEqual(['Jane Homebuyer', 'Omega Real Estate']);
    await expect(chips(canvasElement, 'cc')).toEqual(['Joe Seller']);
    await expect(canvas.getByText('1 moved to Cc')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^Omega/ })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { to: [buyer, agent], cc: [seller], bcc: [] },
      { reason: 'pick' },
    );
    await userEvent.click(canvas.getByLabelText('Cc'));
    await userEvent.keyboard('{ArrowLeft}{Alt>}{ArrowUp}{/Alt}');
    await expect(chips(canvasElement, 'to')).toEqual(['Jane Homebuyer', 'Omega Real Estate', 'Joe Seller']);
  },
};

export const TheMenuMovesToBcc: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByLabelText('To'));
    await userEvent.keyboard('{ArrowLeft}{Shift>}{F10}{/Shift}');
    const menu = await within(document.body).findByRole('menu', { name: 'Acts for sales@omegarealty.com' });
    await userEvent.click(within(menu).getByRole('menuitem', { name: /Move to Bcc/ }));
    await waitFor(() => expect(chips(canvasElement, 'bcc')).toEqual(['Omega Real Estate']));
    await waitFor(() => expect(canvasElement.contains(document.activeElement)).toBe(true));
    await userEvent.click(canvas.getByLabelText('To'));
    await userEvent.keyboard('{ArrowLeft}{ContextMenu}');
    await within(document.body).findByRole('menu', { name: /^Acts for joe/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
  },
};

export const DraggingMovesToCc: Story = {
  args: { defaultValue: { to: [buyer, seller], cc: [agent], bcc: [] } },
  play: async ({ canvas, canvasElement }) => {
    const dataTransfer = new DataTransfer();
    const drag = (type: string) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
    canvas.getByRole('button', { name: /^Joe/ }).closest('li')?.dispatchEvent(drag('dragstart'));
    await expect(dataTransfer.getData('text/plain')).toBe('Joe Seller <joe.seller@mail.com>');
    canvasElement.querySelector('[data-list=cc] ul')?.dispatchEvent(drag('drop'));
    await waitFor(() => expect(chips(canvasElement, 'cc')).toEqual(['Omega Real Estate', 'Joe Seller']));
    await expect(chips(canvasElement, 'to')).toEqual(['Jane Homebuyer']);
  },
};

export const AFullListTakesNobody: Story = {
  args: { max: 1, defaultValue: { to: [buyer], cc: [agent], bcc: [] } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByLabelText('To'));
    await userEvent.keyboard('{ArrowLeft}{Alt>}{ArrowDown}{/Alt}');
    await expect(chips(canvasElement, 'to')).toEqual(['Jane Homebuyer']);
    await expect(chips(canvasElement, 'cc')).toEqual(['Omega Real Estate']);
    await expect(canvas.getByText('Cc has no room for more.')).toBeInTheDocument();
  },
};

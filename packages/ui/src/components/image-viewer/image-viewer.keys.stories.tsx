import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import base from './image-viewer.stories.tsx';

const meta = { ...base, title: 'Viewers/Image viewer/Keys' };
export default meta;
type Story = StoryObj<typeof base>;

export const ZoomsAndTurns: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = () => canvas.getByRole('status').textContent;
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Zoom in' })).toBeEnabled());
    const fitted = status();
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Check 20417, front' })).toHaveFocus();
    await userEvent.keyboard('1');
    await expect(status()).toBe('100%');
    await expect(canvas.getByRole('radio', { name: 'Actual size' })).toBeChecked();
    await userEvent.keyboard('+');
    await expect(status()).toBe('110%');
    await userEvent.keyboard('--');
    await expect(status()).toBe('90%');
    await userEvent.keyboard('0');
    await expect(status()).toBe(fitted);
    await expect(canvas.getByRole('radio', { name: 'Fit' })).toBeChecked();
    await userEvent.keyboard('rr');
    await expect(status()).toBe(`${fitted}, turned 180 degrees`);
    await userEvent.keyboard('rr');
    await expect(status()).toBe(fitted);
  },
};

export const ButtonsDoTheSame: Story = {
  args: { defaultMode: 'actual' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Zoom in' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('110%');
    await userEvent.click(canvas.getByRole('radio', { name: 'Actual size' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('100%');
    await userEvent.click(canvas.getByRole('button', { name: 'Rotate right' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('100%, turned 90 degrees');
  },
};

import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import base, { Playground } from './notice.stories.tsx';

const meta = { ...base, title: 'Shell/Notice/Keys' };
export default meta;

export const TabGoesToItsButtons: StoryObj<typeof base> = {
  ...Playground,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy details' })).toHaveFocus();
  },
};

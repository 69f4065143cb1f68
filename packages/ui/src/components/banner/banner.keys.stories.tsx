import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import base, { Playground } from './banner.stories.tsx';

const meta = { ...base, title: 'Shell/Banner/Keys' };
export default meta;

export const TabGoesToItsButton: StoryObj<typeof base> = {
  ...Playground,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Tell me when free' })).toHaveFocus();
  },
};

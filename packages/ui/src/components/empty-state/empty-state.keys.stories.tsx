import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import base, { Playground } from './empty-state.stories.tsx';

const meta = { ...base, title: 'Data/Empty state/Keys' };
export default meta;

export const TabGoesToTheAct: StoryObj<typeof base> = {
  ...Playground,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Add payoff/ })).toHaveFocus();
  },
};

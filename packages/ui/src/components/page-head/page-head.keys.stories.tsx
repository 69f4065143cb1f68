import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import base, { Playground } from './page-head.stories.tsx';

const meta = { ...base, title: 'Shell/Page head/Keys' };
export default meta;

export const TabGoesThroughTheActions: StoryObj<typeof base> = {
  ...Playground,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy file' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Print' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveFocus();
  },
};

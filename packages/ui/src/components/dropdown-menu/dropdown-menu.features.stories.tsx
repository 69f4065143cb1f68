import type { StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import base, { Playground } from './dropdown-menu.stories.tsx';

const meta = { ...base, title: 'Overlays/Dropdown menu/Features' };
export default meta;
type Story = StoryObj<typeof base>;

const play: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await screen.findByRole('menu');
};

export const Open: Story = { ...Playground, play, ...inLooks('dark', 'contrast', 'roomy') };

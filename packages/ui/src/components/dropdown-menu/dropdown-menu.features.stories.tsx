import type { StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { looks } from '../../lib/story.tsx';
import base, { Playground } from './dropdown-menu.stories.tsx';

const meta = { ...base, title: 'Overlays/Dropdown menu/Features' };
export default meta;
type Story = StoryObj<typeof base>;

const play: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await screen.findByRole('menu');
};

export const Open: Story = { ...Playground, play };
export const Dark: Story = { ...Playground, play, ...looks.dark };
export const HighContrast: Story = { ...Playground, play, ...looks.contrast };
export const Roomy: Story = { ...Playground, play, ...looks.roomy };

import type { StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { looks } from '../../lib/story.tsx';
import base from './dialogs.stories.tsx';

const meta = { ...base, title: 'Overlays/Dialogs service/Features' };
export default meta;
type Story = StoryObj<typeof base>;

const open =
  (name: string, role = 'alertdialog'): Story['play'] =>
  async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    await within(await screen.findByRole(role)).findAllByRole('button', { name: /OK|Copy|Cancel/ });
  };

export const Message: Story = { play: open('Message') };
export const Confirm: Story = { play: open('Confirm') };
export const Destructive: Story = { play: open('Destructive') };
export const PromptText: Story = { play: open('Text', 'dialog') };
export const Dark: Story = { play: open('Destructive'), ...looks.dark };
export const HighContrast: Story = { play: open('Destructive'), ...looks.contrast };
export const Roomy: Story = { play: open('Text', 'dialog'), ...looks.roomy };

import type { StoryObj } from '@storybook/react-vite';
import { fireEvent } from 'storybook/test';
import { looks } from '../../lib/story.tsx';
import base from './navigation-menu.stories.tsx';

const meta = { ...base, title: 'Shell/Navigation menu/Features' };
export default meta;
type Story = StoryObj<typeof base>;

export const States: Story = {};
export const ShowAll: Story = { args: { showAll: true } };
export const Rail: Story = { args: { rail: true } };
export const AltHeld: Story = {
  play: async () => void fireEvent.keyDown(document.body, { key: 'Alt', code: 'AltLeft', altKey: true }),
};
export const RailAltHeld: Story = {
  args: { rail: true },
  play: async () => void fireEvent.keyDown(document.body, { key: 'Alt', code: 'AltLeft', altKey: true }),
};
export const Dark: Story = looks.dark;
export const RailDark: Story = { args: { rail: true }, ...looks.dark };
export const HighContrast: Story = looks.contrast;
export const Roomy: Story = looks.roomy;
export const RightToLeft: Story = {
  decorators: [
    (Sample) => (
      <div dir="rtl">
        <Sample />
      </div>
    ),
  ],
};

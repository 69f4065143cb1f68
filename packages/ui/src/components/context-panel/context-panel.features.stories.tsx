import type { StoryObj } from '@storybook/react-vite';
import { looks } from '../../lib/story.tsx';
import base from './context-panel.stories.tsx';

const meta = { ...base, title: 'Shell/Context panel/Features' };
export default meta;
type Story = StoryObj<typeof base>;

export const Rail: Story = {};
export const Open: Story = { args: { value: 'why' } };
export const Pinned: Story = { args: { value: 'notes', pinned: true } };
export const Dark: Story = { args: { value: 'why' }, ...looks.dark };
export const HighContrast: Story = { args: { value: 'why' }, ...looks.contrast };
export const Roomy: Story = { args: { value: 'why' }, ...looks.roomy };

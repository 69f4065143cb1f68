import type { StoryObj } from '@storybook/react-vite';
import { inLooks } from '../../lib/story.tsx';
import base from './context-panel.stories.tsx';

const meta = { ...base, title: 'Shell/Context panel/Features' };
export default meta;
type Story = StoryObj<typeof base>;

export const Rail: Story = {};
export const Open: Story = { args: { value: 'why' }, ...inLooks('dark', 'contrast', 'roomy') };
export const Pinned: Story = { args: { value: 'notes', pinned: true } };

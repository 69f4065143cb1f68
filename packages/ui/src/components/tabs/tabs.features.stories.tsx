import type { StoryObj } from '@storybook/react-vite';
import { looks } from '../../lib/story.tsx';
import base from './tabs.stories.tsx';

const meta = { ...base, title: 'Shell/Tabs/Features' };
export default meta;
type Story = StoryObj<typeof base>;

export const AlertCounts: Story = {};
export const Dark: Story = looks.dark;
export const HighContrast: Story = looks.contrast;
export const Roomy: Story = looks.roomy;
export const Narrow: Story = {
  decorators: [
    (Sample) => (
      <div style={{ width: 260 }}>
        <Sample />
      </div>
    ),
  ],
};
export const RightToLeft: Story = {
  decorators: [
    (Sample) => (
      <div dir="rtl">
        <Sample />
      </div>
    ),
  ],
};

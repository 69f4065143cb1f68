import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLooks } from '../../lib/story.tsx';
import { Skeleton } from './index.ts';

const meta = {
  title: 'Data/Skeleton/Features',
  component: Skeleton,
  args: { delayed: false, label: 'Loading recent files' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = { args: { rows: 10 } };

export const Filled: Story = inLooks('dark', 'contrast', 'roomy');

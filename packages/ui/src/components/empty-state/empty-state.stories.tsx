import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Button } from '../button/index.ts';
import { EmptyState } from './index.ts';

const meta = { title: 'Data/Empty state', component: EmptyState, args: { title: 'No payoffs yet' } } satisfies Meta<
  typeof EmptyState
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    children: 'Add the seller’s loans to start.',
    action: (
      <Button size="sm" icon={Plus} shortcut="Ins">
        Add payoff
      </Button>
    ),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide-react';
import { inLooks, StoryRow } from '../../lib/story.tsx';
import { Button } from '../button/index.ts';
import { EmptyState } from './index.ts';

const meta = { title: 'Data/Empty state/Features' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <StoryRow title="Empty, failed, no access">
    <EmptyState title="No recent files">Open a file by its number with Ctrl K.</EmptyState>
    <EmptyState
      kind="error"
      title="Rates did not load"
      action={
        <Button size="sm" icon={RefreshCw}>
          Try again
        </Button>
      }
    >
      The rate service timed out after 30 s. Nothing was changed.
    </EmptyState>
    <EmptyState kind="no-access" title="Access to Check writing is not authorized.">
      Please contact your administrator.
    </EmptyState>
  </StoryRow>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast') };

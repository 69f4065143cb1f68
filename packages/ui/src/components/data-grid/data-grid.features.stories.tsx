import type { StoryObj } from '@storybook/react-vite';
import { Plus, RefreshCw } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { inLooks, looks } from '../../lib/story.tsx';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import base from './data-grid.stories.tsx';
import { makeRows } from './stories-data.tsx';

const meta = { title: 'Data/Data grid/Features', component: base.component, parameters: base.parameters };
export default meta;
type Story = StoryObj<typeof base>;

export const Filled: Story = {
  args: { currentKey: '12-3403', defaultState: { sort: [{ column: 'number', direction: 'ascending' }] } },
  ...inLooks('dark', 'contrast', 'rtl'),
};
export const Filtered: Story = { args: { filter: 'quarry ramirez' } };
export const NoMatch: Story = { args: { filter: 'zzz' } };
export const RowStates: Story = {
  args: {
    rowState: (row) =>
      row.mark === 'Locked'
        ? { tone: 'blocked', description: 'Blocked' }
        : row.mark === 'In use'
          ? { tone: 'selected', description: 'In use by the closer' }
          : undefined,
  },
};
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="No recent files"
        action={
          <Button size="sm" icon={Plus}>
            New file
          </Button>
        }
      >
        Open a file by its number with Ctrl K.
      </EmptyState>
    ),
  },
};
export const Loading: Story = { args: { rows: [], status: 'loading', loadingLabel: 'Loading recent files' } };
export const Failed: Story = {
  args: {
    rows: [],
    status: 'error',
    error: (
      <EmptyState
        kind="error"
        title="Recent files did not load"
        action={
          <Button size="sm" icon={RefreshCw}>
            Try again
          </Button>
        }
      >
        The server did not answer. Nothing was changed.
      </EmptyState>
    ),
  },
};
export const HundredThousandRows: Story = {
  args: { rows: makeRows(100_000) },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '100001');
    await expect(grid.querySelectorAll('[role=row]').length).toBeLessThan(60);
  },
};
/** Officer goes first, then sale price; the rest scrolls sideways with the file number frozen. */
export const Narrow: Story = {
  decorators: [
    (Sample) => (
      <div style={{ width: 520 }}>
        <Sample />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('columnheader', { name: 'Sale price' })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'Officer' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Closing' })).toBeInTheDocument();
  },
};
/** Other heights of rows: other rows are drawn, so their ARIA trees are others too. */
export const Comfortable: Story = { args: Filled.args, globals: looks.comfortable };
export const Roomy: Story = { args: Filled.args, globals: looks.roomy };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import { type BusyItem, createBusy } from '../../services/busy/index.ts';
import { BusyOverlay, BusyRegion } from './index.ts';

const meta = { title: 'Shell/Busy/Features', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const item: Omit<BusyItem, 'key'> = { message: 'Printing checks', done: 7, total: 13, onCancel: () => {} };

function Counting() {
  const [queue] = useState(createBusy);
  useEffect(() => {
    queue.begin('checks', item);
    return () => queue.clear();
  }, [queue]);
  return (
    <BusyRegion queue={queue} className="h-60">
      <p className="p-3">13 checks are ready to print</p>
    </BusyRegion>
  );
}
function Nested() {
  const [queue] = useState(createBusy);
  useEffect(() => {
    queue.begin('rates', { message: 'Calculating premiums', timeout: 0 });
    queue.begin('save');
    return () => queue.clear();
  }, [queue]);
  return (
    <BusyRegion queue={queue} className="h-60">
      <p className="p-3">Premium Rates</p>
    </BusyRegion>
  );
}
function Covering() {
  const [queue] = useState(createBusy);
  useEffect(() => {
    queue.begin('open', { message: 'Opening file 12-3456' });
    return () => queue.clear();
  }, [queue]);
  return (
    <div className="h-screen p-3">
      Recent files
      <BusyOverlay queue={queue} />
    </div>
  );
}
const shown: Story['play'] = async () => {
  await waitFor(() => expect(screen.getByRole('status')).toBeVisible(), { timeout: 10_000 });
};

export const Progress: Story = { render: () => <Counting />, play: shown, ...inLooks('dark', 'contrast') };
/** Two operations, and the shown one has passed its time-out. */
export const NestedAndSlow: Story = {
  render: () => <Nested />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Calculating premiums and 1 more'), {
      timeout: 10_000,
    });
    await waitFor(() => expect(screen.getByText('This takes longer than usual.')).toBeVisible());
  },
};
export const WholeApp: Story = { render: () => <Covering />, play: shown };

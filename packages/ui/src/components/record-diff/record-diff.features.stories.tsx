import type { StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import { compareRecord, compareRecords, RecordDiff, withChanges } from './index.ts';
import base from './record-diff.stories.tsx';
import {
  after,
  allPayoffs,
  before,
  fields,
  keyOf,
  listAfter,
  listBefore,
  nameOf,
  type Payoff,
} from './stories-data.ts';

const meta = { ...base, title: 'Viewers/Record diff/Features' };
export default meta;
type Story = StoryObj<typeof base>;

/** Only what changed, by the sections of the form; words of a memo one by one; a tax id stays masked. */
export const OneRecord: Story = inLooks('dark', 'contrast', 'roomy', 'rtl');
export const Unfolded: Story = {
  play: async (context) => {
    await base.play(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: '4 unchanged fields' }));
    await expect(within(context.canvasElement).getByRole('rowheader', { name: 'Lender' })).toBeVisible();
  },
};
/** Records that came, went, moved and changed, with the current change marked. */
export const ListOfRecords: Story = {
  args: { diff: allPayoffs, label: 'Changes of the payoffs' },
  play: async (context) => {
    await base.play(context);
    await userEvent.keyboard('{F7}{F7}');
    await expect(within(context.canvasElement).getByText('2 of 9 changes')).toBeVisible();
  },
  ...inLooks('dark'),
};
/** The page takes changes over with `withChanges`, and compares again. */
export const Accepting: Story = {
  args: { beforeLabel: 'Ours', afterLabel: 'Lender' },
  render: function Accept(args) {
    const [ours, setOurs] = useState<readonly Payoff[]>(listBefore);
    const diff = useMemo(() => compareRecords(fields, ours, listAfter, { keyOf, nameOf }), [ours]);
    return (
      <RecordDiff
        {...args}
        diff={diff}
        onAccept={(changes) => setOurs(withChanges(fields, ours, listAfter, changes, keyOf))}
      />
    );
  },
};
export const NoChanges: Story = {
  args: { diff: compareRecord(fields, before, before) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No changes')).toBeVisible();
  },
};
export const AddedAltogether: Story = {
  args: { diff: compareRecord(fields, null, after) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Added')).toBeVisible();
  },
};

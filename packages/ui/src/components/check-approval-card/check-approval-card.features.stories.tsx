import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import { failedCard, loadingCard, shownCard } from '../popover-card/story-cards.tsx';
import base, { approved } from './check-approval-card.stories.tsx';
import type { CheckApproval } from './index.ts';

const meta = {
  ...base,
  title: 'Overlays/Check approval card/Features',
  args: { ...base.args, data: approved, defaultOpen: true },
};
export default meta;
type Story = StoryObj<typeof base>;

// holds blocks 2.48, blocks 3.31
export const Approved: Story = {
  play: async () => {
    const box = within(await shownCard());
    await expect(box.getByText('04/12/2013 09:02 AM')).toBeVisible();
    await expect(box.getByText('04/12/2013 03:40 PM')).toBeVisible();
    await expect(box.queryByText('Loss or advance')).toBeNull();
  },
  ...inLooks('dark', 'contrast', 'roomy'),
};
const loss: CheckApproval = {
  ...approved,
  moneyMovementTypeID: 4,
  lossAdvanceReasonCategory: 'Recording',
  lossAdvanceReason: 'Transfer tax underestimated by the county’s new schedule',
  isRecoverable: true,
  isRecovered: false,
};
/** Loss and advance details only for these money-movement types. */
// holds blocks 2.48
export const LossNotRecovered: Story = {
  args: { data: loss },
  play: async () => {
    await expect(within(await shownCard()).getByText('Not recovered')).toBeVisible();
  },
};
export const LossRecovered: Story = {
  args: { data: { ...loss, isRecovered: true } },
  play: async () => {
    await expect(within(await shownCard()).getByText('Recovered')).toBeVisible();
  },
};
// holds blocks 2.48
export const NotApproved: Story = {
  args: { data: { ...approved, isApproved: false, approversComment: 'The first check has not cleared.' } },
  play: async () => {
    await expect(within(await shownCard()).getByText('Not approved')).toBeVisible();
  },
};
export const Waiting: Story = {
  args: {
    data: {
      requestorName: 'Joseph Cain',
      requestedOn: '2013-04-12T09:02:00',
      isApproved: false,
      moneyMovementTypeID: 1,
    },
  },
  play: async () => {
    await expect(within(await shownCard()).getByText('Waiting for approval')).toBeVisible();
  },
};
export const Loading: Story = loadingCard;
export const Failed: Story = failedCard;

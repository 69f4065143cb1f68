import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardPage } from '../popover-card/story-cards.tsx';
import { type CheckApproval, CheckApprovalCard, type CheckApprovalCardProps } from './index.ts';

export const approved: CheckApproval = {
  requestorName: 'Joseph Cain',
  requestedOn: '2013-04-12T09:02:00',
  requestorComment: 'Buyer’s survey was paid twice. Refund before the file closes.',
  approverName: 'Samuel Green',
  actionDate: '2013-04-12T15:40:00',
  approversComment: 'Second invoice seen.',
  isApproved: true,
  moneyMovementTypeID: 1,
};

const Sample = (args: Omit<CheckApprovalCardProps, 'children'>) => (
  <CardPage height={400}>
    <CheckApprovalCard {...args}>
      <button type="button" className="text-link underline">
        Approved
      </button>
    </CheckApprovalCard>
  </CardPage>
);

const meta = {
  title: 'Overlays/Check approval card',
  component: Sample,
  args: { label: 'Approval of check 20417', lossAdvanceTypes: [4, 5], data: approved },
  excludeStories: ['approved'],
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultOpen: true } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardPage } from '../popover-card/story-cards.tsx';
import { RemitCard, type RemitCardProps, type RemitDetail } from './index.ts';

export const remit: RemitDetail = {
  policies: [
    {
      policyNumber: 'O-9301-4412',
      premiums: [
        { name: 'Endorsement 8.1', grossAmount: 5000, liability: 16200000, sequence: 20 },
        { name: 'Basic premium', grossAmount: 81500, liability: 18000000, sequence: 10 },
      ],
    },
    {
      policyNumber: 'L-9301-4413',
      premiums: [{ name: 'Simultaneous issue', grossAmount: 10000, liability: 16200000, sequence: 10 }],
    },
  ],
  documents: [
    { name: 'Owner policy O-9301-4412.pdf', description: 'Jacket and Schedules A and B' },
    { name: 'Loan policy L-9301-4413.pdf' },
  ],
};

const Sample = (args: Omit<RemitCardProps, 'children'>) => (
  <CardPage height={320}>
    <RemitCard {...args}>
      <button type="button" className="text-link underline">
        Remitted
      </button>
    </RemitCard>
  </CardPage>
);

const meta = {
  title: 'Overlays/E-remit card',
  component: Sample,
  args: { label: 'E-remit of file 12-3456', data: remit },
  excludeStories: ['remit'],
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultOpen: true } };

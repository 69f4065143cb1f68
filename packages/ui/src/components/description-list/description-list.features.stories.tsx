import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLooks } from '../../lib/story.tsx';
import { Description, DescriptionList } from './index.ts';

const meta = { title: 'Data/Description list/Features' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ledger = () => (
  <DescriptionList layout="ledger" className="w-80">
    <Description term="Cash to close, from buyer">14,147.26</Description>
    <Description term="Total closing costs (J)">9,712.10</Description>
    <Description term="Lender credit" />
    <Description term="Loan policy premium" total>
      500.00
    </Description>
  </DescriptionList>
);

export const Ledger: Story = { render: ledger, ...inLooks('dark', 'contrast', 'rtl') };
export const LongText: Story = {
  render: () => (
    <DescriptionList className="w-64">
      <Description term="Brief legal">
        Lot 7, Block 3, Somewhere Addition, Plat 12/88, records of Any County, State of ST
      </Description>
    </DescriptionList>
  ),
};

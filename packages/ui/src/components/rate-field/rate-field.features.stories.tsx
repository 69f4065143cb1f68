import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { RateField } from './index.ts';
import { Commission } from './stories-commission.tsx';

const meta = { title: 'Fields/RateField/Features', component: RateField } satisfies Meta<typeof RateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <StoryForm>
    <RateField label="Rate" defaultValue="3.875" />
    <RateField label="Rate" required />
    <RateField label="Commission" defaultValue="2.75" decimals={2} />
    <RateField label="Index, in full" defaultValue="4.123456" />
    <RateField label="Rate" defaultValue="13.5" warning="More than 10 points above the average." />
    <RateField label="Rate" defaultValue="3.875" error="Differs from the note." />
    <RateField label="Rate" defaultValue="3.875" mode="read" reason="Locked" />
    <RateField label="Margin" disabled disabledReason="Only for adjustable loans" />
  </StoryForm>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'roomy') };
/** Linked to an amount: either side fills the other. */
export const RateAndAmount: Story = {
  render: () => (
    <>
      <Commission entered={{ rate: '2.75', amount: 4_950_00, entered: 'rate' }} />
      <Commission entered={{ rate: '0.6859', amount: 1_234_56, entered: 'amount' }} />
      <Commission price={null} entered={{ rate: '3', amount: null, entered: 'rate' }} />
    </>
  ),
};

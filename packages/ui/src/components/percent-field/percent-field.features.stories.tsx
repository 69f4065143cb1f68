import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { PercentField } from './index.ts';

const meta = {
  title: 'Fields/PercentField/Features',
  component: PercentField,
  args: { label: 'Listing share' },
} satisfies Meta<typeof PercentField>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <StoryForm>
    <PercentField label="Listing share" defaultValue="2.75" />
    <PercentField label="Selling share" required />
    <PercentField label="Ownership" defaultValue="33.3333" />
    <PercentField label="Ownership, two decimals" defaultValue="50" decimals={2} />
    <PercentField label="Stored with more" defaultValue="33.333333" />
    <PercentField label="Adjustment" defaultValue="-0.125" allowNegative />
    <PercentField label="Coinsurance" defaultValue="120" max={150} warning="More than the whole." />
    <PercentField label="Split" defaultValue="60" error="The shares come to 110%." />
    <PercentField label="Split" defaultValue="40" mode="read" reason="Locked" />
    <PercentField label="Split" disabled disabledReason="Only with two agents" />
  </StoryForm>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'comfortable', 'roomy', 'rtl') };

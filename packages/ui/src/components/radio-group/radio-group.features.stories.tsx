import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { RadioGroup } from './index.ts';

const meta = {
  title: 'Fields/RadioGroup/Features',
  component: RadioGroup,
  args: {
    label: 'Paid by',
    options: [
      { value: 'buyer', label: 'Buyer' },
      { value: 'seller', label: 'Seller' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const payers = [
  { value: 'buyer', label: 'Buyer' },
  { value: 'seller', label: 'Seller' },
  { value: 'split', label: 'Half each' },
];

const board = () => (
  <StoryForm columns={2}>
    <RadioGroup label="Paid by" options={payers} defaultValue="buyer" />
    <RadioGroup label="Paid by" options={payers} required />
    <RadioGroup label="Paid by" options={payers} error="Choose who pays." />
    <RadioGroup label="Paid by" options={payers} defaultValue="split" warning="The contract says seller." />
    <RadioGroup label="Paid by" options={payers} defaultValue="seller" mode="read" reason="Locked by the settlement" />
    <RadioGroup label="Paid by" options={payers} defaultValue="seller" disabled />
    <RadioGroup label="Paid by" options={payers} disabled disabledReason="Enter the premium first" />
    <RadioGroup aria-label="Payer of line 3" options={payers.slice(0, 2)} defaultValue="buyer" />
    <RadioGroup
      label="Statement"
      orientation="column"
      defaultValue="cdf"
      options={[
        { value: 'cdf', label: 'Closing disclosure', help: 'Loans of consumers since October 2015.' },
        { value: 'hud', label: 'HUD-1', help: 'Older files and reverse mortgages.' },
        { value: 'alta', label: 'ALTA combined', disabledReason: 'Needs a lender on the file.' },
      ]}
    />
  </StoryForm>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'comfortable', 'roomy', 'rtl') };

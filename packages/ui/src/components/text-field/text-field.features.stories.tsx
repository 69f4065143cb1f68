import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { TextField } from './index.ts';

const meta = { title: 'Fields/TextField/Features', component: TextField } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const icon = <Search aria-hidden className="size-3.5" strokeWidth={1.75} />;

const board = () => (
  <StoryForm>
    <TextField label="Payee" defaultValue="Ficus Bank" />
    <TextField label="Payee" required placeholder="Search company" end={icon} />
    <TextField
      label="ABA routing"
      variant="identifier"
      required
      defaultValue="12345678"
      error="Enter exactly 9 digits."
    />
    <TextField label="Disbursement" defaultValue="04/14/2013" warning="Sunday. Banks are closed." />
    <TextField
      label="Loan number"
      variant="identifier"
      mode="read"
      reason="Locked by the settlement"
      defaultValue="123456789"
    />
    <TextField label="Contact" disabled defaultValue="Select a company first" />
    <TextField label="Contact" disabled disabledReason="Select a company to enable" />
    <TextField label="File number" variant="identifier" defaultValue="12-3456" success="File exists." />
    <TextField label="File number" variant="identifier" defaultValue="12-34" checking help="Checking" />
    <TextField
      label="Source of business, as agreed with the region"
      defaultValue="Omega Real Estate Broker Inc. and Alpha Real Estate Broker Co."
    />
    <TextField aria-label="Payee of line 3" defaultValue="No label, as in a grid" />
    <TextField label="Secret" mode="hidden" />
  </StoryForm>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'comfortable', 'roomy', 'rtl') };

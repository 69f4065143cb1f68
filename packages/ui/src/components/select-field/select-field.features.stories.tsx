import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { SelectField } from './index.ts';
import { lenders, loanTypes, states } from './stories-data.ts';

const meta = {
  title: 'Fields/SelectField/Features',
  component: SelectField,
  args: { label: 'Lender', options: lenders },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <StoryForm>
    <SelectField label="Loan type" options={loanTypes} defaultValue="conventional" />
    <SelectField label="Region" required options={loanTypes} placeholder="Select a region" />
    <SelectField label="County" options={loanTypes} error="Select a county." />
    <SelectField label="Branch" options={loanTypes} defaultValue="fha" warning="Closed since April 1." />
    <SelectField
      label="Loan type"
      options={loanTypes}
      defaultValue="va"
      mode="read"
      reason="Locked by the settlement"
    />
    <SelectField label="Contact" options={[]} disabled placeholder="Select a company first" />
    <SelectField label="Template" options={loanTypes} disabled disabledReason="Select a product first" />
    <SelectField label="Loan type" options={loanTypes} defaultValue="assumed" />
    <SelectField
      label="Held by"
      options={loanTypes}
      defaultValue="gone"
      valueLabel="Epsilon Title Co., former branch of Somecity"
    />
  </StoryForm>
);

const opened: Story = {
  args: { defaultValue: '1042', searchable: true },
  render: (args) => (
    <div className="min-h-[260px]">
      <StoryForm columns={2}>
        <SelectField {...args} />
      </StoryForm>
    </div>
  ),
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('fic');
    await waitFor(() => expect(within(document.body).getByRole('option', { name: /Pacific/ })).toBeVisible());
  },
};

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'roomy') };
export const OpenAndSearched: Story = { ...opened, ...inLooks('dark', 'contrast') };
export const OpenPlain: Story = {
  ...opened,
  args: { label: 'Loan type', options: loanTypes, defaultValue: 'fha', searchable: false },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(within(document.body).getByRole('option', { name: 'FHA' })).toBeVisible());
  },
};
export const NoneFound: Story = {
  ...opened,
  args: { label: 'State', options: states },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('zz');
    await waitFor(() => expect(within(document.body).getByText('None found')).toBeVisible());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { IconButton } from '../icon-button/index.ts';
import { CompanyPicker, type CompanyPickerProps } from './index.ts';
import { companies, ficusBank, findCompanies } from './stories-data.ts';

const meta = {
  title: 'Pickers/CompanyPicker/Features',
  component: CompanyPicker,
  args: { label: 'Lender', required: true, search: findCompanies },
} satisfies Meta<typeof CompanyPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <StoryForm columns={3}>
    <CompanyPicker label="Lender" required search={findCompanies} />
    <CompanyPicker label="Lender" required search={findCompanies} defaultValue={ficusBank} />
    <CompanyPicker
      label="Notary"
      search={findCompanies}
      defaultValue={{ companyID: 0, companyName: 'Acme Notaries', isOneTimeUse: true }}
      help="Used on this file only."
    />
    <CompanyPicker label="Payee" search={findCompanies} error="Select the company the check is made out to." />
    <CompanyPicker
      label="Payee"
      search={findCompanies}
      defaultValue={{ companyID: 5301, companyName: 'Acme Notaries' }}
      warning="Do not do business, set 01/14/2014."
    />
    <CompanyPicker label="Lender" search={findCompanies} defaultValue={ficusBank} mode="read" reason="Locked" />
    <CompanyPicker label="Underwriter" search={findCompanies} disabled disabledReason="Select a region first" />
    <CompanyPicker
      label="Settlement agent"
      search={findCompanies}
      defaultValue={{ companyID: 5160, companyName: 'Epsilon Title Co. of Somecity and Greater Some County' }}
    />
    <CompanyPicker
      label="Seller's attorney"
      search={findCompanies}
      defaultValue={ficusBank}
      renderCard={() => <IconButton label="Company info" size="sm" variant="quiet" icon={Info} />}
    />
  </StoryForm>
);
const room = (args: CompanyPickerProps) => (
  <div className="min-h-[400px]">
    <StoryForm columns={3}>
      <CompanyPicker {...args} />
    </StoryForm>
  </div>
);
const open = (keys: string, until: RegExp): Story => ({
  render: room,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard(keys);
    await waitFor(() =>
      expect(within(document.body).getByText(until, { selector: ':not([role=status])' })).toBeVisible(),
    );
  },
});
const found = open('fic', /10 of 34/);

// holds blocks 4.13
export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'roomy') };
export const Found: Story = { ...found, ...inLooks('dark') };
export const ByNumber: Story = open('1077', /Anytown ST/);
export const PinnedAndRecent: Story = {
  ...open('{F4}', /Pinned/),
  args: { pinned: companies.slice(-1), recent: companies.slice(0, 3) },
};
// holds blocks 4.13
export const OneTimeUse: Story = {
  ...open('Acme Notaries', /for this file only/),
  args: { label: 'Notary', allowOneTimeUse: true, onOneTimeUse: () => Promise.resolve(null) },
};
export const RestoredWithNotice: Story = {
  render: room,
  args: { defaultValue: ficusBank },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('zzz');
    await waitFor(() => expect(within(document.body).getByText('None found', { selector: 'p' })).toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(/Ctrl\+Z brings it back/)).toBeVisible());
  },
};
export const SeveralHitsAreNotGuessed: Story = {
  render: room,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('fic');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(/More than one found for "fic"/)).toBeVisible());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { Combobox } from './index.ts';
import { fakeSearch, lenders, offices, parcels } from './stories-data.ts';

const meta = {
  title: 'Pickers/Combobox/Features',
  component: Combobox<number>,
  args: { label: 'Lender', required: true, search: fakeSearch(), debounce: 0 },
} satisfies Meta<typeof Combobox<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <StoryForm>
    <Combobox label="Lender" search={fakeSearch()} placeholder="Search company" />
    <Combobox label="Lender" required search={fakeSearch()} defaultValue={1042} valueLabel="Ficus Bank" />
    <Combobox label="Office" options={offices} defaultValue={2} />
    <Combobox
      label="Payee"
      options={lenders}
      defaultValue={1077}
      valueLabel="Ficus Bank Mortgage, a division of Pacific Ficus Lending"
    />
    <Combobox label="Lender" options={lenders} error="Select the lender of the first loan." />
    <Combobox label="Lender" options={lenders} defaultValue={904} warning="Inactive since 2011." />
    <Combobox label="Lender" options={lenders} defaultValue={1042} mode="read" reason="Locked by the settlement" />
    <Combobox label="Contact" options={[]} disabled placeholder="Select a company first" />
    <Combobox label="Underwriter" options={offices} disabled disabledReason="Select a product first" />
    <Combobox label="Lender" options={lenders} defaultValue={1042} checking />
    <Combobox label="Lender" search={fakeSearch()} defaultValue={77} valueLabel="Frontier Credit Union" />
    <Combobox label="Office" options={offices} defaultValue={4} help="Where the closing takes place." />
  </StoryForm>
);

const roomFor = (args: React.ComponentProps<typeof Combobox<number>>) => (
  <div className="min-h-[400px]">
    <StoryForm columns={2}>
      <Combobox {...args} />
    </StoryForm>
  </div>
);
const open = (keys: string, until: RegExp): Story => ({
  render: roomFor,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard(keys);
    // Not the copy of it that is only read out.
    const seen = () => within(document.body).getByText(until, { selector: ':not([role=status])' });
    await waitFor(() => expect(seen()).toBeVisible());
  },
});
const found = open('fic', /10 of 34/);
const never = () => new Promise<never>(() => {});

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'roomy') };
export const Found: Story = { ...found, ...inLooks('dark', 'contrast', 'roomy', 'rtl') };
export const NextPage: Story = {
  ...found,
  play: async (context) => {
    await found.play?.(context);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(within(document.body).getByText('20 of 34')).toBeInTheDocument());
  },
};
export const NoneFound: Story = open('zzz', /None found/);
export const Searching: Story = { ...open('fic', /Searching/), args: { search: never } };
export const Failed: Story = {
  ...open('fic', /The search failed/),
  args: { search: () => Promise.reject(new Error('timeout')) },
};
export const NotAllowed: Story = {
  ...open('fic', /not allowed/),
  args: { search: () => Promise.resolve({ items: [], denied: true }) },
};
export const TooShort: Story = { ...open('{F4}', /Type at least 3/), args: { minLength: 3 } };
export const Suggested: Story = {
  ...open('{F4}', /Maple Street/),
  args: {
    suggested: lenders.filter((lender) => lender.value > 5000).map((lender) => ({ ...lender, group: 'Recent' })),
  },
};
export const Groups: Story = {
  ...open('{ArrowDown}', /Region South/),
  args: { label: 'Office', search: undefined, options: offices },
};
export const CreateNew: Story = {
  ...open('Acme Notaries', /Create "Acme Notaries"/),
  args: { create: { run: (text) => Promise.resolve({ value: 0, label: text }) } },
};
export const TenThousand: Story = {
  render: roomFor,
  args: { label: 'Parcel', search: undefined, options: parcels, defaultValue: 0 },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(within(document.body).getByRole('option', { name: /100 Quarry Rd/ })).toBeVisible());
    await expect(within(document.body).getAllByRole('option').length).toBeLessThan(40);
  },
};
export const Unresolved: Story = {
  render: roomFor,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('zzz');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(/Nothing found for "zzz"/)).toBeVisible());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { EmailField, EmailRecipients } from './index.ts';
import { agent, buyer, deeds, seller, suggest, wrong } from './stories-data.ts';

const meta = { title: 'Fields/EmailField/Features', component: EmailField, args: { label: 'To' } } satisfies Meta<
  typeof EmailField
>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <StoryForm columns={2}>
    <EmailField label="To" required defaultValue={[buyer, seller, deeds]} />
    <EmailField label="Cc" placeholder="Names or addresses" />
    <EmailField label="With a wrong address" defaultValue={[buyer, wrong]} />
    <EmailField
      label="With a rule of the office"
      defaultValue={[deeds, agent]}
      check={(address) => (address.endsWith('@epsilontitle.com') ? undefined : 'Outside the office.')}
    />
    <EmailField label="Warned" defaultValue={[agent]} warning="This address changed yesterday. Call before you send." />
    <EmailField label="Asked for" required error="Enter at least one recipient." />
    <EmailField label="Locked" defaultValue={[buyer, seller]} mode="read" reason="The message was sent" />
    <EmailField label="Disabled" defaultValue={[buyer]} disabled disabledReason="Choose a document first" />
    <EmailField
      label="Long"
      className="col-span-2"
      defaultValue={[
        buyer,
        seller,
        agent,
        deeds,
        { address: 'a.very.long.address.of.the.closing.department@settlements.frontiercreditunion.com' },
        { address: 'walk@through.com', name: 'Alpha Real Estate Broker Co., Weekend Walk-through Desk' },
      ]}
    />
  </StoryForm>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'comfortable', 'roomy', 'rtl') };

const one: Story = {
  args: { defaultValue: [seller, deeds, wrong], suggest },
  render: (args) => (
    <div className="min-h-[150px]">
      <StoryForm columns={1} width={420}>
        <EmailField {...args} />
      </StoryForm>
    </div>
  ),
};
const selected: Story = {
  ...one,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: deeds.address })).toHaveFocus();
  },
};
const suggested = (text: string, found: string): Story => ({
  ...one,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard(text);
    const line = await within(document.body).findByText(found);
    await waitFor(() => expect(line).toBeVisible());
  },
});
export const OneSelected: Story = { ...selected, ...inLooks('dark', 'contrast') };
export const Suggestions: Story = { ...suggested('ficus', 'Ficus Bank, payoffs'), ...inLooks('dark') };
// holds blocks 8.14
export const NothingFound: Story = suggested('xyz', 'No matching emails found');
export const AddressBookDown: Story = {
  ...suggested('xyz', 'The address book did not answer. Type the address in full.'),
  args: { suggest: () => Promise.reject(new Error('down')) },
};
export const ActsOfOne: Story = {
  ...one,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{Shift>}{F10}{/Shift}');
    const menu = await within(document.body).findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
  },
};

const three = () => (
  <StoryForm columns={1} width={480}>
    <EmailRecipients required suggest={suggest} defaultValue={{ to: [buyer, seller], cc: [agent], bcc: [] }} />
    <EmailRecipients suggest={suggest} />
    <EmailRecipients mode="read" reason="Sent" defaultValue={{ to: [buyer], cc: [], bcc: [deeds] }} />
  </StoryForm>
);
export const ToCcBcc: Story = { render: three, ...inLooks('dark') };

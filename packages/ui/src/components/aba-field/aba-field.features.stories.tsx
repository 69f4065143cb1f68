import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { AbaField } from './index.ts';

const meta = { title: 'Fields/AbaField/Features', component: AbaField, args: { label: 'ABA routing' } } satisfies Meta<
  typeof AbaField
>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <StoryForm columns={3}>
    <AbaField label="ABA routing" defaultValue="021000021" />
    <AbaField label="ABA routing" required />
    <AbaField label="ABA routing" defaultValue="111000025" success="Ficus Bank, Somecity ST" />
    <AbaField
      label="ABA routing"
      defaultValue="322271627"
      warning="No bank found for this number. Call the bank to confirm it."
    />
    <AbaField label="ABA routing" defaultValue="021000021" error="Differs from the payoff letter." />
    <AbaField label="ABA routing" defaultValue="021000021" checking />
    <AbaField label="ABA routing" defaultValue="021000021" mode="read" reason="Locked" />
    <AbaField label="ABA routing" disabled disabledReason="Choose a wire first" />
  </StoryForm>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'comfortable', 'roomy', 'rtl') };

export const BankFound: Story = {
  args: { defaultValue: '021000021', lookupBank: () => Promise.resolve('Ficus Bank, Somecity ST') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ficus Bank, Somecity ST')).toBeVisible();
  },
};
export const NoBankFound: Story = {
  args: { defaultValue: '021000021', lookupBank: () => Promise.resolve(null) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No bank found/)).toBeVisible();
  },
};

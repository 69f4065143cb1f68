import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressLookup } from './index.ts';
import { home, lookUp } from './stories-data.ts';

const meta = {
  title: 'Pickers/AddressLookup',
  component: AddressLookup,
  args: { lookup: lookUp },
} satisfies Meta<typeof AddressLookup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { label: 'Property address', required: true, defaultValue: home } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './index.ts';

const meta = {
  title: 'Shell/Link',
  component: TextLink,
  args: { href: '#contacts', children: 'All contacts' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { children: 'Payoff letter of Maple Street Savings' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Printer } from 'lucide-react';
import { IconButton } from './index.ts';

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  args: { icon: Printer, label: 'Print' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { label: 'Print statement', shortcut: 'Ctrl P' } };

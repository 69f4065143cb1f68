import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Lock, Trash2 } from 'lucide-react';
import { buttonVariants } from '../button/index.ts';
import { MenuButton } from './index.ts';

const meta = {
  title: 'Overlays/Dropdown menu',
  component: MenuButton,
  args: {
    menuLabel: 'More acts',
    className: buttonVariants(),
    children: 'More',
    entries: [
      { id: 'copy', label: 'Copy file', icon: <Copy aria-hidden strokeWidth={1.75} />, detail: 'Ctrl D' },
      { id: 'lock', label: 'Lock file', icon: <Lock aria-hidden strokeWidth={1.75} />, disabled: true },
    ],
  },
} satisfies Meta<typeof MenuButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    entries: [
      { kind: 'label', id: 'l', label: 'This file' },
      ...meta.args.entries,
      { kind: 'separator', id: 's' },
      { kind: 'check', id: 'c', label: 'Show seller', checked: true, onCheckedChange: () => {} },
      { kind: 'radio', id: 'r', label: 'Any State', checked: true, onSelect: () => {} },
      { id: 'open', label: 'Open in another tab', href: '#other' },
      { id: 'del', label: 'Delete file', destructive: true, icon: <Trash2 aria-hidden strokeWidth={1.75} /> },
    ],
  },
};

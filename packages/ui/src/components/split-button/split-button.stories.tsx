import type { Meta, StoryObj } from '@storybook/react-vite';
import { SplitButton } from './index.ts';

const meta = {
  title: 'Controls/Split button',
  component: SplitButton,
  args: {
    children: 'Save',
    menuLabel: 'More save options',
    entries: [
      { id: 'another', label: 'Save and add another' },
      { id: 'close', label: 'Save and close' },
    ],
  },
} satisfies Meta<typeof SplitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { variant: 'primary', shortcut: 'Ctrl S' } };

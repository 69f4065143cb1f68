import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'Controls/Tooltip',
  component: Tooltip,
  args: { title: 'Since April 12, 2013', children: <Button>Locked</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { title: 'Save the file', shortcut: 'Ctrl S', children: <Button>Save</Button> },
};

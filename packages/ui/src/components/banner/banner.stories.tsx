import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Banner } from './index.ts';

const meta = { title: 'Shell/Banner', component: Banner, args: { title: 'File is locked.' } } satisfies Meta<
  typeof Banner
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    tone: 'warning',
    icon: 'in-use',
    title: 'The escrow officer has this file open since 9:12 AM.',
    children: 'You can read and copy. You will be told when it is free.',
    actions: <Button size="sm">Tell me when free</Button>,
  },
};

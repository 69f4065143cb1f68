import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './index.ts';

const meta = { title: 'Fields/TextField', component: TextField, args: { label: 'Street' } } satisfies Meta<
  typeof TextField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { defaultValue: '456 Somewhere Ave', help: 'As on the deed.', required: true },
};

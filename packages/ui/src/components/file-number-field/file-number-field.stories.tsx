import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileNumberField } from './index.ts';
import { findFile } from './stories-data.ts';

const meta = {
  title: 'Pickers/FileNumberField',
  component: FileNumberField,
  args: { label: 'File number', find: findFile },
} satisfies Meta<typeof FileNumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { required: true, defaultValue: '12-3456' } };

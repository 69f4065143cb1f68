import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileNameField } from './index.ts';

const meta = { title: 'Fields/FileNameField', component: FileNameField, args: { label: 'File name' } } satisfies Meta<
  typeof FileNameField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { defaultValue: '12-3456 closing disclosure', extension: '.pdf', required: true },
};

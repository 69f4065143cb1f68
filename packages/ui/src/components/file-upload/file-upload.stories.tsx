import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileUpload } from './index.ts';
import { never, row } from './stories-data.ts';

const meta = {
  title: 'Fields/FileUpload',
  component: FileUpload,
  args: { label: 'Documents', upload: never },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    accept: ['.pdf', 'image/*'],
    maxSize: 25 * 1024 * 1024,
    help: 'PDF or pictures, 25 MB at most.',
    defaultItems: [row('Warranty deed.pdf', 'done')],
  },
};

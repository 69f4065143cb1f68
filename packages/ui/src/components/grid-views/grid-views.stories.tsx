import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilesWithViews, viewsMemory } from './stories-data.tsx';

const meta = {
  title: 'Data/Grid views',
  component: FilesWithViews,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FilesWithViews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { memory: viewsMemory('Next closings') } };

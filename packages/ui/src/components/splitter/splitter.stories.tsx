import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemory } from '../memory/index.ts';
import { Splitter } from './index.ts';
import { FileInHand, FileList } from './stories-data.tsx';

const meta = {
  title: 'Shell/Splitter',
  component: Splitter,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'story',
    label: 'Width of the list',
    defaultSize: 420,
    memory: createMemory(),
    children: [<FileList key="list" />, <FileInHand key="file" />],
  },
  decorators: [
    (Sample) => (
      <div className="flex h-80 flex-col border-b border-hairline">
        <Sample />
      </div>
    ),
  ],
} satisfies Meta<typeof Splitter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { sized: 'start', orientation: 'horizontal', min: 200, minOther: 240 } };

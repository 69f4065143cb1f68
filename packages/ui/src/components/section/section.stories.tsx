import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemory, MemoryProvider } from '../memory/index.ts';
import { Section } from './index.ts';

const meta = {
  title: 'Shell/Section',
  component: Section,
  // Each story starts with nothing remembered.
  decorators: [
    (Story) => (
      <MemoryProvider memory={createMemory()}>
        <div className="max-w-120 p-3">
          <Story />
        </div>
      </MemoryProvider>
    ),
  ],
  args: { name: 'property', title: 'Property', children: '456 Somewhere Ave, Anytown ST 12345' },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { meta: '1 of 1' } };

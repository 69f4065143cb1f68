import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExplanationPanel } from './index.ts';
import { premium } from './stories-data.ts';

const meta = {
  title: 'Data/Explanation panel',
  component: ExplanationPanel,
  args: { explanation: premium },
  decorators: [
    (Story) => (
      <div className="w-80 p-3">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ExplanationPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { place: 'C 04 · Title charges', onOpenField: () => {} } };

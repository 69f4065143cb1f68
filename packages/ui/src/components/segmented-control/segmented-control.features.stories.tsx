import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLooks, StoryRow } from '../../lib/story.tsx';
import { SegmentedControl } from './index.ts';

const meta = { title: 'Shell/Segmented control/Features' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const options = [
  { value: 'mine', label: 'Mine' },
  { value: 'branch', label: 'Branch' },
  { value: 'all', label: 'All' },
] as const;
const board = () => (
  <StoryRow title="Chosen and disabled">
    <SegmentedControl label="Whose files" options={options} value="mine" onValueChange={() => {}} />
    <SegmentedControl label="Whose tasks" options={options} value="all" onValueChange={() => {}} disabled />
    <SegmentedControl
      label="Whose notes"
      options={options}
      value="branch"
      onValueChange={() => {}}
      disabled
      disabledReason="Only the manager of a branch sees the notes of others"
    />
  </StoryRow>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'roomy', 'rtl') };

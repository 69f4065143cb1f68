import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock, Plus, Trash2 } from 'lucide-react';
import { inLooks, StoryRow } from '../../lib/story.tsx';
import { Button } from './index.ts';

const meta = { title: 'Controls/Button/Features', component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <>
    <StoryRow title="Primary">
      <Button variant="primary" shortcut="Ctrl S">
        Save
      </Button>
      <Button variant="primary">Save</Button>
      <Button variant="primary" disabled>
        Save
      </Button>
      <Button variant="primary" size="sm">
        Unlock
      </Button>
    </StoryRow>
    <StoryRow title="Secondary">
      <Button shortcut="Esc">Cancel</Button>
      <Button icon={Lock}>Lock</Button>
      <Button disabled>Cancel</Button>
      <Button disabled disabledReason="The file is in use">
        Lock
      </Button>
      <Button busy>Calculating</Button>
      <Button size="sm">Reason</Button>
    </StoryRow>
    <StoryRow title="Quiet and danger">
      <Button variant="quiet" icon={Plus} shortcut="Ins">
        Add line
      </Button>
      <Button variant="danger" icon={Trash2}>
        Delete
      </Button>
      <Button variant="danger-solid">Void check</Button>
    </StoryRow>
  </>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'comfortable', 'roomy', 'rtl') };
export const LongText: Story = { args: { children: 'Send the closing disclosure to the buyer and the lender again' } };

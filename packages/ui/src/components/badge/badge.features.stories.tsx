import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CirclePause, CircleX, FileCheck, Flag, Layers, Lock, OctagonX, UserRoundPen } from 'lucide-react';
import { inLooks, StoryRow } from '../../lib/story.tsx';
import { Kbd } from '../kbd/index.ts';
import { Badge, CountBadge } from './index.ts';

const meta = { title: 'Controls/Badge/Features', component: Badge } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <>
    <StoryRow title="File status">
      <Badge tone="accent">Open</Badge>
      <Badge tone="success" icon={CircleCheck}>
        Closed
      </Badge>
      <Badge tone="warning" icon={CirclePause}>
        On hold
      </Badge>
      <Badge tone="danger" icon={CircleX}>
        Cancelled
      </Badge>
      <Badge tone="info" icon={FileCheck}>
        Policy issued
      </Badge>
      <Badge>Template</Badge>
    </StoryRow>
    <StoryRow title="File marks">
      <Badge icon={Lock}>Locked</Badge>
      <Badge tone="warning" icon={UserRoundPen}>
        In use
      </Badge>
      <Badge icon={Layers}>Consolidated</Badge>
      <Badge tone="danger" icon={Flag}>
        Critical note
      </Badge>
      <Badge tone="danger" variant="solid" icon={OctagonX}>
        Blocked
      </Badge>
      <Badge variant="line">Draft</Badge>
      <Badge onRemove={() => {}} removeLabel="Remove Somecity branch">
        Somecity branch
      </Badge>
    </StoryRow>
    <StoryRow title="Counts">
      <CountBadge count={12} label="exceptions" />
      <CountBadge count={6} tone="warning" label="open requirements" />
      <CountBadge count={1} tone="danger" label="error" />
      <CountBadge count={3} tone="info" />
      <CountBadge count="2 late" tone="danger" variant="soft" />
      <CountBadge count={6} tone="warning" variant="soft" />
      <Kbd keys="Ctrl K" />
      <Kbd keys="Esc" />
    </StoryRow>
  </>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'roomy') };

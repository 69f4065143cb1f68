import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { TimeField } from './index.ts';

const meta = { title: 'Fields/TimeField/Features', component: TimeField } satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <StoryForm>
    <TimeField label="Closing time" defaultValue="10:30" />
    <TimeField label="Funding cut-off" required />
    <TimeField label="Wire sent" defaultValue="17:05" warning="After the bank's cut-off." />
    <TimeField label="Signing" defaultValue="07:00" error="Before the office opens." />
    <TimeField label="Closing time" defaultValue="10:30" mode="read" reason="Locked" />
    <TimeField label="Recorded" disabled />
  </StoryForm>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'roomy') };

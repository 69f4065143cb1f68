import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { Switch } from './index.ts';

const meta = {
  title: 'Fields/Switch/Features',
  component: Switch,
  args: { label: 'Show inactive companies' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <StoryForm columns={3}>
    <Switch label="Show inactive companies" />
    <Switch label="Sound on new tasks" defaultValue />
    <Switch label="Send at once" defaultValue warning="Wires go out without a second look." />
    <Switch label="Pay by wire" required error="Turn on to go on." />
    <Switch label="Auto-number policies" disabled />
    <Switch label="Positive pay" defaultValue disabled disabledReason="The bank has not opened it" />
    <Switch label="Escrow holdback" mode="read" reason="Locked" defaultValue />
    <Switch label="Short pay" mode="read" />
    <Switch aria-label="Watch file 12-3456" defaultValue />
  </StoryForm>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'comfortable', 'roomy', 'rtl') };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SessionExpiring } from './index.ts';

const meta = {
  title: 'Shell/Session expiring',
  component: SessionExpiring,
  parameters: { layout: 'fullscreen' },
  args: { open: true, onKeepWorking: fn(), onLogOut: fn() },
} satisfies Meta<typeof SessionExpiring>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { remaining: 47_000, idleMinutes: 19, note: 'Your drafts are saved.' } };

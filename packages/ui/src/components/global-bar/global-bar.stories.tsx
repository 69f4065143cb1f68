import type { Meta, StoryObj } from '@storybook/react-vite';
import { GlobalBar } from './index.ts';

const meta = {
  title: 'Shell/Global bar',
  component: GlobalBar,
  parameters: { layout: 'fullscreen' },
  args: {
    tenant: 'Epsilon Title Co.',
    areas: ['Home', 'File', 'Accounting', 'Reporting', 'Configuration'].map((label) => ({
      id: label.toLowerCase(),
      label,
      href: `#${label.toLowerCase()}`,
      current: label === 'File',
    })),
    onGoTo: () => {},
    user: { name: 'Escrow Officer', entries: [{ id: 'out', label: 'Log out' }] },
  },
} satisfies Meta<typeof GlobalBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    region: { id: '1', name: 'Any State' },
    regions: [
      { id: '1', name: 'Any State' },
      { id: '2', name: 'Other State' },
    ],
    onRegionChange: () => {},
    status: { state: 'saved', text: 'Saved 9:41 AM' },
    tasks: { count: 4, countText: '4 overdue' },
    alerts: { count: 2, countText: '2 unread' },
    help: {},
    user: { name: 'Escrow Officer', session: 'Session ends 6:10 PM', entries: [{ id: 'out', label: 'Log out' }] },
  },
};

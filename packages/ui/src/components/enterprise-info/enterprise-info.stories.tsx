import type { Meta, StoryObj } from '@storybook/react-vite';
import { EnterpriseInfo } from './index.ts';

const meta = {
  title: 'Shell/Enterprise info',
  component: EnterpriseInfo,
  args: {
    enterpriseID: '100482',
    name: 'Epsilon Title Co.',
    contactName: 'Sarah Arnold',
    contactTitle: 'Branch manager',
  },
} satisfies Meta<typeof EnterpriseInfo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { layout: 'stacked' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wrench } from 'lucide-react';
import { inLooks } from '../../lib/story.tsx';
import { Button } from '../button/index.ts';
import { Notice } from './index.ts';

const meta = { title: 'Shell/Notice/Features', component: Notice, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Notice
>;
export default meta;
type Story = StoryObj<typeof meta>;

const invalidUser = {
  title: 'Invalid User',
  children: "There's an issue with missing or invalid information on your account. Please contact your administrator.",
  actions: <Button variant="primary">Back to Login</Button>,
};

export const InvalidUser: Story = { args: invalidUser, ...inLooks('dark', 'contrast') };
export const TenantAccessDenied: Story = {
  args: {
    title: 'Tenant Access Denied',
    children:
      'Your user account does not have access to this tenant. Please contact your admin to create your account.',
    actions: <Button variant="primary">Back to Login</Button>,
  },
};
export const InvalidTenant: Story = {
  args: {
    title: 'Tenant not found',
    children: 'There may be a typing error in the address, or the link you clicked may have expired.',
  },
};
export const PageNotFound: Story = {
  args: {
    title: 'Page Not Found',
    children: 'This address leads nowhere. Check it, or start again from Recent files.',
    actions: <Button variant="primary">Recent files</Button>,
  },
};
export const NotAuthorized: Story = {
  args: {
    title: 'Not authorized',
    children: 'Access to Payoffs is not authorized. Please contact your administrator.',
    actions: <Button variant="primary">Back</Button>,
  },
};
export const WithCode: Story = { args: { ...invalidUser, code: 'req-8842-71' } };
export const Device: Story = {
  args: {
    title: 'Device not supported',
    children: 'Use Google Chrome at a resolution of 1366 x 768 or above. iPads count as a mobile device.',
  },
};
export const OwnIcon: Story = {
  args: {
    title: 'Down for maintenance',
    icon: <Wrench aria-hidden className="size-8 text-muted" strokeWidth={1.75} />,
    children: 'This tenant is down for maintenance. Contact support if you need access before 6:00 PM.',
  },
};
export const InABox: Story = { args: { ...invalidUser, fullPage: false } };

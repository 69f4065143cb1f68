import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderEntry } from './order-entry.tsx';

const meta = { title: 'Overview/Order entry', component: OrderEntry, args: { latency: 200 } } satisfies Meta<
  typeof OrderEntry
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Type it through without the mouse: nothing is lost, whatever the server does. */
export const Default: Story = {};
export const AtOnce: Story = { args: { latency: 0 } };
export const SlowServer: Story = { args: { latency: 1500 } };

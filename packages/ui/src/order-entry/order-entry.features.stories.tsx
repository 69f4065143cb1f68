import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderEntry } from './order-entry.tsx';

const meta = { title: 'Overview/Order entry', component: OrderEntry, args: { latency: 200 } } satisfies Meta<
  typeof OrderEntry
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Type it through without the mouse: nothing is lost, however many milliseconds `latency` gives the server. */
export const Default: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { LicenceGauge } from './index.ts';

const meta = {
  title: 'Data/Licence gauge',
  component: LicenceGauge,
  // Drawn at once: a picture is taken at rest.
  args: { active: 30, licensed: 50, delay: 0 },
} satisfies Meta<typeof LicenceGauge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { active: 97, licensed: 100, enforced: true } };

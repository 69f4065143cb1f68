import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inLooks, StoryRow } from '../../lib/story.tsx';
import { LicenceGauge } from './index.ts';

const meta = { title: 'Data/Licence gauge/Features' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <div className="p-2">
    <StoryRow title="Within, over, over but not enforced">
      <div className="flex items-start gap-6">
        <LicenceGauge delay={0} active={30} licensed={50} />
        <LicenceGauge delay={0} active={97} licensed={100} enforced />
        <LicenceGauge delay={0} active={97} licensed={100} messages={{ label: 'Users of the trial' }} />
      </div>
    </StoryRow>
    <StoryRow title="None, no licence, more than allowed, threshold 80">
      <div className="flex items-start gap-6">
        <LicenceGauge delay={0} active={0} licensed={25} />
        <LicenceGauge delay={0} active={0} licensed={0} />
        <LicenceGauge delay={0} active={120} licensed={100} enforced />
        <LicenceGauge delay={0} active={41} licensed={50} enforced alertThreshold={80} />
      </div>
    </StoryRow>
  </div>
);

// holds blocks 2.58, blocks 9.8
export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'roomy', 'rtl') };

export const TellsItsValue: Story = {
  render: () => <LicenceGauge delay={0} active={120} licensed={100} enforced />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const meter = canvas.getByRole('meter', { name: 'Licensed users' });
    await expect(meter).toHaveAttribute('aria-valuenow', '100');
    await expect(meter).toHaveAttribute('aria-valuetext', '100%, 120 of 100 users active, over the alert threshold');
    await expect(
      canvas.getByText('100% of licensed users are active. Please contact your sales representative.'),
    ).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import { Button } from '../button/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'Controls/Tooltip/Features',
  component: Tooltip,
  args: { title: 'Locked by the escrow officer, 04/12/2013', shortcut: 'Ctrl L', children: <Button>Locked</Button> },
  render: (args) => (
    <div className="p-10">
      <Tooltip {...args} />
    </div>
  ),
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(within(document.body).getByRole('tooltip')).toBeVisible());
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = inLooks('dark', 'contrast');
export const LongText: Story = {
  args: {
    title: 'The settlement statement is locked because the disbursement checks were printed on April 15, 2013.',
    shortcut: undefined,
  },
};
export const BlankTitleIsIgnored: Story = {
  args: { title: '   ' },
  play: async ({ canvasElement }) => {
    // That nothing comes later either is shown with a fake clock in tooltip.browser.test.tsx.
    await userEvent.tab();
    await expect(within(document.body).queryByRole('tooltip')).toBeNull();
    await expect(within(canvasElement).getByRole('button')).not.toHaveAttribute('aria-describedby');
  },
};

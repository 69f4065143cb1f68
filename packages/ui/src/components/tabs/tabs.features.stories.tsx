import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import { createMemory } from '../memory/index.ts';
import { Tab, TabList, TabPanel, Tabs } from './index.ts';
import { OpenFiles } from './story-tabs.tsx';
import base from './tabs.stories.tsx';

const meta = { ...base, title: 'Shell/Tabs/Features' };
export default meta;
type Story = StoryObj<typeof base>;

export const AlertCounts: Story = inLooks('dark', 'contrast', 'roomy', 'rtl');
/** What does not fit is listed at the end of the row; the chosen one comes into view. */
export const NarrowWithMoreList: Story = {
  decorators: [
    (Sample) => (
      <div style={{ width: 300 }}>
        <Sample />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('tablist');
    const more = await canvas.findByRole('button', { name: /more tabs/ });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Schedule D' }));
    const tab = canvas.getByRole('tab', { name: /Schedule D/ });
    await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() =>
      expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1),
    );
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};
/** Types and messages of alerts: information, open items, errors. */
// holds blocks 3.45
export const AlertTypes: Story = {
  render: () => (
    <Tabs defaultValue="a">
      <TabList label="File contacts">
        <Tab value="a">Buyers</Tab>
        <Tab value="b" count={1} alert="info" alertMessages={['The seller has a forwarding address.']}>
          Sellers
        </Tab>
        <Tab value="c" count={2} alert="warning" alertMessages={['No closing agent.', 'No settlement agent.']}>
          Staff
        </Tab>
        <Tab value="d" count={1} alert="danger" alertMessages={['The lender has no loan.']}>
          Lenders
        </Tab>
      </TabList>
      <TabPanel value="a" className="p-3">
        Michael Jones and Mary Stone
      </TabPanel>
    </Tabs>
  ),
  play: async ({ canvasElement }) => {
    const tab = within(canvasElement).getByRole('tab', { name: /^Sellers ?, 1 note$/ });
    await expect(tab).toBeVisible();
  },
};
export const Removable: Story = {
  render: () => <OpenFiles />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: '12-3461' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.queryByRole('tab', { name: '12-3461' })).toBeNull();
    await expect(canvas.getByRole('tab', { name: '12-3402' })).toHaveFocus();
  },
};
const memory = createMemory();
memory.set('tabs:commitment', 'b2');
export const Remembered: Story = {
  args: { name: 'commitment', memory, defaultValue: 'a' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('tab', { name: /B-II/ })).toHaveAttribute('aria-selected', 'true');
  },
};

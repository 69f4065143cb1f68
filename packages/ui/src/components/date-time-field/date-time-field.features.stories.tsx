import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { TodayScope } from '../date-field/index.ts';
import { DateTimeField } from './index.ts';

const meta = {
  title: 'Fields/DateTimeField/Features',
  component: DateTimeField,
  args: { label: 'Signing', today: '2013-04-12' },
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <TodayScope today="2013-04-12">
    <StoryForm columns={3}>
      <DateTimeField label="Signing" required defaultValue="2013-04-15T14:30" />
      <DateTimeField label="Walk-through" />
      <DateTimeField label="Wire sent" defaultValue="2013-04-14T16:45" warning="Sunday. Banks are closed." />
      <DateTimeField label="Recorded" defaultValue="2013-04-15T09:00" error="Before the signing." />
      <DateTimeField label="Opened" defaultValue="2013-03-04T08:12" mode="read" reason="Locked by the settlement" />
      <DateTimeField label="Released" disabled disabledReason="Set when the wire goes out" />
      <DateTimeField label="Cut-off" defaultValue="2013-04-01T15:00" min="2013-04-15" />
    </StoryForm>
  </TodayScope>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'comfortable', 'roomy', 'rtl') };
export const ReadingWhileTyping: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('+3 230p');
    await expect(canvas.getByText('Reads as Mon 04/15/2013 2:30 PM')).toBeVisible();
  },
};
export const CalendarOpen: Story = {
  args: { defaultValue: '2013-04-15T14:30' },
  render: (args) => (
    <div className="min-h-[340px]">
      <StoryForm columns={3}>
        <DateTimeField {...args} />
      </StoryForm>
    </div>
  ),
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(
      await within(document.body).findByRole('dialog', { name: 'Signing, calendar' }, { timeout: 10_000 }),
    ).toBeInTheDocument();
  },
};

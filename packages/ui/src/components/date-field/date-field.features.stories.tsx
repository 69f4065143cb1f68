import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { DateField, TodayScope } from './index.ts';

const meta = {
  title: 'Fields/DateField/Features',
  component: DateField,
  args: { label: 'Closing', today: '2013-04-12' },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <TodayScope today="2013-04-12">
    <StoryForm>
      <DateField label="Closing" required defaultValue="2013-04-15" />
      <DateField label="Recording" />
      <DateField label="Disbursement" defaultValue="2013-04-14" warning="Sunday. Banks are closed." />
      <DateField label="Commitment" defaultValue="2013-03-18" error="Later than closing." />
      <DateField label="Opened" defaultValue="2013-03-04" mode="read" reason="Locked by the settlement" />
      <DateField label="Policy due" disabled disabledReason="Set when the policy is issued" />
      <DateField label="First payment" defaultValue="2013-04-01" min="2013-04-15" />
    </StoryForm>
  </TodayScope>
);

const opened: Story = {
  args: { defaultValue: '2013-04-15' },
  render: (args) => (
    <div className="min-h-[340px]">
      <StoryForm columns={3}>
        <DateField {...args} />
      </StoryForm>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(
      await within(document.body).findByRole('dialog', { name: 'Closing, calendar' }, { timeout: 10_000 }),
    ).toBeInTheDocument();
    await expect(within(canvasElement).getByRole('textbox')).toBeInTheDocument();
  },
};

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'roomy') };
export const CalendarOpen: Story = { ...opened, ...inLooks('dark', 'contrast') };
const holidays = (day: string) =>
  ({ '2013-05-27': 'Memorial Day', '2013-05-31': 'Office move', '2013-07-04': 'Independence Day' })[day];
/** The banks are closed: a warning while it is typed. */
export const ABankHoliday: Story = {
  args: { holidays, businessDay: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('5/27{Enter}');
    await expect(canvas.getByText('Closed: Memorial Day.')).toBeVisible();
  },
};
export const ReadingWhileTyping: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('+3');
    await expect(within(canvasElement).getByText('Reads as Mon 04/15/2013')).toBeVisible();
  },
};
/** Holidays and own closing days are marked, and named below. */
const withHolidays: Story = { ...opened, args: { defaultValue: '2013-05-15', holidays } };
export const CalendarWithHolidays: Story = { ...withHolidays, ...inLooks('dark', 'contrast') };

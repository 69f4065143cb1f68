import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DateField } from './index.ts';

const meta = {
  title: 'Fields/DateField/Keys',
  component: DateField,
  args: { label: 'Closing', today: '2013-04-12', onValueChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('textbox', { name: 'Closing' });
const calendar = () => within(document.body).queryByRole('dialog', { name: 'Closing, calendar' });
const openCalendar = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  // Loaded at this moment.
  await waitFor(() => expect(calendar()).not.toBeNull(), { timeout: 10_000 });
  await waitFor(() => expect(calendar()?.contains(document.activeElement)).toBe(true));
};

export const TypedShortAndCommitted: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(calendar()).toBeNull();
    await userEvent.keyboard('4/15');
    await expect(input(canvasElement)).toHaveAccessibleDescription('Reads as Mon 04/15/2013');
    await userEvent.tab();
    await expect(input(canvasElement)).toHaveValue('04/15/2013');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2013-04-15', { reason: 'commit' });
  },
};

export const ImpossibleDayIsRefused: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('2/30/2013{Enter}');
    await expect(input(canvasElement)).toHaveValue('2/30/2013');
    await expect(input(canvasElement)).toHaveAccessibleDescription('The month has no such day.');
    await expect(args.onValueChange).not.toHaveBeenCalledWith('2013-03-02', expect.anything());
  },
};

export const BeforeNineteenHundredIsRefused: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('3/4/1850{Enter}{Enter}');
    await expect(input(canvasElement)).toHaveAccessibleDescription('Enter a year from 1900 to 2199.');
    // What its first letters meant (3/4/18) is not left behind.
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'input' });
  },
};

export const AnOldDateIsTakenOnceConfirmed: Story = {
  args: { confirmOld: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('3/4/1850{Enter}');
    await expect(input(canvasElement)).toHaveAccessibleDescription(
      'This is before 1900. Press Enter again if it is meant. Reads as Mon 03/04/1850',
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'input' });
    await userEvent.keyboard('{Enter}');
    await expect(input(canvasElement)).toHaveValue('03/04/1850');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1850-03-04', { reason: 'commit' });
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(input(canvasElement)).toHaveValue('');
  },
};

export const UpAndDownStepWhenAllIsSelected: Story = {
  args: { defaultValue: '2013-04-30' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(input(canvasElement)).toHaveValue('05/01/2013');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2013-05-01', { reason: 'step' });
    await waitFor(() => expect(input(canvasElement).selectionEnd).toBe(10));
    await userEvent.keyboard('{ArrowUp}');
    await expect(input(canvasElement)).toHaveValue('04/30/2013');
  },
};

export const EscapeTakesBack: Story = {
  args: { defaultValue: '2013-04-15' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('t{Escape}');
    await expect(input(canvasElement)).toHaveValue('04/15/2013');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2013-04-15', { reason: 'restore' });
  },
};

export const CalendarByKeys: Story = {
  args: { defaultValue: '2013-04-15' },
  play: async ({ args, canvasElement }) => {
    await openCalendar();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2013-04-23', { reason: 'pick' });
    await waitFor(() => expect(calendar()).toBeNull());
    await waitFor(() => expect(input(canvasElement)).toHaveFocus());
    await expect(input(canvasElement)).toHaveValue('04/23/2013');
  },
};

export const MonthChangeKeepsTheFocus: Story = {
  args: { defaultValue: '2013-04-15' },
  play: async () => {
    await openCalendar();
    const stands = (day: string) =>
      waitFor(() => expect(document.activeElement?.closest('[data-day]')).toHaveAttribute('data-day', day));
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(within(calendar() as HTMLElement).getByText('May 2013')).toBeVisible());
    await stands('2013-05-15');
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(within(calendar() as HTMLElement).getByText('April 2013')).toBeVisible());
    await stands('2013-04-15');
    await userEvent.keyboard('{End}');
    await stands('2013-04-20');
    await userEvent.keyboard('{Home}');
    await stands('2013-04-14');
    await userEvent.keyboard('{ArrowLeft}');
    await stands('2013-04-13');
    await userEvent.keyboard('{ArrowUp}');
    await stands('2013-04-06');
  },
};

export const EscapeClosesOnlyTheCalendar: Story = {
  args: { defaultValue: '2013-04-15' },
  play: async ({ args, canvasElement }) => {
    await openCalendar();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(calendar()).toBeNull());
    await waitFor(() => expect(input(canvasElement)).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

const holidays = (day: string) => ({ '2013-05-27': 'Memorial Day', '2013-05-24': 'Office move' })[day];

export const HolidaysAreReadOut: Story = {
  args: { defaultValue: '2013-04-26', holidays },
  play: async ({ args, canvas, canvasElement }) => {
    await openCalendar();
    await expect(within(calendar() as HTMLElement).queryByRole('list', { name: 'Holidays of the month' })).toBeNull();
    await userEvent.keyboard('{PageDown}');
    const list = await within(calendar() as HTMLElement).findByRole('list', { name: 'Holidays of the month' });
    await expect(list.closest('[role=status]')).toHaveTextContent('24 Office move27 Memorial Day');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Monday, May 27, 2013, Memorial Day'));
    await expect(document.activeElement?.closest('.holiday')).not.toBeNull();
    // It can be picked: closed is no obstacle.
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2013-05-27', { reason: 'pick' });
    await waitFor(() => expect(input(canvasElement)).toHaveFocus());
    await userEvent.keyboard('{Control>}a{/Control}5/27');
    await expect(canvas.getByText('Reads as Mon 05/27/2013, Memorial Day')).toBeVisible();
  },
};

export const AClosedDayWarnsWhereABusinessDayIsMeant: Story = {
  args: { holidays, businessDay: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('5/24');
    await expect(input(canvasElement)).toHaveAccessibleDescription(/Closed: Office move\./);
    await userEvent.keyboard('{Control>}a{/Control}5/26{Enter}');
    await waitFor(() => expect(canvas.getByText('Closed: Sunday.')).toBeVisible());
    await userEvent.keyboard('{Control>}a{/Control}5/28{Enter}');
    await waitFor(() => expect(canvas.queryByText(/Closed/)).toBeNull());
  },
};

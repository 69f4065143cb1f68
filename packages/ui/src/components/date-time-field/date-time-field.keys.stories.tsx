import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DateTimeField } from './index.ts';

const meta = {
  title: 'Fields/DateTimeField/Keys',
  component: DateTimeField,
  args: { label: 'Signing', today: '2013-04-12', onValueChange: fn() },
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('textbox', { name: 'Signing' });
const calendar = () => within(document.body).queryByRole('dialog', { name: 'Signing, calendar' });
const openCalendar = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  // Loaded at this moment.
  await waitFor(() => expect(calendar()?.contains(document.activeElement)).toBe(true), { timeout: 10_000 });
};

export const TypedShortAndCommitted: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(calendar()).toBeNull();
    await userEvent.keyboard('4/15 230p');
    await expect(input(canvasElement)).toHaveAccessibleDescription('Reads as Mon 04/15/2013 2:30 PM');
    await userEvent.tab();
    await expect(input(canvasElement)).toHaveValue('04/15/2013 2:30 PM');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2013-04-15T14:30', { reason: 'commit' });
  },
};

export const ADateAloneIsRefused: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('4/15{Enter}');
    await expect(input(canvasElement)).toHaveValue('4/15');
    await expect(input(canvasElement)).toHaveAccessibleDescription('Enter the time too, like 04/15/2026 9:30 AM.');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const UpAndDownStepTheDayAndKeepTheTime: Story = {
  args: { defaultValue: '2013-04-30T14:30' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(input(canvasElement)).toHaveValue('05/01/2013 2:30 PM');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2013-05-01T14:30', { reason: 'step' });
    await userEvent.keyboard('{ArrowUp}');
    await expect(input(canvasElement)).toHaveValue('04/30/2013 2:30 PM');
  },
};

export const APickedDayKeepsTheTime: Story = {
  args: { defaultValue: '2013-04-15T14:30' },
  play: async ({ args, canvasElement }) => {
    await openCalendar();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(calendar()).toBeNull());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2013-04-16T14:30', { reason: 'pick' });
    await waitFor(() => expect(input(canvasElement)).toHaveFocus());
  },
};

export const APickedDayWaitsForItsTime: Story = {
  play: async ({ args, canvasElement }) => {
    await openCalendar();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(input(canvasElement)).toHaveValue('04/13/2013 '));
    await expect(input(canvasElement)).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    // The caret stands behind the date.
    await userEvent.keyboard('9a{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2013-04-13T09:00', { reason: 'commit' });
  },
};

export const EscapeClosesTheCalendarThenTakesBack: Story = {
  args: { defaultValue: '2013-04-15T14:30' },
  play: async ({ canvasElement }) => {
    await openCalendar();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(calendar()).toBeNull());
    await waitFor(() => expect(input(canvasElement)).toHaveFocus());
    await userEvent.keyboard('t noon{Escape}');
    await expect(input(canvasElement)).toHaveValue('04/15/2013 2:30 PM');
  },
};

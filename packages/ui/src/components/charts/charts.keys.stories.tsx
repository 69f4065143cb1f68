import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import base from './charts.stories.tsx';

const meta = { ...base, title: 'Data/Charts/Keys', args: { ...base.args, onPointSelect: fn() } };
export default meta;
type Story = StoryObj<typeof base>;

export const ArrowsWalkOverTheValues: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = await canvas.findByRole('listbox', { name: 'Closings, next 10 days' });
    const active = () =>
      document.getElementById(chart.getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label');
    await userEvent.tab();
    await userEvent.tab();
    await expect(chart).toHaveFocus();
    await expect(active()).toBe('04/15, On track: 4');
    await userEvent.keyboard('{ArrowRight}');
    await expect(active()).toBe('04/16, On track: 6');
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toBe('04/16, At risk: 0');
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect(active()).toBe('04/15, On track: 4');
    await userEvent.keyboard('{End}');
    await expect(active()).toBe('04/26, On track: 11');
    await userEvent.keyboard('{Home}');
    await expect(active()).toBe('04/15, On track: 4');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPointSelect).toHaveBeenLastCalledWith({ category: 0, series: 0 });
    await userEvent.keyboard('{ArrowRight}{ }');
    await expect(args.onPointSelect).toHaveBeenLastCalledWith({ category: 1, series: 0 });
    await userEvent.tab();
    await expect(chart).not.toHaveAttribute('aria-activedescendant');
  },
};

export const ClickChooses: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('option', { name: '04/26, At risk: 2' }));
    await expect(args.onPointSelect).toHaveBeenLastCalledWith(expect.objectContaining({ category: 9, series: 1 }));
  },
};

import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import base from './diff-viewer.stories.tsx';

const meta = { ...base, title: 'Viewers/Diff viewer/Keys' };
export default meta;
type Story = StoryObj<typeof base>;

const current = (canvas: HTMLElement) => [...canvas.querySelectorAll('[data-current]')].map((mark) => mark.textContent);

export const F7WalksOverTheChanges: Story = {
  play: async ({ canvasElement: element }) => {
    const canvas = within(element);
    await expect(await canvas.findByText('4 changes')).toBeVisible();
    await userEvent.keyboard('{F7}');
    await expect(canvas.getByText('1 of 4 changes')).toBeVisible();
    await expect(current(element)).toEqual(['221', '212']);
    await expect(canvas.getByText('Change 1 of 4: 221 became 212')).toBeInTheDocument();
    await userEvent.keyboard('{F7}');
    await expect(current(element)).toEqual([', omitting any covenant based on race or religion']);
    await userEvent.keyboard('{F7}{F7}');
    await expect(
      canvas.getByText('Change 4 of 4: added Easement recorded in Volume 640, Page 215.'),
    ).toBeInTheDocument();
    await userEvent.keyboard('{F7}');
    await expect(canvas.getByText('1 of 4 changes')).toBeVisible();
    await userEvent.keyboard('{Shift>}{F7}{/Shift}');
    await expect(canvas.getByText('4 of 4 changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Previous change/ }));
    await expect(current(element)).toEqual(['98,500.00', '100,000.00']);
    await userEvent.click(canvas.getByRole('button', { name: /Next change/ }));
    await expect(canvas.getByText('4 of 4 changes')).toBeVisible();
  },
};

export const TabReachesTheTextThenTheButtons: Story = {
  play: async ({ canvasElement: element }) => {
    const canvas = within(element);
    await canvas.findByText('4 changes');
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Comparison' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Previous change/ })).toHaveFocus();
  },
};

export const IgnoringStartsAnew: Story = {
  args: { before: '<p>Lot SEVEN, <b>Block 3</b></p>', after: '<p>Lot seven, Block 3</p>' },
  play: async ({ canvasElement: element }) => {
    const canvas = within(element);
    await canvas.findByText('2 changes');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Case' }));
    await expect(await canvas.findByText('1 change')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Formatting' }));
    await expect(await canvas.findByText('No changes')).toBeVisible();
  },
};

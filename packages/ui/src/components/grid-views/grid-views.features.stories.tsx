import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import base from './grid-views.stories.tsx';
import { viewsMemory } from './stories-data.tsx';

const meta = { title: 'Data/Grid views/Features', component: base.component, parameters: base.parameters };
export default meta;
type Story = StoryObj<typeof base>;

/** The menu, the grid's table and its window come on demand. */
const loads = { timeout: 10_000 };
const shown: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await canvas.findByRole('button', { name: /^View:/ }, loads);
  await waitFor(() => expect(canvas.getAllByRole('gridcell').length).toBeGreaterThan(1), loads);
};
const open: Story['play'] = async (context) => {
  await shown(context);
  await userEvent.click(within(context.canvasElement).getByRole('button', { name: /^View:/ }));
  await screen.findByRole('menu', {}, loads);
};

export const Standard: Story = { play: shown };
export const ViewChosen: Story = { args: { memory: viewsMemory('Prices first') }, play: shown };
export const Changed: Story = {
  args: { memory: viewsMemory('Next closings', { hidden: ['property'] }) },
  play: shown,
  ...inLooks('comfortable', 'rtl'),
};
/** Region is new since the view was saved: it stands behind the column it is given behind. */
export const ColumnAddedLater: Story = {
  args: { memory: viewsMemory('Prices first'), added: true },
  play: async (context) => {
    await shown(context);
    const heads = within(context.canvasElement).getAllByRole('columnheader');
    await expect(heads.map((head) => head.textContent).slice(0, 4)).toEqual([
      'File',
      'Sale price',
      'Buyer or borrower',
      'Region',
    ]);
  },
};
export const Open: Story = {
  args: { memory: viewsMemory('Next closings', { hidden: ['property'] }) },
  play: open,
  ...inLooks('dark', 'contrast'),
};

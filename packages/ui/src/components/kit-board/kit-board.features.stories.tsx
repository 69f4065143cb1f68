import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { inLooks, looks } from '../../lib/story.tsx';
import { Board } from './board.fixture.tsx';

const meta = {
  title: 'Overview/Kit board',
  component: Board,
  parameters: {
    layout: 'fullscreen',
    // Its panels are stories of their own, where axe and the ARIA tree look at them one by one.
    a11y: { test: 'off' },
    baseline: 'picture',
    viewport: {
      options: { board: { name: 'Board', styles: { width: '1920px', height: '1080px' } } },
      defaultViewport: 'board',
    },
    chromatic: { viewports: [1920] },
  },
  args: { zoom: 1 },
  // What comes a moment after the rest: loaded on demand or computed in a worker.
  play: async ({ canvasElement }) => {
    const board = within(canvasElement);
    await waitFor(
      async () => {
        await expect(canvasElement.querySelector('ins')).toBeVisible();
        await expect(board.getByText('Closings, next 10 days')).toBeVisible();
      },
      { timeout: 10_000 },
    );
  },
} satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * All nine looks are compared: three have a picture to look at, the others the hash of one. Compact is what people work in, so light and
 * compact is kept in full size; the other themes at half of it, which keeps their pictures small.
 */
export const LightCompact: Story = inLooks('dark', 'contrast', 'comfortable', 'roomy');
export const DarkCompact: Story = { globals: looks.dark, args: { zoom: 0.5 }, ...inLooks('comfortable', 'roomy') };
export const ContrastCompact: Story = {
  globals: looks.contrast,
  args: { zoom: 0.5 },
  ...inLooks('comfortable', 'roomy'),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
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

/** Compact is what people work in, shown in full size; the other densities are drawn at half of it, which keeps their pictures small. */
const look = (theme: string, density: string): Story => ({
  globals: { theme, density },
  args: { zoom: density === 'compact' ? 1 : 0.5 },
});

export const LightCompact: Story = look('light', 'compact');
export const LightDefault: Story = look('light', 'default');
export const LightRoomy: Story = look('light', 'roomy');
export const DarkCompact: Story = look('dark', 'compact');
export const DarkDefault: Story = look('dark', 'default');
export const DarkRoomy: Story = look('dark', 'roomy');
export const ContrastCompact: Story = look('contrast', 'compact');
export const ContrastDefault: Story = look('contrast', 'default');
export const ContrastRoomy: Story = look('contrast', 'roomy');

import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import base from './pdf-viewer.stories.tsx';

const meta = { ...base, title: 'Viewers/PDF viewer/Keys' };
export default meta;
type Story = StoryObj<typeof base>;

const ready = async (element: HTMLElement) => {
  const canvas = within(element);
  await waitFor(() => expect(canvas.getByText('File 12-3456')).toBeInTheDocument(), { timeout: 30_000 });
  const pages = canvas.getByRole('group', { name: 'Pages' });
  pages.focus();
  return canvas;
};

// holds blocks 2.59
export const PagesByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await expect(canvas.getByText('Page 1 of 3')).toBeVisible();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(canvas.getByText('Page 2 of 3')).toBeVisible());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByText('Page 3 of 3')).toBeVisible());
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(canvas.getByText('Page 2 of 3')).toBeVisible());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByText('Page 1 of 3')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(canvas.getByText('Page 2 of 3')).toBeVisible());
  },
};

export const ZoomAndTurn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    const percent = () => canvas.getByText(/^\d+%$/).textContent;
    const fitted = percent();
    await userEvent.keyboard('+');
    await expect(percent()).not.toBe(fitted);
    const larger = percent();
    await userEvent.keyboard('-');
    await expect(percent()).not.toBe(larger);
    await userEvent.keyboard('0');
    await expect(percent()).toBe(fitted);
    await userEvent.keyboard('r');
    await waitFor(() => {
      const page = canvasElement.querySelector('.react-pdf__Page canvas');
      const { width = 0, height = 0 } = page?.getBoundingClientRect() ?? {};
      return expect(width).toBeGreaterThan(height);
    });
  },
};

// holds blocks 2.59
export const SearchGoesToTheHits: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await userEvent.keyboard('{Control>}f{/Control}');
    const box = canvas.getByRole('searchbox', { name: 'Search the document' });
    await expect(box).toHaveFocus();
    await userEvent.type(box, 'cash to');
    await waitFor(() => expect(canvas.getByText('1 of 2')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('2 of 2')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('mark[data-current]')).toHaveTextContent('Cash to'));
    await waitFor(() => expect(canvas.getByText('Page 3 of 3')).toBeVisible());
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(canvas.getByText('1 of 2')).toBeVisible();
    await userEvent.type(box, 'zzz');
    await expect(await canvas.findByText('Not found')).toBeVisible();
  },
};

export const ThumbnailsJump: Story = {
  args: { defaultThumbnails: true },
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Page 3' }));
    await waitFor(() => expect(canvas.getByText('Page 3 of 3')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  },
};

export const ArrowsScroll: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    const pages = canvas.getByRole('group', { name: 'Pages' });
    await userEvent.keyboard('+++++++++');
    await waitFor(() => expect(pages.scrollWidth).toBeGreaterThan(pages.clientWidth));
    for (const [key, side, way] of [
      ['{ArrowDown}', 'scrollTop', 1],
      ['{ArrowUp}', 'scrollTop', -1],
      ['{ArrowRight}', 'scrollLeft', 1],
      ['{ArrowLeft}', 'scrollLeft', -1],
    ] as const) {
      const before = pages[side];
      // Pages that are still being drawn take up no height: a press in that moment has nowhere to go.
      await waitFor(async () => {
        await userEvent.keyboard(key);
        await expect(Math.sign(pages[side] - before)).toBe(way);
      });
    }
  },
};

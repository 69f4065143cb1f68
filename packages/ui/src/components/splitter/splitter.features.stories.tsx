import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import { createMemory } from '../memory/index.ts';
import base from './splitter.stories.tsx';
import { FileInHand, FileList } from './stories-data.tsx';

const meta = { ...base, title: 'Shell/Splitter/Features' };
export default meta;
type Story = StoryObj<typeof base>;

const children = [<FileList key="list" />, <FileInHand key="file" />] as const;
const line = (canvas: HTMLElement) => within(canvas).getByRole('separator');

/** The line is where the keyboard is: arrows move it. */
export const Beside: Story = {
  args: { name: 'beside' },
  play: async ({ canvasElement }) => {
    line(canvasElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(line(canvasElement)).toHaveAttribute('aria-valuenow', '436');
    await userEvent.keyboard('{ArrowLeft}');
  },
  ...inLooks('dark', 'contrast', 'rtl'),
};
export const Below: Story = {
  args: {
    name: 'below',
    orientation: 'vertical',
    defaultSize: 180,
    min: 80,
    minOther: 80,
    label: 'Height of the list',
  },
};
/** Closed by Enter: the line stays, to be opened again. */
export const Closed: Story = {
  args: { name: 'closed', memory: keptAt({ size: 420, isClosed: true }) },
  play: async ({ canvasElement }) => {
    await expect(line(canvasElement)).toHaveAttribute('aria-valuetext', 'Closed');
    await expect(within(canvasElement).queryByRole('grid')).toBeNull();
  },
};
/** The pane at the end has the size, and both keep their least where there is little room. */
export const SizedAtTheEnd: Story = {
  args: {
    name: 'end',
    sized: 'end',
    defaultSize: 900,
    min: 200,
    minOther: 320,
    label: 'Width of the file in hand',
    children,
  },
};

function keptAt(split: object) {
  const memory = createMemory();
  memory.set('splitter:closed', split);
  return memory;
}

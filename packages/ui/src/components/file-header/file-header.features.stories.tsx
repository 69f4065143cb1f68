import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import base, { Playground } from './file-header.stories.tsx';
import { FileHeader } from './index.ts';

const meta = { ...base, title: 'Shell/File header/Features' };
export default meta;
type Story = StoryObj<typeof base>;

export const Full: Story = { ...Playground, ...inLooks('dark', 'contrast', 'rtl') };
export const Folded: Story = { args: { ...Playground.args, folded: true } };
function Foldable() {
  const [folded, setFolded] = useState(false);
  return <FileHeader number="12-3456" {...Playground.args} folded={folded} onFoldedChange={setFolded} />;
}
/** Ctrl Shift H gives a grid 20 px more. */
export const FoldsByKeyAndByButton: Story = {
  render: () => <Foldable />,
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('region', { name: 'File 12-3456' });
    await expect(header.offsetHeight).toBe(52);
    await userEvent.keyboard('{Control>}{Shift>}h{/Shift}{/Control}');
    await waitFor(() => expect(header.offsetHeight).toBe(32));
    await userEvent.click(within(header).getByRole('button', { name: 'Unfold the file header' }));
    await waitFor(() => expect(header.offsetHeight).toBe(52));
  },
};
/** Property gives way first, then seller, then buyer; number and closing stay whole. */
export const Narrow: Story = {
  ...Playground,
  decorators: [
    (Sample) => (
      <div style={{ width: 1090 }}>
        <Sample />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cut = (text: string) => {
      const element = canvas.getByText(text);
      return element.scrollWidth > element.clientWidth;
    };
    await expect(cut('456 Somewhere Ave, Anytown ST 12345')).toBe(true);
    await expect(cut('Michael Jones and Mary Stone')).toBe(false);
    const closing = canvas.getByText('04/15/2013');
    await expect(closing.scrollWidth).toBe(closing.clientWidth);
  },
};

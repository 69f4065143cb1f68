import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import base, { commands, fileSearch, screens } from './command-palette.stories.tsx';

const meta = { title: 'Overlays/Command palette/Features', component: base.component, parameters: base.parameters };
export default meta;
type Story = StoryObj<typeof base>;

const found: Story['play'] = async () => {
  await screen.findByText('12-3461');
};

export const Hits: Story = { args: { initialQuery: '12-34' }, play: found, ...inLooks('dark', 'contrast', 'roomy') };
export const Slow: Story = {
  args: { initialQuery: '12-34', groups: [fileSearch(60_000), screens, commands] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Searching files')).toBeVisible());
  },
};
export const Nothing: Story = {
  args: { initialQuery: 'zzz' },
  play: async () => {
    await expect(await screen.findByText('Nothing found for “zzz”.')).toBeVisible();
  },
};
let failing = true;
export const FailsAndRetries: Story = {
  args: { initialQuery: '12', groups: [fileSearch(20, () => failing), screens, commands] },
  play: async () => {
    failing = true;
    await expect(await screen.findByText('Files could not be searched.')).toBeVisible();
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByText('12-3456')).toBeVisible();
  },
};

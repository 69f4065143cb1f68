import type { StoryObj } from '@storybook/react-vite';
import { inLooks } from '../../lib/story.tsx';
import base, { Playground } from './global-bar.stories.tsx';

const meta = { ...base, title: 'Shell/Global bar/Features' };
export default meta;
type Story = StoryObj<typeof base>;

export const Saved: Story = { ...Playground, ...inLooks('dark', 'contrast', 'rtl') };
export const Saving: Story = { args: { ...Playground.args, status: { state: 'busy', text: 'Saving 4.a' } } };
export const NotSaved: Story = { args: { ...Playground.args, status: { state: 'failed', text: 'Not saved' } } };
export const OneRegion: Story = { args: { ...Playground.args, regions: [{ id: '1', name: 'Any State' }] } };
export const AreaOff: Story = {
  args: {
    ...Playground.args,
    areas: base.args.areas.map((area) =>
      area.id === 'reporting' ? { ...area, disabledReason: 'No access to Reporting' } : area,
    ),
  },
};

import type { StoryObj } from '@storybook/react-vite';
import { fireEvent } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import base from './navigation-menu.stories.tsx';

const meta = { ...base, title: 'Shell/Navigation menu/Features' };
export default meta;
type Story = StoryObj<typeof base>;

export const States: Story = inLooks('dark', 'contrast', 'roomy', 'rtl');
export const ShowAll: Story = { args: { showAll: true } };
export const Rail: Story = { args: { rail: true }, ...inLooks('dark') };

/** Alt goes up again when the story ends, or the letters would be in the next one too. */
const altHeld = {
  beforeEach: () => () => void fireEvent.keyUp(document.body, { key: 'Alt', code: 'AltLeft' }),
  play: async () => void fireEvent.keyDown(document.body, { key: 'Alt', code: 'AltLeft', altKey: true }),
};
export const AltHeld: Story = altHeld;
export const RailAltHeld: Story = { ...altHeld, args: { rail: true } };

import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import { createMemory } from '../memory/index.ts';
import { TextField } from '../text-field/index.ts';
import base from './dialog.stories.tsx';
import { DialogErrorSummary } from './index.ts';

const meta = { ...base, title: 'Overlays/Dialog/Features' };
export default meta;
type Story = StoryObj<typeof base>;

const all = { onSaveAndAddAnother: () => {}, onDelete: () => {} };

// holds core 2.47
export const AllButtons: Story = {
  args: { size: 'large', footer: all },
  play: async () => {
    for (const name of ['Save', 'Cancel', 'Save and Add Another']) {
      await expect(await screen.findByRole('button', { name })).toBeEnabled();
    }
  },
};
export const Saving: Story = { args: { size: 'medium', footer: { ...all, saving: true } } };
export const SaveOff: Story = { args: { size: 'medium', footer: { saveDisabledReason: 'Choose a lender first' } } };
export const WithErrors: Story = {
  args: {
    size: 'medium',
    body: (
      <>
        <DialogErrorSummary />
        <TextField label="Per diem" required error="Enter a per diem." />
      </>
    ),
  },
};
export const LongBodyScrolls: Story = {
  args: {
    size: 'small',
    body: Array.from({ length: 60 }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines without identity
      <p key={line}>Restrictive covenants of record in Volume {line + 212}</p>
    )),
  },
};
export const Report: Story = { args: { size: 'report' } };
export const Percent: Story = { args: { size: '60%' } };
export const Pixels: Story = { args: { size: { width: 800, height: 610 } } };
/** Select File: 80 % in both directions, 1200 x 700 at least, but never larger than the window. */
export const PercentWithMinimum: Story = {
  args: { size: { width: '80%', height: '80%', minWidth: 1200, minHeight: 700 } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const { width, height } = dialog.getBoundingClientRect();
    await expect(Math.round(width)).toBe(Math.round(Math.max(innerWidth * 0.8, Math.min(1200, innerWidth * 0.96))));
    await expect(Math.round(height)).toBe(Math.round(Math.max(innerHeight * 0.8, Math.min(700, innerHeight * 0.94))));
  },
};
export const Movable: Story = { args: { size: 'medium', movable: true, footer: all } };
const memory = createMemory();
memory.set('dialog:payoff', { x: -200, y: 60, width: 600, height: 380 });
/** Place and size by hand, kept under a name. */
export const RememberedPlace: Story = {
  args: { size: 'medium', movable: true, name: 'payoff', memory },
  play: async () => {
    const box = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(Math.round(box.width)).toBe(600);
    await expect(Math.round(box.x + box.width / 2)).toBe(Math.round(innerWidth / 2 - 200));
  },
};

export const Medium: Story = { args: { size: 'medium', footer: all }, ...inLooks('dark', 'contrast', 'roomy', 'rtl') };

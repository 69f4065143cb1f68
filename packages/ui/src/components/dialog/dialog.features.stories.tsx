import type { StoryObj } from '@storybook/react-vite';
import { looks } from '../../lib/story.tsx';
import { TextField } from '../text-field/index.ts';
import base from './dialog.stories.tsx';
import { DialogErrorSummary } from './index.ts';

const meta = { ...base, title: 'Overlays/Dialog/Features' };
export default meta;
type Story = StoryObj<typeof base>;

const all = { onSaveAndAddAnother: () => {}, onDelete: () => {} };

export const AllButtons: Story = { args: { size: 'large', footer: all } };
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
export const Dark: Story = { args: { size: 'medium', footer: all }, ...looks.dark };
export const HighContrast: Story = { args: { size: 'medium', footer: all }, ...looks.contrast };
export const Roomy: Story = { args: { size: 'medium', footer: all }, ...looks.roomy };
export const RightToLeft: Story = {
  args: { size: 'medium', footer: all },
  decorators: [
    (Sample) => (
      <div dir="rtl">
        <Sample />
      </div>
    ),
  ],
};

import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { looks } from '../../lib/story.tsx';
import { createToastStore, createToasts, ToastsHost } from './index.ts';
import base from './toasts.stories.tsx';

const meta = { ...base, title: 'Overlays/Toasts service/Features' };
export default meta;
type Story = StoryObj<typeof base>;

function All() {
  const [store] = useState(() => {
    const made = createToastStore();
    const toasts = createToasts(made);
    const stay = { duration: null };
    toasts.success({ title: 'Email sent', ...stay });
    toasts.info({
      title: 'File 12-3456 is free',
      message: 'The escrow officer closed it.',
      action: { label: 'Start editing', onAction: () => {} },
      ...stay,
    });
    toasts.warning({
      title: 'Access restricted',
      message: 'Payoffs is not open to you. You were taken to File Main.',
      ...stay,
    });
    toasts.error({
      title: 'Closing Disclosure failed to update',
      message: 'The rate service did not answer. Nothing was changed.',
      action: { label: 'Try again', onAction: () => {} },
    });
    return made;
  });
  return (
    <div className="h-screen">
      <ToastsHost store={store} />
    </div>
  );
}
const shown: Story['play'] = async () => {
  await waitFor(() => expect(document.querySelectorAll('[data-slot=toast]')).toHaveLength(4), { timeout: 3000 });
};

export const FourKinds: Story = { render: () => <All />, play: shown };
export const Dark: Story = { render: () => <All />, play: shown, ...looks.dark };
export const HighContrast: Story = { render: () => <All />, play: shown, ...looks.contrast };

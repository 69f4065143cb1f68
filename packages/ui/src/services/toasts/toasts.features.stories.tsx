import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import { createToastStore, createToasts, ToastHistory, ToastsHost } from './index.ts';
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
  await waitFor(() => expect(document.querySelectorAll('[data-slot=toast]')).toHaveLength(4), { timeout: 10_000 });
};

// holds core 4.39
export const FourKinds: Story = { render: () => <All />, play: shown, ...inLooks('dark', 'contrast') };

/** More than five: the newest take the place of those that would go by themselves; nothing is lost, see the history. */
function Many() {
  const [store] = useState(() => {
    const made = createToastStore();
    const toasts = createToasts(made);
    for (let check = 1; check <= 7; check++)
      toasts.info({ title: `Check ${20416 + check} printed`, duration: check === 1 ? null : 600_000 });
    toasts.error({ title: 'Check 20424 was not printed', message: 'The printer is out of paper.' });
    return made;
  });
  return (
    <div className="h-screen">
      <ToastsHost store={store} />
    </div>
  );
}
export const FiveAtMost: Story = {
  render: () => <Many />,
  play: async () => {
    await waitFor(() => expect(document.querySelectorAll('li[data-removed=false] [data-slot=toast]')).toHaveLength(5), {
      timeout: 10_000,
    });
    await expect(document.querySelectorAll('[data-slot=toast][data-type=error]')).toHaveLength(1);
  },
};

function Past() {
  const [store] = useState(() => {
    // Minutes of one morning.
    let minute = 0;
    const made = createToastStore(() => minute++);
    const toasts = createToasts(made);
    toasts.success('Email sent');
    toasts.warn({ title: 'Access restricted', message: 'Payoffs is not open to you. You were taken to File Main.' });
    toasts.error({ title: 'Closing Disclosure failed to update', message: 'The rate service did not answer.' });
    return made;
  });
  return (
    <div className="w-90">
      <ToastHistory store={store} formatTime={(at) => `9:4${at} AM`} />
    </div>
  );
}
export const History: Story = {
  render: () => <Past />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Closing Disclosure failed to update');
    await expect(canvas.getByRole('img', { name: 'Error' })).toBeVisible();
  },
};
export const HistoryEmpty: Story = {
  render: () => <Past />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear list' }));
    await expect(await canvas.findByText('No notifications yet')).toBeVisible();
  },
};

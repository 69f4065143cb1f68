import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { DialogsHost, dialogs } from '../../services/dialogs/index.ts';
import { Button } from '../button/index.ts';
import { CardActions, CardHead, PopoverCard } from './index.ts';

// Loaded before the clock is stopped.
import './card-layer.tsx';

afterEach(async () => {
  vi.useRealTimers();
  dialogs.closeAll();
  await until(() => document.querySelector('[data-slot=dialog]') === null, 'no dialog');
  clearPage();
});

const card = () => document.querySelector('[data-slot=popover-card]');

test('closing before the answer aborts; the late answer of a first opening is not shown', async () => {
  const signals: AbortSignal[] = [];
  const answers: ((text: string) => void)[] = [];
  const load = vi.fn((signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>((resolve) => answers.push(resolve));
  });
  await show(
    <PopoverCard label="Check 20417" load={load} content={(text) => <CardHead title={text} />}>
      <button type="button">20417</button>
    </PopoverCard>,
  );
  page.getByRole('button').element().focus();
  await userEvent.keyboard('{F1}');
  await until(() => signals.some((signal) => !signal.aborted), 'asked');
  await userEvent.keyboard('{F1}');
  await until(() => card() === null, 'closed');
  expect(signals.every((signal) => signal.aborted)).toBe(true);
  const before = signals.length;
  await userEvent.keyboard('{F1}');
  await until(() => signals.length > before, 'asked again');
  for (const answer of answers.slice(0, before)) answer('old');
  answers.at(-1)?.('new');
  await until(() => card()?.textContent?.includes('new'), 'the new answer');
  expect(card()?.textContent).not.toContain('old');
});

// holds blocks 9.25
test('shown after 300 ms, hidden after 0', async () => {
  const host = await show(
    <PopoverCard label="Check 20417" data="Check 20417" content={(text) => <CardHead title={text} />}>
      <button type="button">20417</button>
    </PopoverCard>,
  );
  // Sent, since a real pointer waits for a page whose clock goes.
  const point = (type: 'pointerover' | 'pointerout') =>
    host
      .querySelector('button')
      ?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }));
  const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stopClock();
  point('pointerover');
  vi.advanceTimersByTime(299);
  expect(vi.getTimerCount(), 'waits still').toBe(1);
  vi.advanceTimersByTime(1);
  // What has not come by now never comes: a stopped clock forgets it when it goes on.
  vi.useRealTimers();
  await until(() => card() !== null, 'card');
  stopClock();
  point('pointerout');
  vi.advanceTimersByTime(0);
  vi.useRealTimers();
  await until(() => card() === null, 'gone');
});

test('a real mouse: shown on hover, the pointer may go over to the card, gone when on neither', async () => {
  await show(
    <div style={{ padding: 40 }}>
      <PopoverCard label="Check 20417" data="Check 20417" content={(text) => <CardHead title={text} />}>
        <button type="button">20417</button>
      </PopoverCard>
      <p style={{ marginTop: 400 }}>elsewhere</p>
    </div>,
  );
  await page.getByRole('button', { name: '20417', exact: true }).hover();
  await until(() => card() !== null, 'card');
  await page.elementLocator(card() as HTMLElement).hover();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(card()).not.toBeNull();
  await page.getByText('elsewhere').hover();
  await until(() => card() === null, 'gone');
});

test('a dialog opened from a card gives the focus back to what the card hangs on', async () => {
  await show(
    <main>
      <button type="button">First</button>
      <PopoverCard
        label="Check 20417"
        data="Check 20417"
        content={(text) => (
          <>
            <CardHead title={text} />
            <CardActions>
              <Button onClick={() => void dialogs.confirm('Void check 20417?')}>Void</Button>
            </CardActions>
          </>
        )}
      >
        <button type="button" id="trigger">
          20417
        </button>
      </PopoverCard>
      <DialogsHost />
    </main>,
  );
  document.getElementById('trigger')?.focus();
  await userEvent.keyboard('{F1}');
  await until(() => card() !== null, 'card');
  await userEvent.keyboard('{Tab}{Tab}');
  expect(document.activeElement?.textContent).toBe('Void');
  await userEvent.keyboard('{Enter}');
  await until(() => document.querySelector('[role=alertdialog]') !== null, 'question');
  await userEvent.keyboard('{Escape}');
  await until(() => document.querySelector('[role=alertdialog]') === null, 'answered');
  await until(() => document.activeElement?.id === 'trigger', 'focus on the trigger');
});

test('Tab goes through the card and on to what follows the trigger; the card closes behind', async () => {
  await show(
    <>
      <PopoverCard
        label="Check 20417"
        data="Check 20417"
        content={(text) => <CardHead title={text} href="#check" hrefLabel="Open check 20417" />}
      >
        <button type="button">20417</button>
      </PopoverCard>
      <button type="button">Next</button>
    </>,
  );
  page.getByRole('button', { name: '20417', exact: true }).element().focus();
  await userEvent.keyboard('{F1}');
  await until(() => card() !== null, 'card');
  const visited: (string | null | undefined)[] = [];
  for (let press = 0; press < 3; press++) {
    await userEvent.keyboard('{Tab}');
    visited.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  }
  expect(visited).toEqual(['Open check 20417', 'Keep open', 'Next']);
  await until(() => card() === null, 'gone');
});

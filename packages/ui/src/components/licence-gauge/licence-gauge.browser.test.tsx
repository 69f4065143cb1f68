import { afterEach, expect, test, vi } from 'vitest';
import { clearPage, show } from '../../lib/browser-test.tsx';
import { LicenceGauge } from './index.ts';

afterEach(() => {
  vi.useRealTimers();
  clearPage();
});

const filled = (host: HTMLElement) => host.querySelector('[pathLength]')?.getAttribute('stroke-dasharray');

test('fills 500 ms after it appeared', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const host = await show(<LicenceGauge active={30} licensed={50} />);
  expect(filled(host)).toBe('0 200');
  await vi.advanceTimersByTimeAsync(500);
  await vi.waitFor(() => expect(filled(host)).toBe('60 200'));
});

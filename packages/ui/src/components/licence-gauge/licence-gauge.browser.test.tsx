import { afterEach, expect, test, vi } from 'vitest';
import { clearPage, show } from '../../lib/browser-test.tsx';
import { LicenceGauge } from './index.ts';

afterEach(() => {
  vi.useRealTimers();
  clearPage();
});

const filled = (host: HTMLElement) => host.querySelector('[pathLength]')?.getAttribute('stroke-dasharray');

// holds blocks 9.7
test('fills 500 ms after it appeared', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let host: HTMLElement | undefined;
  void show(<LicenceGauge active={30} licensed={50} />).then((shown) => {
    host = shown;
  });
  const frames = async (until: () => boolean) => {
    while (!until()) await new Promise(requestAnimationFrame);
  };
  // Only the looks of `show` at the page pass the clock, ten milliseconds each.
  await frames(() => {
    vi.advanceTimersByTime(10);
    return host !== undefined;
  });
  // The compiler does not see that the promise above has set it.
  const drawn = host as unknown as HTMLElement;
  expect(filled(drawn)).toBe('0 200');
  vi.advanceTimersByTime(500);
  await frames(() => filled(drawn) === '60 200');
});

import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { clearPage, show } from '../../lib/browser-test.tsx';
import { StillLinks } from '../link/still-links.tsx';
import base, { Playground } from './global-bar.stories.tsx';
import { GlobalBar } from './index.ts';

afterEach(clearPage);

test('at 200 % zoom nothing of the bar lies over another thing or beyond its end', async () => {
  await page.viewport(683, 384);
  await show(
    <StillLinks>
      <GlobalBar {...base.args} {...Playground.args} tenant="A title company with a long name" />
    </StillLinks>,
  );
  const bar = document.querySelector('[data-slot=global-bar]');
  const boxes = [...(bar?.querySelectorAll('a[data-area], button') ?? [])].map((each) => each.getBoundingClientRect());
  expect(boxes.length).toBeGreaterThan(8);
  boxes.reduce((before, each) => {
    expect(each.left).toBeGreaterThanOrEqual(before.right - 0.5);
    expect(each.width).toBeGreaterThanOrEqual(24);
    return each;
  });
  expect(boxes.at(-1)?.right).toBeLessThanOrEqual(683);
  for (const icon of bar?.querySelectorAll('svg.size-icon') ?? []) expect(icon.getBoundingClientRect().width).toBe(16);
});

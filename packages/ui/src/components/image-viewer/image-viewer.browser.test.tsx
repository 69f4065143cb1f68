import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { ImageViewer } from './index.ts';
import { check } from './stories-data.ts';

afterEach(clearPage);

const shown = async (mode: 'fit' | 'actual') => {
  const host = await show(
    <div style={{ width: 500 }}>
      <ImageViewer src={check} alt="Check" defaultMode={mode} className="h-80" />
    </div>,
  );
  const image = () => host.querySelector('img') as HTMLImageElement;
  await until(() => image().offsetWidth > 0);
  return { image: image(), area: host.querySelector('[role=group]') as HTMLElement };
};

// holds blocks 2.42
test('fit: the whole image shows and nothing scrolls, also when turned', async () => {
  const { image, area } = await shown('fit');
  expect(image.getBoundingClientRect().width).toBeLessThanOrEqual(area.clientWidth);
  area.focus();
  await userEvent.keyboard('r');
  await until(() => image.getBoundingClientRect().height > image.getBoundingClientRect().width);
  expect(image.getBoundingClientRect().height).toBeLessThanOrEqual(area.clientHeight + 1);
  expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
});

// holds blocks 2.42
test('actual size: one pixel is one pixel, and the arrows pan', async () => {
  const { image, area } = await shown('actual');
  expect(image.offsetWidth).toBe(1200);
  area.focus();
  /** A key that comes while the one before still scrolls may be lost in the browser. */
  const press = async (key: string) => {
    const ended = new Promise((done) => area.addEventListener('scrollend', done, { once: true }));
    await userEvent.keyboard(key);
    await ended;
    return [area.scrollLeft, area.scrollTop] as const;
  };
  expect((await press('{ArrowRight}'))[0]).toBeGreaterThan(0);
  expect(await press('{ArrowLeft}')).toEqual([0, 0]);
  expect((await press('{ArrowDown}'))[1]).toBeGreaterThan(0);
  expect(await press('{ArrowUp}')).toEqual([0, 0]);
  expect((await press('{PageDown}'))[1]).toBeGreaterThan(100);
  expect(await press('{PageUp}')).toEqual([0, 0]);
  expect((await press('{End}'))[1] + area.clientHeight).toBeGreaterThanOrEqual(area.scrollHeight - 1);
  expect(await press('{Home}')).toEqual([0, 0]);
});

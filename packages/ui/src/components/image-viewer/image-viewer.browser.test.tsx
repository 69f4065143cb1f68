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
  await userEvent.keyboard('{ArrowRight}');
  await until(() => area.scrollLeft > 0);
  await userEvent.keyboard('{ArrowLeft}');
  await until(() => area.scrollLeft === 0);
  await userEvent.keyboard('{ArrowDown}');
  await until(() => area.scrollTop > 0);
  await userEvent.keyboard('{ArrowUp}');
  await until(() => area.scrollTop === 0);
  await userEvent.keyboard('{PageDown}');
  await until(() => area.scrollTop > 100);
  await userEvent.keyboard('{PageUp}');
  await until(() => area.scrollTop === 0);
  await userEvent.keyboard('{End}');
  await until(() => area.scrollTop + area.clientHeight >= area.scrollHeight - 1);
  await userEvent.keyboard('{Home}');
  await until(() => area.scrollTop === 0);
});

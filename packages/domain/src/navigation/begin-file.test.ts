import { expect, it } from 'vitest';
import { asksForNewFile, fileToCopy, withNewFile, withoutNewFile } from './index.ts';

it.each([
  [{ newFile: true }, true],
  [{ newFile: 'true' }, true],
  [{ newFile: 'yes' }, false],
  [{}, false],
])('%o asks for a new file: %s', (search, expected) => {
  expect(asksForNewFile(search)).toBe(expected);
});

it.each([
  ['/recent-files', '/recent-files?newFile=true'],
  ['/search?text=jones#top', '/search?text=jones&newFile=true#top'],
  ['/recent-files?newFile=true', '/recent-files?newFile=true'],
])('%s asks for one as %s, and is itself again afterwards', (href, asking) => {
  expect(withNewFile(href)).toBe(asking);
  expect(withoutNewFile(asking)).toBe(href.replace('?newFile=true', ''));
});

it.each([
  ['/recent-files', '24/7 A&B', '/recent-files?newFile=true&copyFrom=24%2F7%20A%26B'],
  ['/recent-files?newFile=true&copyFrom=1', '26-1', '/recent-files?newFile=true&copyFrom=26-1'],
])('%s asks for a copy of %s as %s', (href, number, asking) => {
  expect(withNewFile(href, number)).toBe(asking);
  expect(withoutNewFile(asking)).toBe('/recent-files');
});

it.each([
  [{ copyFrom: '26-1' }, '26-1'],
  [{ copyFrom: 12345 }, '12345'],
  [{ copyFrom: '' }, null],
  [{ copyFrom: true }, null],
  [{}, null],
])('%o names %s to be copied', (search, expected) => {
  expect(fileToCopy(search)).toBe(expected);
});

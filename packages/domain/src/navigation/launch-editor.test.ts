import { describe, expect, it } from 'vitest';
import {
  asksForEditor,
  navItem,
  routeByName,
  savesBeforeEditor,
  settlementEditorItemID,
  withEditor,
  withoutEditor,
} from './index.ts';

// holds core 2.35
describe('launchEditor=cdf on the current route (core.md §2)', () => {
  it.each([
    [{ launchEditor: 'cdf' }, true],
    [{ launchEditor: 'hud' }, false],
    [{ launchEditor: 1 }, false],
    [{}, false],
  ])('%o asks for the editor: %s', (search, expected) => {
    expect(asksForEditor(search)).toBe(expected);
  });

  it.each([
    ['/order/12/oe', '/order/12/oe?launchEditor=cdf'],
    ['/coming-soon?screen=file.title&orderId=12', '/coming-soon?screen=file.title&orderId=12&launchEditor=cdf'],
    ['/order/12/oe?launchEditor=x#top', '/order/12/oe?launchEditor=cdf#top'],
  ])('%s becomes %s, and is cleared after it closes', (href, expected) => {
    expect(withEditor(href)).toBe(expected);
    expect(withoutEditor(expected)).toBe(href.replace('?launchEditor=x', ''));
  });

  // holds core 2.18
  it('is started by a menu item under the flag cdfEditor, on a HUD-1 by its own name', () => {
    expect(navItem(settlementEditorItemID)).toMatchObject({
      action: 'launchCdfEditor',
      featureFlag: 'cdfEditor',
      statements: { CDF: {}, HUD1974: { label: 'HUD-1 Editor' }, HUD2010: { label: 'HUD-1 Editor' } },
    });
  });
});

// holds core 4.23
it.each([
  ['oe:main', true],
  ['file.information.properties', true],
  ['file.information.contacts', true],
  ['file.information.notes', false],
  ['settlement:payoffs:list', false],
])('from the buyer, seller or property route the launcher saves first: %s %s (core.md §4)', (name, expected) => {
  expect(routeByName(name).name).toBe(name);
  expect(savesBeforeEditor(name)).toBe(expected);
});

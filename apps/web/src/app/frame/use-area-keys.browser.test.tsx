import { until } from '@closewright/ui/lib/until';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useAreaKeys } from './use-area-keys.ts';
import { mainID } from './use-navigation-effects.ts';

let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const scrolls = { height: 100, overflowY: 'auto' } as const;

/** A page with a head, tabs that scroll sideways, figures aside and a sheet of tables in boxes of their own. */
function Page() {
  useAreaKeys();
  return (
    <>
      <div data-slot="navigation-menu">
        <button type="button">Menu</button>
      </div>
      <main id={mainID}>
        <button type="button">Head</button>
        <div role="tablist" style={{ overflowX: 'auto' }}>
          <button type="button">Tab</button>
        </div>
        <div style={scrolls}>
          <aside>
            <button type="button">Aside</button>
          </aside>
        </div>
        <div style={scrolls}>
          <div style={{ overflowX: 'auto' }}>
            <button type="button">Line</button>
          </div>
          <button type="button">Other line</button>
        </div>
        <div style={scrolls}>Nothing to reach</div>
      </main>
      <div data-slot="context-panel">
        <button type="button">Panel</button>
      </div>
    </>
  );
}

const inHand = () => document.activeElement?.textContent;
async function walk(keys: string): Promise<(string | null | undefined)[]> {
  const seen = [];
  for (let at = 0; at < 4; at += 1) {
    await userEvent.keyboard(keys);
    seen.push(inHand());
  }
  return seen;
}

it('F6 stops at a sheet that scrolls as at an aside, once, and at no tabs and nothing that cannot be reached', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Page />);
  await until(() => document.querySelector('main') !== null, 'the page');
  document.querySelector('button')?.focus();
  expect(await walk('{F6}')).toEqual(['Aside', 'Line', 'Panel', 'Menu']);
  expect(await walk('{Shift>}{F6}{/Shift}')).toEqual(['Panel', 'Line', 'Aside', 'Menu']);
});

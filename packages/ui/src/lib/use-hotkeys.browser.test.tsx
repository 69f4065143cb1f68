import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useHotkey } from './use-hotkeys.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true }));

/** Calls back as soon as the page has changed, which is before anything that waits for the next turn of the event loop. */
function onNextChange(box: Element, then: () => void): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      then();
      resolve();
    });
    observer.observe(box, { childList: true, subtree: true, characterData: true });
  });
}

test('a page that can be seen hears its keys, and by the handler that goes with what is seen', async () => {
  const heard = vi.fn();
  function Page({ count }: { count: number }) {
    useHotkey('Insert', 'Add', () => heard(count));
    return <p>{count}</p>;
  }
  const box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  const shown = onNextChange(box, () => press('Insert'));
  root.render(<Page count={1} />);
  await shown;
  expect(heard.mock.calls).toEqual([[1]]);
  const changed = onNextChange(box, () => press('Insert'));
  root.render(<Page count={2} />);
  await changed;
  expect(heard.mock.calls).toEqual([[1], [2]]);
});

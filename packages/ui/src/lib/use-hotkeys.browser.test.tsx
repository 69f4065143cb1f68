import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { HotkeysOfPage, useHotkey } from './use-hotkeys.ts';

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

test('the shortcuts of a page that is being left do nothing, those around it go on', async () => {
  const heard = vi.fn();
  const Keyed = ({ keys }: { keys: string }) => {
    useHotkey(keys, keys, () => heard(keys));
    return <p>{keys}</p>;
  };
  let stands = false;
  const pageStands = () => stands;
  const box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  const shown = onNextChange(box, () => {
    for (const key of ['Insert', 'F8']) press(key);
    stands = true;
    press('Insert');
  });
  root.render(
    <>
      <Keyed keys="F8" />
      <HotkeysOfPage value={pageStands}>
        <Keyed keys="Insert" />
      </HotkeysOfPage>
    </>,
  );
  await shown;
  expect(heard.mock.calls).toEqual([['F8'], ['Insert']]);
});

import { useLayoutEffect, useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AnchoredLayer } from './anchored-layer.tsx';
import { clearPage, show, until } from './browser-test.tsx';

afterEach(clearPage);

const button = () => document.querySelector('[data-inside]') as HTMLButtonElement;

function Sample({ onClose, onShown }: { onClose: () => void; onShown?: () => void }) {
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <div ref={anchor}>
      <AnchoredLayer anchor={anchor} onClose={onClose}>
        <Inside onShown={onShown} />
      </AnchoredLayer>
    </div>
  );
}

function Inside({ onShown }: { onShown: (() => void) | undefined }) {
  useLayoutEffect(() => onShown?.(), [onShown]);
  return (
    <button type="button" data-inside>
      Inside
    </button>
  );
}

test('Escape closes a layer from the moment it is there, before effects have run', async () => {
  const onClose = vi.fn();
  const pressEscape = () =>
    void button().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  await show(<Sample onClose={onClose} onShown={pressEscape} />);
  await until(() => onClose.mock.calls.length > 0);
});

test('a pressed Escape asks to close once', async () => {
  const onClose = vi.fn();
  await show(<Sample onClose={onClose} />);
  await until(() => document.activeElement?.closest('[role=dialog]'), 'the focus in the layer');
  button().focus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

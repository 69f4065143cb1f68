import { until } from '@closewright/ui/lib/until';
import { type DialogControl, DialogsHost, dialogs } from '@closewright/ui/services/dialogs';
import { createBrowserHistory } from '@tanstack/react-router';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { askDialogs } from './ask-dialogs.ts';

let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

function Typed({ dialog }: { dialog: DialogControl }) {
  useEffect(() => dialog.setGuard(() => false), [dialog]);
  return <p>What was typed</p>;
}

/** Whether the browser would ask before the page goes. */
function asks(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

it('has the browser ask before the page goes while a dialog holds something typed', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<DialogsHost />);
  const history = createBrowserHistory();
  const end = askDialogs(history);
  expect(asks()).toBe(false);
  const open = dialogs.open(Typed, {}, { label: 'Typed' });
  await until(() => dialogs.isGuarded(), 'the dialog');
  expect(asks()).toBe(true);
  open.close();
  await until(() => dialogs.count() === 0, 'no dialog');
  expect(asks()).toBe(false);
  end();
  history.destroy();
});

import type { RealtimeMessage } from '@closewright/contract/realtime';
import { until } from '@closewright/ui/lib/until';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { type AppSession, AppSessionProvider } from '../../app/session/app-session.ts';
import type { SaveEngine } from './save-engine.ts';
import { useAnswersAgain } from './use-answers-again.ts';

function Page({ engine }: { engine: SaveEngine }) {
  useAnswersAgain(engine);
  return <p />;
}

it('hears that the line is back of the browser and of the realtime connection, as long as the page stands', async () => {
  const listeners = new Set<(message: RealtimeMessage | null) => void>();
  const realtime = {
    listen(listener: (message: RealtimeMessage | null) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const answersAgain = vi.fn();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  // Of the session only the connection is asked for.
  const session = { realtime } as unknown as AppSession;
  // Of the engine only what it is told.
  const engine = { answersAgain } as unknown as SaveEngine;
  root.render(
    <AppSessionProvider value={session}>
      <Page engine={engine} />
    </AppSessionProvider>,
  );
  await until(() => listeners.size === 1, 'somebody listening');
  for (const listener of listeners) listener(null);
  expect(answersAgain).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  expect(answersAgain).toHaveBeenCalledTimes(2);
  root.unmount();
  await until(() => listeners.size === 0, 'nobody listening');
  dispatchEvent(new Event('online'));
  expect(answersAgain).toHaveBeenCalledTimes(2);
});

import { useEffect, useRef, useState } from 'react';
import { onDemand, useFetchedAhead } from '../../lib/on-demand.ts';
import { type ToastEvent, type ToastStore, toastStore } from './toasts.ts';

// sonner and the icons come with the first toast.
const ToastList = onDemand(async () => ({ default: (await import('./toast-list.tsx')).ToastList }));

export interface ToastsHostProps {
  /** Another store than the app's: for stories and tests. */
  store?: ToastStore;
}

const spoken = ({ toast }: Extract<ToastEvent, { kind: 'show' }>) =>
  [toast.title, toast.message].filter(Boolean).join('. ');

/**
 * Mount once. The two live regions are in the page from the start, because a region that comes together with its text is often
 * not read; the toasts themselves are silent.
 */
export function ToastsHost({ store = toastStore }: ToastsHostProps) {
  useFetchedAhead(ToastList);
  const [events, setEvents] = useState<readonly ToastEvent[]>([]);
  const [started, setStarted] = useState(false);
  const [polite, setPolite] = useState('');
  const [assertive, setAssertive] = useState('');
  const last = useRef({ text: '', at: 0 });
  useEffect(
    () =>
      store.listen((event) => {
        setStarted(true);
        setEvents((before) => [...before, event]);
        if (event.kind !== 'show') return;
        const text = spoken(event);
        const now = Date.now();
        // The same sentence twice within a second is said once.
        if (last.current.text === text && now - last.current.at < 1000) return;
        last.current = { text, at: now };
        const say = event.toast.type === 'error' ? setAssertive : setPolite;
        say((before) => (before === text ? `${text}\u00a0` : text));
      }),
    [store],
  );
  return (
    <>
      <div className="sr-only" aria-live="polite" data-slot="toasts-polite">
        {polite}
      </div>
      <div className="sr-only" aria-live="assertive" data-slot="toasts-assertive">
        {assertive}
      </div>
      {started && (
        <ToastList store={store} events={events} onTaken={(count) => setEvents((before) => before.slice(count))} />
      )}
    </>
  );
}

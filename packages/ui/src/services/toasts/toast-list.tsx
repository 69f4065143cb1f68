import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { toast as sonner, Toaster } from 'sonner';
import { focusPath, returnFocus } from '../../lib/return-focus.ts';
import { useHotkey } from '../../lib/use-hotkeys.ts';
import { ToastKeyboard } from './toast-keyboard.tsx';
import { toastsMessages as messages } from './toasts.messages.ts';
import { TOAST_CAP, type Toast, type ToastEvent, type ToastStore } from './toasts.ts';
import { toastCard, toastIcon } from './toasts.variants.ts';

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert };

function ToastCard({ toast, onClose, onHold }: { toast: Toast; onClose: () => void; onHold: (held: boolean) => void }) {
  const Icon = icons[toast.type];
  const { action } = toast;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches whether the focus is inside
    <div
      data-slot="toast"
      data-id={toast.id}
      data-type={toast.type}
      className={toastCard({ type: toast.type })}
      onFocus={(event) => !event.currentTarget.contains(event.relatedTarget) && onHold(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onHold(false)}
    >
      <Icon
        aria-label={messages[toast.type]}
        role="img"
        className={toastIcon({ type: toast.type })}
        strokeWidth={1.75}
      />
      <div className="min-w-0">
        <p className="font-semibold">{toast.title}</p>
        {(toast.message || action) && (
          <p className="text-label text-muted">
            {toast.message}{' '}
            {action && (
              <button
                type="button"
                className="-my-1 inline-flex min-h-6 cursor-pointer items-center text-link underline underline-offset-2"
                onClick={() => {
                  action.onAction();
                  onClose();
                }}
              >
                {action.label}
              </button>
            )}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label={`${messages.close}: ${toast.title}`}
        className="-my-[3px] inline-flex size-6 cursor-pointer items-center justify-center rounded-sm text-subtle hover:bg-surface-hover"
        onClick={onClose}
      >
        <X aria-hidden className="size-icon-sm" strokeWidth={1.75} />
      </button>
    </div>
  );
}

/**
 * A modal dialog switches pointer events off for the page; toasts stay usable above it (kit.md F1). sonner names colours of its own
 * like our tokens and brings a font: both go back to what is around.
 */
const style = {
  '--width': '344px',
  '--success-bg': 'inherit',
  '--success-border': 'inherit',
  '--info-bg': 'inherit',
  '--info-border': 'inherit',
  '--warning-bg': 'inherit',
  '--warning-border': 'inherit',
  fontFamily: 'inherit',
  pointerEvents: 'auto',
  zIndex: 'var(--z-toast)',
} as CSSProperties;

export interface ToastListProps {
  events: readonly ToastEvent[];
  onTaken: (count: number) => void;
  store: ToastStore;
}

const CARD = '[data-slot=toast]';
/** The buttons of the toasts, the newest toast first, its act before its close button. */
const buttonsOf = (box: HTMLElement | null) =>
  [...(box?.querySelectorAll<HTMLElement>('li[data-removed=false]') ?? [])].flatMap((item) => [
    ...item.querySelectorAll<HTMLElement>(`${CARD} button`),
  ]);

/** A toast that was taken away before it could be drawn is not drawn at all. */
const withoutGone = (events: readonly ToastEvent[]) =>
  events.filter(
    (event, index) =>
      event.kind === 'dismiss' ||
      !events
        .slice(index)
        .some((later) => later.kind === 'dismiss' && (later.id === undefined || later.id === event.toast.id)),
  );

/** The visible list. sonner brings stacking, timers, pause on hover and swipe; look, words, keys and announcements are ours. */
export function ToastList({ events, onTaken, store }: ToastListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [entered, setEntered] = useState(false);
  const before = useRef<Element[]>([]);

  const leave = () => {
    setEntered(false);
    returnFocus(before.current);
  };
  useHotkey(
    'F8',
    messages.goTo,
    () => {
      if (box.current?.contains(document.activeElement)) return leave();
      if (buttonsOf(box.current).length === 0) return;
      before.current = focusPath();
      setEntered(true);
    },
    { inDialogs: true },
  );

  /** A toast that goes while the focus is in it hands it to the next one, or back to where it came from. */
  const handOver = (id: string) => {
    const active = document.activeElement;
    const card = active?.closest<HTMLElement>(CARD);
    if (!active || card?.dataset.id !== id) return;
    const next = buttonsOf(box.current).find((button) => !card.contains(button));
    if (next) next.focus();
    else leave();
  };
  const handing = useRef(handOver);
  useEffect(() => {
    handing.current = handOver;
  });

  // sonner draws a toast in a timeout and takes it away in an animation frame: on a busy machine the frame can come first, and the
  // toast would stay. A timeout set later runs later.
  const going = useRef(new Map<string | number, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    if (events.length === 0) return;
    for (const event of withoutGone(events)) {
      if (event.kind === 'dismiss') {
        if (event.id !== undefined) handing.current(event.id);
        const mine = sonner.getToasts().filter((shown) => 'toasterId' in shown && shown.toasterId === store.key);
        for (const id of event.id === undefined ? mine.map((shown) => shown.id) : [`${store.key} ${event.id}`]) {
          clearTimeout(going.current.get(id));
          const timer = setTimeout(() => {
            going.current.delete(id);
            sonner.dismiss(id);
          });
          going.current.set(id, timer);
        }
        continue;
      }
      const { toast } = event;
      const id = `${store.key} ${toast.id}`;
      clearTimeout(going.current.get(id));
      const render = (duration: number) => {
        sonner.custom(
          () => (
            <ToastCard
              toast={toast}
              onClose={() => store.dismiss(toast.id)}
              onHold={(held) => render(held ? Number.POSITIVE_INFINITY : toast.duration)}
            />
          ),
          { id, toasterId: store.key, duration, unstyled: true, onAutoClose: () => store.closed(toast.id) },
        );
      };
      render(toast.duration);
    }
    onTaken(events.length);
  }, [events, onTaken, store]);

  useEffect(() => {
    // Announcements are made by the host's own regions; sonner's would say everything again. The attribute itself must stay: a
    // modal dialog hides everything outside it from assistive technology except what carries aria-live.
    box.current?.querySelector('section')?.setAttribute('aria-live', 'off');
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches whether the focus is inside
    <div
      ref={box}
      onFocus={(event) => {
        if (entered || event.currentTarget.contains(event.relatedTarget)) return;
        const from = event.relatedTarget;
        before.current = from instanceof Element ? focusPath(from) : [];
        setEntered(true);
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setEntered(false);
      }}
    >
      {entered && <ToastKeyboard start={() => buttonsOf(box.current)[0]} onLeave={leave} />}
      <Toaster
        // sonner has one list for the whole page and repeats it to every new Toaster: without its name it would show what another
        // store's host had shown before.
        id={store.key}
        position="bottom-right"
        offset={{ bottom: 48, right: 16 }}
        gap={8}
        expand
        visibleToasts={TOAST_CAP}
        // Ours, because sonner's could not leave a modal dialog.
        hotkey={[]}
        containerAriaLabel={messages.region}
        style={style}
      />
    </div>
  );
}

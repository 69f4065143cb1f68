import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../components/button/index.ts';
import { toastsMessages } from './toasts.messages.ts';
import { type ToastStore, toastStore } from './toasts.ts';
import { toastIcon } from './toasts.variants.ts';

export interface ToastHistoryProps {
  /** Default: the app's. */
  store?: ToastStore;
  /** How a moment (milliseconds since 1970) is shown: "9:41 AM". Without it no time is shown. */
  formatTime?: (at: number) => string;
  messages?: Partial<typeof toastsMessages>;
}

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert };

/** What the toasts said, the newest first: nothing is lost because it was gone too soon. */
export function ToastHistory({ store = toastStore, formatTime, messages }: ToastHistoryProps) {
  const text = { ...toastsMessages, ...messages };
  const toasts = useSyncExternalStore(store.watch, store.history, store.history);
  if (toasts.length === 0) return <p className="p-3 text-muted">{text.noHistory}</p>;
  return (
    <div data-slot="toast-history" className="text-body text-default">
      <ul aria-label={text.region}>
        {toasts.toReversed().map((toast) => {
          const Icon = icons[toast.type];
          return (
            <li key={toast.id} className="flex items-start gap-2.5 border-b border-hairline px-3 py-1.5">
              <Icon
                role="img"
                aria-label={text[toast.type]}
                className={toastIcon({ type: toast.type, className: 'flex-none' })}
                strokeWidth={1.75}
              />
              <div className="min-w-0 flex-1">
                <p className="font-medium">{toast.title}</p>
                {toast.message && <p className="text-label text-muted">{toast.message}</p>}
              </div>
              {formatTime && <span className="flex-none text-label text-subtle figures">{formatTime(toast.at)}</span>}
            </li>
          );
        })}
      </ul>
      <div className="p-2">
        <Button size="sm" variant="quiet" onClick={store.clearHistory}>
          {text.clear}
        </Button>
      </div>
    </div>
  );
}

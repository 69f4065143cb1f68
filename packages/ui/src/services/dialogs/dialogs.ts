import { type ComponentType, lazy } from 'react';
import type { ConfirmBodyProps, MessageBodyProps, PromptTextBodyProps } from './dialog-bodies.tsx';
import { createDialogStore } from './dialogs.store.ts';
import type { DialogComponent, DialogResult, Dialogs } from './dialogs.types.ts';

/** The store of the app. The host reads it; nothing else should. */
export const dialogStore = createDialogStore();

const bodies = () => import('./dialog-bodies.tsx');
// The bodies are small but bring field and button parts with them: they load with the first question asked.
const MessageBody = lazy(() =>
  bodies().then((module) => ({ default: module.MessageBody as ComponentType<MessageBodyProps> })),
);
const ConfirmBody = lazy(() =>
  bodies().then((module) => ({ default: module.ConfirmBody as ComponentType<ConfirmBodyProps> })),
);
const PromptTextBody = lazy(() =>
  bodies().then((module) => ({ default: module.PromptTextBody as ComponentType<PromptTextBodyProps> })),
);

const valueOr = <R, F>(result: DialogResult<R>, fallback: F): R | F => (result.dismissed ? fallback : result.value);

const real: Dialogs = {
  open: dialogStore.open,
  close: dialogStore.close,
  closeAll: dialogStore.closeAll,
  reload: dialogStore.reload,
  count: dialogStore.count,
  async message(options) {
    const { title, key, ...rest } = typeof options === 'string' ? { title: options } : options;
    await dialogStore.open(MessageBody as DialogComponent<Omit<MessageBodyProps, 'dialog'>, void>, rest, {
      title,
      label: title,
      key,
      size: 'confirm',
      role: 'alertdialog',
    });
  },
  async confirm(options) {
    const { title, key, ...rest } = typeof options === 'string' ? { title: options } : options;
    const body = ConfirmBody as DialogComponent<Omit<ConfirmBodyProps, 'dialog'>, boolean>;
    return valueOr(
      await dialogStore.open(body, rest, { title, label: title, key, size: 'confirm', role: 'alertdialog' }),
      false,
    );
  },
  async promptText(options) {
    const { title, key, ...rest } = options;
    const body = PromptTextBody as DialogComponent<Omit<PromptTextBodyProps, 'dialog'>, string>;
    return valueOr(
      await dialogStore.open(body, rest, { title, label: title, key, size: options.multiline ? 'small' : 'confirm' }),
      null,
    );
  },
};

let current: Dialogs = real;

/** Puts another implementation (a test double) in place of the real one; the answer takes it away again. */
export function installDialogs(implementation: Dialogs): () => void {
  const before = current;
  current = implementation;
  return () => {
    current = before;
  };
}

/**
 * The dialogs of the app, callable from anywhere: components, the router, the fetch layer.
 * Every promise settles: with the result, or as dismissed (Escape, close, route change, logout, unmount).
 */
export const dialogs: Dialogs = {
  open: (component, props, options) => current.open(component, props, options),
  message: (options) => current.message(options),
  confirm: (options) => current.confirm(options),
  promptText: (options) => current.promptText(options),
  close: (id) => current.close(id),
  closeAll: (reason) => current.closeAll(reason),
  reload: (id) => current.reload(id),
  count: () => current.count(),
};

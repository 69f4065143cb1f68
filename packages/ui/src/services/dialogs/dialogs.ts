import type { ComponentType } from 'react';
import { chunk, onDemand } from '../../lib/on-demand.ts';
import type { ConfirmBodyProps, MessageBodyProps } from './dialog-bodies.tsx';
import { createDialogStore } from './dialogs.store.ts';
import type { ConfirmOptions, DialogComponent, DialogResult, Dialogs, OpenOptions } from './dialogs.types.ts';
import type {
  PromptDateBodyProps,
  PromptMultiSelectBodyProps,
  PromptSelectBodyProps,
  PromptTextBodyProps,
} from './prompt-bodies.tsx';
import type { PromptMultiSelectOptions, PromptSelectOptions } from './prompts.types.ts';

/** The store of the app. The host reads it; nothing else should. */
export const dialogStore = createDialogStore();

/** Messages and confirmations, and questions with a field. The host fetches them ahead: they bring field and button parts with them. */
export const dialogBodies = chunk(() => import('./dialog-bodies.tsx'));
export const promptBodies = chunk(() => import('./prompt-bodies.tsx'));
const MessageBody = onDemand(async () => ({
  default: (await dialogBodies.load()).MessageBody as ComponentType<MessageBodyProps>,
}));
const ConfirmBody = onDemand(async () => ({
  default: (await dialogBodies.load()).ConfirmBody as ComponentType<ConfirmBodyProps>,
}));
const PromptTextBody = onDemand(async () => ({
  default: (await promptBodies.load()).PromptTextBody as ComponentType<PromptTextBodyProps>,
}));
const PromptDateBody = onDemand(async () => ({
  default: (await promptBodies.load()).PromptDateBody as ComponentType<PromptDateBodyProps>,
}));
const PromptSelectBody = onDemand(async () => ({
  default: (await promptBodies.load()).PromptSelectBody as ComponentType<PromptSelectBodyProps>,
}));
const PromptMultiSelectBody = onDemand(async () => ({
  default: (await promptBodies.load()).PromptMultiSelectBody as ComponentType<PromptMultiSelectBodyProps>,
}));

const valueOr = <R, F>(result: DialogResult<R>, fallback: F): R | F => (result.dismissed ? fallback : result.value);

/** Title and key of a question go to the dialog, the rest to its body. */
async function ask<A, P extends { title: string; key?: string }>(
  body: unknown,
  { title, key, ...props }: P,
  size: OpenOptions['size'] = 'confirm',
  role?: OpenOptions['role'],
): Promise<DialogResult<A>> {
  const options: OpenOptions = { title, label: title, key, size, role };
  return dialogStore.open(body as DialogComponent<typeof props, A>, props, options);
}
const titled = <O extends { title: string }>(options: O | string) =>
  (typeof options === 'string' ? { title: options } : options) as O;

const real: Dialogs = {
  open: dialogStore.open,
  close: dialogStore.close,
  closeAll: dialogStore.closeAll,
  leave: dialogStore.leave,
  isGuarded: dialogStore.isGuarded,
  reload: dialogStore.reload,
  count: dialogStore.count,
  message: async (options) => void (await ask(MessageBody, titled(options), 'confirm', 'alertdialog')),
  confirm: async (options) =>
    valueOr(await ask<boolean, ConfirmOptions>(ConfirmBody, titled(options), 'confirm', 'alertdialog'), false),
  promptText: async (options) =>
    valueOr(await ask<string, typeof options>(PromptTextBody, options, options.multiline ? 'small' : 'confirm'), null),
  promptDate: async (options) => valueOr(await ask<string, typeof options>(PromptDateBody, options), null),
  promptSelect: async <V extends string | number>(options: PromptSelectOptions<V>) =>
    valueOr(await ask<V, typeof options>(PromptSelectBody, options), null),
  promptMultiSelect: async <V extends string | number>(options: PromptMultiSelectOptions<V>) =>
    valueOr(await ask<V[], typeof options>(PromptMultiSelectBody, options), null),
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
  promptDate: (options) => current.promptDate(options),
  promptSelect: (options) => current.promptSelect(options),
  promptMultiSelect: (options) => current.promptMultiSelect(options),
  close: (id) => current.close(id),
  closeAll: (reason) => current.closeAll(reason),
  leave: (reason) => current.leave(reason),
  isGuarded: () => current.isGuarded(),
  reload: (id) => current.reload(id),
  count: () => current.count(),
};

export { type Answer, createDialogsDouble, type DialogCall, type DialogsDouble } from './dialogs.double.ts';
export { createDialogStore, type DialogStore } from './dialogs.store.ts';
export { dialogStore, dialogs, installDialogs } from './dialogs.ts';
export type {
  ConfirmOptions,
  DialogComponent,
  DialogControl,
  DialogPromise,
  DialogResult,
  Dialogs,
  DismissReason,
  MessageOptions,
  OpenOptions,
  RunOptions,
} from './dialogs.types.ts';
export { DialogsHost, type DialogsHostProps } from './dialogs-host.tsx';
export type {
  PromptDateOptions,
  PromptMultiSelectOptions,
  PromptSelectOptions,
  PromptTextOptions,
} from './prompts.types.ts';
export { useUnsavedGuard } from './use-unsaved-guard.ts';

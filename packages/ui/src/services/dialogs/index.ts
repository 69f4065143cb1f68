export { type Answer, createDialogsDouble, type DialogCall, type DialogsDouble } from './dialogs.double.ts';
export { createDialogStore, type DialogStore } from './dialogs.store.ts';
export { dialogStore, dialogs, installDialogs } from './dialogs.ts';
export type {
  ConfirmOptions,
  DialogComponent,
  DialogControl,
  DialogPromise,
  DialogResult,
  DialogSize,
  Dialogs,
  DismissReason,
  MessageOptions,
  OpenOptions,
  PromptTextOptions,
} from './dialogs.types.ts';
export { DialogsHost, type DialogsHostProps } from './dialogs-host.tsx';

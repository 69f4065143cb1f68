import type { ComponentType, ReactNode } from 'react';
import type { DialogSize } from '../../components/dialog/index.ts';
import type { Busy, BusyItem } from '../busy/index.ts';
import type {
  PromptDateOptions,
  PromptMultiSelectOptions,
  PromptSelectOptions,
  PromptTextOptions,
} from './prompts.types.ts';

/** Why a dialog went away without a result. */
export type DismissReason =
  | 'escape'
  | 'close'
  | 'cancel'
  | 'outside'
  | 'navigation'
  | 'logout'
  | 'closeAll'
  | 'unmount'
  | 'blocked'
  | 'no-host';

/** What became of a dialog: a result, or why there is none. */
export type DialogResult<R> = { dismissed: false; value: R } | { dismissed: true; reason: DismissReason };

/** How the work of a level is shown and what is said when it fails. */
export interface RunOptions extends Omit<BusyItem, 'key' | 'onCancel'> {
  /** Shows Cancel; the signal of the work is aborted then. */
  cancellable?: boolean;
  /** The sentence for a failure. Default: its own message. */
  failed?: (error: unknown) => string;
}

/** What a component shown in a dialog gets besides its own props. */
export interface DialogControl<R = void> {
  /** Settles the promise with a result and closes. */
  close: (value: R) => void;
  /** Closes without a result. Asks the guard first. */
  dismiss: (reason?: DismissReason) => void;
  /** Asked before Escape, the close button or `dismiss` take effect; false keeps the dialog open. null takes the guard away. */
  setGuard: (guard: (() => boolean | Promise<boolean>) | null) => void;
  /** What this level is busy with: it is covered while the queue is not empty. The levels below are not touched. */
  busy: Busy;
  /**
   * Runs work of this level. It is covered meanwhile; a failure is shown in it with Try again. Answers the result, or undefined if
   * the work was cancelled, given up, or the dialog went away. It never rejects.
   */
  run: <T>(work: (signal: AbortSignal) => Promise<T>, options?: RunOptions) => Promise<T | undefined>;
  /** Dialog id, for `dialogs.close(id)`. */
  dialogID: number;
}

/** A failure shown in a level. */
export interface DialogProblem {
  message: string;
  onRetry: () => void;
  onGiveUp: () => void;
}

/** Props of a component that can be shown by `dialogs.open`. */
export type DialogComponent<P, R> = ComponentType<P & { dialog: DialogControl<R> }>;

export interface OpenOptions {
  /** Title in the 44 px head. A dialog without a title must name itself (`label`). */
  title?: ReactNode;
  /** Second, muted part of the title ("File 12-3456"). */
  subtitle?: ReactNode;
  /** Accessible name where the title is not text. */
  label?: string;
  /** Default: 85 % of the window. */
  size?: DialogSize;
  /** One at a time: while a dialog with this key is open, opening again answers with the open one. */
  key?: string;
  /** Runs before opening; false blocks it. */
  preExecute?: () => boolean | Promise<boolean>;
  /** Can be moved by its head and sized by its corner. Default: true, except for questions. */
  movable?: boolean;
  /** Keeps place and size under this name, per user. */
  name?: string;
  /** A press outside closes it. Default false: work is not lost by a slip of the mouse. */
  closeOnOutside?: boolean;
  /** 'alertdialog' for questions that must be answered. Default 'dialog'. */
  role?: 'dialog' | 'alertdialog';
}

/** A promise of the result that can also be settled from outside. It never rejects. */
export interface DialogPromise<R> extends Promise<DialogResult<R>> {
  id: number;
  close: (value: R) => void;
  dismiss: (reason?: DismissReason) => void;
}

export interface MessageOptions {
  title: string;
  message?: ReactNode;
  /** Button text. Default "OK". */
  okLabel?: string;
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  key?: string;
}

export interface ConfirmOptions {
  /** The question, with the item's name: "Delete clause 4.c?" */
  title: string;
  /** What happens, in one or two sentences. */
  message?: ReactNode;
  /** Default "OK"; name the act: "Delete clause". */
  confirmLabel?: string;
  /** Default "Cancel". */
  cancelLabel?: string;
  /** Solid red button, and the focus starts on Cancel. */
  destructive?: boolean;
  /** The focus starts on Cancel also where nothing is destroyed. Default: where something is. */
  beginsOnCancel?: boolean;
  /** One question at a time. */
  key?: string;
}

export interface Dialogs {
  /** Shows a component in a dialog. Resolves with its result or the reason for none. */
  open<P extends object, R = void>(component: DialogComponent<P, R>, props: P, options?: OpenOptions): DialogPromise<R>;
  /** A message with one button. */
  message(options: MessageOptions | string): Promise<void>;
  /** A question. True only if the act was confirmed. */
  confirm(options: ConfirmOptions | string): Promise<boolean>;
  /** Asks for a text; null if dismissed. */
  promptText(options: PromptTextOptions): Promise<string | null>;
  /** Asks for a date (`YYYY-MM-DD`; '' if it may be left empty and was); null if dismissed. */
  promptDate(options: PromptDateOptions): Promise<string | null>;
  /** Asks for one of a list; null if dismissed. */
  promptSelect<V extends string | number>(options: PromptSelectOptions<V>): Promise<V | null>;
  /** Asks for some of a list, in the order of the list; null if dismissed. */
  promptMultiSelect<V extends string | number>(options: PromptMultiSelectOptions<V>): Promise<V[] | null>;
  /** Dismisses the top dialog, or the one with this id. Its guard is asked. */
  close(id?: number): void;
  /** Dismisses all at once without asking guards (logout, a route change that has happened). */
  closeAll(reason?: DismissReason): void;
  /** For a route guard: asks the guards from the top down, then dismisses all. False if one wants to stay; nothing is closed then. */
  leave(reason?: DismissReason): Promise<boolean>;
  /** Whether one of them would ask before it goes. */
  isGuarded(): boolean;
  /** Mounts the content of the top dialog (or that of this id) anew. */
  reload(id?: number): void;
  /** Number of open dialogs. */
  count(): number;
}

import type {
  ConfirmOptions,
  DialogPromise,
  DialogResult,
  Dialogs,
  MessageOptions,
  OpenOptions,
  PromptTextOptions,
} from './dialogs.types.ts';

/** One call made to the double. */
export type DialogCall =
  | { kind: 'open'; component: unknown; props: object; options: OpenOptions }
  | { kind: 'message'; options: MessageOptions }
  | { kind: 'confirm'; options: ConfirmOptions }
  | { kind: 'promptText'; options: PromptTextOptions }
  | { kind: 'close' | 'closeAll' | 'reload'; id?: number; reason?: string };

export interface DialogsDouble extends Dialogs {
  /** All calls, oldest first. */
  readonly calls: readonly DialogCall[];
  /** The next answers, in order. Unscripted: confirm answers false, promptText null, open is dismissed by 'escape'. */
  answer(...answers: Answer[]): void;
}
export type Answer = { confirm: boolean } | { promptText: string | null } | { open: DialogResult<unknown> };

/** A dialogs service that shows nothing, records calls and answers from a script. Works without a browser. */
export function createDialogsDouble(): DialogsDouble {
  const calls: DialogCall[] = [];
  const script: Answer[] = [];
  const take = <K extends 'confirm' | 'promptText' | 'open'>(
    kind: K,
  ): Extract<Answer, Record<K, unknown>>[K] | undefined => {
    const at = script.findIndex((answer) => kind in answer);
    if (at < 0) return undefined;
    const [answer] = script.splice(at, 1);
    return (answer as Extract<Answer, Record<K, unknown>>)[kind];
  };
  return {
    calls,
    answer: (...answers) => {
      script.push(...answers);
    },
    open(component, props, options = {}) {
      calls.push({ kind: 'open', component, props, options });
      const result = take('open') ?? { dismissed: true, reason: 'escape' };
      const promise = Promise.resolve(result) as DialogPromise<never>;
      return Object.assign(promise, { id: calls.length, close: () => {}, dismiss: () => {} });
    },
    async message(options) {
      calls.push({ kind: 'message', options: typeof options === 'string' ? { title: options } : options });
    },
    async confirm(options) {
      calls.push({ kind: 'confirm', options: typeof options === 'string' ? { title: options } : options });
      return take('confirm') ?? false;
    },
    async promptText(options) {
      calls.push({ kind: 'promptText', options });
      return take('promptText') ?? null;
    },
    close: (id) => {
      calls.push({ kind: 'close', id });
    },
    closeAll: (reason) => {
      calls.push({ kind: 'closeAll', reason });
    },
    reload: (id) => {
      calls.push({ kind: 'reload', id });
    },
    count: () => 0,
  };
}

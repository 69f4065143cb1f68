import type {
  ConfirmOptions,
  DialogPromise,
  DialogResult,
  Dialogs,
  DismissReason,
  MessageOptions,
  OpenOptions,
} from './dialogs.types.ts';
import type {
  PromptDateOptions,
  PromptMultiSelectOptions,
  PromptSelectOptions,
  PromptTextOptions,
} from './prompts.types.ts';

/** One call made to the double. */
export type DialogCall =
  | { kind: 'open'; component: unknown; props: object; options: OpenOptions }
  | { kind: 'message'; options: MessageOptions }
  | { kind: 'confirm'; options: ConfirmOptions }
  | { kind: 'promptText'; options: PromptTextOptions }
  | { kind: 'promptDate'; options: PromptDateOptions }
  | { kind: 'promptSelect'; options: PromptSelectOptions<string | number> }
  | { kind: 'promptMultiSelect'; options: PromptMultiSelectOptions<string | number> }
  | { kind: 'close' | 'closeAll' | 'leave' | 'reload'; id?: number; reason?: string };

/** What a kind of call can be answered with. */
interface Answers {
  confirm: boolean;
  promptText: string | null;
  promptDate: string | null;
  promptSelect: string | number | null;
  promptMultiSelect: (string | number)[] | null;
  open: DialogResult<unknown>;
  leave: boolean;
}
export type Answer = { [K in keyof Answers]: Record<K, Answers[K]> }[keyof Answers];

export interface DialogsDouble extends Dialogs {
  /** All calls, oldest first. */
  readonly calls: readonly DialogCall[];
  /**
   * The next answers, in order. Unscripted: confirm answers false, prompts null, open is dismissed by 'escape', leave answers true.
   */
  answer(...answers: Answer[]): void;
}

/** A dialogs service that shows nothing, records calls and answers from a script. Works without a browser. */
export function createDialogsDouble(): DialogsDouble {
  const calls: DialogCall[] = [];
  const script: Answer[] = [];
  const take = <K extends keyof Answers, F>(kind: K, unscripted: F): Answers[K] | F => {
    const at = script.findIndex((answer) => kind in answer);
    if (at < 0) return unscripted;
    const [answer] = script.splice(at, 1);
    return (answer as unknown as Record<K, Answers[K]>)[kind];
  };
  const titled = <O extends { title: string }>(options: O | string) =>
    (typeof options === 'string' ? { title: options } : options) as O;
  return {
    calls,
    answer: (...answers) => {
      script.push(...answers);
    },
    open(component, props, options = {}) {
      calls.push({ kind: 'open', component, props, options });
      const result = take('open', { dismissed: true, reason: 'escape' as const });
      const promise = Promise.resolve(result) as DialogPromise<never>;
      return Object.assign(promise, { id: calls.length, close: () => {}, dismiss: () => {} });
    },
    async message(options) {
      calls.push({ kind: 'message', options: titled<MessageOptions>(options) });
    },
    async confirm(options) {
      calls.push({ kind: 'confirm', options: titled<ConfirmOptions>(options) });
      return take('confirm', false);
    },
    async promptText(options) {
      calls.push({ kind: 'promptText', options });
      return take('promptText', null);
    },
    async promptDate(options) {
      calls.push({ kind: 'promptDate', options });
      return take('promptDate', null);
    },
    async promptSelect<V extends string | number>(options: PromptSelectOptions<V>) {
      calls.push({ kind: 'promptSelect', options: options as unknown as PromptSelectOptions<string | number> });
      return take('promptSelect', null) as V | null;
    },
    async promptMultiSelect<V extends string | number>(options: PromptMultiSelectOptions<V>) {
      const plain = options as unknown as PromptMultiSelectOptions<string | number>;
      calls.push({ kind: 'promptMultiSelect', options: plain });
      return take('promptMultiSelect', null) as V[] | null;
    },
    close: (id) => {
      calls.push({ kind: 'close', id });
    },
    closeAll: (reason) => {
      calls.push({ kind: 'closeAll', reason });
    },
    leave: async (reason?: DismissReason) => {
      calls.push({ kind: 'leave', reason });
      return take('leave', true);
    },
    reload: (id) => {
      calls.push({ kind: 'reload', id });
    },
    isGuarded: () => false,
    count: () => 0,
  };
}

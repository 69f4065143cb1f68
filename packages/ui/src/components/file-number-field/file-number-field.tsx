import { useComposedRefs } from 'radix-ui/internal';
import {
  type ComponentProps,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import { dialogs } from '../../services/dialogs/index.ts';
import { FieldBox, FieldFrame, FieldInput } from '../field/field.tsx';
import { type FieldProps, splitFieldProps, useField } from '../field/use-field.ts';
import {
  type FileLookup,
  FileNumberCheck,
  type FileNumberMode,
  type FindFile,
  fileNumbersIn,
  tidyFileNumber,
} from './file-number-check.ts';
import { type FileNumberFieldMessages, fileNumberFieldMessages } from './file-number-field.messages.ts';
import { useSubmitGate } from './use-submit-gate.ts';

/** Milliseconds after the last key until the check, and characters. */
export const fileNumberLimits = { debounce: 500, minLength: 3, maxLength: 50 };

export interface FileNumberHandle {
  /** Checks now, or waits for the check that runs: true if the number is fine. A submit waits for it. */
  check: () => Promise<boolean>;
  focus: () => void;
}

type Native = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'minLength' | 'maxLength'
>;

export interface FileNumberFieldProps extends FieldProps, Native {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
  /** The file must be there (`exists`, default) or the number must be free (`unique`). */
  check?: FileNumberMode | undefined;
  /** The caller's lookup by exact number. */
  find: FindFile;
  /** Takes a locked file, too. Default false. */
  allowLocked?: boolean | undefined;
  /** The file of the number once it is checked and may be taken, else null. */
  onFileChange?: ((file: FileLookup | null) => void) | undefined;
  /** Alt+Enter on a number that is there. */
  onOpenFile?: ((file: FileLookup) => void) | undefined;
  /** Several numbers were pasted at once and these were chosen of them. Without it only one number can be pasted. */
  onSeveral?: ((fileNumbers: readonly string[]) => void) | undefined;
  messages?: Partial<FileNumberFieldMessages> | undefined;
  /** For a form that waits for the check. */
  handle?: Ref<FileNumberHandle> | undefined;
}

/** The number of a file, checked half a second after the last key, at once on Enter and on leaving. The focus is never held back. */
export function FileNumberField(props: FileNumberFieldProps) {
  const [fieldProps, own] = splitFieldProps(props);
  const { value, defaultValue = '', onValueChange, check: mode = 'exists', find, allowLocked = false, ...other } = own;
  const { onFileChange, onOpenFile, onSeveral, onPaste, messages, ref, handle, onKeyDown, onBlur, ...input } = other;
  const words = { ...fileNumberFieldMessages, ...messages };
  const [text, report] = useControllable<string, ChangeDetails>(value, defaultValue, onValueChange);
  const { debounce, minLength, maxLength } = fileNumberLimits;
  const rules = { find, mode, allowLocked, required: fieldProps.required ?? false, minLength, debounce };
  const [check] = useState(() => new FileNumberCheck(rules));
  const { status, problem, file } = useSyncExternalStore(check.subscribe, check.getState, check.getState);
  const element = useRef<HTMLInputElement>(null);
  const both = useComposedRefs(element, ref);
  const typed = useRef(text);
  const told = useRef<FileLookup | null>(null);
  useLayoutEffect(() => {
    check.rules = rules;
  });
  useEffect(() => () => check.stop(), [check]);
  // Another value, or another rule, from outside: nothing is known of it.
  useEffect(() => {
    if (typed.current === text) return;
    typed.current = text;
    check.stop();
  }, [check, text]);
  const latest = useRef(onFileChange);
  latest.current = onFileChange;
  useEffect(() => {
    if (told.current === file) return;
    told.current = file;
    latest.current?.(file);
  }, [file]);

  const complaint = problem && words[problem];
  const field = useField(
    {
      ...fieldProps,
      checking: fieldProps.checking || status === 'checking',
      help: status === 'checking' ? words.checking : fieldProps.help,
      success: status === 'ok' ? (mode === 'exists' ? words.exists : words.free) : fieldProps.success,
    },
    { error: typeof complaint === 'function' ? complaint(minLength) : (complaint ?? undefined) },
  );
  const set = (next: string, reason: 'input' | 'commit') => {
    typed.current = next;
    report(next, { reason });
  };
  /** Checks now. A file that is there gives its number the case it has. */
  const settle = async () => {
    const fine = await check.check(typed.current);
    const own = check.getState().file?.gfNo;
    if (fine && own && own !== typed.current && own.toLowerCase() === typed.current.toLowerCase()) {
      check.rewritten(own);
      set(own, 'commit');
    }
    return fine;
  };
  useImperativeHandle(handle, () => ({ check: settle, focus: () => element.current?.focus() }));
  useSubmitGate(element, { isFine: () => !field.editable || check.isFine(typed.current), check: settle });
  const offer = async (numbers: string[]) => {
    const chosen = await dialogs.promptMultiSelect({
      title: words.pasted(numbers.length),
      label: words.numbers,
      options: numbers.map((number) => ({ value: number, label: number })),
      value: numbers,
    });
    if (!chosen) return;
    const [only, ...more] = chosen;
    if (more.length > 0) return onSeveral?.(chosen);
    set(only ?? '', 'commit');
    check.stop();
    void settle();
  };

  return (
    <FieldFrame field={field} slot="file-number-field" root={{ 'data-state': status }}>
      <FieldBox field={field}>
        <FieldInput
          {...input}
          ref={both}
          field={field}
          name={field.variant === 'disabled' ? undefined : fieldProps.name}
          value={text}
          maxLength={maxLength}
          className="identifier"
          aria-keyshortcuts={onOpenFile ? 'Alt+Enter' : undefined}
          onChange={(event) => {
            set(event.currentTarget.value, 'input');
            check.type(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
            if (!event.altKey) void settle();
            else if (onOpenFile && mode === 'exists') {
              event.preventDefault();
              void settle().then(() => {
                const { file: there } = check.getState();
                if (there) onOpenFile(there);
              });
            }
          }}
          onPaste={(event) => {
            onPaste?.(event);
            const numbers = onSeveral ? fileNumbersIn(event.clipboardData.getData('text'), minLength) : [];
            if (numbers.length < 2 || event.defaultPrevented || !field.editable) return;
            event.preventDefault();
            void offer(numbers);
          }}
          onBlur={(event) => {
            onBlur?.(event);
            if (!field.editable || document.activeElement === event.currentTarget) return;
            const tidy = tidyFileNumber(text);
            if (tidy !== text) set(tidy, 'commit');
            void settle();
          }}
        />
      </FieldBox>
    </FieldFrame>
  );
}

import { useComposedRefs } from 'radix-ui/internal';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { type TextValueOptions, useTextValue } from '../../hooks/use-text-value.ts';
import { cn } from '../../lib/cn.ts';
import { writeText } from '../../lib/write-text.ts';
import { FieldBox, FieldFrame } from '../field/field.tsx';
import { fieldInputVariants } from '../field/field.variants.ts';
import { type FieldProps, splitFieldProps, useField } from '../field/use-field.ts';
import { memoFieldMessages } from './memo-field.messages.ts';
import { useAutoGrow } from './use-auto-grow.ts';
import { useSpokenCount } from './use-spoken-count.ts';

type Native = Omit<ComponentProps<'textarea'>, keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'rows'>;

export interface MemoFieldProps extends FieldProps, Native, TextValueOptions {
  /** Lines shown when empty. It grows with the text up to `maxHeight`, then scrolls. Default 2. */
  minRows?: number;
  /** Pixels it grows to. Default 88 (core.md §9). */
  maxHeight?: number;
  /** Longest text; the rest is counted down below once a fifth is left. Longer pastes are kept and marked, never cut. */
  maxLength?: number | undefined;
  /** The text that Ctrl+; puts at the caret, such as date and initials. Undone like typing. */
  stamp?: (() => string) | undefined;
  messages?: Partial<typeof memoFieldMessages> | undefined;
}

/** Several lines of plain text. Tab leaves it; Ctrl+Enter submits the form. */
export function MemoField(props: MemoFieldProps) {
  const [
    fieldProps,
    {
      value,
      defaultValue,
      onValueChange,
      minRows = 2,
      maxHeight = 88,
      maxLength,
      stamp,
      messages,
      ref,
      onFocus,
      onKeyDown,
      ...input
    },
  ] = splitFieldProps(props);
  const words = { ...memoFieldMessages, ...messages };
  const area = useRef<HTMLTextAreaElement>(null);
  const both = useComposedRefs(area, ref);
  const { text, inputProps } = useTextValue({ value, defaultValue, onValueChange });
  useAutoGrow(area, text);
  const over = maxLength !== undefined && text.length > maxLength;
  const field = useField(fieldProps, {
    error: over ? words.tooLong(text.length - maxLength) : undefined,
    extra: maxLength !== undefined,
  });
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    inputProps.onKeyDown(event);
    if (event.defaultPrevented || !event.ctrlKey || !field.editable) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
    } else if (event.key === ';' && stamp) {
      event.preventDefault();
      writeText(event.currentTarget, stamp());
    }
  };
  const counted = maxLength !== undefined && text.length >= maxLength * 0.8;
  const spoken = useSpokenCount(text.length, maxLength);
  return (
    <FieldFrame
      field={field}
      slot="memo-field"
      below={
        maxLength === undefined ? null : (
          <>
            <p id={field.ids.extra} className={cn('text-end text-micro text-subtle figures', !counted && 'sr-only')}>
              {words.length(text.length, maxLength)}
            </p>
            <span role="status" className="sr-only">
              {spoken === null ? '' : words.left(spoken)}
            </span>
          </>
        )
      }
    >
      <FieldBox field={field} size="area">
        <textarea
          data-slot="field-input"
          spellCheck
          {...input}
          {...field.control}
          {...inputProps}
          ref={both}
          name={field.variant === 'disabled' ? undefined : fieldProps.name}
          onFocus={(event) => {
            onFocus?.(event);
            inputProps.onFocus();
          }}
          onKeyDown={keys}
          style={{ minHeight: `${minRows * 18 + 8}px`, maxHeight: `${maxHeight}px` }}
          className={cn(
            fieldInputVariants({ variant: field.variant }),
            'field-sizing-content w-full resize-none overflow-y-auto py-1 leading-[18px] print:max-h-none!',
          )}
        />
      </FieldBox>
    </FieldFrame>
  );
}

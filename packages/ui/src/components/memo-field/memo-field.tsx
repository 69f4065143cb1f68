import type { ComponentProps, KeyboardEvent } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import { cn } from '../../lib/cn.ts';
import { FieldBox, FieldFrame } from '../field/field.tsx';
import { fieldInputVariants } from '../field/field.variants.ts';
import { type FieldProps, splitFieldProps, useField } from '../field/use-field.ts';
import { memoFieldMessages } from './memo-field.messages.ts';

type Native = Omit<ComponentProps<'textarea'>, keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'rows'>;

export interface MemoFieldProps extends FieldProps, Native {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
  /** Lines shown when empty. It grows with the text up to 88 px, then scrolls. Default 2. */
  minRows?: number;
  /** Longest text; the rest is counted down below once a fifth is left. Longer pastes are kept and marked, never cut. */
  maxLength?: number | undefined;
  /** The text that Ctrl+; puts at the caret, such as date and initials. Undone like typing. */
  stamp?: (() => string) | undefined;
}

/** Several lines of plain text. Tab leaves it; Ctrl+Enter submits the form. */
export function MemoField(props: MemoFieldProps) {
  const [fieldProps, { value, defaultValue = '', onValueChange, minRows = 2, maxLength, stamp, onKeyDown, ...input }] =
    splitFieldProps(props);
  const [text, report] = useControllable<string, ChangeDetails>(value, defaultValue, onValueChange);
  const over = maxLength !== undefined && text.length > maxLength;
  const field = useField(fieldProps, {
    error: over ? memoFieldMessages.tooLong(text.length - maxLength) : undefined,
    extra: maxLength !== undefined,
  });
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || !event.ctrlKey || !field.editable) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
    } else if (event.key === ';' && stamp) {
      event.preventDefault();
      // The one way to insert text that the browser can undo.
      document.execCommand('insertText', false, stamp());
    }
  };
  const counted = maxLength !== undefined && text.length >= maxLength * 0.8;
  return (
    <FieldFrame
      field={field}
      slot="memo-field"
      below={
        maxLength === undefined ? null : (
          <p id={field.ids.extra} className={cn('text-right text-micro text-subtle figures', !counted && 'sr-only')}>
            {memoFieldMessages.length(text.length, maxLength)}
          </p>
        )
      }
    >
      <FieldBox field={field} size="area">
        <textarea
          data-slot="field-input"
          spellCheck
          {...input}
          {...field.control}
          name={fieldProps.name}
          value={text}
          onChange={(event) => report(event.currentTarget.value, { reason: 'input' })}
          onKeyDown={keys}
          style={{ minHeight: `${minRows * 18 + 8}px` }}
          className={cn(
            fieldInputVariants({ variant: field.variant }),
            'field-sizing-content max-h-[88px] w-full resize-none overflow-y-auto py-1 leading-[18px] print:max-h-none',
          )}
        />
      </FieldBox>
    </FieldFrame>
  );
}

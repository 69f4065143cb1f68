import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import { cn } from '../../lib/cn.ts';
import { escapeOwner } from '../../lib/escape-ladder.ts';
import { writeText } from '../../lib/write-text.ts';
import { FieldBox, FieldFrame, FieldInput } from '../field/field.tsx';
import type { TypedFieldNative } from '../field/typed-input.tsx';
import { type FieldProps, splitFieldProps, useField } from '../field/use-field.ts';
import { Kbd } from '../kbd/kbd.tsx';
import { ariaKeys } from '../kbd/kbd.variants.ts';
import { searchBoxMessages } from './search-box.messages.ts';
import { SEARCH_DEBOUNCE, useDebounced } from './use-debounced.ts';

export interface SearchBoxProps extends FieldProps, TypedFieldNative {
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** On every key. For the search itself use `onSearch`. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
  /** The trimmed text, `debounce` after the last key; at once on Enter and when cleared. Never twice in a row with the same text. */
  onSearch?: ((text: string) => void) | undefined;
  /** Milliseconds after the last key. Default 250. */
  debounce?: number | undefined;
  /** The shortcut that comes here, as people read it (`Ctrl K`), shown while the box is empty. It is not bound here. */
  shortcut?: string | undefined;
  messages?: Partial<typeof searchBoxMessages> | undefined;
}

/** A text to search or filter by. Escape empties it before it leaves to what is around. */
export function SearchBox(props: SearchBoxProps) {
  const [
    fieldProps,
    { value, defaultValue = '', onValueChange, onSearch, debounce = SEARCH_DEBOUNCE, shortcut, messages, ...input },
  ] = splitFieldProps(props);
  const words = { ...searchBoxMessages, ...messages };
  const field = useField(fieldProps.label ? fieldProps : { 'aria-label': words.search, ...fieldProps });
  const [text, report] = useControllable<string, ChangeDetails>(value, defaultValue, onValueChange);
  const box = useRef<HTMLDivElement>(null);
  const search = useDebounced((wanted: string) => onSearch?.(wanted.trim()), debounce, text.trim());
  const clearing = useRef(false);
  const clear = () => {
    const own = box.current?.querySelector('input');
    clearing.current = true;
    // Written like typing, so that Ctrl+Z brings the text back.
    if (!own || !writeText(own, '', true)) report('', { reason: 'clear' });
    clearing.current = false;
    search.now('');
  };
  const filled = text !== '' && field.editable;
  return (
    <FieldFrame field={field} slot="search-box" root={escapeOwner(filled)}>
      <FieldBox
        field={field}
        ref={box}
        start={<Search aria-hidden className="size-3.5" strokeWidth={1.75} />}
        end={
          filled ? (
            <button
              type="button"
              tabIndex={-1}
              aria-label={words.clear}
              onPointerDown={(event) => event.preventDefault()}
              onClick={clear}
              className="-me-[5px] inline-flex size-6 items-center justify-center rounded-sm hover:text-default"
            >
              <X aria-hidden className="size-3.5" strokeWidth={1.75} />
            </button>
          ) : shortcut ? (
            <Kbd aria-hidden keys={shortcut} />
          ) : null
        }
      >
        <FieldInput
          placeholder={words.search}
          {...input}
          field={field}
          type="search"
          name={field.variant === 'disabled' ? undefined : fieldProps.name}
          aria-keyshortcuts={shortcut ? ariaKeys(shortcut) : undefined}
          value={text}
          onChange={(event) => {
            report(event.currentTarget.value, { reason: clearing.current ? 'clear' : 'input' });
            search.later(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            input.onKeyDown?.(event);
            if (event.nativeEvent.isComposing || !field.editable) return;
            if (event.key === 'Enter' && !event.defaultPrevented) search.now(text);
            if (event.key !== 'Escape' || !filled) return;
            // A dialog around marks an owned Escape as handled before it gets here: it is ours all the same.
            event.preventDefault();
            event.stopPropagation();
            clear();
          }}
          className={cn(
            field.variant === 'read' ? undefined : 'ps-1.5',
            '[&::-webkit-search-cancel-button]:hidden [&::-webkit-search-decoration]:hidden',
          )}
        />
      </FieldBox>
    </FieldFrame>
  );
}

import { ChevronDown, ChevronUp, Search, X } from 'lucide-react';
import { useComposedRefs } from 'radix-ui/internal';
import { type ComponentProps, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { escapeOwner } from '../../lib/escape-ladder.ts';
import { onDemand } from '../../lib/on-demand.ts';
import { FieldBox, FieldFrame, FieldInput } from '../field/field.tsx';
import { FieldValue } from '../field/field-value.tsx';
import { type FieldProps, splitFieldProps, useField } from '../field/use-field.ts';
import { type ComboboxMessages, comboboxMessages } from './combobox.messages.ts';
import type { ComboboxHandle, ComboboxOptions } from './combobox.types.ts';
import type { ComboboxListProps } from './combobox-list.tsx';
import { type ComboboxOption, rowId } from './rows.ts';
import { splitComboboxOptions } from './split-options.ts';
import { useCombobox } from './use-combobox.ts';
import { useComboboxKeys } from './use-combobox-keys.ts';
import { useSettledNotice } from './use-settled-notice.ts';

const ComboboxList = onDemand<ComboboxListProps>(() => import('./combobox-list.tsx'));

type Native = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | keyof ComboboxOptions<string, unknown> | 'onChange' | 'size' | 'type' | 'ref' | 'list'
>;

export interface ComboboxProps<V extends string | number = string, D = unknown>
  extends FieldProps,
    Native,
    ComboboxOptions<V, D> {
  /** A cross in the field, and Delete, take text and value away. Default true: a required field may be empty until it is saved. */
  clearable?: boolean | undefined;
  /** At the end of the field, after a value: a card's button. */
  end?: ReactNode;
  /** Least width of the list, px. Default: the field's. */
  listWidth?: number | undefined;
  /** Words at the end of a row that may change while the list is open, instead of the option's note. */
  optionNote?: ((option: ComboboxOption<V, D>) => string | undefined) | undefined;
  /** Default: the magnifier with `search`, the chevron with `options`. */
  icon?: 'search' | 'chevron' | 'none' | undefined;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** For a form that waits for what is typed. */
  handle?: Ref<ComboboxHandle> | undefined;
}

const button =
  'inline-flex size-6 items-center justify-center rounded-sm hover:text-default disabled:pointer-events-none';

/**
 * A record out of many: a fixed list of any length, or the caller's search page by page. What is typed is never lost: Tab and Enter
 * commit it, queued while the answer is still to come, and a text that fits nothing stays as an error.
 */
export function Combobox<V extends string | number = string, D = unknown>(props: ComboboxProps<V, D>) {
  const [fieldProps, withOptions] = splitFieldProps(props);
  const [options, own] = splitComboboxOptions<V, D, typeof withOptions>(withOptions);
  const { clearable = true, end, listWidth, optionNote, icon, ref, handle, onKeyDown, onBlur, onFocus, ...input } = own;
  const words: ComboboxMessages = { ...comboboxMessages, ...options.messages };
  const { editable, control } = useField(fieldProps);
  const { id } = control;
  const combobox = useCombobox<V, D>({ ...options, inputId: id, editable });
  const { list, missed, queued } = combobox;
  const error = missed && !missed.restored ? missText(words, missed, options.minLength ?? 1) : undefined;
  const field = useField(
    { ...fieldProps, id, checking: fieldProps.checking || queued === 'pending' || combobox.resolving },
    { error, warning: missed?.restored ? words.restored(missed.text) : undefined },
  );
  const canClear = clearable && field.editable;
  const keys = useComboboxKeys(combobox, { editable: field.editable, clearable: canClear });
  const box = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLInputElement>(null);
  const both = useComposedRefs(element, ref);
  const region = useSettledNotice(combobox, words, options.silent ?? false);
  const name = fieldProps.label ?? fieldProps['aria-label'] ?? '';
  const kind = icon ?? (options.search ? 'search' : 'chevron');
  const Icon = list.open ? ChevronUp : kind === 'search' ? Search : ChevronDown;
  useImperativeHandle(handle, () => ({ settle: combobox.settle, focus: () => element.current?.focus() }));
  const hidden = options.silent && combobox.rows.length === 0;
  return (
    <FieldFrame
      field={field}
      slot="combobox"
      root={escapeOwner(list.open || combobox.dirty)}
      below={
        <>
          <FieldValue field={field} value={options.text ?? combobox.value} />
          {region}
          {list.open && field.editable && !hidden ? (
            <ComboboxList
              anchor={box}
              label={name}
              width={listWidth}
              combobox={combobox as unknown as ComboboxListProps['combobox']}
              words={words}
              minLength={options.minLength ?? (options.options ? 0 : 1)}
              createLabel={options.create?.label}
              optionNote={optionNote as ComboboxListProps['optionNote']}
              onPeel={keys.onPeel}
            />
          ) : null}
        </>
      }
    >
      {field.variant === 'read' ? (
        <FieldBox field={field} end={end} keepEnd={combobox.value !== null}>
          <FieldInput
            {...(input['aria-keyshortcuts'] ? { 'aria-keyshortcuts': input['aria-keyshortcuts'] } : {})}
            ref={both}
            field={field}
            value={combobox.text}
            onChange={() => {}}
            onKeyDown={onKeyDown}
          />
        </FieldBox>
      ) : (
        <FieldBox
          field={field}
          ref={box}
          className="group"
          onPointerEnter={() => ComboboxList.preload()}
          end={
            <span className="-me-[5px] flex items-center">
              {canClear && combobox.text ? (
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={`${words.clear} ${name}`.trim()}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => {
                    combobox.clear();
                    element.current?.focus();
                  }}
                  className={cn(button, 'hidden group-focus-within:inline-flex')}
                >
                  <X aria-hidden className="size-3.5" strokeWidth={1.75} />
                </button>
              ) : null}
              {combobox.value === null ? null : end}
              {kind === 'none' ? null : (
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={`${list.open ? words.close : words.open} ${name}`.trim()}
                  disabled={!field.editable}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => {
                    if (list.open) list.hide();
                    else combobox.show();
                    element.current?.focus();
                  }}
                  className={button}
                >
                  <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />
                </button>
              )}
            </span>
          }
        >
          <FieldInput
            {...input}
            ref={both}
            field={field}
            value={combobox.text}
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={list.open}
            aria-controls={list.open ? combobox.listId : undefined}
            aria-activedescendant={
              list.open && list.highlighted >= 0 ? rowId(combobox.listId, list.highlighted) : undefined
            }
            data-state={list.open ? 'open' : 'closed'}
            onChange={(event) => combobox.type(event.currentTarget.value)}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              keys.onKeyDown(event);
            }}
            onFocus={(event) => {
              onFocus?.(event);
              ComboboxList.preload();
            }}
            onBlur={(event) => {
              onBlur?.(event);
              // The window lost the focus, not the field.
              if (document.activeElement === event.currentTarget) return;
              combobox.leave();
            }}
          />
        </FieldBox>
      )}
    </FieldFrame>
  );
}

function missText(words: ComboboxMessages, { why, text }: { why: string; text: string }, minLength: number): string {
  switch (why) {
    case 'several':
      return words.missSeveral(text);
    case 'failed':
      return words.missFailed;
    case 'denied':
      return words.missDenied;
    case 'short':
      return words.short(minLength);
    default:
      return words.missNone(text);
  }
}

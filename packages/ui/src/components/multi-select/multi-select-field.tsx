import { ChevronDown } from 'lucide-react';
import { useComposedRefs } from 'radix-ui/internal';
import { type ComponentProps, type Ref, useRef } from 'react';
import { useAnnouncement } from '../../hooks/use-announcement.tsx';
import { useControllable } from '../../hooks/use-controllable.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import { cn } from '../../lib/cn.ts';
import { onDemand } from '../../lib/on-demand.ts';
import { FieldBox, FieldFrame, FieldInput } from '../field/field.tsx';
import { fieldInputVariants } from '../field/field.variants.ts';
import { type FieldProps, splitFieldProps, useField } from '../field/use-field.ts';
import { SEARCH_FROM } from '../select-field/index.ts';
import type { SelectOption } from '../select-field/options.ts';
import { type MultiSelectMessages, multiSelectMessages } from './multi-select.messages.ts';
import type { MultiSelectListProps } from './multi-select-list.tsx';
import { useMultiSelect } from './use-multi-select.ts';

const MultiSelectList = onDemand<MultiSelectListProps>(() => import('./multi-select-list.tsx'));

/** So many names are shown as chips; of more, two, and the rest is counted. */
const CHIPS = 3;

type Native = Omit<
  ComponentProps<'button'>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'type' | 'ref' | 'children'
>;

export interface MultiSelectFieldProps<V extends string | number = string> extends FieldProps, Native {
  /** Do not change the array in place. */
  options: readonly SelectOption<V>[];
  /** The picked values, in the order of the options. */
  value?: readonly V[] | undefined;
  defaultValue?: readonly V[] | undefined;
  onValueChange?: ((value: readonly V[], details: ChangeDetails) => void) | undefined;
  /** Grey words while nothing is picked. */
  placeholder?: string | undefined;
  /** A search box above the list. Default: when there are more than 10 options. */
  searchable?: boolean | undefined;
  /** Delete takes all away. Default: unless required. */
  clearable?: boolean | undefined;
  messages?: Partial<MultiSelectMessages> | undefined;
  /** The element that takes the focus: the button, or the text in read mode. */
  ref?: Ref<HTMLElement> | undefined;
}

/** Several of a fixed list. Space or Enter toggles and the list stays; the first row takes all that are found, in or out. */
export function MultiSelectField<V extends string | number = string>(props: MultiSelectFieldProps<V>) {
  const [fieldProps, own] = splitFieldProps(props);
  const {
    options,
    value,
    defaultValue = [],
    onValueChange,
    placeholder,
    searchable,
    clearable,
    messages,
    ...rest
  } = own;
  const { onKeyDown, ref, ...trigger } = rest;
  const words = { ...multiSelectMessages, ...messages };
  const field = useField(fieldProps);
  const [values, report] = useControllable<readonly V[], ChangeDetails>(value, defaultValue, onValueChange);
  const [region, say] = useAnnouncement();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLElement>(null);
  const both = useComposedRefs(button, ref);
  const search = searchable ?? options.length > SEARCH_FROM;
  const canClear = clearable ?? !fieldProps.required;
  const select = useMultiSelect<V>({
    options,
    values,
    editable: field.editable,
    searchable: search,
    clearable: canClear,
    change: (next, reason) => {
      report(next, { reason });
      say(words.selected(next.length, options.length));
    },
  });
  const picked = new Set(values);
  const labels = options.filter((option) => picked.has(option.value)).map((option) => option.label);
  const listId = `${field.control.id}-list`;
  const optionId = (row: number) => `${listId}-${row}`;
  const { readOnly: _, ...control } = field.control;
  const chips = labels.length > CHIPS ? labels.slice(0, CHIPS - 1) : labels;
  const name = fieldProps.label ?? fieldProps['aria-label'] ?? '';

  return (
    <FieldFrame
      field={field}
      slot="multi-select-field"
      below={
        <>
          {fieldProps.name && field.variant !== 'disabled'
            ? values.map((each) => <input key={each} type="hidden" name={fieldProps.name} value={each} />)
            : null}
          {region}
          {select.open ? (
            <MultiSelectList
              anchor={box}
              listId={listId}
              optionId={optionId}
              label={name}
              select={select as unknown as MultiSelectListProps['select']}
              values={values}
              searchable={search}
              clearable={canClear && values.length > 0}
              words={words}
              focusTrigger={() => button.current?.focus()}
            />
          ) : null}
        </>
      }
    >
      {field.variant === 'read' ? (
        <FieldBox field={field}>
          <FieldInput ref={both} field={field} value={labels.join(', ')} onChange={() => {}} />
        </FieldBox>
      ) : (
        <FieldBox
          field={field}
          ref={box}
          end={<ChevronDown aria-hidden className="pointer-events-none size-3.5" strokeWidth={1.75} />}
        >
          <button
            ref={both}
            data-slot="field-input"
            data-state={select.open ? 'open' : 'closed'}
            {...trigger}
            {...control}
            type="button"
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={select.open}
            aria-controls={select.open ? listId : undefined}
            aria-activedescendant={select.open && !search ? optionId(select.active) : undefined}
            onPointerEnter={() => MultiSelectList.preload()}
            onFocus={() => MultiSelectList.preload()}
            onClick={() => (select.open ? select.close() : select.show())}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              select.onKeyDown(event);
            }}
            className={cn(
              fieldInputVariants({ variant: field.variant }),
              '-me-7 flex items-center gap-1 overflow-hidden pe-7 text-start',
            )}
          >
            {labels.length === 0 ? (
              <span className={field.variant === 'edit' ? 'truncate text-subtle' : 'truncate'}>
                {placeholder ?? '\u00a0'}
              </span>
            ) : null}
            {chips.map((label) => (
              <span
                key={label}
                className="min-w-0 truncate rounded-sm bg-neutral-bg px-1.5 text-[12px] leading-[18px] text-neutral-fg"
              >
                {label}
              </span>
            ))}
            {labels.length > chips.length ? (
              <span className="flex-none text-[12px] font-medium text-muted">
                <span aria-hidden>{words.more(labels.length - chips.length)}</span>
                <span className="sr-only">{words.selected(labels.length, options.length)}</span>
              </span>
            ) : null}
          </button>
        </FieldBox>
      )}
    </FieldFrame>
  );
}

import { ChevronDown } from 'lucide-react';
import { useComposedRefs } from 'radix-ui/internal';
import { type ComponentProps, type Ref, useRef } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import { cn } from '../../lib/cn.ts';
import { onDemand } from '../../lib/on-demand.ts';
import { FieldBox, FieldFrame, FieldInput } from '../field/field.tsx';
import { fieldInputVariants } from '../field/field.variants.ts';
import { FieldValue } from '../field/field-value.tsx';
import { type FieldProps, splitFieldProps, useField } from '../field/use-field.ts';
import type { SelectOption } from './options.ts';
import { type SelectFieldMessages, selectFieldMessages } from './select-field.messages.ts';
import type { SelectListProps } from './select-list.tsx';
import { useSelect } from './use-select.ts';

const listPart = onDemand(() => import('./select-list.tsx'));
const SelectList = listPart as unknown as (props: SelectListProps) => React.ReactNode;

/** Lists longer than this get a search box. */
export const SEARCH_FROM = 10;

type Native = Omit<
  ComponentProps<'button'>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'type' | 'ref' | 'children'
>;

export interface SelectFieldProps<V extends string | number = string> extends FieldProps, Native {
  options: readonly SelectOption<V>[];
  /** The picked option's value, or null. */
  value?: V | null | undefined;
  defaultValue?: V | null | undefined;
  onValueChange?: ((value: V | null, details: ChangeDetails) => void) | undefined;
  /** What to show for a value that is not among the options (any more). */
  valueLabel?: string | undefined;
  /** Grey words while nothing is picked. */
  placeholder?: string | undefined;
  /** A search box above the list. Default: when there are more than 10 options. */
  searchable?: boolean | undefined;
  /** Delete takes the value away. Default: unless required. */
  clearable?: boolean | undefined;
  messages?: Partial<SelectFieldMessages> | undefined;
  /** The element that takes the focus: the button, or the text in read mode. */
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * One of a fixed list. Letters pick without opening; Down, Space or Alt+Down open; in a long list typing searches. Tab keeps what is
 * highlighted and goes on. The list is loaded when it is first opened; keys pressed meanwhile count.
 */
export function SelectField<V extends string | number = string>(props: SelectFieldProps<V>) {
  const [fieldProps, own] = splitFieldProps(props);
  const {
    options,
    value,
    defaultValue = null,
    onValueChange,
    valueLabel,
    placeholder,
    searchable,
    clearable,
    messages,
    ref,
    onKeyDown,
    ...trigger
  } = own;
  const field = useField(fieldProps);
  const [picked, report] = useControllable<V | null, ChangeDetails>(value, defaultValue, onValueChange);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLElement>(null);
  const both = useComposedRefs(button, ref);
  const select = useSelect<V>({
    options,
    value: picked,
    editable: field.editable,
    searchable: searchable ?? options.length > SEARCH_FROM,
    clearable: clearable ?? !fieldProps.required,
    change: (next, reason) => report(next, { reason }),
  });
  const words = { ...selectFieldMessages, ...messages };
  const option = options.find((each) => each.value === picked);
  const label = option?.label ?? (picked === null ? '' : (valueLabel ?? String(picked)));
  const listId = `${field.control.id}-list`;
  const { readOnly: _, ...control } = field.control;
  const optionId = (index: number) => `${listId}-${index}`;

  return (
    <FieldFrame
      field={field}
      slot="select-field"
      below={
        <>
          <FieldValue field={field} value={picked} />
          {select.open ? (
            <SelectList
              anchor={box}
              listId={listId}
              optionId={optionId}
              label={fieldProps.label ?? fieldProps['aria-label'] ?? ''}
              select={select}
              value={picked}
              searchable={searchable ?? options.length > SEARCH_FROM}
              clearable={(clearable ?? !fieldProps.required) && picked !== null}
              words={words}
              focusTrigger={() => button.current?.focus()}
            />
          ) : null}
        </>
      }
    >
      {field.variant === 'read' ? (
        <FieldBox field={field}>
          <FieldInput ref={both} field={field} value={label} onChange={() => {}} />
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
            aria-activedescendant={select.open && select.active >= 0 ? optionId(select.active) : undefined}
            onPointerEnter={listPart.preload}
            onClick={() => (select.open ? select.close() : select.show())}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              select.onKeyDown(event);
            }}
            className={cn(fieldInputVariants({ variant: field.variant }), '-mr-7 truncate pr-7 text-left')}
          >
            {label || (
              <span className={field.variant === 'edit' ? 'text-subtle' : undefined}>{placeholder ?? '\u00a0'}</span>
            )}
          </button>
        </FieldBox>
      )}
    </FieldFrame>
  );
}

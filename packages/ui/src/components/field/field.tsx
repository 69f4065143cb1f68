import { Check, CircleAlert, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { cn } from '../../lib/cn.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { fieldMessages } from './field.messages.ts';
import { fieldBoxVariants, fieldInputVariants, fieldMessageVariants } from './field.variants.ts';
import { type FieldControl, type FieldProps, type FieldState, useField } from './use-field.ts';

export interface FieldFrameProps {
  /** From `useField`. */
  field: FieldState;
  /** The part's public name, for `data-slot`. */
  slot: string;
  /** Attributes for the outermost element, such as those of `escapeOwner`. */
  root?: Record<`data-${string}`, string | undefined>;
  /** Something shown below the box before the message: the reading of a date. */
  below?: ReactNode;
  /** The control is several elements (radios, a queue): its label names the group under `ids.label` instead of one input. */
  group?: boolean;
  children: ReactNode;
}

/** Label, box and message of a field: the skeleton that every field part shares. Renders nothing in mode `hidden`. */
export function FieldFrame({ field, slot, root, below, group = false, children }: FieldFrameProps) {
  const { props, control, ids, variant, reason } = field;
  if (field.hidden) return null;
  return (
    <div
      data-slot={slot}
      data-mode={variant}
      data-invalid={field.error ? '' : undefined}
      {...root}
      className={cn('flex min-w-0 flex-col', props.className)}
    >
      {props.label ? <FieldLabel field={field} group={group} /> : null}
      <Tooltip title={reason} describes={false}>
        {children as React.ReactElement}
      </Tooltip>
      {reason ? (
        <span id={ids.reason} className="sr-only">
          {reason}
        </span>
      ) : null}
      {variant === 'edit' && props.highlight ? (
        <span id={ids.highlight} className="sr-only">
          {props.highlight}
        </span>
      ) : null}
      {below}
      {variant === 'edit' ? (
        <FieldMessage field={field} id={control['aria-describedby'] ? ids.message : undefined} />
      ) : null}
    </div>
  );
}

function FieldLabel({ field: { props, control, variant, ids }, group }: { field: FieldState; group: boolean }) {
  const className = 'mb-px flex gap-[3px] overflow-hidden text-label font-label whitespace-nowrap text-muted';
  const words = (
    <>
      <span className="truncate">{props.label}</span>
      {props.required && variant === 'edit' ? (
        <span aria-hidden className="font-semibold text-danger-fg" title={fieldMessages.required}>
          *
        </span>
      ) : null}
      {props.labelEnd ? <span className="ms-auto flex items-center text-subtle">{props.labelEnd}</span> : null}
    </>
  );
  return group ? (
    <span data-slot="field-label" id={ids.label} className={className}>
      {words}
    </span>
  ) : (
    <label data-slot="field-label" htmlFor={control.id} className={className}>
      {words}
    </label>
  );
}

/** One line: the error, else the warning, else the good news, else the help. The region stays mounted so that it is announced. */
function FieldMessage({ field: { error, props, ids } }: { field: FieldState; id?: string | undefined }) {
  const tone = error ? 'danger' : props.warning ? 'warning' : props.success ? 'success' : 'none';
  const text = error ?? props.warning ?? props.success ?? props.help;
  const Icon = { danger: CircleAlert, warning: TriangleAlert, success: Check, none: null }[tone];
  return (
    <div data-slot="field-message" data-tone={tone} id={ids.message} aria-live="polite">
      {text ? (
        <p className={fieldMessageVariants({ tone })}>
          {Icon ? <Icon aria-hidden className="mt-0.5 size-3 flex-none" strokeWidth={2} /> : null}
          <span>{text}</span>
        </p>
      ) : null}
    </div>
  );
}

export interface FieldBoxProps extends ComponentProps<'div'> {
  field: FieldState;
  /** `line` has the height of a control; `area` grows with its content. */
  size?: 'line' | 'area';
  /** Before the text, such as a search icon. Not shown in read mode. */
  start?: ReactNode;
  /** After the text, such as the calendar button. Not shown in read mode unless `keepEnd`. */
  end?: ReactNode;
  /** Keeps `end` in read mode: the eye of a masked id. */
  keepEnd?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** The box around the input, with the state's icon at its end. */
export function FieldBox({ field, size = 'line', start, end, keepEnd, className, children, ...props }: FieldBoxProps) {
  const { variant, tone } = field;
  const status = <FieldStatus field={field} />;
  const hasStatus = variant === 'edit' && (tone !== 'none' || field.props.checking || field.props.success);
  const shownEnd = variant === 'read' && !keepEnd ? null : end;
  return (
    <div
      data-slot="field-control"
      data-highlight={variant === 'edit' && field.props.highlight ? '' : undefined}
      {...props}
      className={cn(fieldBoxVariants({ variant, tone, size }), className)}
    >
      {start && variant !== 'read' ? <span className="flex flex-none pl-2 text-subtle">{start}</span> : null}
      {children}
      {hasStatus || shownEnd ? (
        <span
          className={cn(
            'flex flex-none items-center gap-1 px-[7px] text-subtle',
            size === 'area' ? 'h-control' : 'h-full',
            variant === 'read' && 'pr-0',
          )}
        >
          {hasStatus ? status : null}
          {shownEnd}
        </span>
      ) : null}
    </div>
  );
}

function FieldStatus({ field: { tone, props } }: { field: FieldState }) {
  const icon = 'size-3.5 flex-none';
  if (tone === 'danger') return <CircleAlert aria-hidden className={cn(icon, 'text-danger-fg')} strokeWidth={1.75} />;
  if (tone === 'warning')
    return <TriangleAlert aria-hidden className={cn(icon, 'text-warning-fg')} strokeWidth={1.75} />;
  if (props.checking) return <span role="img" aria-label={fieldMessages.checking} className="busy-ring" />;
  return props.success ? <Check aria-hidden className={icon} strokeWidth={1.75} /> : null;
}

export interface FieldInputProps extends ComponentProps<'input'> {
  field: FieldState;
  /** `end` for figures. */
  align?: 'start' | 'end';
}

/** The bare input of a one-line field. Its text is selected when Tab arrives, as the browser does. */
export function FieldInput({ field, align, className, ...props }: FieldInputProps) {
  return (
    <input
      data-slot="field-input"
      type="text"
      autoComplete="off"
      spellCheck={false}
      {...props}
      {...field.control}
      className={cn(fieldInputVariants({ variant: field.variant, align }), className)}
    />
  );
}

export interface CustomFieldProps extends FieldProps {
  /** Renders the control with the ids and ARIA of the field. */
  children: (control: FieldControl, field: FieldState) => ReactNode;
}

/** Label, help, error and mode around a control of your own. The ready-made parts (`TextField`, `MoneyField`…) contain it already. */
export function Field({ children, ...props }: CustomFieldProps) {
  const field = useField(props);
  return (
    <FieldFrame field={field} slot="field">
      {children(field.control, field)}
    </FieldFrame>
  );
}

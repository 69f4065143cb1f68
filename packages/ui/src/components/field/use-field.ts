import { type ReactNode, useId } from 'react';
import { type FieldMode, useFieldMode } from '../field-mode/field-mode.tsx';

/** What every field of the kit takes. */
export interface FieldProps {
  /** Id of the input; made up if absent. */
  id?: string | undefined;
  /** Name for native forms. */
  name?: string | undefined;
  /** Label on top of the field. Without one give `aria-label`, as in grid cells. */
  label?: string | undefined;
  'aria-label'?: string | undefined;
  /** A small control at the end of the label line, such as a "?" button. */
  labelEnd?: ReactNode;
  /** One line below the field that is always there. */
  help?: ReactNode;
  /** What is wrong and what to do, one sentence. Marks the field invalid. */
  error?: string | undefined;
  /** Worth a look but no obstacle, one sentence. */
  warning?: string | undefined;
  /** Good news, such as "File exists." */
  success?: string | undefined;
  /** Marks the field with a red star. */
  required?: boolean | undefined;
  /** Greys the field out. Give `disabledReason` too, unless the reason is plain to see beside it. */
  disabled?: boolean | undefined;
  /** Why it is disabled; keeps the field reachable so that the reason can be read. */
  disabledReason?: string | undefined;
  /** Shows the value as selectable text. Prefer a `FieldModeScope` around the form. */
  readOnly?: boolean | undefined;
  /** The most this field may do here, whatever the scope allows. */
  mode?: FieldMode | undefined;
  /** Why the mode is not `edit`. */
  reason?: string | undefined;
  /** Why the value wants a look, such as "Filled from the lookup.": tints the field and describes it. Not an error. */
  highlight?: string | undefined;
  /** A check is under way: a small ring at the end of the field; the text stays and the focus is free. */
  checking?: boolean | undefined;
  /** Class of the outermost element, for its place in the form grid: `col-span-3`. */
  className?: string | undefined;
  /** Not taken, the value comes with `onValueChange`: what a form library registers on native inputs is a type error, and loses nothing. */
  onChange?: never;
}

export type FieldTone = 'none' | 'danger' | 'warning';
export type FieldVariant = 'edit' | 'read' | 'disabled';

/** Attributes for the element that takes the focus. */
export interface FieldControl {
  id: string;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-required'?: true | undefined;
  'aria-busy'?: true | undefined;
  'aria-disabled'?: true | undefined;
  disabled?: true | undefined;
  readOnly?: true | undefined;
}

export interface FieldState {
  props: FieldProps;
  hidden: boolean;
  variant: FieldVariant;
  tone: FieldTone;
  /** Can be changed by the user. */
  editable: boolean;
  /** Why not, for the tooltip. */
  reason: string | undefined;
  /** The field's own complaint first, then the caller's. */
  error: string | undefined;
  control: FieldControl;
  ids: { label: string; message: string; reason: string; extra: string; highlight: string };
}

/**
 * Resolves mode, ids and ARIA of a field. `own.error` is a refusal by the field itself (an unreadable date); `own.extra` says that the
 * field renders a description of its own under `ids.extra`.
 */
export function useField(
  props: FieldProps,
  own: { error?: string | undefined; warning?: string | undefined; extra?: boolean } = {},
): FieldState {
  const made = useId();
  const id = props.id ?? made;
  const { mode, reason: modeReason } = useFieldMode(props.mode ?? (props.readOnly ? 'read' : 'edit'), props.reason);
  const variant: FieldVariant = mode === 'read' ? 'read' : props.disabled ? 'disabled' : 'edit';
  const editable = variant === 'edit';
  const error = editable ? (own.error ?? props.error) : undefined;
  const warning = editable ? (own.warning ?? props.warning) : undefined;
  const reason = variant === 'read' ? modeReason : variant === 'disabled' ? props.disabledReason : undefined;
  const ids = {
    label: `${id}-label`,
    message: `${id}-message`,
    reason: `${id}-reason`,
    extra: `${id}-extra`,
    highlight: `${id}-highlight`,
  };
  const described = [
    (error || warning || props.success || props.help) && ids.message,
    reason && ids.reason,
    own.extra && ids.extra,
    editable && props.highlight && ids.highlight,
  ].filter(Boolean);
  return {
    props: { ...props, id, warning },
    hidden: mode === 'hidden',
    variant,
    tone: error ? 'danger' : warning ? 'warning' : 'none',
    editable,
    reason,
    error,
    ids,
    control: {
      id,
      'aria-label': props.label ? undefined : props['aria-label'],
      'aria-describedby': described.join(' ') || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-required': props.required && editable ? true : undefined,
      'aria-busy': props.checking ? true : undefined,
      // With a reason the field stays in the tab order so that the reason can be read.
      'aria-disabled': variant === 'disabled' && reason ? true : undefined,
      disabled: variant === 'disabled' && !reason ? true : undefined,
      readOnly: editable ? undefined : true,
    },
  };
}

const names = [
  'id',
  'name',
  'label',
  'aria-label',
  'labelEnd',
  'help',
  'error',
  'warning',
  'success',
  'required',
  'disabled',
  'disabledReason',
  'readOnly',
  'mode',
  'reason',
  'highlight',
  'checking',
  'className',
] as const satisfies readonly (keyof FieldProps)[];

const isFieldProp: ReadonlySet<string> = new Set(names);

/** Parts the props of a field part from those of its input. */
export function splitFieldProps<P extends FieldProps>(props: P): [FieldProps, Omit<P, keyof FieldProps>] {
  // Two new objects: one that properties are deleted from becomes slow, and a screen of 300 fields does this 300 times a key.
  const field: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) (isFieldProp.has(name) ? field : rest)[name] = value;
  return [field as FieldProps, rest as Omit<P, keyof FieldProps>];
}

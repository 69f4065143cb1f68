import type { FieldMode } from '@closewright/domain/access';
import { Section } from '@closewright/ui/section';
import type { ReactNode } from 'react';
import { type FieldContent, type FieldOption, type FormField, RecordField } from '../field/record-field.tsx';
import type { FieldChoices } from '../field/use-field-choices.ts';
import { type FieldPlace, type Layout, spans } from './layout.ts';
import type { RecordErrors } from './record-errors.ts';

/** A record being edited, as its fields need it. */
export interface FormState {
  /** The field table. */
  readonly fields: Readonly<Record<string, FormField>>;
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: RecordErrors;
  set(part: Readonly<Record<string, unknown>>): void;
  readonly choices?: FieldChoices;
  /** Choices that are no lookup set, by field. */
  readonly options?: Readonly<Record<string, readonly FieldOption[]>>;
  /** What may be done with a field. Default: that of the scope around. */
  modeOf?(name: string): FieldMode;
}

/** What a part of its own has in common with the fields: spread into a field of the kit. */
export interface PartProps {
  label: string;
  required: boolean;
  error: string | undefined;
  className: string;
  help: string | undefined;
  'data-field': string;
}

/** Something that is no field of the table, or one with a look of its own. */
export type FormPart = ReactNode | ((part: PartProps) => ReactNode);

export interface RecordFormProps {
  form: FormState;
  layout: Layout;
  /** Parts of their own, by the name they have in the layout. */
  parts?: Readonly<Record<string, FormPart>> | undefined;
}

/** The fields of a record in twelve columns. */
export function RecordForm({ layout, ...props }: RecordFormProps) {
  return (
    <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y">
      {layout.map((place) =>
        isPlace(place) ? (
          <Place key={place[0]} place={place} {...props} />
        ) : (
          <div key={place[0]?.[0]} className="col-span-12 flex flex-col gap-1 pt-1">
            {place.map((tick) => (
              <Place key={tick[0]} place={tick} {...props} />
            ))}
          </div>
        ),
      )}
    </div>
  );
}

const isPlace = (place: Layout[number]): place is FieldPlace => typeof place[0] === 'string';

function Place({ place: [name, span, look], form, parts }: Omit<RecordFormProps, 'layout'> & { place: FieldPlace }) {
  const table = form.fields[name];
  const part = parts?.[name];
  const className = look?.className ?? spans[span];
  if (typeof part === 'function') {
    return part({
      label: table?.label ?? '',
      required: look?.required ?? table?.required ?? false,
      error: form.errors[name],
      className,
      help: look?.help,
      'data-field': name,
    });
  }
  if (part !== undefined) return <div className={className}>{part}</div>;
  if (table === undefined) return null;
  return (
    <RecordField
      options={form.options?.[name]}
      {...look}
      name={name}
      table={table}
      className={className}
      // What a form holds of a field of the table is what the schema of the field allows.
      value={(form.values[name] ?? null) as FieldContent}
      onValueChange={(value) => form.set({ [name]: value })}
      record={{ read: (each) => form.values[each], set: (values) => form.set(values) }}
      error={form.errors[name]}
      mode={form.modeOf?.(name)}
      {...form.choices}
    />
  );
}

export interface RecordSectionProps extends RecordFormProps {
  name: string;
  title: string;
  /** Below the fields. */
  children?: ReactNode;
}

/** A section of a form: heading, hairline and fields, with the count of what is wrong in it. */
export function RecordSection({ name, title, children, ...form }: RecordSectionProps) {
  const names = form.layout.flatMap((place) => (isPlace(place) ? [place[0]] : place.map(([each]) => each)));
  const errors = names.filter((each) => form.form.errors[each] !== undefined).length;
  return (
    <Section name={name} title={title} foldable={false} errors={errors}>
      <RecordForm {...form} />
      {children}
    </Section>
  );
}

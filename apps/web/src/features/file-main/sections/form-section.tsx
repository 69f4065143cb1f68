import { Section } from '@closewright/ui/section';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useFileMain } from '../file-main-context.ts';
import { type FieldPath, type FileForm, splitPath } from '../form/file-form.ts';
import { OrderField, type OrderFieldProps } from '../form/order-field.tsx';

export interface FormSectionProps {
  name: string;
  title: string;
  meta?: ReactNode;
  /** The fields in reading order, with their place in the twelve columns. */
  fields: readonly OrderFieldProps[];
}

/** A section of the form: a heading, a hairline, and fields in twelve columns. */
export function FormSection({ name, title, meta, fields }: FormSectionProps) {
  const { editor } = useFileMain();
  const { errors } = useFormState<FileForm>({ control: editor.form.control });
  const count = fields.filter((field) => hasError(errors, field.name)).length;
  return (
    <Section name={name} title={title} meta={meta} errors={count}>
      <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y">
        {fields.map((field) => (
          <OrderField key={field.name} {...field} />
        ))}
      </div>
    </Section>
  );
}

function hasError(errors: object, path: FieldPath): boolean {
  const [record, name] = splitPath(path);
  return (errors as Record<string, Record<string, unknown> | undefined>)[record]?.[name] !== undefined;
}

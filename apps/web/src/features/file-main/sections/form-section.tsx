import { Section } from '@closewright/ui/section';
import type { ReactNode } from 'react';
import { usePart } from '../../../lib/store.ts';
import { rowPath } from '../../../records/editor/row-errors.ts';
import { singleKey } from '../../../records/editor/rows.ts';
import { type FieldPlace, spans } from '../../../records/form/layout.ts';
import { useRecordPage } from '../../../records/rows/page-context.ts';
import { RowField } from '../../../records/rows/row-field.tsx';
import { type FieldPath, splitPath } from './field-path.ts';

export interface FormSectionProps {
  name: string;
  title: string;
  meta?: ReactNode;
  /** The fields in reading order, with their place in the twelve columns. */
  fields: readonly FieldPlace<FieldPath>[];
}

/** A section of the form: a heading, a hairline, and fields in twelve columns. */
export function FormSection({ name, title, meta, fields }: FormSectionProps) {
  const { editor } = useRecordPage();
  const count = usePart(
    editor.errors,
    (errors) => fields.filter(([path]) => rowPath(...pathOf(path)) in errors).length,
  );
  return (
    <Section name={name} title={title} meta={meta} errors={count}>
      <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y">
        {fields.map(([path, span, look]) => {
          const [kind, row, field] = pathOf(path);
          return <RowField key={path} kind={kind} row={row} name={field} className={spans[span]} {...look} />;
        })}
      </div>
    </Section>
  );
}

/** Kind, row and name of a field: there is one row of each kind. */
const pathOf = (path: FieldPath) => {
  const [kind, name] = splitPath(path);
  return [kind, singleKey, name] as const;
};

import { Section } from '@closewright/ui/section';
import type { ReactNode } from 'react';
import { useStore } from '../../lib/store.ts';
import type { Row } from '../editor/aggregate.ts';
import { rowPath } from '../editor/row-errors.ts';
import type { RecordFieldLook } from '../field/record-field.tsx';
import { useRecordPage } from './page-context.ts';
import { RowField } from './row-field.tsx';

/** A field and its place in the twelve columns. */
export interface RowFieldPlace extends RecordFieldLook {
  name: string;
}

export interface RowSectionProps {
  name: string;
  title: string;
  meta?: ReactNode;
  actions?: ReactNode;
  kind: string;
  row: Row;
  /** Before the fields, in the same twelve columns. */
  lead?: ReactNode;
  /** The fields in reading order. */
  fields: readonly RowFieldPlace[];
  /** Below the fields. */
  children?: ReactNode;
}

/** A section of a row's form: a heading, a hairline, and fields in twelve columns. */
export function RowSection({ name, title, meta, actions, kind, row, lead, fields, children }: RowSectionProps) {
  const { editor } = useRecordPage();
  const errors = useStore(editor.errors);
  const count = fields.filter((field) => rowPath(kind, row.key, field.name) in errors).length;
  return (
    <Section name={name} title={title} meta={meta} actions={actions} errors={count}>
      <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y">
        {lead}
        {fields.map((field) => (
          <RowField key={field.name} kind={kind} row={row.key} {...field} />
        ))}
      </div>
      {children}
    </Section>
  );
}

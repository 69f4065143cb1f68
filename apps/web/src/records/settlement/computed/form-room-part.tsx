import type { ContinuedLine, FormSection } from '@closewright/domain/closing-file';
import { counted } from '@closewright/domain/formats';
import { Table, type TableColumn } from '@closewright/ui/table';
import type { ReactNode } from 'react';
import { FieldLink, Figure } from './computed-page.tsx';
import { ComputedPart } from './computed-part.tsx';
import { type Named, ofSteps } from './named-figures.ts';

/** The name of the amount of a line that is continued. */
const nameOf = ({ from, side }: ContinuedLine): string => `continued.${from}.${side ?? 'both'}`;

/** The amounts of the lines that are continued, by their names. */
export const figuresOfRoom = (sections: readonly FormSection[]): Named[] =>
  sections.flatMap(({ continued }) =>
    continued.flatMap((line) => (line.amount ? [ofSteps(nameOf(line), line.amount)] : [])),
  );

const goesTo: Readonly<Record<FormSection['goesTo'], string>> = {
  'Its own lines': '',
  'Lines of others': 'Takes unused lines of other sections',
  'Pages 2a and 2b': 'Loan costs on page 2a, other costs on page 2b',
  Addendum: '',
};

const columns: readonly TableColumn<FormSection>[] = [
  {
    id: 'section',
    header: 'Section',
    rowHead: true,
    cell: ({ key, title }) => (
      <>
        <b className="me-1 font-semibold text-muted">{key}</b> {title}
      </>
    ),
  },
  { id: 'lines', header: 'Lines', numeric: true, cell: ({ lines, room }) => `${lines} of ${room}` },
  {
    id: 'rest',
    header: 'Continues',
    cell: (section) =>
      section.goesTo === 'Addendum' ? <Continued lines={section.continued} /> : goesTo[section.goesTo],
  },
];

const Continued = ({ lines }: { lines: readonly ContinuedLine[] }) => (
  <>
    <span className="text-muted">{counted(lines.length, 'line')} on an addendum</span>
    {lines.map((line) => (
      <span key={nameOf(line)} className="flex flex-wrap items-baseline gap-x-3">
        <FieldLink field={line.from}>{line.label}</FieldLink>
        {line.within && <span className="text-muted">in {line.within}</span>}
        <span className="figures">{line.amount ? <Figure name={nameOf(line)} /> : 'Open'}</span>
      </span>
    ))}
  </>
);

export interface FormRoomPartProps {
  sections: readonly FormSection[];
  /** Beside the title. */
  note?: ReactNode;
}

/** The sections of a form with the lines they want and have, and what goes on elsewhere. */
export function FormRoomPart({ sections, note }: FormRoomPartProps) {
  const title = 'Room on the form';
  return (
    <ComputedPart title={title} note={note}>
      <Table caption={title} captionHidden columns={columns} rows={sections} rowKey={({ key }) => key} />
    </ComputedPart>
  );
}

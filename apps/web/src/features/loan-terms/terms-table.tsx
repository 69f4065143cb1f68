import type { TermLine } from '@closewright/domain/disclosure';
import { Table } from '@closewright/ui/table';
import { FieldLink, Figure } from '../../records/settlement/computed/computed-page.tsx';

interface TermsTableProps<Name extends string> {
  caption: string;
  lines: readonly TermLine<Name>[];
  /** Lines as the form calls them. */
  words: Readonly<Record<Name, string>>;
  /** The field that decides a line. */
  fields: Readonly<Record<Name, string>>;
  /** Whether the form asks of a line only for a Yes or a No. */
  asks: (name: Name) => boolean;
}

/** The loan terms as a form has them: what they are, and whether they can increase after closing. */
export function TermsTable<Name extends string>({ caption, lines, words, fields, asks }: TermsTableProps<Name>) {
  return (
    <Table<TermLine<Name>>
      caption={caption}
      columns={[
        {
          id: 'name',
          header: 'Term',
          rowHead: true,
          cell: ({ name }) => <FieldLink field={fields[name]}>{words[name]}</FieldLink>,
        },
        {
          id: 'figure',
          header: 'Amount',
          numeric: true,
          cell: (line) => {
            if (line.figure) return <Figure name={line.name} />;
            return asks(line.name) || !isOpen(line) ? '' : <span className="text-muted">Open</span>;
          },
        },
        {
          id: 'answer',
          header: 'Can it increase, or has it one?',
          cell: (line) => <Answer line={line} />,
        },
      ]}
      rows={lines}
      rowKey={({ name }) => name}
    />
  );
}

const isOpen = ({ missing }: Pick<TermLine, 'missing'>): boolean => Object.keys(missing).length > 0;

function Answer<Name extends string>({ line }: { line: TermLine<Name> }) {
  const { name, answer, details } = line;
  return (
    <>
      {answer && <Figure name={`${name}.answer`} strong />}
      {details.map(({ words, trace }, at) => (
        <span key={words} className="block">
          {words} {trace && <Figure name={`${name}.${at}`} />}
        </span>
      ))}
      {isOpen(line) && <span className="block text-muted">Open</span>}
    </>
  );
}

import { type TermLine, termLineFields, termLines } from '@closewright/domain/disclosure';
import { Table } from '@closewright/ui/table';
import { FieldLink, Figure } from '../../records/settlement/computed/computed-page.tsx';

/** Lines that the form asks of whether the loan has them, not whether they can increase. */
const isFeature = ({ name }: TermLine): boolean => name === 'prepaymentPenalty' || name === 'balloonPayment';

/** The loan terms as page 1 has them: what they are, and whether they can increase after closing. */
export function TermsTable({ lines }: { lines: readonly TermLine[] }) {
  return (
    <Table<TermLine>
      caption="Loan terms, page 1"
      columns={[
        {
          id: 'name',
          header: 'Term',
          rowHead: true,
          cell: ({ name }) => <FieldLink field={termLineFields[name]}>{termLines[name]}</FieldLink>,
        },
        {
          id: 'figure',
          header: 'Amount',
          numeric: true,
          cell: (line) => {
            if (line.figure) return <Figure name={line.name} />;
            return isFeature(line) ? '' : <span className="text-muted">Open</span>;
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

function Answer({ line: { name, answer, details, missing } }: { line: TermLine }) {
  if (answer === null) return <span className="text-muted">Open</span>;
  return (
    <>
      <Figure name={`${name}.answer`} strong />
      {details.map(({ words, trace }, at) => (
        <span key={words} className="block">
          {words} {trace && <Figure name={`${name}.${at}`} />}
        </span>
      ))}
      {Object.keys(missing).length > 0 && <span className="block text-muted">Open</span>}
    </>
  );
}

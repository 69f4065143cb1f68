import {
  type CalculationName,
  calculationNames,
  calculationWords,
  fiveYearWords,
} from '@closewright/domain/closing-file';
import { Table, type TableColumn } from '@closewright/ui/table';
import { FigureOrOpen } from '../../records/settlement/computed/computed-page.tsx';

type Line = readonly [name: CalculationName, words: string];

// The keys of a literal are known by its type.
const linesOf = (words: Partial<Record<CalculationName, string>>) => Object.entries(words) as Line[];

const page5 = linesOf(calculationWords);
const fiveYears = linesOf(fiveYearWords);

const columns: readonly TableColumn<Line>[] = [
  {
    id: 'name',
    header: 'Figure',
    rowHead: true,
    cell: ([name, words]) => (
      <>
        <span className="font-total">{calculationNames[name]}</span>
        <span className="block text-label text-muted">{words}</span>
      </>
    ),
  },
  { id: 'figure', header: 'Amount', numeric: true, cell: ([name]) => <FigureOrOpen name={name} strong /> },
];

/** The figures of page 5 with the words of the form. */
export const Page5Table = () => (
  <Table caption="Loan calculations, page 5" columns={columns} rows={page5} rowKey={([name]) => name} />
);

/** What a loan estimate says of five years. */
export const FiveYearsTable = () => (
  <Table caption="In 5 years, page 3 of a loan estimate" columns={columns} rows={fiveYears} rowKey={([name]) => name} />
);

import './form-paper.css';
import {
  type FormBlock,
  type FormDocument,
  type FormPage,
  type FormRun,
  type FormTable,
  type FormText,
  headAlign,
} from '@closewright/domain/forms';
import { cn } from '@closewright/ui/lib/cn';
import { memo } from 'react';
import { Run } from './form-run.tsx';

/** A form as the regulation draws it: black on white in every theme, page under page. */
export const FormPaper = memo(function FormPaper({ form }: { form: FormDocument }) {
  return (
    <div className="form-paper">
      {form.pages.map((page) => (
        <Page key={page.number} page={page} />
      ))}
    </div>
  );
});

function Page({ page: { number, blocks, footer } }: { page: FormPage }) {
  return (
    <section aria-label={`Page ${number}`} data-page={number} data-theme="light" className="form-page">
      <Blocks blocks={blocks} line={`page.${number}`} />
      {footer && (
        <p className="form-foot">
          <Runs runs={footer} line={`foot.${number}`} />
        </p>
      )}
    </section>
  );
}

function Blocks({ blocks, line }: { blocks: readonly FormBlock[]; line: string }) {
  return blocks.map((block, at) => {
    const key = `${line}.${at}`;
    switch (block.kind) {
      case 'table':
        return <FormTableView key={key} table={block} />;
      case 'sides':
        return (
          <div
            key={key}
            className="form-sides"
            style={{ gridTemplateColumns: block.sides.map(({ share }) => `minmax(0, ${share}fr)`).join(' ') }}
          >
            {block.sides.map(({ blocks: own }, side) => (
              // Sides stand in their order.
              // biome-ignore lint/suspicious/noArrayIndexKey: they have no name
              <div key={side} className="min-w-0">
                <Blocks blocks={own} line={`${key}.${side}`} />
              </div>
            ))}
          </div>
        );
      default:
        return <Text key={key} block={block} line={key} />;
    }
  });
}

function Text({ block: { kind, runs }, line }: { block: FormText; line: string }) {
  const words = <Runs runs={runs} line={line} />;
  switch (kind) {
    case 'heading':
      return <h2>{words}</h2>;
    case 'subheading':
      return <h3>{words}</h3>;
    case 'note':
      return <p className="form-note">{words}</p>;
    case 'paragraph':
      return <p>{words}</p>;
  }
}

function FormTableView({ table: { label, columns, rows } }: { table: FormTable }) {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  const hasHeads = columns.some(({ heading }) => heading !== undefined);
  return (
    <table className="form-table">
      <caption className="sr-only">{label}</caption>
      <colgroup>
        {columns.map(({ share }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no name
          <col key={at} style={{ width: `${(share / all) * 100}%` }} />
        ))}
      </colgroup>
      {hasHeads && <Heads columns={columns} rows={rows} />}
      <tbody>
        {rows.map(({ key, kind, cells }) => (
          <tr key={key} data-line={key} data-kind={kind}>
            {cells.map(({ runs, align, span }, at) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no name
                key={at}
                colSpan={span}
                className={cn(align && `to-${align}`, isNumber(runs) && 'form-number')}
              >
                <Runs runs={runs} line={key} at={at} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The number of a line is never broken, however narrow its column. */
const isNumber = (runs: readonly FormRun[]): boolean => runs.length === 1 && /^\d+$/.test(runs[0]?.text ?? '');

/** Heads of columns as their cells stand, those that say the same below a common one. */
function Heads({ columns, rows }: Pick<FormTable, 'columns' | 'rows'>) {
  const hasGroups = columns.some(({ under }) => under !== undefined);
  const groups = columns.reduce<{ from: number; words: string; span: number }[]>((before, { under = '' }, from) => {
    const last = before.at(-1);
    if (under !== '' && last?.words === under) last.span += 1;
    else before.push({ from, words: under, span: 1 });
    return before;
  }, []);
  return (
    <thead>
      {hasGroups && (
        <tr>
          {groups.map(({ from, words, span }) => (
            <th key={from} scope={span > 1 ? 'colgroup' : 'col'} colSpan={span} className="to-center">
              {words}
            </th>
          ))}
        </tr>
      )}
      <tr>
        {columns.map(({ heading = '' }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: heads stand in their order
          <th key={at} scope="col" className={`to-${headAlign(rows, at)}`}>
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Runs({ runs, line, at = 0 }: { runs: readonly FormRun[]; line: string; at?: number }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: runs stand in their order
  return runs.map((run, index) => <Run key={index} run={run} line={line} at={`${at}.${index}`} />);
}

import type { StoredFee } from '@closewright/domain/fees';
import type { FeeSection } from '@closewright/domain/settlement';
import { memo, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { fees, figuresWith, shownTotal } from './statement.ts';

/** The pages of the floor: all fees, and those of one section. */
const views: Readonly<Record<string, readonly FeeSection[]>> = {
  Fees: ['A', 'B', 'C', 'E', 'F', 'H'],
  'Loan Charges': ['A'],
  'Title Charges': ['B', 'C'],
  Prepaids: ['F'],
  'Other Costs': ['H'],
};

const shown = (cents: number | null | undefined) => ((cents ?? null) === null ? '' : (Number(cents) / 100).toFixed(2));

interface FeeRowProps {
  readonly at: number;
  readonly fee: Partial<StoredFee>;
  readonly change: (at: number, borrowerAtClosing: number) => void;
}

/** A plain row, drawn again only when its own fee changes. */
const FeeRow = memo(({ at, fee, change }: FeeRowProps) => {
  const [text, setText] = useState(shown(fee.borrowerAtClosing));
  return (
    <tr>
      <th>{fee.label}</th>
      <td>{fee.payeeName}</td>
      <td>
        <input
          aria-label={`${fee.label}: borrower at closing`}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            change(at, Math.round(Number(value) * 100));
          }}
        />
      </td>
      <td>{shown(fee.borrowerBeforeClosing)}</td>
      <td>{shown(fee.sellerAtClosing)}</td>
      <td>{shown(fee.others)}</td>
      <td>{fee.bucket}</td>
      <td>{fee.source}</td>
    </tr>
  );
});

/** The floor of the fees page: the pure function of the domain at every key, and a plain table. No grid, no saving, no undo, no rights. */
function Statement() {
  const [page, setPage] = useState('Fees');
  const [now, setNow] = useState(fees);
  const change = useCallback(
    (at: number, borrowerAtClosing: number) =>
      setNow((before) => before.with(at, { ...before[at], borrowerAtClosing })),
    [],
  );
  const figures = figuresWith(now);
  return (
    <>
      <nav>
        {Object.keys(views).map((name) => (
          <button key={name} type="button" data-label={name} onClick={() => setPage(name)}>
            {name}
          </button>
        ))}
      </nav>
      <main>
        <h1>{page}</h1>
        <table>
          <tbody>
            {now.map(
              (fee, at) =>
                fee.section &&
                views[page]?.includes(fee.section) && <FeeRow key={fee.label} at={at} fee={fee} change={change} />,
            )}
          </tbody>
        </table>
        <section aria-label="Totals">
          Closing costs {shownTotal(figures, 'closingCosts')}, cash to close {shownTotal(figures, 'cashFromBorrower')},
          cash to seller {shownTotal(figures, 'cashToSeller')}, {figures.balance.kind}
        </section>
      </main>
    </>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('No root element');
createRoot(root).render(<Statement />);

import type { PolicyMark } from '@closewright/contract/remittances';
import { Badge } from '@closewright/ui/badge';
import { TriangleAlert } from 'lucide-react';
import { messageOf } from '../../lib/api/index.ts';
import type { usePolicyMarks } from './use-policy-marks.ts';

export type PolicyMarksProps = Pick<ReturnType<typeof usePolicyMarks>, 'policies' | 'marks'>;

/** What there is to know of the policies of a rate order besides: who else has their number, and whether they were remitted. */
export function PolicyMarks({ policies, marks }: PolicyMarksProps) {
  if (marks.isError)
    return <p className="text-label text-muted">{`What was remitted could not be read: ${messageOf(marks.error)}`}</p>;
  const told = (marks.data ?? []).flatMap((mark) => {
    const number = policies.find(({ id }) => id === mark.titlePolicyID)?.values.number;
    return number == null || (mark.takenBy === null && mark.remitted === null)
      ? []
      : [{ number: String(number), mark }];
  });
  if (told.length === 0) return null;
  return (
    <ul aria-label="Numbers and remittances of the policies" className="flex flex-col gap-1 px-cell pb-2">
      {told.map(({ number, mark }) => (
        <li key={mark.titlePolicyID} className="flex flex-wrap items-center gap-2">
          <span className="identifier">{number}</span>
          {mark.takenBy !== null && (
            <Badge tone="warning" icon={TriangleAlert}>
              {takenWords(mark.takenBy)}
            </Badge>
          )}
          {mark.remitted !== null && <span className="text-muted">{remittedWords(mark)}</span>}
        </li>
      ))}
    </ul>
  );
}

const takenWords = (takenBy: string): string =>
  takenBy === '' ? 'Its number stands in a file of another region, too' : `Its number stands in ${takenBy}, too`;

const remittedWords = ({ remitted, isLocked }: PolicyMark): string =>
  isLocked ? `Remitted in ${remitted}: it is changed after it is unlocked there` : `Remitted in ${remitted}`;

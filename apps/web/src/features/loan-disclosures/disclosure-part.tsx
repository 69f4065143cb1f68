import type { DisclosureBox, DisclosurePart } from '@closewright/domain/disclosure';
import { cn } from '@closewright/ui/lib/cn';
import { Square, SquareCheck } from 'lucide-react';
import { Figure, FigureOrOpen } from '../../records/settlement/computed/computed-page.tsx';
import { ComputedPart } from '../../records/settlement/computed/computed-part.tsx';

/** A part of the page as it reads on the form. */
export function DisclosurePartText({ part: { name, title, lead, blank, boxes, after } }: { part: DisclosurePart }) {
  return (
    <ComputedPart title={title}>
      <div className="max-w-[76ch] px-cell text-body">
        <p>
          {lead} {blank !== undefined && <FigureOrOpen name={name} strong />}
        </p>
        <BoxList boxes={boxes} name={name} />
        {after !== undefined && <p className="pt-1">{after}</p>}
      </div>
    </ComputedPart>
  );
}

/** Boxes of the form, of which those that are taken are checked. */
export function BoxList({ boxes, name }: { boxes: readonly DisclosureBox[]; name: string }) {
  if (boxes.length === 0) return null;
  return (
    <ul>
      {boxes.map((box) => (
        <li key={box.words} className={cn('flex gap-2 py-0.5', !box.isTaken && 'text-muted')}>
          <BoxMark isTaken={box.isTaken} />
          <div className="min-w-0">
            {box.trace ? <Figure name={name} /> : box.words}
            {box.boxes && <BoxList boxes={box.boxes} name={name} />}
            {box.after !== undefined && <p>{box.after}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function BoxMark({ isTaken }: { isTaken: boolean }) {
  const Icon = isTaken ? SquareCheck : Square;
  return (
    <Icon
      role="img"
      aria-label={isTaken ? 'Checked' : 'Not checked'}
      className="mt-0.5 size-icon flex-none"
      strokeWidth={1.75}
    />
  );
}

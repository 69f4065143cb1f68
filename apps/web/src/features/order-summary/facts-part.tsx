import { Description, DescriptionList } from '@closewright/ui/description-list';
import { FieldLink } from '../../records/settlement/computed/computed-page.tsx';
import { ComputedPart } from '../../records/settlement/computed/computed-part.tsx';
import type { FactGroup } from './order-facts.ts';

/** Facts of the file: each leads to the field where it is typed, also one that is not entered yet. */
export function FactsPart({ title, facts }: FactGroup) {
  return (
    <div data-print="whole">
      <ComputedPart title={title}>
        <DescriptionList className="grid-cols-[104px_minmax(0,1fr)] px-cell">
          {facts.map(({ label, text, field, note }) => (
            <Description key={field} term={label}>
              <FieldLink field={field}>
                {text || <span className="text-muted print:hidden">{`Enter ${label.toLowerCase()}`}</span>}
              </FieldLink>
              {note && <span className="block text-label leading-4 text-muted">{note}</span>}
            </Description>
          ))}
        </DescriptionList>
      </ComputedPart>
    </div>
  );
}

import type { WireOut } from '@closewright/contract/wires';
import { goesElsewhere } from '@closewright/domain/wires';
import { TriangleAlert } from 'lucide-react';

export interface ElsewhereProps {
  /** Whom the wire was posted to. */
  payee: string;
  /** Where it goes, or would go. */
  to: Pick<NonNullable<WireOut['to']>, 'name' | 'beneficiary'>;
}

/** Says that a wire goes to another payee than it was posted to; nothing where it does not. */
export function Elsewhere({ payee, to }: ElsewhereProps) {
  const words = goesElsewhere(payee, to);
  if (words === null) return null;
  return (
    <p role="alert" className="flex gap-2 text-label text-warning-fg">
      <TriangleAlert aria-hidden className="size-icon flex-none" strokeWidth={1.75} />
      {words}
    </p>
  );
}

import type { RemittanceDetail } from '@closewright/contract/remittances';
import { Button } from '@closewright/ui/button';
import { useClock } from '../../app/session/clock.ts';

interface Of {
  of: RemittanceDetail;
  refusal: string | null;
}

/** What the underwriter takes exception to, the open ones with a way to resolve them. */
export function Exceptions({ of, refusal, onResolve }: Of & { onResolve(remittanceExceptionID: number): void }) {
  const { moment } = useClock();
  if (of.exceptions.length === 0) return null;
  return (
    <section aria-label="Exceptions">
      <h3 className="text-section font-semibold">Exceptions</h3>
      <ul className="divide-y divide-hairline">
        {of.exceptions.map(({ remittanceExceptionID, line, kind, reason, by, at, resolved }) => (
          <li key={remittanceExceptionID} className="flex flex-wrap items-start gap-x-2 py-1.5">
            <div className="min-w-0 flex-1">
              <p className="break-words">{`Line ${line}, ${kind}: ${reason}`}</p>
              {resolved !== null && <p className="break-words">{`Resolved: ${resolved.how}`}</p>}
              <p className="text-label text-muted">
                {resolved === null ? `${by}, ${moment(at)}` : `${resolved.by}, ${moment(resolved.at)}`}
              </p>
            </div>
            {resolved === null && refusal === null && (
              <Button
                size="sm"
                aria-label={`Resolve exception of line ${line}`}
                onClick={() => onResolve(remittanceExceptionID)}
              >
                Resolve…
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DocumentsProps extends Of {
  onRemove(document: RemittanceDetail['documents'][number]): void;
}

/** What goes along with it, by name. */
export function Documents({ of, refusal, onRemove }: DocumentsProps) {
  if (of.documents.length === 0) return null;
  return (
    <section aria-label="Documents">
      <h3 className="text-section font-semibold">Documents</h3>
      <ul className="divide-y divide-hairline">
        {of.documents.map((document) => (
          <li key={document.remittanceDocumentID} className="flex flex-wrap items-start gap-x-2 py-1.5">
            <div className="min-w-0 flex-1">
              <p className="break-words">{document.name}</p>
              {document.description !== null && (
                <p className="text-label break-words text-muted">{document.description}</p>
              )}
            </div>
            {refusal === null && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Remove ${document.name}`}
                onClick={() => onRemove(document)}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

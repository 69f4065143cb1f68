import type { FoundFile } from '@closewright/contract/file-search';
import { matchReason } from '@closewright/domain/file-search';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryFor } from '../../lib/api/index.ts';
import { duplicateQuery, emptyDuplicateForm, findsSomething } from '../../lib/found-files/duplicate-form.ts';
import type { NewFileForm } from './new-file-form.ts';

/** Milliseconds after the last key until duplicates are looked for. */
const debounce = 400;
const shown = 3;

/** What of a new file its duplicates have in common with it. */
export const soughtOf = ({
  buyerFirstName,
  buyerLastName,
  sellerFirstName,
  sellerLastName,
  propertyAddress,
}: NewFileForm) => ({ buyerFirstName, buyerLastName, sellerFirstName, sellerLastName, propertyAddress });

/** What of a half-typed file can already be searched for. */
export function hintQuery(form: NewFileForm): Readonly<Record<string, string>> {
  return duplicateQuery({ ...emptyDuplicateForm, ...soughtOf(form) });
}

export interface DuplicateHintsProps {
  form: NewFileForm;
  onOpen: (file: FoundFile) => void;
  /** Opens the whole search for duplicates. */
  onSearch: () => void;
}

/** Files that may be the one being typed, with the reason for each. Silent while there are none, and when the search fails: it is only a hint. */
export function DuplicateHints({ form, onOpen, onSearch }: DuplicateHintsProps) {
  const typed = JSON.stringify(hintQuery(form));
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), debounce);
    return () => clearTimeout(timer);
  }, [typed]);
  const sought = JSON.parse(settled) as Record<string, string>;
  const { data } = useQuery({
    ...queryFor('searchDuplicates', { query: sought }),
    enabled: findsSomething(sought),
    retry: false,
  });
  const files = findsSomething(sought) ? (data?.files ?? []) : [];
  return (
    <div role="status">
      {files.length > 0 && (
        <Banner
          tone="warning"
          title={files.length === 1 ? 'This file may be there already' : 'This file may be one of these'}
          actions={
            <Button size="sm" onClick={onSearch}>
              {files.length > shown ? `All ${files.length}…` : 'Search…'}
            </Button>
          }
        >
          <ul className="m-0 list-none p-0">
            {files.slice(0, shown).map((file) => (
              <li key={file.ordersID} className="flex items-center gap-2 py-0.5">
                <span className="identifier flex-none">{file.fileNumber}</span>
                <span className="min-w-0 flex-1 truncate">{file.matches.map(matchReason).join('; ')}</span>
                <Button size="sm" onClick={() => onOpen(file)} aria-label={`Open file ${file.fileNumber}`}>
                  Open
                </Button>
              </li>
            ))}
          </ul>
          {files.length > shown && <p className="m-0 text-muted">and {files.length - shown} more</p>}
        </Banner>
      )}
    </div>
  );
}

import type { FoundFile } from '@closewright/contract/file-search';
import { searchLimits } from '@closewright/domain/file-search';
import { PageHead } from '@closewright/ui/page-head';
import { SearchBox } from '@closewright/ui/search-box';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../lib/api/index.ts';
import { FoundFiles } from '../../lib/found-files/found-files.tsx';

export interface SearchScreenProps {
  /** What is searched for, as the address says. */
  text: string;
  onSearch: (text: string) => void;
  onOpen: (file: FoundFile) => void;
  /** Address of a file, so that it can be opened in another tab. */
  hrefOf: (file: FoundFile) => string;
}

const noLookups = {};

/** Home, Search: files by number, party, address, subdivision, tax id or loan number. */
export function SearchScreen({ text, onSearch, onOpen, hrefOf }: SearchScreenProps) {
  const isAsked = text.length >= searchLimits.minLength;
  const query = useQuery({ ...queryFor('searchFiles', { query: { text } }), enabled: isAsked });
  const { data: lookups = noLookups } = useQuery(queryFor('getLookups'));
  return (
    <>
      <PageHead title="Search">
        <SearchBox
          aria-label="Search files"
          placeholder="Number, party, address, tax id or loan number"
          className="w-[360px]"
          defaultValue={text}
          maxLength={searchLimits.maxLength}
          onSearch={onSearch}
          autoFocus
        />
      </PageHead>
      <div className="flex min-h-0 flex-1 flex-col border-t border-hairline bg-surface-base">
        <FoundFiles
          query={isAsked ? query : null}
          lookups={lookups}
          onOpen={onOpen}
          hrefOf={hrefOf}
          hint={`Enter at least ${searchLimits.minLength} characters of a number, a name, an address, a tax id or a loan number.`}
        />
      </div>
    </>
  );
}

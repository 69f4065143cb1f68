import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useSession } from '../app/session/app-session.ts';
import { SearchScreen } from '../features/file-search/search-screen.tsx';
import { filePath, useOpenFileScreen } from '../open-file/file-path.ts';

export const Route = createFileRoute('/search')({
  validateSearch: ({ text }: Record<string, unknown>): { text?: string } =>
    // The router reads a number as one.
    (typeof text === 'string' && text !== '') || typeof text === 'number' ? { text: `${text}` } : {},
  component: SearchPage,
});

/** The text stands in the address, so that going back from a file shows what was found again. */
function SearchPage() {
  const { text = '' } = Route.useSearch();
  const { actor } = useSession();
  const navigate = useNavigate();
  const openFile = useOpenFileScreen();
  return (
    <SearchScreen
      text={text}
      onSearch={(wanted) =>
        void navigate({ to: '/search', search: wanted === '' ? {} : { text: wanted }, replace: true })
      }
      onOpen={(file) => void openFile(file)}
      hrefOf={(file) => filePath(actor, file).href}
    />
  );
}

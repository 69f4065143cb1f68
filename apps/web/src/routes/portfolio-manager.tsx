import { createFileRoute } from '@tanstack/react-router';
import { useSession } from '../app/session/app-session.ts';
import { PortfolioScreen } from '../features/portfolio/portfolio-screen.tsx';
import { queryFor } from '../lib/api/index.ts';
import { filePath, useOpenFileScreen } from '../open-file/file-path.ts';

export const Route = createFileRoute('/portfolio-manager')({
  // Not awaited: the grid shows its own loading state, and an error at its place.
  loader: ({ context }) => {
    context.queryClient.query(queryFor('getLookups')).catch(() => {});
    context.queryClient.query(queryFor('listPortfolioFilters')).catch(() => {});
  },
  component: PortfolioPage,
});

function PortfolioPage() {
  const { actor } = useSession();
  const openFile = useOpenFileScreen();
  return <PortfolioScreen onOpen={(file) => void openFile(file)} hrefOf={(file) => filePath(actor, file).href} />;
}

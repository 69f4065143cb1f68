import { matchRoute, navItem } from '@closewright/domain/navigation';
import { createFileRoute } from '@tanstack/react-router';
import { pageElsewhere } from '../app/navigation/page-elsewhere.ts';
import { filePage } from '../records/file-route.ts';
import { openStatement } from '../records/settlement/open-statement.ts';
import { statementPages } from './-statement-pages.tsx';

const { beforeLoad, loader } = filePage(openStatement);

/** All pages of the settlement statement: a route of its own each would be one more part of the first screen. */
export const Route = createFileRoute('/order/$orderId/settlement/$page')({
  beforeLoad: (opening) => {
    const { navItemID } = matchRoute(opening.location.pathname).route;
    if (navItemID === null || !navItem(navItemID)?.built) throw pageElsewhere(opening.location);
    beforeLoad(opening);
  },
  loader: async (opening) => {
    // The loader comes with the first screen, the pages with the component.
    const pages = import('./-statement-pages.tsx');
    await Promise.all([loader(opening), pages.then((all) => all.statementPages[opening.params.page]?.load())]);
  },
  component: function PageOfStatement() {
    const Page = statementPages[Route.useParams().page];
    return Page ? <Page /> : null;
  },
});

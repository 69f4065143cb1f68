import { createFileRoute } from '@tanstack/react-router';
import { pageElsewhere } from '../app/navigation/page-elsewhere.ts';

/** Addresses without a route of their own: screens of the menu that are not built yet, and pages that do not exist. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ location }) => {
    throw pageElsewhere(location);
  },
});

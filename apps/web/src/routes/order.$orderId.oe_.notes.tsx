import { createFileRoute } from '@tanstack/react-router';
import { NotesScreen } from '../features/file-notes/notes-screen.tsx';
import { queryFor } from '../lib/api/index.ts';
import { filePage, openFile } from '../records/file-route.ts';

export const Route = createFileRoute('/order/$orderId/oe_/notes')({
  ...filePage((opening) => {
    opening.ahead(queryFor('listFileNotes', opening.input));
    return openFile(opening);
  }),
  component: NotesScreen,
});

import { createFileRoute } from '@tanstack/react-router';
import { loadOpenFile } from '../app/file/open-file-query.ts';
import { FileFrame } from '../app/frame/file-frame-part.tsx';
import { invalidFileRedirect } from '../app/invalid-file.ts';
import { NotesScreen } from '../features/file-notes/notes-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/order/$orderId/oe_/notes')({
  beforeLoad: ({ params, preload }) => {
    const away = invalidFileRedirect(params.orderId, preload);
    if (away !== null) throw away;
  },
  loader: async ({ context, params }) => {
    const ordersID = Number(params.orderId);
    // Not awaited: the grid shows its own loading state, and an error at its place.
    context.queryClient.query(queryFor('listFileNotes', { params: { ordersID } })).catch(() => {});
    await Promise.all([FileFrame.load(), loadOpenFile(context, ordersID)]);
  },
  component: NotesScreen,
});

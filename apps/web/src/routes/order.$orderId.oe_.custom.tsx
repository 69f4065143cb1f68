import { ReferenceTable } from '@closewright/domain/custom-fields';
import { createFileRoute } from '@tanstack/react-router';
import { loadOpenFile } from '../app/file/open-file-query.ts';
import { FileFrame } from '../app/frame/file-frame-part.tsx';
import { invalidFileRedirect } from '../app/invalid-file.ts';
import { CustomPageScreen } from '../features/custom-data/page/custom-page-screen.tsx';
import { queryFor } from '../lib/api/index.ts';

export const Route = createFileRoute('/order/$orderId/oe_/custom')({
  beforeLoad: ({ params, preload }) => {
    const away = invalidFileRedirect(params.orderId, preload);
    if (away !== null) throw away;
  },
  loader: async ({ context, params }) => {
    const ordersID = Number(params.orderId);
    const query = { referenceTable: ReferenceTable.Orders };
    const form = context.queryClient
      .query(queryFor('getCustomDataForm', { params: { ordersID }, query }))
      .then(({ tabs: [first] }) => {
        if (first === undefined) return;
        // The first tab is what is shown: asked for as soon as it is known. A failure is said at its place.
        const { customDataTabID } = first;
        context.queryClient
          .query(
            queryFor('getCustomDataValues', {
              params: { ordersID },
              query: { ...query, referenceTablePKValue: ordersID, customDataTabID },
            }),
          )
          .catch(() => {});
      });
    await Promise.all([FileFrame.load(), loadOpenFile(context, ordersID), form]);
  },
  component: CustomPageScreen,
});

import { ReferenceTable } from '@closewright/domain/custom-fields';
import { createFileRoute } from '@tanstack/react-router';
import { CustomPageScreen } from '../features/custom-data/page/custom-page-screen.tsx';
import { queryFor } from '../lib/api/index.ts';
import { filePage, openFile } from '../records/file-route.ts';

export const Route = createFileRoute('/order/$orderId/oe_/custom')({
  ...filePage((opening) => {
    const { ordersID, input, context, ahead } = opening;
    const query = { referenceTable: ReferenceTable.Orders };
    const form = context.queryClient
      .query(queryFor('getCustomDataForm', { ...input, query }))
      .then(({ tabs: [first] }) => {
        if (first === undefined) return;
        // The first tab is what is shown: asked for as soon as it is known.
        const values = { ...query, referenceTablePKValue: ordersID, customDataTabID: first.customDataTabID };
        ahead(queryFor('getCustomDataValues', { ...input, query: values }));
      });
    return Promise.all([openFile(opening), form]);
  }),
  component: CustomPageScreen,
});

import { catalogue } from '@closewright/domain/errors';
import { onDemand } from '@closewright/ui/lib/on-demand';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fileMainCustomQuery } from './file-main-custom-query.ts';

// Most companies have no custom fields on File Main: the fields come when there are some.
const CustomSections = onDemand(async () => ({ default: (await import('./custom-sections.tsx')).CustomSections }));

/** The custom fields that stand on File Main: its own tabs, and those of the Custom Page that are marked for it. */
export function FileMainCustom({ ordersID }: { ordersID: number }) {
  const { data: form, isError } = useQuery(fileMainCustomQuery(ordersID));
  useEffect(() => {
    if (isError) toasts.error(catalogue.customDataValuesFailed);
  }, [isError]);
  return form !== undefined && form.tabs.length > 0 ? <CustomSections ordersID={ordersID} form={form} /> : null;
}

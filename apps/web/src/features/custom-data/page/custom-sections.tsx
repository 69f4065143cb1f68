import type { CustomDataForm, CustomDataTab } from '@closewright/contract/custom-data';
import { ReferenceTable } from '@closewright/domain/custom-fields';
import { Section } from '@closewright/ui/section';
import { useState } from 'react';
import { keyFor } from '../../../lib/api/index.ts';
import { useOpenFile } from '../../../open-file/file-context.ts';
import { useFreshFile } from '../../../open-file/use-fresh-file.ts';
import { useSaveParts } from '../../../records/saving/save-parts-context.ts';
import { CustomRecord } from '../record/custom-record.tsx';
import { useHostMode } from '../record/use-host-mode.ts';

export interface CustomSectionsProps {
  ordersID: number;
  form: CustomDataForm;
}

/** Custom tabs as sections of a page, saved with it. */
export function CustomSections({ ordersID, form }: CustomSectionsProps) {
  useFreshFile(keyFor('getCustomDataValues'));
  const filled = new Set(form.definitions.map(({ customDataTabID }) => customDataTabID));
  return form.tabs
    .filter(({ customDataTabID }) => filled.has(customDataTabID))
    .map((tab) => <CustomSection key={tab.customDataTabID} ordersID={ordersID} form={form} tab={tab} />);
}

function CustomSection({ ordersID, form, tab }: CustomSectionsProps & { tab: CustomDataTab }) {
  const parts = useSaveParts();
  const file = useOpenFile();
  const modeOf = useHostMode();
  const [own, page] = [modeOf(tab.referenceTable), modeOf(ReferenceTable.FileMain)];
  const [errors, setErrors] = useState(0);
  if (own === null || page === null) return null;
  // A tab of the Custom Page is not saved from a page that saves nothing.
  const mode = own.mode === 'edit' ? page : own;
  return (
    <Section name={`custom-${tab.customDataTabID}`} title={tab.label} errors={errors}>
      <CustomRecord
        subject={{ ordersID, referenceTablePKValue: ordersID, tab, listValues: form.listValues }}
        mode={mode}
        parts={parts}
        onErrors={setErrors}
        refreshFile={() => void file?.refresh()}
      />
    </Section>
  );
}
